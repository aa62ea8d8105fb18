import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Announcement, ScoreAnnouncer, scoreFact } from './score-announcer.ts'

const fact = (matchId: number, home: number, { seq = home, isCancelled = false } = {}) =>
  ({ matchId, seq, gameId: 202, side: 'home', isCancelled, score: { home, away: 0 } }) as const

let told: Announcement[] = []
const idsTold = () => told.map(({ facts }) => facts.map(({ matchId }) => matchId))

beforeEach(() => {
  vi.useFakeTimers()
  told = []
})
afterEach(() => {
  vi.useRealTimers()
})

const newAnnouncer = () => new ScoreAnnouncer((announcement) => told.push(announcement))

test('who scored is the side whose score grew', () => {
  const change = (home: number, away: number) => ({ id: 1, seq: 1, score: { home, away } })
  expect(scoreFact(change(0, 0), change(0, 1), 202)).toEqual({
    matchId: 1,
    seq: 1,
    gameId: 202,
    side: 'away',
    isCancelled: false,
    score: { home: 0, away: 1 },
  })
  expect(scoreFact(change(1, 1), change(2, 1))?.side).toBe('home')
})

test('a goal that no longer counts is taken back from whose score fell', () => {
  const change = (home: number, away: number) => ({ id: 1, seq: 1, score: { home, away } })
  expect(scoreFact(change(2, 1), change(2, 0))).toMatchObject({ side: 'away', isCancelled: true })
  expect(scoreFact(change(1, 0), change(0, 0))).toMatchObject({ side: 'home', isCancelled: true })
})

test('a goal given to the other side is that side’s', () => {
  const change = (home: number, away: number) => ({ id: 1, seq: 1, score: { home, away } })
  expect(scoreFact(change(1, 0), change(0, 1))).toMatchObject({ side: 'away', isCancelled: false })
})

test('an older score that comes late takes nothing back', () => {
  expect(
    scoreFact({ id: 1, seq: 9, score: { home: 1, away: 0 } }, { id: 1, seq: 7, score: { home: 0, away: 0 } }),
  ).toBeUndefined()
})

test('an unchanged score and one first heard of are not announced', () => {
  const change = (home: number) => ({ id: 1, seq: 1, score: { home, away: 0 } })
  expect(scoreFact(change(1), change(1))).toBeUndefined()
  expect(scoreFact(undefined, change(1))).toBeUndefined()
  expect(scoreFact(change(1), { id: 1, seq: 2 })).toBeUndefined()
})

test('the first goal is told at once, those within five seconds together after', () => {
  const announcer = newAnnouncer()
  announcer.add(fact(1, 1))
  announcer.add(fact(2, 1))
  announcer.add(fact(3, 1))
  expect(idsTold()).toEqual([[1]])
  vi.advanceTimersByTime(5_000)
  expect(idsTold()).toEqual([[1], [2, 3]])
  vi.advanceTimersByTime(60_000)
  announcer.add(fact(4, 1))
  expect(idsTold()).toEqual([[1], [2, 3], [4]])
})

test('a goal that comes by two topics is told once', () => {
  const announcer = newAnnouncer()
  announcer.add(fact(1, 1))
  announcer.add(fact(1, 1))
  vi.advanceTimersByTime(60_000)
  expect(idsTold()).toEqual([[1]])
})

test('a goal, its cancelling and the same score once more are three pieces of news', () => {
  const announcer = newAnnouncer()
  for (const each of [fact(1, 1, { seq: 5 }), fact(1, 0, { seq: 8, isCancelled: true }), fact(1, 1, { seq: 20 })]) {
    announcer.add(each)
    vi.advanceTimersByTime(60_000)
  }
  expect(told.map(({ facts }) => facts[0]?.isCancelled)).toEqual([false, true, false])
})

test('the topic that comes last tells nothing that has been told or undone', () => {
  const announcer = newAnnouncer()
  const news = [fact(1, 1, { seq: 5 }), fact(1, 0, { seq: 8, isCancelled: true })]
  for (const each of [...news, ...news]) {
    announcer.add(each)
    vi.advanceTimersByTime(60_000)
  }
  expect(told).toHaveLength(2)
})

test('of two goals in one match within the pause the later score is told', () => {
  const announcer = newAnnouncer()
  announcer.add(fact(9, 1))
  announcer.add(fact(1, 1))
  announcer.add(fact(1, 2))
  vi.advanceTimersByTime(5_000)
  expect(told.at(-1)?.facts).toEqual([fact(1, 2)])
})

test('every announcement has a key of its own, and none comes after the page has gone', () => {
  const announcer = newAnnouncer()
  announcer.add(fact(1, 1))
  announcer.add(fact(2, 1))
  announcer.stop()
  vi.advanceTimersByTime(60_000)
  announcer.add(fact(3, 1))
  expect(told.map(({ key }) => key)).toEqual([1, 2])
})
