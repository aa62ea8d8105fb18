import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { MemberBadge } from '#app/ui/avatar.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table.tsx'
import type { MembershipRecord } from '#contract/membership.ts'
import { PERIOD_DAYS } from '#contract/membership-rules.ts'
import { Amount } from '../../../coins/amount.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { useDate } from './use-date.ts'

/** What was bought, newest first: tier and period, from when until when, when it was bought, and what was paid. */
export const MembershipRecords = ({ records }: { records: readonly MembershipRecord[] }) => (
  <Table
    label={m.user_vip_records()}
    columns={[
      { key: 'what', title: m.user_record_what(), cell: (record) => <What {...record} /> },
      { key: 'valid', title: m.user_vip_valid(), cell: (record) => <Valid {...record} /> },
      { key: 'time', title: m.user_record_time(), cell: (record) => <When {...record} /> },
      { key: 'amount', title: m.user_record_amount(), isNumeric: true, cell: (record) => <Paid {...record} /> },
    ]}
    compact={(record) => (
      <div className="flex items-start justify-between gap-3 text-13">
        <div className="min-w-0">
          <What {...record} />
          <div className="text-12 text-text-muted">
            <Valid {...record} />
          </div>
        </div>
        <div className="shrink-0 text-end">
          <Paid {...record} />
          <div className="text-12 text-text-muted">
            <When {...record} />
          </div>
        </div>
      </div>
    )}
    rows={records}
    keyOf={({ id }) => id}
    empty={<EmptyState picture="records" title={m.user_vip_empty()} text={m.user_vip_empty_text()} />}
  />
)

const What = ({ tier, period }: MembershipRecord) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <MemberBadge tier={tier} /> {m.user_vip_days({ days: PERIOD_DAYS[period] })}
  </span>
)

function Valid({ from, until, refund }: MembershipRecord) {
  const date = useDate()
  return (
    <span className={refund && 'line-through'} suppressHydrationWarning>
      {m.user_vip_range({ from: date(from), until: date(until) })}
    </span>
  )
}

const Paid = ({ amount, currency, refund }: MembershipRecord) => (
  <>
    <Amount of={{ [currency]: amount }} />
    {refund && (
      <div className="flex items-center justify-end gap-1.5 text-12 text-text-muted">
        {m.user_order_state_refunded()} <Amount of={{ [currency]: refund.amount }} />
      </div>
    )}
  </>
)

function When({ createdAt }: MembershipRecord) {
  const { locale, zone } = useShell()
  return (
    <time dateTime={createdAt} className="whitespace-nowrap" suppressHydrationWarning>
      {dateAndTime(createdAt, locale.tag, zone)}
    </time>
  )
}
