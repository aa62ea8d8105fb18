import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TopicFrame } from '#app/lib/topic-chain.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import { testRow } from '#tests/support/match-row.ts'
import { MatchPast } from './match-past.ts'
import { setPictureTime } from './picture-time.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const LATE_MS = 12_000
const iso = (at: number) => new Date(at).toISOString()

/** A match of which every event is a goal of the home side: its number is the score. */
const detailAt = (seq: number, at: number): MatchDetail => ({
  match: { ...testRow(1, seq), score: { home: seq, away: 0 }, readAt: iso(at) },
  live: {
    stats: [],
    timeline: [],
    chart: [],
    chartKind: 'momentum',
    odds: [],
    playerColumns: [],
    players: [],
  },
  squads: { home: { members: [], people: [] }, away: { members: [], people: [] } },
})

const goalAt = (seq: number, at: number): TopicFrame => ({
  topic: 'match:1',
  type: 'delta',
  after: seq - 1,
  seq,
  at: iso(at),
  data: { row: { id: 1, seq, score: { home: seq, away: 0 } } },
})

let detail: MatchDetail
let past: MatchPast
const asked: string[] = []
const frames: [number, boolean][] = []
const gaps: number[] = []
const score = () => detail.match.score.home
let askPast: (at: string) => Promise<MatchDetail | undefined>

/** The page as it was read just now, and its picture; `behind`: seconds that were rewound. */
function open(): void {
  detail = detailAt(1, NOW)
  past = new MatchPast({
    read: () => detail,
    write: (next) => {
      detail = next
    },
    onFrame: ({ seq }, { isAgain }) => frames.push([seq, isAgain]),
    onGap: (seq) => gaps.push(seq),
    askPast: (at) => {
      asked.push(at)
      return askPast(at)
    },
  })
}

/** Plays for a time, so late behind the clock. */
async function play(ms: number, lateMs: number, behindSeconds = 0): Promise<void> {
  for (let at = 0; at < ms; at += 250) {
    await vi.advanceTimersByTimeAsync(250)
    setPictureTime(new Date(Date.now() - lateMs), behindSeconds)
    await vi.advanceTimersByTimeAsync(0)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  asked.length = 0
  frames.length = 0
  gaps.length = 0
  askPast = () => Promise.resolve(undefined)
  open()
})
afterEach(() => {
  past.stop()
  setPictureTime(undefined)
  vi.useRealTimers()
})

test('without a picture every goal counts at once', () => {
  past.receive(goalAt(2, NOW))
  expect(score()).toBe(2)
})

test('with a picture twelve seconds late a goal shows twelve seconds late', async () => {
  await play(1000, LATE_MS)
  past.receive(goalAt(2, Date.now()))
  await play(11_500, LATE_MS)
  expect(score()).toBe(1)
  await play(750, LATE_MS)
  expect(score()).toBe(2)
})

test('rewinding takes goals back, and playing on gives them again, said as such', async () => {
  await play(20_000, LATE_MS)
  past.receive(goalAt(2, Date.now()))
  await play(30_000, LATE_MS)
  past.receive(goalAt(3, Date.now()))
  await play(30_000, LATE_MS)
  expect(score()).toBe(3)
  await play(250, LATE_MS + 40_000, 40)
  expect(score()).toBe(2)
  await play(250, LATE_MS + 70_000, 70)
  expect(score()).toBe(1)
  await play(30_000, LATE_MS + 70_000, 70)
  expect(score()).toBe(2)
  await play(250, LATE_MS)
  expect(score()).toBe(3)
  expect(frames).toEqual([
    [2, false],
    [3, false],
    [2, true],
    [3, true],
  ])
  expect(gaps).toEqual([])
})

test('what happened before the page was there is asked for, in steps, until its own time comes', async () => {
  // A goal in each ten seconds before the page; it was read with the first of its own numbering.
  askPast = (at) => Promise.resolve(detailAt(Math.floor((Date.parse(at) - NOW) / 10_000), Date.parse(at)))
  await play(1000, 60_000, 50)
  expect(score()).toBeLessThan(0)
  await play(20_000, 60_000, 50)
  expect(score()).toBe(-4)
  expect(asked).toHaveLength(5)
  expect(asked.every((at) => /[05]\.000Z$/.test(at))).toBe(true)
  past.receive(goalAt(2, Date.now()))
  await play(250, 0)
  expect(score()).toBe(2)
  expect(gaps).toEqual([])
})

test('a service without a past answers with now, which changes nothing', async () => {
  askPast = () => Promise.resolve(detailAt(7, Date.now()))
  await play(10_000, LATE_MS)
  expect(score()).toBe(1)
})

test.each([
  ['whose clock is wrong', NOW - 5 * 3_600_000, 0],
  ['three minutes late that nobody has rewound', NOW - 180_000, 0],
  ['from the future', NOW + 60_000, 0],
])('a picture %s takes nothing back and asks for nothing', async (_, at, behind) => {
  past.receive(goalAt(2, NOW))
  setPictureTime(new Date(at), behind)
  await vi.advanceTimersByTimeAsync(1000)
  expect(score()).toBe(2)
  expect(asked).toEqual([])
})

test('data fetched anew is that of now: what waited and is in it is applied no more', async () => {
  await play(1000, 1500)
  past.receive(goalAt(2, Date.now()))
  detail = detailAt(2, Date.now())
  past.fetched()
  await play(3000, 1500)
  expect(score()).toBe(2)
  expect(gaps).toEqual([])
})

test('data fetched anew is not shown before the picture has come to it, nor is what happened until then lost', async () => {
  askPast = () => new Promise(() => {})
  await play(20_000, LATE_MS)
  past.receive(goalAt(2, Date.now()))
  await play(30_000, LATE_MS)
  past.receive(goalAt(3, Date.now()))
  await play(5000, LATE_MS)
  expect(score()).toBe(2)
  const fetch = () => {
    detail = detailAt(4, Date.now())
    past.fetched()
  }
  fetch()
  expect(score(), 'late').toBe(2)
  await play(8000, LATE_MS)
  expect(score()).toBe(3)
  await play(5000, LATE_MS)
  expect(score()).toBe(4)
  await play(250, LATE_MS + 30_000, 30)
  expect(score()).toBe(2)
  fetch()
  expect(score(), 'rewound').toBe(2)
  past.receive(goalAt(5, Date.now()))
  await play(250, 0)
  expect(score()).toBe(5)
  expect(gaps).toEqual([])
})

test('a picture that stands still holds goals back for a minute at most, and one that is closed not at all', async () => {
  await play(1000, LATE_MS)
  past.receive(goalAt(2, Date.now()))
  await vi.advanceTimersByTimeAsync(60_000 + LATE_MS - 1000)
  expect(score()).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(score()).toBe(2)
  await play(1000, LATE_MS)
  past.receive(goalAt(3, Date.now()))
  expect(score()).not.toBe(3)
  setPictureTime(undefined)
  expect(score()).toBe(3)
})

test('after the page is left nothing changes', async () => {
  await play(1000, LATE_MS)
  past.receive(goalAt(2, Date.now()))
  past.stop()
  await play(60_000, LATE_MS)
  setPictureTime(undefined)
  expect(score()).toBe(1)
})
