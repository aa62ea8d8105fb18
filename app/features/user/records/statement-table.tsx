import { dateAndTime } from '#app/lib/date-and-time.ts'
import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table.tsx'
import type { BalanceRecord } from '#contract/user.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { currencyOf } from './currency-of.ts'

/** Why coins or diamonds moved, as the reader calls it. */
const REASONS = {
  opening: m.user_water_opening,
  recharge: m.user_water_recharge,
  refund: m.user_water_refund,
  registration: m.user_water_registration,
} as const

const CURRENCIES = [
  { moved: 'gold', after: 'goldAfter', name: m.user_info_coins },
  { moved: 'diamond', after: 'diamondAfter', name: m.user_info_diamonds },
] as const

interface StatementTableProps {
  label: string
  lines: readonly BalanceRecord[]
  /** Shows only this one; undefined: both. */
  currency: ReturnType<typeof currencyOf>
}

/** An account's lines, newest first: what it was, when, what moved, and the balance after it. */
export function StatementTable({ label, lines, currency }: StatementTableProps) {
  const { locale, zone } = useShell()
  const numbers = new Intl.NumberFormat(`${locale.tag}-u-nu-latn`)
  const changes = new Intl.NumberFormat(`${locale.tag}-u-nu-latn`, { signDisplay: 'exceptZero' })
  const amounts = (line: BalanceRecord, which: 'moved' | 'after', format: Intl.NumberFormat) =>
    CURRENCIES.filter(({ moved }) => line[moved] !== 0 && (currency ?? moved) === moved).map((each) => (
      <span key={each.moved} className="block whitespace-nowrap">
        <bdi dir="ltr">{format.format(line[each[which]])}</bdi> {each.name()}
      </span>
    ))
  return (
    <Table
      label={label}
      columns={[
        {
          key: 'what',
          title: m.user_record_what(),
          cell: ({ type, step }) => (
            <>
              {labelOf(REASONS, type)}
              {step === 'return' && <span className="block text-12 text-text-muted">{m.user_water_returned()}</span>}
            </>
          ),
        },
        {
          key: 'time',
          title: m.user_record_time(),
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} className="whitespace-nowrap" suppressHydrationWarning>
              {dateAndTime(createdAt, locale.tag, zone)}
            </time>
          ),
        },
        {
          key: 'amount',
          title: m.user_record_amount(),
          isNumeric: true,
          cell: (line) => amounts(line, 'moved', changes),
        },
        {
          key: 'after',
          title: m.user_water_after(),
          isNumeric: true,
          cell: (line) => amounts(line, 'after', numbers),
        },
      ]}
      rows={lines}
      keyOf={({ id }) => id}
      empty={<EmptyState picture="records" title={m.user_water_empty()} text={m.user_water_empty_text()} />}
    />
  )
}
