import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Announcement, ScoreAnnouncer, scoreFact } from './score-announcer.ts'

const fact = (matchId: number, home: number, away = 0) =>
  ({ matchId, gameId: 202, side: 'home', score: { home, away } }) as const

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
    gameId: 202,
    side: 'away',
    score: { home: 0, away: 1 },
  })
  expect(scoreFact(change(1, 1), change(2, 1))?.side).toBe('home')
})

test('a goal taken back, an unchanged score and one first heard of are not announced', () => {
  const change = (home: number) => ({ id: 1, seq: 1, score: { home, away: 0 } })
  expect(scoreFact(change(1), change(0))).toBeUndefined()
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
