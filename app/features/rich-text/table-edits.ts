import type { Node } from '@tiptap/pm/model'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'

/** What can be done with the table in which the cursor is. Cells span nothing: a table is rows of cells. */
export type TableEdit = 'add_row' | 'add_column' | 'delete_row' | 'delete_column' | 'delete_table'

interface Place {
  table: Node
  /** Where the table begins in the document. */
  from: number
  row: number
  column: number
}

/** The table around the cursor, and the cell; undefined outside of one. */
export function tableAt({ selection: { $from } }: Pick<EditorState, 'selection'>): Place | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'table' && depth + 2 <= $from.depth)
      return {
        table: $from.node(depth),
        from: $from.before(depth),
        row: $from.index(depth),
        column: $from.index(depth + 1),
      }
  return undefined
}

const rowsOf = (table: Node): Node[][] =>
  Array.from({ length: table.childCount }, (_, at) => {
    const row = table.child(at)
    return Array.from({ length: row.childCount }, (_each, column) => row.child(column))
  })

/** Sets the cursor into a cell of the table that begins at `from`. */
function selectCell(tr: Transaction, from: number, row: number, column: number): Transaction {
  const table = tr.doc.nodeAt(from)
  if (!table) return tr
  let at = from + 1
  for (let each = 0; each < row; each += 1) at += table.child(each).nodeSize
  const cells = table.child(row)
  at += 1
  for (let each = 0; each < Math.min(column, cells.childCount - 1); each += 1) at += cells.child(each).nodeSize
  return tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView()
}

/** Sets the cursor into the first cell of its table: that of a new one stands in the last. */
export function toFirstCell(state: EditorState): Transaction | undefined {
  const place = tableAt(state)
  return place && selectCell(state.tr, place.from, 0, 0)
}

const emptyLike = (node: Node): Node | null => node.type.createAndFill()

function edited(rows: Node[][], edit: TableEdit, { row, column }: Place): Node[][] {
  switch (edit) {
    case 'add_row': {
      const { tableCell } = rows[0]?.[0]?.type.schema.nodes ?? {}
      const added = (rows[row] ?? []).flatMap((cell, at) => {
        // A column of heads goes on; a row of heads does not.
        const isHeadColumn = rows.length > 1 && rows.slice(1).every((each) => each[at]?.type.name === 'tableHeader')
        return (isHeadColumn ? emptyLike(cell) : tableCell?.createAndFill()) ?? []
      })
      return rows.toSpliced(row + 1, 0, added)
    }
    case 'add_column':
      return rows.map((cells) => {
        const like = cells[Math.min(column, cells.length - 1)]
        const isHeadRow = cells.every((cell) => cell.type.name === 'tableHeader')
        const kind = isHeadRow ? like?.type : like?.type.schema.nodes.tableCell
        return cells.toSpliced(column + 1, 0, ...[kind?.createAndFill() ?? []].flat())
      })
    case 'delete_row':
      return rows.toSpliced(row, 1)
    case 'delete_column':
      return rows.map((cells) => cells.toSpliced(column, 1)).filter((cells) => cells.length > 0)
    case 'delete_table':
      return []
  }
}

/** The transaction of an edit; undefined where the cursor is in no table. */
export function tableEdit(state: EditorState, edit: TableEdit): Transaction | undefined {
  const place = tableAt(state)
  if (!place) return undefined
  const { table, from } = place
  const { tableRow } = state.schema.nodes
  const rows = edited(rowsOf(table), edit, place)
  const { tr } = state
  if (rows.length === 0 || !tableRow) {
    tr.delete(from, from + table.nodeSize)
    return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size))))
  }
  const changed = table.type.create(
    table.attrs,
    rows.map((cells) => tableRow.create(null, cells)),
  )
  tr.replaceWith(from, from + table.nodeSize, changed)
  const row = Math.min(place.row + (edit === 'add_row' ? 1 : 0), rows.length - 1)
  return selectCell(tr, from, row, Math.max(0, place.column + (edit === 'add_column' ? 1 : 0)))
}

/** A new table of so many rows and columns, the first row of heads. */
export function newTable({ nodes }: EditorState['schema'], rows: number, columns: number): Node | undefined {
  const { table, tableRow, tableHeader, tableCell } = nodes
  if (!table || !tableRow || !tableHeader || !tableCell) return undefined
  return table.create(
    null,
    Array.from({ length: rows }, (_, at) =>
      tableRow.create(
        null,
        Array.from({ length: columns }, () => (at === 0 ? tableHeader : tableCell).createAndFill() ?? []).flat(),
      ),
    ),
  )
}

/** Moves the cursor to the next or the previous cell; behind the last one there is a new row. */
export function nextCell(state: EditorState, step: 1 | -1): Transaction | undefined {
  const place = tableAt(state)
  if (!place) return undefined
  const { table, from, row, column } = place
  const next = column + step
  if (next >= 0 && next < table.child(row).childCount) return selectCell(state.tr, from, row, next)
  if (step < 0) return row > 0 ? selectCell(state.tr, from, row - 1, table.child(row - 1).childCount - 1) : undefined
  if (row + 1 < table.childCount) return selectCell(state.tr, from, row + 1, 0)
  const added = tableEdit(state, 'add_row')
  return added && selectCell(added, from, row + 1, 0)
}
