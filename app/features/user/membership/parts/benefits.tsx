import { Check, Minus } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { MemberBadge } from '#app/ui/avatar.tsx'
import { TIERS, type Tier } from '#contract/membership-rules.ts'
import { useShell } from '../../../shell/shell.queries.ts'

interface Benefit {
  key: string
  text: () => string
  from: Tier
}

/** What the tiers open, and from which one on. */
const BENEFITS: readonly Benefit[] = [
  { key: 'exclusive', text: m.user_vip_benefit_exclusive, from: 'vip' },
  { key: 'latency', text: m.user_vip_benefit_latency, from: 'vip' },
  { key: 'badge', text: m.user_vip_benefit_badge, from: 'vip' },
  { key: 'lines', text: m.user_vip_benefit_lines, from: 'svip' },
]

/** What they open on this brand. */
function useBenefits(): readonly Benefit[] {
  const { proAccess, features } = useShell().brand
  if (proAccess !== 'vip' && proAccess !== 'svip') return BENEFITS
  // Without prices football alone has any (docs/decisions/133-pro-data.md).
  const text = features.odds ? m.user_vip_benefit_pro : m.user_vip_benefit_pro_football
  const pro = { key: 'pro', text, from: proAccess }
  // What SVIP alone opens stands last.
  return [...BENEFITS, pro].sort((a, b) => TIERS.indexOf(a.from) - TIERS.indexOf(b.from))
}

export const Benefits = () => (
  <table className="w-full">
    <thead>
      <tr>
        <td />
        {TIERS.map((tier) => (
          <th key={tier} scope="col" className="w-16 pb-2 text-center sm:w-24">
            <MemberBadge tier={tier} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {useBenefits().map(({ key, text, from }) => (
        <tr key={key} className="border-line border-t">
          <th scope="row" className="py-2.5 pe-3 text-start font-normal">
            {text()}
          </th>
          {TIERS.map((tier) => (
            <td key={tier} className="text-center">
              <Sign isIncluded={tier === 'svip' || from === 'vip'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Sign = ({ isIncluded }: { isIncluded: boolean }) =>
  isIncluded ? (
    <>
      <Check size={18} aria-hidden className="mx-auto text-coin" />
      <span className="sr-only">{m.user_vip_included()}</span>
    </>
  ) : (
    <>
      <Minus size={18} aria-hidden className="mx-auto text-text-muted" />
      <span className="sr-only">{m.user_vip_not_included()}</span>
    </>
  )
