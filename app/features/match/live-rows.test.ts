import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import type { RowChange } from '#contract/socket.ts'
import { testRow } from '#tests/support/match-row.ts'
import { patchRow, patchRows, TopicRows, wholeChange } from './live-rows.ts'

const goal = (id: number, seq: number): RowChange => ({ id, seq, score: { home: 1, away: 0 } })
const changes = (...list: RowChange[]) => new Map(list.map((change) => [change.id, change]))

test('a newer change is applied to the row, an older one is not', () => {
  const row = testRow(1, 5)
  expect(patchRow(row, goal(1, 6))).toEqual({ ...row, seq: 6, score: { home: 1, away: 0 } })
  expect(patchRow(row, goal(1, 5))).toBe(row)
})

test('a list whose rows look as before stays the same object, and no older change is applied later', () => {
  const data = { matches: [testRow(1, 5)] }
  expect(patchRows(data, changes({ ...wholeChange(structuredClone(testRow(1, 5))), seq: 7 }))).toBe(data)
  expect(patchRows(data, changes(goal(1, 6)))).toBe(data)
  expect(patchRows(data, changes(goal(1, 8))).matches).toMatchObject([{ seq: 8, score: { home: 1 } }])
})

test('a row is never changed itself: the data before a change is gone back to', () => {
  const row = testRow(1, 5)
  expect(patchRow(row, { id: 1, seq: 6 })).toEqual({ ...row, seq: 6 })
  expect(row.seq).toBe(5)
})

test('a clock that was removed is removed from the row', () => {
  const clock = { seconds: 60, at: '2026-11-20T12:00:00.000Z', isRunning: true, direction: 'up' } as const
  const row = patchRow({ ...testRow(1, 5), clock, winner: undefined }, { id: 1, seq: 6, clock: null, winner: 'home' })
  expect(row.clock).toBeUndefined()
  expect(row.winner).toBe('home')
})

test('rows are found anywhere in a query’s data, and only changed parts get a new identity', () => {
  const [one, two, three] = [testRow(1, 1), testRow(2, 1), testRow(3, 1)]
  const data = {
    matches: [one, two],
    days: [
      { day: '2026-11-20', matches: [one] },
      { day: '2026-11-21', matches: [three] },
    ],
    room: { id: 9 },
    match: three,
  }
  const patched = patchRows(data, changes(goal(1, 2)))
  expect(patched.matches[0]?.score).toEqual({ home: 1, away: 0 })
  expect(patched.days[0]?.matches[0]?.seq).toBe(2)
  expect(patched.matches[1]).toBe(two)
  expect(patched.days[1]).toBe(data.days[1])
  expect(patched.room).toBe(data.room)
  expect(patched.match).toBe(three)
})

test.each([undefined, null, 'text', 7, []])('data without the row is the same data: %j', (data) => {
  expect(patchRows(data, changes(goal(1, 2)))).toBe(data)
})

test('data that is up to date stays the same object', () => {
  const data = { matches: [testRow(1, 2)] }
  expect(patchRows(data, changes(goal(1, 2)))).toBe(data)
})

test("the match page's own data is not patched by rows", () => {
  const detail = { match: testRow(1, 1), live: {}, squads: {} }
  expect(patchRows(detail, changes(goal(1, 2)))).toBe(detail)
})

const at = '2026-11-20T12:00:00.000Z'
const board = (after: number, seq: number, ...rows: RowChange[]) =>
  ({ topic: 'board:202', type: 'delta', after, seq, at, data: { rows } }) as const

test('an old row gets all changes since, not only the last one', () => {
  const rows = new TopicRows()
  const start = wholeChange(testRow(1, 1))
  rows.apply({ topic: 'board:202', type: 'snapshot', seq: 10, at, data: { rows: [start] } })
  rows.apply(board(10, 11, goal(1, 2)))
  rows.apply(board(11, 12, { id: 1, seq: 3, phase: 'half_time' }))
  const old: MatchRow = testRow(1, 1)
  expect(patchRows([old], rows.all())[0]).toMatchObject({ seq: 3, phase: 'half_time', score: { home: 1, away: 0 } })
})

test('a frame that arrives late does not revert a row', () => {
  const rows = new TopicRows()
  rows.apply(board(10, 12, goal(1, 3)))
  expect(rows.apply(board(9, 11, { id: 1, seq: 2, score: { home: 0, away: 0 } }))).toEqual([])
  expect(rows.all().get(1)?.score).toEqual({ home: 1, away: 0 })
})

test('frames of rooms and `current` frames have no rows', () => {
  const rows = new TopicRows()
  expect(rows.apply({ topic: 'room:1', type: 'delta', after: 1, seq: 2, at, data: { online: 3 } })).toEqual([])
  expect(rows.apply({ topic: 'match:1', type: 'current', seq: 2, at })).toEqual([])
})
