import { Table } from '#app/ui/table.tsx'
import type { ListDescription, ListFields } from './describe-list.ts'

interface ListRowsProps<Fields extends ListFields, Row> {
  list: ListDescription<Fields, Row>
  label: string
  rows: readonly Row[]
}

/** The rows of a list, also as part of another page. */
export const ListRows = <Fields extends ListFields, Row>({ list, label, rows }: ListRowsProps<Fields, Row>) => {
  const { rows: shape, keyOf } = list
  if ('columns' in shape)
    return <Table label={label} columns={shape.columns()} rows={rows} keyOf={keyOf} compact={shape.compact} />
  return <ul className="max-w-[760px] space-y-4">{rows.map((row) => shape.item(row))}</ul>
}
