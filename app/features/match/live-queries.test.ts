import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TopicListener } from '#app/lib/score-socket.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { RowChange } from '#contract/socket.ts'
import { testRow } from '#tests/support/match-row.ts'
import { subscribeMatch } from './live-match.ts'
import { onScoreChange, patchQueries, subscribeBoard, subscribeCounts } from './live-queries.ts'
import type { ScoreFact } from './score-announcer.ts'

const at = '2026-11-20T12:00:00.000Z'
const listKey = ['match', 'list', { list: 'live' }]
const detailKey = ['match', 'detail', { game: 'soccer', id: 1 }]

/** A socket that records subscriptions and requests. */
function fakeTopics() {
  const listeners = new Map<string, TopicListener>()
  const requests: [string, number | undefined][] = []
  return {
    requests,
    subscribe(topic: string, listener: TopicListener, since?: number) {
      listeners.set(topic, listener)
      requests.push([topic, since])
      return () => listeners.delete(topic)
    },
    request: (topic: string, since: number | undefined) => requests.push([topic, since]),
    send: (frame: Parameters<TopicListener>[0]) => listeners.get(frame.topic)?.(frame),
  }
}

const detailAt = (seq: number) => ({
  match: testRow(1, seq),
  live: { stats: [], timeline: [], chart: [], odds: [], players: [] },
  squads: {},
})
const boardDelta = (after: number, seq: number, rows: RowChange[], refetchWithinMs?: number) =>
  ({ topic: 'board:202', type: 'delta', after, seq, at, data: { rows, refetchWithinMs } }) as const
const matchDelta = (after: number, seq: number, home: number) =>
  ({
    topic: 'match:1',
    type: 'delta',
    after,
    seq,
    at,
    data: { row: { id: 1, seq, score: { home, away: 0 } } },
  }) as const
const goal = (id: number, seq: number): RowChange => ({ id, seq, score: { home: 1, away: 0 } })

let queries: QueryClient
const scoreIn = (key: readonly unknown[]) =>
  queries.getQueryData<{ matches: { score: { home: number } }[] }>(key)?.matches[0]?.score.home

beforeEach(() => {
  vi.useFakeTimers()
  queries = new QueryClient()
})
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

test('a goal is applied to every list with the match; other data and the age of lists stay the same', () => {
  queries.setQueryData(listKey, { matches: [testRow(1, 1)] }, { updatedAt: 1_000 })
  queries.setQueryData(['home', 'page'], { hot: { matches: [testRow(1, 1)] } })
  queries.setQueryData(['news', 'list'], { matches: [testRow(1, 1)] })
  const news = queries.getQueryData(['news', 'list'])
  patchQueries(queries, new Map([[1, goal(1, 2)]]))
  expect(scoreIn(listKey)).toBe(1)
  expect(queries.getQueryState(listKey)?.dataUpdatedAt).toBe(1_000)
  expect(queries.getQueryData(['home', 'page'])).toMatchObject({ hot: { matches: [{ score: { home: 1 } }] } })
  expect(queries.getQueryData(['news', 'list'])).toBe(news)
})

test('a refetched list older than the socket’s data is brought up to date', async () => {
  const topics = fakeTopics()
  subscribeBoard(queries, topics, 202)
  topics.send({ topic: 'board:202', type: 'snapshot', seq: 1, at, data: { rows: [goal(1, 2)] } })
  await queries.fetchQuery({ queryKey: listKey, queryFn: () => ({ matches: [testRow(1, 1)] }) })
  await vi.advanceTimersByTimeAsync(0)
  expect(scoreIn(listKey)).toBe(1)
})

test('frames that come together are one change of a list, with the latest of each match', async () => {
  const topics = fakeTopics()
  queries.setQueryData(listKey, { matches: [testRow(1, 1), testRow(2, 1)] })
  const stops = [subscribeBoard(queries, topics, 202), subscribeBoard(queries, topics, 203)]
  let changes = 0
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') changes += 1
  })
  topics.send(boardDelta(1, 2, [goal(1, 2)]))
  topics.send({ ...boardDelta(1, 2, [{ ...goal(2, 4), score: { home: 7, away: 0 } }]), topic: 'board:203' })
  topics.send(boardDelta(2, 3, [{ ...goal(1, 3), score: { home: 2, away: 0 } }]))
  expect(changes).toBe(0)
  await vi.advanceTimersByTimeAsync(50)
  expect(changes).toBe(1)
  expect(scoreIn(listKey)).toBe(2)
  expect(queries.getQueryData(listKey)).toMatchObject({ matches: [{}, { score: { home: 7 } }] })
  for (const stop of stops) stop()
})

test('when a match starts or ends, lists are refetched at a random time within the window', async () => {
  const topics = fakeTopics()
  const read = vi.fn(() => ({ matches: [testRow(1, 1)] }))
  await queries.fetchQuery({ queryKey: listKey, queryFn: read })
  const stop = subscribeBoard(queries, topics, 202)
  topics.send(boardDelta(1, 2, [{ id: 1, seq: 2, status: 'finished' }], 5_000))
  topics.send(boardDelta(2, 3, [{ id: 1, seq: 3, status: 'live' }], 5_000))
  expect(queries.getQueryState(listKey)?.isInvalidated).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(queries.getQueryState(listKey)?.isInvalidated).toBe(true)
  stop()
})

test('numbers of live matches come by the socket', () => {
  const topics = fakeTopics()
  const key = ['shell', 'liveCounts']
  queries.setQueryData(key, { 202: 3, 203: 1 })
  subscribeCounts(queries, topics)
  topics.send({ topic: 'live-counts', type: 'delta', after: 1, seq: 2, at, data: { liveCounts: { 202: 4 } } })
  expect(queries.getQueryData(key)).toEqual({ 202: 4 })
  topics.send({ topic: 'live-counts', type: 'current', seq: 2, at })
  expect(queries.getQueryData(key)).toEqual({ 202: 4 })
})

test('the match page subscribes from the state that its call returned', () => {
  const topics = fakeTopics()
  queries.setQueryData(detailKey, detailAt(5))
  subscribeMatch(queries, topics, { game: 'soccer', id: 1, askPast: async () => undefined })
  expect(topics.requests).toEqual([['match:1', 5]])
  topics.send(matchDelta(5, 6, 1))
  topics.send(matchDelta(6, 7, 2))
  expect(queries.getQueryData<MatchDetail>(detailKey)?.match).toMatchObject({ seq: 7, score: { home: 2 } })
})

test('page data that a call replaced by older data requests exactly the missing frames', async () => {
  const topics = fakeTopics()
  queries.setQueryData(detailKey, detailAt(5))
  subscribeMatch(queries, topics, { game: 'soccer', id: 1, askPast: async () => undefined })
  topics.send(matchDelta(5, 6, 1))
  await queries.fetchQuery({ queryKey: detailKey, queryFn: () => detailAt(3), staleTime: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(topics.requests.at(-1)).toEqual(['match:1', 3])
  topics.send(matchDelta(3, 6, 1))
  expect(queries.getQueryData<MatchDetail>(detailKey)?.match).toMatchObject({ seq: 6, score: { home: 1 } })
})

test('page data ahead of the socket requests the frames that follow it', () => {
  const topics = fakeTopics()
  queries.setQueryData(detailKey, detailAt(5))
  subscribeMatch(queries, topics, { game: 'soccer', id: 1, askPast: async () => undefined })
  queries.setQueryData(detailKey, detailAt(6))
  topics.send(matchDelta(5, 7, 1))
  expect(queries.getQueryData<MatchDetail>(detailKey)?.match.seq).toBe(6)
  expect(topics.requests.at(-1)).toEqual(['match:1', 6])
})

test('a goal of the subscribed match is applied to lists too and reported once', () => {
  const topics = fakeTopics()
  const facts: ScoreFact[] = []
  const unsubscribe = onScoreChange((fact) => facts.push(fact))
  queries.setQueryData(detailKey, detailAt(5))
  queries.setQueryData(listKey, { matches: [testRow(1, 2)] })
  subscribeMatch(queries, topics, { game: 'soccer', id: 1, askPast: async () => undefined })
  topics.send(matchDelta(5, 6, 1))
  expect(scoreIn(listKey)).toBe(1)
  expect(facts.map(({ matchId, side }) => [matchId, side])).toEqual([[1, 'home']])
  unsubscribe()
})

test('nothing is applied after unsubscribing', async () => {
  const topics = fakeTopics()
  queries.setQueryData(listKey, { matches: [testRow(1, 1)] })
  const stop = subscribeBoard(queries, topics, 202)
  topics.send(boardDelta(1, 2, [{ id: 9, seq: 2, status: 'live' }], 5_000))
  stop()
  topics.send(boardDelta(2, 3, [goal(1, 3)]))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(scoreIn(listKey)).toBe(0)
  expect(queries.getQueryState(listKey)?.isInvalidated).toBe(false)
})

test('lists are refetched after a snapshot only when a match is new, has started or has ended', async () => {
  const topics = fakeTopics()
  queries.setQueryData(listKey, { matches: [testRow(1, 1)] })
  subscribeBoard(queries, topics, 202)
  const send = (seq: number, status: 'live' | 'finished') =>
    topics.send({ topic: 'board:202', type: 'snapshot', seq, at, data: { rows: [{ id: 1, seq, status }] } })
  send(2, 'live')
  send(3, 'live')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(queries.getQueryState(listKey)?.isInvalidated).toBe(false)
  send(4, 'finished')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(queries.getQueryState(listKey)?.isInvalidated).toBe(true)
})
