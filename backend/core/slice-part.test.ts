import { expect, test } from 'vitest'
import { slicePart } from './slice-part.ts'

const rows = Array.from({ length: 45 }, (_, at) => `r${at}`)
const part = (after?: string, all: readonly string[] = rows) =>
  slicePart(all, (row) => row, after === undefined ? {} : { after })

test('a list is read to its end and back', () => {
  const first = part()
  const second = part(first.next)
  const third = part(second.next)
  expect([...first.rows, ...second.rows, ...third.rows]).toEqual(rows)
  expect([first.previous, third.next]).toEqual([undefined, undefined])
  expect(part(third.previous).rows).toEqual(second.rows)
  expect(part(second.previous)).toEqual(first)
})

test('what comes before the place moves no row to another part', () => {
  const { next } = part()
  expect(part(next, ['new', ...rows]).rows[0]).toBe('r20')
  expect(part(next, rows.slice(5)).rows[0]).toBe('r20')
})

test('after a row that is gone the list goes on with the one that followed it', () => {
  const { next } = part()
  expect(part(next, rows.toSpliced(19, 1)).rows[0]).toBe('r20')
})

test('a place of no list is the first or the last one', () => {
  expect(part('n.-7.x').rows[0]).toBe('r0')
  expect(part('n.900.x').rows).toEqual([])
  expect(part('p.0.x')).toEqual({ rows: [] })
})

test('a part for a file is larger', () => {
  expect(slicePart(rows, (row) => row, { size: 'file' }).rows).toHaveLength(45)
})
