import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Announcement, ScoreAnnouncer, scoreFact } from './score-announcer.ts'

const fact = (matchId: number, home: number, { seq = home, isCancelled = false } = {}) =>
  ({ matchId, seq, gameId: 202, side: 'home', isCancelled, score: { home, away: 0 } }) as const

let announcements: Announcement[] = []
const announcedIds = () => announcements.map(({ facts }) => facts.map(({ matchId }) => matchId))

beforeEach(() => {
  vi.useFakeTimers()
  announcements = []
})
afterEach(() => {
  vi.useRealTimers()
})

const newAnnouncer = () => new ScoreAnnouncer((announcement) => announcements.push(announcement))

test('the scoring side is the one whose score grew', () => {
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

test('a cancelled goal belongs to the side whose score fell', () => {
  const change = (home: number, away: number) => ({ id: 1, seq: 1, score: { home, away } })
  expect(scoreFact(change(2, 1), change(2, 0))).toMatchObject({ side: 'away', isCancelled: true })
  expect(scoreFact(change(1, 0), change(0, 0))).toMatchObject({ side: 'home', isCancelled: true })
})

test('a goal reassigned to the other side belongs to that side', () => {
  const change = (home: number, away: number) => ({ id: 1, seq: 1, score: { home, away } })
  expect(scoreFact(change(1, 0), change(0, 1))).toMatchObject({ side: 'away', isCancelled: false })
})

test('an older score that arrives late cancels nothing', () => {
  expect(
    scoreFact({ id: 1, seq: 9, score: { home: 1, away: 0 } }, { id: 1, seq: 7, score: { home: 0, away: 0 } }),
  ).toBeUndefined()
})

test('an unchanged score and a first known score are not announced', () => {
  const change = (home: number) => ({ id: 1, seq: 1, score: { home, away: 0 } })
  expect(scoreFact(change(1), change(1))).toBeUndefined()
  expect(scoreFact(undefined, change(1))).toBeUndefined()
  expect(scoreFact(change(1), { id: 1, seq: 2 })).toBeUndefined()
})

test('the first goal is announced at once, those within the next five seconds together', () => {
  const announcer = newAnnouncer()
  announcer.add(fact(1, 1))
  announcer.add(fact(2, 1))
  announcer.add(fact(3, 1))
  expect(announcedIds()).toEqual([[1]])
  vi.advanceTimersByTime(5_000)
  expect(announcedIds()).toEqual([[1], [2, 3]])
  vi.advanceTimersByTime(60_000)
  announcer.add(fact(4, 1))
  expect(announcedIds()).toEqual([[1], [2, 3], [4]])
})

test('a goal received from two topics is announced once', () => {
  const announcer = newAnnouncer()
  announcer.add(fact(1, 1))
  announcer.add(fact(1, 1))
  vi.advanceTimersByTime(60_000)
  expect(announcedIds()).toEqual([[1]])
})

test('a goal, its cancellation and the same score again are three announcements', () => {
  const announcer = newAnnouncer()
  for (const each of [fact(1, 1, { seq: 5 }), fact(1, 0, { seq: 8, isCancelled: true }), fact(1, 1, { seq: 20 })]) {
    announcer.add(each)
    vi.advanceTimersByTime(60_000)
  }
  expect(announcements.map(({ facts }) => facts[0]?.isCancelled)).toEqual([false, true, false])
})

test('a second topic repeats nothing that was announced or cancelled', () => {
  const announcer = newAnnouncer()
  const news = [fact(1, 1, { seq: 5 }), fact(1, 0, { seq: 8, isCancelled: true })]
  for (const each of [...news, ...news]) {
    announcer.add(each)
    vi.advanceTimersByTime(60_000)
  }
  expect(announcements).toHaveLength(2)
})

test('of two goals in one match within the pause, the later score is announced', () => {
  const announcer = newAnnouncer()
  announcer.add(fact(9, 1))
  announcer.add(fact(1, 1))
  announcer.add(fact(1, 2))
  vi.advanceTimersByTime(5_000)
  expect(announcements.at(-1)?.facts).toEqual([fact(1, 2)])
})

test('every announcement has its own key, and none comes after stop', () => {
  const announcer = newAnnouncer()
  announcer.add(fact(1, 1))
  announcer.add(fact(2, 1))
  announcer.stop()
  vi.advanceTimersByTime(60_000)
  announcer.add(fact(3, 1))
  expect(announcements.map(({ key }) => key)).toEqual([1, 2])
})
