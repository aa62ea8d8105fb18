import { expect, test } from 'vitest'
import type { MatchDelta, MatchSnapshot } from '#contract/socket.ts'
import { footballLog, STEP_MS, timeOf } from '#tests/support/backend/logs.ts'
import type { Step } from './feed.ts'
import { createMatchFeed } from './match-feed.ts'

const feedAt = (now: number, position?: number) => createMatchFeed(footballLog(), position, now, () => 5000)

const dataOf = (step: Step | null): MatchDelta => step?.data as MatchDelta

/** A viewer that only ever applies what it is sent, as the contract says. */
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

test('a viewer who gets every step sees exactly what a newcomer sees, at every event', () => {
  const feed = feedAt(timeOf(0))
  const follower = viewer(wire(feed.snapshot() as MatchSnapshot))
  for (let seq = 1; seq <= 12; seq++) {
    const step = feed.advance(timeOf(seq))
    expect(step?.after).toBe(seq - 1)
    follower.apply(wire(dataOf(step)))
    expect(wire(follower.seen)).toEqual(wire(feed.snapshot()))
  }
})

test('from any position one catch-up leads to now, without duplicates or holes', () => {
  const feed = feedAt(timeOf(12))
  for (let since = 0; since < 12; since++) {
    const follower = viewer(wire(feedAt(timeOf(since)).snapshot() as MatchSnapshot))
    follower.apply(wire(feed.catchUp(since) as MatchDelta))
    expect(wire(follower.seen)).toEqual(wire(feed.snapshot()))
  }
})

test('whoever has missed nothing is told so, and a position from the future asks for a snapshot', () => {
  const feed = feedAt(timeOf(5))
  expect(feed.catchUp(5)).toBe('current')
  expect(feed.catchUp(6)).toBeNull()
})

test('events that came while nobody asked are told in one step', () => {
  const feed = feedAt(timeOf(1))
  const step = feed.advance(timeOf(4))
  expect(step?.after).toBe(1)
  expect(dataOf(step).timeline?.map((item) => item.type)).toEqual(['kick_off', 'corner', 'goal'])
  expect(feed.seq()).toBe(4)
})

test('nothing is told twice', () => {
  const feed = feedAt(timeOf(4))
  expect(feed.advance(timeOf(4) + STEP_MS - 1)).toBeNull()
})

test('after an eviction the feed goes on from what was told, not from now', () => {
  const feed = feedAt(timeOf(6), 3)
  expect(feed.seq()).toBe(3)
  expect(feed.advance(timeOf(6))?.after).toBe(3)
  expect(feed.seq()).toBe(6)
})

test('the next change of a known future is known, and after the end there is none', () => {
  expect(feedAt(timeOf(3)).nextAt()).toBe(timeOf(4))
  expect(feedAt(timeOf(12)).nextAt()).toBeUndefined()
})

test('a goal taken back corrects the score and the old timeline item', () => {
  const feed = feedAt(timeOf(7))
  const delta = dataOf(feed.advance(timeOf(8)))
  expect(delta.row.score).toEqual({ home: 1, away: 0 })
  expect(delta.timeline?.map((item) => [item.seq, item.isKey])).toEqual([
    [7, false],
    [8, true],
  ])
})

test('a step carries only the fields of the row that changed', () => {
  const feed = feedAt(timeOf(3))
  const { row } = dataOf(feed.advance(timeOf(4)))
  expect(Object.keys(row).sort()).toEqual(['id', 'periods', 'score', 'seq'])
})

test('a pushed log that has grown is told from where it was', () => {
  const log = footballLog()
  const known = { ...log, events: log.events.slice(0, 3) }
  const feed = createMatchFeed(known, undefined, timeOf(12), () => 5000)
  expect(feed.seq()).toBe(3)
  feed.replaceLog({ ...log, events: log.events.slice(0, 4) })
  expect(feed.advance(timeOf(12))?.after).toBe(3)
  expect(feed.seq()).toBe(4)
})
