import { expect, test } from 'vitest'
import type { BoardDelta, BoardSnapshot } from '#contract/socket.ts'
import { footballLog, timeOf } from '#tests/support/backend/logs.ts'
import { createBoardFeed } from './board-feed.ts'

const logs = [footballLog(1), footballLog(2, { delayMs: 3_000 })]
const boardAt = (now: number, position?: number) => createBoardFeed(logs, position, now, () => 5000)
const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const rowsOf = (step: { data: unknown } | null): BoardDelta => step?.data as BoardDelta

test('a client that applies every step has the same rows as a later snapshot', () => {
  const board = boardAt(timeOf(0))
  const rows = new Map(wire(board.snapshot() as BoardSnapshot).rows.map((row) => [row.id, row]))
  let seq = board.seq()
  for (let now = timeOf(0); now <= timeOf(13); now += 1_000) {
    const step = board.advance(now)
    if (!step) continue
    expect(step.after).toBe(seq)
    expect(board.seq()).toBeGreaterThan(seq)
    seq = board.seq()
    for (const row of wire(rowsOf(step)).rows) rows.set(row.id, { ...rows.get(row.id), ...row })
  }
  const shown = ({ seq: _, ...row }: { seq: number }) => row
  expect([...rows.values()].map(shown)).toEqual(wire(board.snapshot() as BoardSnapshot).rows.map(shown))
})

test('an event that changes no field of a row is not sent', () => {
  const board = boardAt(timeOf(2) + 3_000)
  expect(board.advance(timeOf(3) + 3_000)).toBeNull()
})

test('a step has only the rows that changed', () => {
  const board = boardAt(timeOf(3) + 3_000)
  expect(rowsOf(board.advance(timeOf(4))).rows.map((row) => [row.id, row.score])).toEqual([[1, { home: 1, away: 0 }]])
})

test('the position is the time of the newest event sent', () => {
  const board = boardAt(timeOf(3) + 3_000)
  board.advance(timeOf(4) + 2_000)
  expect(board.seq()).toBe(timeOf(4))
})

test('a start and an end ask clients to read the list again, a goal does not', () => {
  const board = boardAt(timeOf(1) + 3_000)
  expect(rowsOf(board.advance(timeOf(2))).refetchWithinMs).toBe(5000)
  expect(rowsOf(board.advance(timeOf(4) + 3_000)).refetchWithinMs).toBe(5000)
  expect(rowsOf(board.advance(timeOf(7))).refetchWithinMs).toBeUndefined()
})

test('a catch-up has all fields of the rows that changed since, and no other rows', () => {
  const board = boardAt(timeOf(3) + 3_000)
  const since = board.seq()
  board.advance(timeOf(4))
  const caughtUp = board.catchUp(since) as BoardDelta
  expect(caughtUp.rows.map((row) => row.id)).toEqual([1])
  expect(caughtUp.rows[0]).toMatchObject({ status: 'live', score: { home: 1, away: 0 } })
  expect(board.catchUp(board.seq())).toBe('current')
  expect(board.catchUp(board.seq() + 1)).toBeNull()
})

test('after an eviction the board continues from the last position sent', () => {
  const before = boardAt(timeOf(3) + 3_000)
  before.advance(timeOf(4))
  const after = boardAt(timeOf(7) + 3_000, before.seq())
  const step = after.advance(timeOf(7) + 3_000)
  expect(step?.after).toBe(before.seq())
  expect(rowsOf(step).rows.map((row) => [row.id, row.score])).toEqual([
    [1, { home: 1, away: 1 }],
    [2, { home: 1, away: 1 }],
  ])
})

test('a pushed event that arrived late is sent, also after an eviction', () => {
  const pushed = footballLog(3, { isSimulated: false })
  const upTo = (count: number) => ({ ...pushed, events: pushed.events.slice(0, count) })
  const now = timeOf(8)
  const board = createBoardFeed([upTo(3)], undefined, now, () => 5000)
  board.replaceLogs([upTo(4)])
  expect(rowsOf(board.advance(now)).rows[0]?.score).toEqual({ home: 1, away: 0 })
  const revived = createBoardFeed([upTo(7)], board.seq(), now, () => 5000)
  expect(rowsOf(revived.advance(now)).rows[0]?.score).toEqual({ home: 1, away: 1 })
})

test('a match that joins is sent with all fields; one that has left is not sent again', () => {
  const board = createBoardFeed([footballLog(1)], undefined, timeOf(5), () => 5000)
  board.replaceLogs([footballLog(2)])
  expect(rowsOf(board.advance(timeOf(5))).rows).toMatchObject([{ id: 2, status: 'live', phase: 'first_half' }])
  expect((board.snapshot() as BoardSnapshot).rows.map((row) => row.id)).toEqual([2])
})

test('a client that was away for half an hour is asked to read the list again', () => {
  const board = boardAt(timeOf(12))
  board.advance(timeOf(13))
  expect(board.catchUp(board.seq() - 30 * 60_000)).toMatchObject({ refetchWithinMs: 5000 })
})

test('an empty board has no next change', () => {
  expect(createBoardFeed([], undefined, timeOf(1), () => 5000).nextAt()).toBeUndefined()
})
