import type { ReactNode } from 'react'
import { type Column, Table } from '#app/ui/table.tsx'
import type { ListDescription, ListFields } from './describe-list.ts'

interface ListRowsProps<Fields extends ListFields, Row> {
  list: ListDescription<Fields, Row>
  label: string
  rows: readonly Row[]
  /** What stands before the first cell of a row, or first in an item. */
  headOf?: (row: Row) => ReactNode
}

const NOTHING = () => null

/** The rows of a list, also as part of another page. */
export const ListRows = <Fields extends ListFields, Row>({
  list,
  label,
  rows,
  headOf = NOTHING,
}: ListRowsProps<Fields, Row>) => {
  const { rows: shape, keyOf } = list
  if (!('columns' in shape))
    return (
      <ul className={`grid gap-4 ${rows.length > 1 ? 'lg:grid-cols-2' : 'max-w-[960px]'}`}>
        {rows.map((row) => shape.item(row, headOf(row)))}
      </ul>
    )
  const [first, ...others] = shape.columns()
  const columns = first ? [withHead(first, headOf), ...others] : others
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      compact={(row) => <Headed head={headOf(row)}>{shape.compact(row)}</Headed>}
    />
  )
}

const withHead = <Row,>(column: Column<Row>, headOf: (row: Row) => ReactNode): Column<Row> => ({
  ...column,
  cell: (row) => <Headed head={headOf(row)}>{column.cell(row)}</Headed>,
})

const Headed = ({ head, children }: { head: ReactNode; children: ReactNode }) =>
  head === null ? (
    children
  ) : (
    <div className="flex items-center gap-3">
      {head}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
