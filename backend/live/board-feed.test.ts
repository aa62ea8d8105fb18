import { expect, test } from 'vitest'
import { foldLog } from '#backend/feed/fold.ts'
import type { BoardMatches, StoredRow } from '#backend/feed/match-log.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import type { BoardDelta, BoardSnapshot } from '#contract/socket.ts'
import { footballLog, timeOf } from '#tests/support/backend/logs.ts'
import { createBoardFeed } from './board-feed.ts'
import type { Log } from './feed.ts'

const logs = [footballLog(1), footballLog(2, { delayMs: 3_000 })]
const boardOf = (logs: readonly Log[], rows: readonly StoredRow[] = []): BoardMatches => ({
  logs: logs.map((log) => ({ ...log, leagueId: 1 })),
  rows,
})
const boardAt = (now: number, position?: number) => createBoardFeed(boardOf(logs), position, now, () => 5000)
/** The row of a stored match after some events of its log. */
function storedRow(id: number, count: number, revision = 0) {
  const { contest, events } = footballLog(id, { isSimulated: false })
  const some = events.slice(0, count)
  return { row: rowChangeOf(foldLog(contest, some), id), revision, events: some }
}
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
  const now = timeOf(8)
  const board = createBoardFeed(boardOf([], [storedRow(3, 3)]), undefined, now, () => 5000)
  board.setRow(storedRow(3, 4))
  expect(board.nextAt()).toBeLessThanOrEqual(now)
  expect(rowsOf(board.advance(now)).rows).toEqual([
    { id: 3, seq: 4, score: { home: 1, away: 0 }, periods: [expect.objectContaining({ home: 1 })] },
  ])
  expect(board.nextAt()).toBeUndefined()
  const revived = createBoardFeed(boardOf([], [storedRow(3, 7)]), board.seq(), now, () => 5000)
  expect(rowsOf(revived.advance(now)).rows[0]?.score).toEqual({ home: 1, away: 1 })
})

test('a row that the database does not have yet is not replaced by an older one', () => {
  const board = createBoardFeed(boardOf([], [storedRow(3, 3)]), undefined, timeOf(8), () => 5000)
  board.setRow(storedRow(3, 7))
  board.advance(timeOf(8))
  board.replaceMatches(boardOf([], [storedRow(3, 4)]))
  board.setRow(storedRow(3, 5))
  expect(board.advance(timeOf(8))).toBeNull()
})

test('a row of a replaced log is sent, though it has fewer events', () => {
  const board = createBoardFeed(boardOf([], [storedRow(3, 7)]), undefined, timeOf(8), () => 5000)
  board.replaceMatches(boardOf([], [storedRow(3, 4, 1)]))
  expect(rowsOf(board.advance(timeOf(8))).rows[0]?.score).toEqual({ home: 1, away: 0 })
})

test('a pushed match that is not on the board joins it', () => {
  const board = createBoardFeed(boardOf([], []), undefined, timeOf(8), () => 5000)
  board.setRow(storedRow(3, 4))
  expect(rowsOf(board.advance(timeOf(8))).rows[0]).toMatchObject({ id: 3, status: 'live', score: { home: 1, away: 0 } })
})

test('a match that joins is sent with all fields; one that has left is not sent again', () => {
  const board = createBoardFeed(boardOf([footballLog(1)]), undefined, timeOf(5), () => 5000)
  board.replaceMatches(boardOf([footballLog(2)]))
  expect(rowsOf(board.advance(timeOf(5))).rows).toMatchObject([{ id: 2, status: 'live', phase: 'first_half' }])
  expect((board.snapshot() as BoardSnapshot).rows.map((row) => row.id)).toEqual([2])
})

test('a client that was away for half an hour is asked to read the list again', () => {
  const board = boardAt(timeOf(12))
  board.advance(timeOf(13))
  expect(board.catchUp(board.seq() - 30 * 60_000)).toMatchObject({ refetchWithinMs: 5000 })
})

test('an empty board has no next change', () => {
  expect(createBoardFeed(boardOf([]), undefined, timeOf(1), () => 5000).nextAt()).toBeUndefined()
})
