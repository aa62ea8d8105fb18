import type { ReactNode } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { humanised } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'
import { Table } from '#app/ui/table.tsx'
import { useShell } from '../../shell/shell.queries.ts'

interface RecordTableProps {
  label: string
  records: readonly { id: number; type: string; amount: number; createdAt: string }[]
  empty: ReactNode
}

/** A table of records: type, time and amount. */
export function RecordTable({ label, records, empty }: RecordTableProps) {
  const { locale, zone } = useShell()
  const amounts = new Intl.NumberFormat(`${locale.tag}-u-nu-latn`, { signDisplay: 'exceptZero' })
  return (
    <Table
      label={label}
      columns={[
        { key: 'what', title: m.user_record_what(), cell: ({ type }) => humanised(type) },
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
          cell: ({ amount }) => (
            <bdi dir="ltr" className="whitespace-nowrap">
              {amounts.format(amount)}
            </bdi>
          ),
        },
      ]}
      rows={records}
      keyOf={({ id }) => id}
      empty={empty}
    />
  )
}
