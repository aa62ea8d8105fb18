import { m } from '#app/paraglide/messages.js'
import { type ListDescription, type ListFields, type ListPart, TYPED } from './describe-list.ts'

interface ListKeysProps<Fields extends ListFields, Row> {
  list: Pick<ListDescription<Fields, Row>, 'bulk' | 'fields' | 'form' | 'rows'>
  part: ListPart<Row>
}

/** The keys of `moveByKeys` that do something in this part of the list; nothing where there is none. */
export function ListKeys<Fields extends ListFields, Row>({
  list: { bulk = [], fields, form, rows: shape },
  part: { list: rows, next, previous },
}: ListKeysProps<Fields, Row>) {
  const hasRows = rows.length > 0
  const hasSearch = form !== undefined && Object.values(fields).some(({ kind }) => TYPED.includes(kind))
  const inRow = [
    // Items have all that there is of them: there is nothing to open.
    ...(hasRows && 'columns' in shape ? [m.admin_list_key_open()] : []),
    ...(rows.some((row) => bulk.some(({ isFor }) => isFor(row))) ? [m.admin_list_key_select()] : []),
  ]
  const keys = [
    ...(hasRows ? [m.admin_list_key_move()] : []),
    ...(inRow.length > 0 ? [m.admin_list_keys_in_row({ keys: inRow.join(', ') })] : []),
    ...((next ?? previous) ? [m.admin_list_key_pages()] : []),
    ...(hasSearch ? [m.admin_list_key_search()] : []),
  ]
  if (keys.length === 0) return null
  return (
    <p className="text-12 text-text-muted pointer-coarse:hidden">{m.admin_list_keys({ keys: keys.join(' · ') })}</p>
  )
}
