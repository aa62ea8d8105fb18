import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { BrandService } from '#contract/admin-brands.ts'
import { ListState } from '../../list/list-state.tsx'
import { brandServicesQuery } from '../brands.queries.ts'

const NAMES: Readonly<Record<BrandService['what'], () => string>> = {
  mail: m.admin_brand_service_mail,
  sms: m.admin_brand_service_sms,
  sign_in: m.admin_brand_service_sign_in,
  human_check: m.admin_brand_service_human_check,
  payments: m.admin_brand_service_payments,
  alerts: m.admin_brand_service_alerts,
  cards: m.admin_brand_service_cards,
  papers: m.admin_brand_service_papers,
  broadcasts: m.admin_brand_service_broadcasts,
}

/** What the server has set up for the brand, by the names of its settings; their values stay there. */
export function Services({ id }: { id: string }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-medium text-14">{m.admin_brand_services()}</h3>
      <p className="text-13 text-text-muted">{m.admin_brand_services_hint()}</p>
      <ListState query={useQuery(brandServicesQuery(id))}>
        {(list) => (
          <ul className="grid gap-1 text-13">
            {list.map(({ what, isSet, by, names = [] }) => (
              <li key={what} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 flex-auto">
                  {NAMES[what]()} <code className="break-all text-12 text-text-muted">{by}</code>
                </span>
                <span className={`flex items-center gap-1.5 ${isSet ? 'text-win' : 'text-text-muted'}`}>
                  {isSet ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
                  {isSet ? m.admin_brand_service_set() : m.admin_brand_service_unset()}
                  {names.length > 0 && <bdi>{names.join(', ')}</bdi>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  )
}
