import { expect, test } from 'vitest'
import { foldLog } from '#backend/feed/fold.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import type { MatchDelta, MatchSnapshot } from '#contract/socket.ts'
import { testLog } from '#tests/support/backend/contests.ts'
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

test('added events are sent once, in order, and a gap is not accepted', () => {
  const log = footballLog()
  const [row, revision] = [{ id: 1, seq: 0 }, 0]
  const feed = createMatchFeed({ ...log, events: log.events.slice(0, 3) }, undefined, timeOf(12), () => 5000)
  expect(feed.addEvents({ revision, row, events: log.events.slice(5, 6) })).toBe(false)
  expect(feed.addEvents({ revision, row, events: log.events.slice(2, 5) })).toBe(true)
  expect(feed.addEvents({ revision, row, events: log.events.slice(2, 5) })).toBe(true)
  expect(feed.advance(timeOf(12))?.after).toBe(3)
  expect([feed.seq(), feed.advance(timeOf(12))]).toEqual([5, null])
})

test('events that the database does not have yet stay when the log is read again', () => {
  const log = footballLog()
  const upTo = (count: number) => ({ ...log, events: log.events.slice(0, count) })
  const feed = createMatchFeed(upTo(3), undefined, timeOf(12), () => 5000)
  feed.addEvents({ revision: 0, row: { id: 1, seq: 4 }, events: log.events.slice(3, 4) })
  feed.replaceLog(upTo(3))
  feed.advance(timeOf(12))
  expect(feed.seq()).toBe(4)
})

/** The log from the state after `count` events. */
const fromBase = (count: number) => {
  const log = footballLog()
  const state = foldLog(log.contest, log.events.slice(0, count))
  return { ...log, base: { state, at: timeOf(count) }, events: log.events.slice(count) }
}

test('a log that begins at a stored state gives the same steps and snapshots as the whole one', () => {
  const [whole, short] = [feedAt(timeOf(4)), createMatchFeed(fromBase(4), undefined, timeOf(4), () => 5000)]
  for (let seq = 4; seq <= 12; seq++) {
    expect(short.advance(timeOf(seq))).toEqual(whole.advance(timeOf(seq)))
    expect(short.snapshot()).toEqual(whole.snapshot())
    expect(short.catchUp(4)).toEqual(whole.catchUp(4))
  }
  expect(short.catchUp(3)).toBeNull()
})

test('a replaced log is sent as a change, and who was away gets a snapshot', () => {
  const log = footballLog()
  const feed = feedAt(timeOf(7))
  const withoutGoal = log.events.map((event) => (event.seq === 4 ? { ...event, type: 'corner' } : event))
  feed.replaceLog({ ...log, revision: 1, events: withoutGoal })
  const step = feed.advance(timeOf(7))
  expect(step?.after).toBe(7)
  expect(dataOf(step).row.score).toEqual({ home: 0, away: 1 })
  expect(feed.catchUp(feed.seq())).toBeNull()
})

test('no frame has pro data: chances of shots, their sums before the end, where players were, older prices', () => {
  const odds = (home: number) => ({ type: 'odds', data: { home, draw: 3, away: 4 } })
  const told: readonly Omit<MatchEvent, 'seq' | 'at'>[] = [
    ...[odds(1.9), odds(1.8), odds(1.7), { type: 'kick_off', clock: 0, data: { hasFigures: true } }],
    { type: 'shot_on_target', side: 'home', player: 105, clock: 20, data: { xg: 0.12 } },
    ...[odds(1.6), odds(1.5)],
    { type: 'touches', side: 'home', player: 105, data: { count: 9, x: 40, y: 50, heat: '1'.repeat(96) } },
    { type: 'end' },
  ]
  const events = testLog(told.map((event, index) => ({ ...event, at: new Date(timeOf(index + 1)).toISOString() })))
  const feed = createMatchFeed({ ...footballLog(), events }, undefined, timeOf(0), () => 5000)
  const frames: (MatchDelta | MatchSnapshot)[] = []
  for (let seq = 1; seq <= events.length; seq++) {
    frames.push(dataOf(feed.advance(timeOf(seq))), feed.snapshot() as MatchSnapshot, feed.catchUp(0) as MatchDelta)
    if (seq < events.length) expect(JSON.stringify(frames)).not.toContain('expected_goals')
  }
  expect(JSON.stringify(frames)).toContain('shot_on_target')
  expect(JSON.stringify(frames)).not.toMatch(/"xg"|"heat"|"place"/)
  expect(frames.every((frame) => (frame.odds ?? []).length <= 3)).toBe(true)
  expect((feed.snapshot() as MatchSnapshot).odds.map(({ home }) => home)).toEqual([1.9, 1.7, 1.5])
})
