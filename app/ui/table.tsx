import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { Scroller } from './scroller.tsx'

export interface Column<Row> {
  key: string
  title: ReactNode
  cell: (row: Row) => ReactNode
  /** Digits of one width, one under the other: at the right edge in every language. */
  isNumeric?: boolean
}

interface TableProps<Row> {
  /** Accessible name of the table. */
  label: string
  /** The first column is the row header and stays visible while scrolling. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode
  /** A row as an item of a list, which replaces the table below 1200 px: for tables that do not fit a phone. */
  compact?: ((row: Row) => ReactNode) | undefined
}

const STICKY = 'sticky start-0 z-10 bg-surface-1'

/** A dense table. On narrow screens it is a list (`compact`), or scrolls sideways in its own container. */
export function Table<Row>({ empty, compact, ...table }: TableProps<Row>) {
  if (table.rows.length === 0 && empty) return empty
  if (!compact) return <Columns {...table} />
  return (
    <>
      <div className="max-lg:hidden">
        <Columns {...table} />
      </div>
      <ul aria-label={table.label} className="rounded-lg border border-line bg-surface-1 lg:hidden">
        {table.rows.map((row) => (
          <li key={table.keyOf(row)} className="relative border-line border-b px-3 py-2 last:border-b-0">
            {compact(row)}
          </li>
        ))}
      </ul>
    </>
  )
}

function Columns<Row>({ label, columns, rows, keyOf }: Omit<TableProps<Row>, 'empty' | 'compact'>) {
  return (
    <Scroller label={label} className="rounded-lg border border-line bg-surface-1">
      <table className="w-full text-13">
        <caption className="sr-only">{label}</caption>
        <thead className="text-12 text-text-muted">
          <tr className="border-line border-b">
            {columns.map(({ key, title, isNumeric }, index) => (
              <th
                key={key}
                scope="col"
                className={cn(
                  'whitespace-nowrap px-3 py-2 font-normal',
                  isNumeric ? 'text-right' : 'text-start',
                  index === 0 && STICKY,
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="group border-line border-b last:border-b-0 hover:bg-surface-2">
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} row={row} isFirst={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Cell<Row>({ column, row, isFirst }: { column: Column<Row>; row: Row; isFirst: boolean }) {
  const className = cn('h-11 px-3 py-1', column.isNumeric && 'text-right tabular-nums')
  if (!isFirst) return <td className={className}>{column.cell(row)}</td>
  return (
    <th scope="row" className={cn(className, STICKY, 'text-start font-normal group-hover:bg-surface-2')}>
      {column.cell(row)}
    </th>
  )
}
