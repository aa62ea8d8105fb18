import { expect, test } from 'vitest'
import type { TopicFrame } from '#app/lib/topic-chain.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import type { MatchDelta } from '#contract/socket.ts'
import { testRow } from '#tests/support/match-row.ts'
import { applyFrame } from './apply-frame.ts'

const at = '2026-11-20T12:40:00.000Z'
const item = (seq: number, isKey = false): TimelineItem => ({ seq, at, type: 'goal', isKey })
const squad = { members: [], people: [] }
const detailAt = (seq: number): MatchDetail => ({
  match: testRow(1, seq),
  venue: 'Ground',
  live: {
    stats: [
      { key: 'shots', home: 1, away: 0 },
      { key: 'fouls', home: 2, away: 2 },
    ],
    timeline: [item(3), item(5)],
    chart: [{ t: 60, value: 10 }],
    chartKind: 'momentum',
    odds: [{ at, home: 2, away: 3 }],
    playerColumns: ['goals'],
    players: [{ player: 11, side: 'home', values: { goals: 0 } }],
  },
  squads: { home: squad, away: squad },
})
const delta = (after: number, seq: number, data: Partial<MatchDelta> = {}) =>
  ({ topic: 'match:1', type: 'delta', after, seq, at, data: { row: { id: 1, seq }, ...data } }) as const

const applied = (detail: MatchDetail, frame: Parameters<typeof applyFrame>[1]): MatchDetail => {
  const next = applyFrame(detail, frame)
  return next === 'gap' ? expect.fail('a gap') : next
}

test('the next delta adds new entries and replaces changed ones', () => {
  const detail = detailAt(5)
  const next = applied(
    detail,
    delta(5, 7, {
      row: { id: 1, seq: 7, score: { home: 1, away: 0 } },
      stats: [{ key: 'shots', home: 2, away: 0 }],
      timeline: [item(5, true), item(7)],
      chart: [
        { t: 60, value: 12 },
        { t: 120, value: -3 },
      ],
      players: [{ player: 11, side: 'home', values: { goals: 1 } }],
    }),
  )
  expect(next.match).toMatchObject({ seq: 7, score: { home: 1, away: 0 } })
  expect(next.live.stats).toEqual([
    { key: 'shots', home: 2, away: 0 },
    { key: 'fouls', home: 2, away: 2 },
  ])
  expect(next.live.timeline.map(({ seq, isKey }) => [seq, isKey])).toEqual([
    [3, false],
    [5, true],
    [7, false],
  ])
  expect(next.live.chart).toEqual([
    { t: 60, value: 12 },
    { t: 120, value: -3 },
  ])
  expect(next.live.players[0]?.values).toEqual({ goals: 1 })
  expect(next.live.odds).toBe(detail.live.odds)
  expect(next.squads).toBe(detail.squads)
})

test('a delta that was applied already changes nothing', () => {
  const detail = detailAt(7)
  expect(applyFrame(detail, delta(5, 7))).toBe(detail)
  expect(applyFrame(detail, { topic: 'match:1', type: 'current', seq: 7, at })).toBe(detail)
})

test.each([
  [4, 8],
  [6, 8],
])('a delta from %i to %i is a gap for data at 5', (after, seq) => {
  expect(applyFrame(detailAt(5), delta(after, seq))).toBe('gap')
})

test('a newer snapshot replaces all live data, an older one nothing', () => {
  const snapshot = (seq: number): TopicFrame => ({
    topic: 'match:1',
    type: 'snapshot',
    seq,
    at,
    data: {
      row: { id: 1, seq, score: { home: 4, away: 4 } },
      stats: [],
      timeline: [item(9)],
      chart: [],
      odds: [],
      players: [],
    },
  })
  const detail = detailAt(5)
  const next = applied(detail, snapshot(9))
  expect(next.match.score).toEqual({ home: 4, away: 4 })
  expect(next.live.timeline).toEqual([item(9)])
  expect(next.live.playerColumns).toEqual(['goals'])
  expect(applyFrame(detail, snapshot(4))).toBe(detail)
})

test('data of before a frame stays as it was, so that a picture that is rewound can go on from it', () => {
  const before = detailAt(5)
  const frames = [delta(5, 6, { timeline: [item(6)] }), delta(6, 7, { timeline: [item(7)] })]
  const play = () => frames.reduce(applied, before).live.timeline.map(({ seq }) => seq)
  expect(play()).toEqual([3, 5, 6, 7])
  expect(before.match.seq).toBe(5)
  expect(play(), 'again').toEqual([3, 5, 6, 7])
})
