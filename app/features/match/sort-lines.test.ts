import { expect, test } from 'vitest'
import { sortLines } from './sort-lines.ts'

const line = (player: number, values: Record<string, number | string>) => ({ player, side: 'home' as const, values })
const ids = (lines: { player: number }[]) => lines.map(({ player }) => player)

test('numbers sort numerically, "made/attempted" by the number made', () => {
  const lines = [line(1, { shots: '9/12' }), line(2, { shots: '10/11' }), line(3, { shots: '2/2' })]
  expect(ids(sortLines(lines, { column: 'shots', isDescending: true }))).toEqual([2, 1, 3])
})

test('texts sort alphabetically', () => {
  const lines = [line(1, { hero: 'Zyra' }), line(2, { hero: 'Ahri' })]
  expect(ids(sortLines(lines, { column: 'hero', isDescending: false }))).toEqual([2, 1])
})

test('players without a value come last in both directions', () => {
  const lines = [line(1, {}), line(2, { kills: 1 }), line(3, { kills: 5 })]
  expect(ids(sortLines(lines, { column: 'kills', isDescending: true }))).toEqual([3, 2, 1])
  expect(ids(sortLines(lines, { column: 'kills', isDescending: false }))).toEqual([2, 3, 1])
})
