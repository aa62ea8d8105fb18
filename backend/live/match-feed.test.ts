import { expect, test } from 'vitest'
import type { MatchDelta, MatchSnapshot } from '#contract/socket.ts'
import { footballLog, STEP_MS, timeOf } from '#tests/support/backend/logs.ts'
import type { Step } from './feed.ts'
import { createMatchFeed } from './match-feed.ts'

const feedAt = (now: number, position?: number) => createMatchFeed(footballLog(), position, now, () => 5000)

const dataOf = (step: Step | null): MatchDelta => step?.data as MatchDelta

/** A client that applies deltas as the contract says. */
function viewer(snapshot: MatchSnapshot) {
  const put = <T>(list: readonly T[], items: readonly T[] | undefined, keyOf: (item: T) => unknown): T[] => {
    const byKey = new Map(list.map((item) => [keyOf(item), item]))
    for (const item of items ?? []) byKey.set(keyOf(item), item)
    return [...byKey.values()]
  }
  return {
    seen: structuredClone(snapshot),
    apply(delta: MatchDelta) {
      const { seen } = this
      this.seen = {
        row: { ...seen.row, ...delta.row },
        board: delta.board ?? seen.board,
        stats: put(seen.stats, delta.stats, (stat) => stat.key),
        timeline: put(seen.timeline, delta.timeline, (item) => item.seq),
        chart: put(seen.chart, delta.chart, (point) => `${point.period}:${point.t}`),
        odds: [...seen.odds, ...(delta.odds ?? [])],
        players: put(seen.players, delta.players, (line) => line.player),
      }
    },
  }
}

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('a client that applies every step has the same state as a new subscriber, at every event', () => {
  const feed = feedAt(timeOf(0))
  const follower = viewer(wire(feed.snapshot() as MatchSnapshot))
  for (let seq = 1; seq <= 12; seq++) {
    const step = feed.advance(timeOf(seq))
    expect(step?.after).toBe(seq - 1)
    follower.apply(wire(dataOf(step)))
    expect(wire(follower.seen)).toEqual(wire(feed.snapshot()))
  }
})

test('a catch-up from any position leads to the current state, without duplicates or gaps', () => {
  const feed = feedAt(timeOf(12))
  for (let since = 0; since < 12; since++) {
    const follower = viewer(wire(feedAt(timeOf(since)).snapshot() as MatchSnapshot))
    follower.apply(wire(feed.catchUp(since) as MatchDelta))
    expect(wire(follower.seen)).toEqual(wire(feed.snapshot()))
  }
})

test('a catch-up is `current` when nothing was missed and null for a position in the future', () => {
  const feed = feedAt(timeOf(5))
  expect(feed.catchUp(5)).toBe('current')
  expect(feed.catchUp(6)).toBeNull()
})

test('several events since the last step come in one step', () => {
  const feed = feedAt(timeOf(1))
  const step = feed.advance(timeOf(4))
  expect(step?.after).toBe(1)
  expect(dataOf(step).timeline?.map((item) => item.type)).toEqual(['kick_off', 'corner', 'goal'])
  expect(feed.seq()).toBe(4)
})

test('no step is made before the next event', () => {
  const feed = feedAt(timeOf(4))
  expect(feed.advance(timeOf(4) + STEP_MS - 1)).toBeNull()
})

test('after an eviction the feed continues from the last position sent', () => {
  const feed = feedAt(timeOf(6), 3)
  expect(feed.seq()).toBe(3)
  expect(feed.advance(timeOf(6))?.after).toBe(3)
  expect(feed.seq()).toBe(6)
})

test('the time of the next event is known until the end of the log', () => {
  expect(feedAt(timeOf(3)).nextAt()).toBe(timeOf(4))
  expect(feedAt(timeOf(12)).nextAt()).toBeUndefined()
})

test('a disallowed goal corrects the score and its timeline item', () => {
  const feed = feedAt(timeOf(7))
  const delta = dataOf(feed.advance(timeOf(8)))
  expect(delta.row.score).toEqual({ home: 1, away: 0 })
  expect(delta.timeline?.map((item) => [item.seq, item.isKey])).toEqual([
    [7, false],
    [8, true],
  ])
})

test('a step has only the fields of the row that changed', () => {
  const feed = feedAt(timeOf(3))
  const { row } = dataOf(feed.advance(timeOf(4)))
  expect(Object.keys(row).sort()).toEqual(['id', 'periods', 'score', 'seq'])
})

test('new events of a pushed log are sent after the last position', () => {
  const log = footballLog()
  const known = { ...log, events: log.events.slice(0, 3) }
  const feed = createMatchFeed(known, undefined, timeOf(12), () => 5000)
  expect(feed.seq()).toBe(3)
  feed.replaceLog({ ...log, events: log.events.slice(0, 4) })
  expect(feed.advance(timeOf(12))?.after).toBe(3)
  expect(feed.seq()).toBe(4)
})
