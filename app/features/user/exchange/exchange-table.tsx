import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Table } from '#app/ui/table.tsx'
import type { ExchangeRecord } from '#contract/exchange.ts'
import { Amount } from '../../coins/amount.tsx'
import { useShell } from '../../shell/shell.queries.ts'

/** What was exchanged, newest first. */
export const ExchangeTable = ({ records }: { records: readonly ExchangeRecord[] }) => (
  <Table
    label={m.user_exchange_records()}
    columns={[
      { key: 'time', title: m.user_record_time(), cell: (record) => <When {...record} /> },
      {
        key: 'gave',
        title: m.user_exchange_gave(),
        isNumeric: true,
        cell: ({ diamond }) => <Amount of={{ diamond }} />,
      },
      { key: 'got', title: m.user_exchange_got(), isNumeric: true, cell: ({ gold }) => <Amount of={{ gold }} /> },
      { key: 'state', title: m.user_order_state(), cell: ({ state }) => stateText(state) },
    ]}
    compact={(record) => (
      <div className="flex items-center justify-between gap-3 text-13">
        <span className="text-text-muted">
          <When {...record} />
          {record.state === 'processing' && <span className="block">{stateText(record.state)}</span>}
        </span>
        <span className="inline-flex items-center gap-2">
          <Amount of={{ diamond: record.diamond }} />
          <span aria-hidden className="text-text-muted rtl:rotate-180">
            →
          </span>
          <Amount of={{ gold: record.gold }} />
        </span>
      </div>
    )}
    rows={records}
    keyOf={({ id }) => id}
  />
)

const stateText = (state: ExchangeRecord['state']): string =>
  state === 'done' ? m.user_order_state_done() : m.user_order_state_processing()

function When({ createdAt }: ExchangeRecord) {
  const { locale, zone } = useShell()
  return (
    <time dateTime={createdAt} className="whitespace-nowrap" suppressHydrationWarning>
      {dateAndTime(createdAt, locale.tag, zone)}
    </time>
  )
}
