import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { isDocument } from '#contract/news-document.ts'
import { ALL_BLOCKS, documentExtensions } from './document-schema.ts'
import { newTable, nextCell, type TableEdit, tableAt, tableEdit, toFirstCell } from './table-edits.ts'

const schema = getSchema(documentExtensions(ALL_BLOCKS))

/** A document with a table of two rows and columns, and the cursor in a cell that is counted from 0. */
function stateAt(cell: number): EditorState {
  const table = newTable(schema, 2, 2)
  if (!table) throw new Error('no table')
  const doc = schema.nodes.doc?.create(null, [table, schema.nodes.paragraph?.create() ?? []].flat())
  const starts: number[] = []
  doc?.descendants(({ type }, at) => {
    if (/^tableH|^tableC/.test(type.name)) starts.push(at)
  })
  const state = EditorState.create({ schema, ...(doc ? { doc } : {}) })
  return state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve((starts[cell] ?? 0) + 1))))
}

const shape = (state: EditorState): string[] => {
  const rows: string[] = []
  state.doc.descendants((node) => {
    if (node.type.name === 'tableRow')
      rows.push(Array.from({ length: node.childCount }, (_, at) => node.child(at).type.name.slice(5, 6)).join(''))
  })
  return rows
}

const after = (state: EditorState, edit: TableEdit): EditorState => {
  const tr = tableEdit(state, edit)
  if (!tr) throw new Error('no table at the cursor')
  return state.apply(tr)
}

test.each<[number, TableEdit, string[], [row: number, column: number]]>([
  [0, 'add_row', ['HH', 'CC', 'CC'], [1, 0]],
  [3, 'add_row', ['HH', 'CC', 'CC'], [2, 1]],
  [2, 'add_column', ['HHH', 'CCC'], [1, 1]],
  [3, 'delete_row', ['HH'], [0, 1]],
  [1, 'delete_column', ['H', 'C'], [0, 0]],
])('from cell %i, %s makes %j', (cell, edit, rows, [row, column]) => {
  const state = after(stateAt(cell), edit)
  expect(shape(state)).toEqual(rows)
  expect(tableAt(state)).toMatchObject({ row, column })
  expect(isDocument(state.doc.toJSON())).toBe(true)
})

test('without its last row or column a table is gone, and so it is when it is deleted', () => {
  const oneColumn = after(stateAt(0), 'delete_column')
  expect(shape(after(oneColumn, 'delete_column'))).toEqual([])
  expect(shape(after(after(stateAt(0), 'delete_row'), 'delete_row'))).toEqual([])
  const gone = after(stateAt(3), 'delete_table')
  expect(shape(gone)).toEqual([])
  expect(isDocument(gone.doc.toJSON())).toBe(true)
  expect(tableEdit(gone, 'add_row')).toBeUndefined()
})

test('a table that is all there was leaves a paragraph', () => {
  const table = newTable(schema, 1, 1)
  const doc = schema.nodes.doc?.create(null, table ?? [])
  const state = EditorState.create({ schema, ...(doc ? { doc } : {}) })
  const inCell = state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(3))))
  const gone = after(inCell, 'delete_table')
  gone.doc.check()
  expect(gone.doc.toJSON()).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
})

test('the tabulator goes through the cells, and behind the last one into a new row', () => {
  const cells: unknown[] = []
  let state = stateAt(0)
  for (let step = 0; step < 4; step += 1) {
    const tr = nextCell(state, 1)
    if (tr) state = state.apply(tr)
    const place = tableAt(state)
    cells.push([place?.row, place?.column])
  }
  expect(cells).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
  ])
  const back = nextCell(state, -1)
  expect(back && tableAt(state.apply(back))).toMatchObject({ row: 1, column: 1 })
  expect(nextCell(stateAt(0), -1)).toBeUndefined()
})

test('the cursor goes to the first cell of its table', () => {
  const state = stateAt(3)
  const tr = toFirstCell(state)
  expect(tableAt(tr ? state.apply(tr) : state)).toMatchObject({ row: 0, column: 0 })
  const outside = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
  expect(toFirstCell(outside)).toBeUndefined()
})
