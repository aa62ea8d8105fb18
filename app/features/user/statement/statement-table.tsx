import { Coins, Gem } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table.tsx'
import type { BalanceRecord } from '#contract/user.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { pageOfLink } from './page-of-link.ts'
import { noteText, reasonText } from './reason-text.ts'
import type { StatementSearch } from './statement-search.ts'

const CURRENCIES = [
  { moved: 'gold', after: 'goldAfter', name: m.user_info_coins, Icon: Coins, colour: 'text-coin' },
  { moved: 'diamond', after: 'diamondAfter', name: m.user_info_diamonds, Icon: Gem, colour: 'text-diamond' },
] as const

interface StatementTableProps {
  label: string
  lines: readonly BalanceRecord[]
  /** Shows only this one; undefined: both. */
  currency: StatementSearch['currency']
  /** Shown when there are no lines; by default, that there are none yet. */
  empty?: ReactNode
}

/** An account's lines, newest first: what it was, when, what moved, and the balance after it. */
export function StatementTable({ label, lines, currency, empty }: StatementTableProps) {
  const amounts = (line: BalanceRecord, which: 'moved' | 'after') => (
    <LineAmounts line={line} which={which} currency={currency} />
  )
  return (
    <Table
      label={label}
      columns={[
        { key: 'what', title: m.user_record_what(), cell: (line) => <What line={line} /> },
        { key: 'time', title: m.user_record_time(), cell: (line) => <When {...line} /> },
        { key: 'amount', title: m.user_record_amount(), isNumeric: true, cell: (line) => amounts(line, 'moved') },
        { key: 'after', title: m.user_water_after(), isNumeric: true, cell: (line) => amounts(line, 'after') },
      ]}
      compact={(line) => (
        <div className="flex items-start justify-between gap-3 text-13">
          <div className="min-w-0">
            <What line={line} isRow />
            <div className="text-12 text-text-muted">
              <When {...line} />
            </div>
          </div>
          <div className="shrink-0 text-end tabular-nums">
            {amounts(line, 'moved')}
            <div className="text-12 text-text-muted">
              <span className="sr-only">{m.user_water_after()} </span>
              {amounts(line, 'after')}
            </div>
          </div>
        </div>
      )}
      rows={lines}
      keyOf={({ id }) => id}
      empty={empty ?? <EmptyState picture="records" title={m.user_water_empty()} text={m.user_water_empty_text()} />}
    />
  )
}

/** Why the amounts moved, and the way to what they paid for; `isRow`: the whole row leads there. */
function What({ line, isRow }: { line: BalanceRecord; isRow?: boolean }) {
  const { prefix } = useShell()
  const { type, step, link } = line
  const page = pageOfLink(link)
  const note = noteText(line)
  return (
    <>
      {page === undefined ? (
        reasonText(type, step)
      ) : (
        <a
          href={`${prefix}${page}`}
          data-routed=""
          className={`underline decoration-line underline-offset-4 hover:text-brand-text ${isRow ? 'after:absolute after:inset-0' : ''}`}
        >
          {reasonText(type, step)}
        </a>
      )}
      {note !== '' && <span className="block text-12 text-text-muted">{note}</span>}
    </>
  )
}

function When({ createdAt }: BalanceRecord) {
  const { locale, zone } = useShell()
  return (
    <time dateTime={createdAt} className="whitespace-nowrap" suppressHydrationWarning>
      {dateAndTime(createdAt, locale.tag, zone)}
    </time>
  )
}

interface LineAmountsProps {
  line: BalanceRecord
  which: 'moved' | 'after'
  currency: StatementTableProps['currency']
}

/** What moved, or was there after it, of the currencies that moved. */
function LineAmounts({ line, which, currency }: LineAmountsProps) {
  const { locale } = useShell()
  const format = new Intl.NumberFormat(`${locale.tag}-u-nu-latn`, {
    signDisplay: which === 'moved' ? 'exceptZero' : 'auto',
  })
  return CURRENCIES.filter(({ moved }) => line[moved] !== 0 && (currency ?? moved) === moved).map(
    ({ Icon, colour, name, ...fields }) => (
      <span key={fields.moved} className="flex items-center justify-end gap-1.5 whitespace-nowrap">
        <bdi dir="ltr">{format.format(line[fields[which]])}</bdi>
        <Icon size={14} aria-hidden className={`shrink-0 ${colour}`} />
        <span className="sr-only">{name()}</span>
      </span>
    ),
  )
}
