import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { AdminPayment } from '#contract/admin-payments.ts'
import { PAY_CURRENCIES } from '#contract/payment-rules.ts'
import { priceText } from '../../coins/price-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { Panel } from '../panel.tsx'
import { Timestamp } from '../timestamp.tsx'
import { paymentQuery } from './load-payment.ts'
import { PAY_METHOD_LABELS } from './payment-labels.ts'
import { Bought, Buyer, Charged, PaymentStateText } from './payment-parts.tsx'

const DecisionDialog = lazy(() =>
  import('./decision-dialog.tsx').then((module) => ({ default: module.DecisionDialog })),
)

/** One payment, and what an administrator may decide about it. */
export function PaymentPage({ id }: { id: number }) {
  const { data: payment } = useSuspenseQuery(paymentQuery(id))
  const [deciding, setDeciding] = useState<AdminPayment['decisions'][number]>()
  return (
    <>
      <Link
        to="/admin/$list"
        params={{ list: 'payments' }}
        search={{}}
        className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text"
      >
        <ChevronLeft size={16} aria-hidden className="rtl:rotate-180" />
        {m.admin_page_payments()}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <div className="min-w-full flex-1 sm:min-w-0">
          <h1 className="figures break-words font-bold text-20">{id}</h1>
          <PaymentStateText state={payment.state} />
        </div>
        {payment.decisions.includes('accept') && (
          <Button onClick={() => setDeciding('accept')}>{m.admin_pay_accept()}</Button>
        )}
        {payment.decisions.includes('refund') && (
          <Button variant="quiet" className="text-lose!" onClick={() => setDeciding('refund')}>
            {m.admin_pay_refund()}
          </Button>
        )}
      </header>
      {payment.state === 'held' && <p className="rounded-md bg-surface-2 p-3 text-13">{m.admin_pay_held_note()}</p>}
      {payment.state === 'part_returned' && (
        <p className="rounded-md bg-surface-2 p-3 text-13">{m.admin_pay_part_note()}</p>
      )}
      <Panel title={m.admin_pay_facts()}>
        <Facts payment={payment} />
      </Panel>
      {deciding && (
        <Suspense>
          <DecisionDialog payment={payment} decision={deciding} onClose={() => setDeciding(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Facts({ payment }: { payment: AdminPayment }) {
  const { locale } = useShell()
  const { uid, paidOtherwise: other, returned, paidAt } = payment
  const ours = PAY_CURRENCIES.find((currency) => currency === other?.currency.toUpperCase())
  const received =
    other &&
    (ours ? priceText(other.amount, ours, locale.tag) : `${fullNumber(other.amount, locale.tag)} ${other.currency}`)
  const facts: [name: string, value: ReactNode][] = [
    [m.admin_pay_buyer(), <Buyer key="buyer" payment={payment} />],
    [m.admin_pay_uid(), uid],
    [m.admin_pay_what(), <Bought key="what" payment={payment} />],
    [m.admin_pay_amount(), <Charged key="amount" payment={payment} />],
    [m.admin_pay_otherwise(), received],
    [m.admin_pay_returned(), returned && priceText(returned, payment.currency, locale.tag)],
    [m.admin_pay_created(), <Timestamp key="created" at={payment.createdAt} />],
    [m.admin_pay_paid(), paidAt && <Timestamp at={paidAt} />],
    [m.admin_pay_method(), PAY_METHOD_LABELS[payment.method]()],
    [m.admin_pay_provider(), payment.provider],
    [m.admin_pay_reference(), payment.reference],
    [m.admin_pay_brand(), payment.brand],
  ]
  return (
    <dl className="grid gap-2">
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
            <dt className="text-text-muted">{name}</dt>
            <dd className="break-words tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
