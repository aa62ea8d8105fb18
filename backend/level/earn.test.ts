import { expect, test } from 'vitest'
import { experienceOf, LEVEL_MAX, levelOf } from '#contract/level-rules.ts'
import { dayOf, earn, isFull, NOTHING, SaidCount, type Standing, todayOf } from './earn.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In a room for so many minutes until then. */
const watch = (before: Standing, minutes: number, to = NOON): Standing =>
  earn(before, 1, { watched: { from: to - minutes * MINUTE, to } }, to)

test('levels begin where the table says, and end at the last', () => {
  expect([1, 2, 3, 5, 10, 20, 30, 60].map(experienceOf)).toEqual([0, 100, 250, 700, 2700, 10450, 23200, 91450])
  for (let level = 1; level <= LEVEL_MAX; level += 1) {
    expect(levelOf(experienceOf(level))).toBe(level)
    expect(levelOf(experienceOf(level + 1) - 1)).toBe(level)
  }
  expect([levelOf(-5), levelOf(10 ** 9)]).toEqual([1, LEVEL_MAX])
})

test('each act gives its points until the day has given enough', () => {
  const one = earn(NOTHING, 1, { watched: { from: NOON - 10 * MINUTE, to: NOON }, said: 3, coins: 30 }, NOON)
  expect(one).toMatchObject({ points: 46, watched: 10, chatted: 6, gifted: 30 })
  const all = earn(one, 1, { watched: { from: NOON, to: NOON + 9 * HOUR }, said: 500, coins: 10 ** 9 }, NOON + 9 * HOUR)
  expect(all).toMatchObject({ points: 360, watched: 120, chatted: 40, gifted: 200 })
  expect([isFull(one), isFull(all)]).toEqual([false, true])
  expect(earn(all, 1, { said: 1, coins: 5 }, NOON + 10 * HOUR).points).toBe(360)
  expect(earn(all, 1, { said: 1, coins: 5 }, NOON + DAY)).toMatchObject({
    points: 367,
    watched: 0,
    chatted: 2,
    gifted: 5,
  })
})

test('the same minutes count once, in however many rooms and however late they are told', () => {
  let standing = watch(NOTHING, 10)
  for (let room = 0; room < 50; room += 1) standing = watch(standing, 10)
  expect(standing.points).toBe(10)
  expect(watch(standing, 30, NOON - 5 * MINUTE).points).toBe(10)
  expect(watch(standing, 30, NOON + 5 * MINUTE).points).toBe(15)
})

test('parts of a minute are not lost, and a minute is not counted before it is over', () => {
  let standing = NOTHING
  const from = NOON
  for (let seconds = 20; seconds <= 300; seconds += 20)
    standing = earn(standing, 1, { watched: { from, to: from + seconds * 1000 } }, from + seconds * 1000)
  expect(standing.points).toBe(5)
})

test('a night in a room is not counted for the morning', () => {
  const midnight = (dayOf(NOON) + 1) * DAY
  expect(watch(NOTHING, 600, midnight + 3 * MINUTE)).toMatchObject({ points: 3, watched: 3 })
})

test('whoever has watched enough for a day is not stored again for watching on', () => {
  const enough = watch(NOTHING, 200)
  expect(enough.watched).toBe(120)
  expect(watch(enough, 5, NOON + 5 * MINUTE)).toEqual(enough)
  expect(watch(enough, 5, NOON + DAY).points, 'tomorrow').toBe(enough.points + 5)
})

test('a clock that jumps gives nothing twice', () => {
  const full = earn(NOTHING, 1, { watched: { from: NOON - 3 * HOUR, to: NOON }, said: 99, coins: 999 }, NOON)
  const back = NOON - 13 * HOUR
  const before = earn(full, 1, { watched: { from: back - HOUR, to: back }, said: 99, coins: 999 }, back)
  expect(before.points, 'yesterday again').toBe(full.points)
  const ahead = earn(full, 1, { watched: { from: NOON, to: NOON + 400 * DAY } }, NOON)
  expect(ahead.points, 'what has not been yet').toBe(full.points)
  const later = watch({ ...full, watchedUntil: NOON + 400 * DAY, day: dayOf(NOON) + 400 }, 5, NOON + 2 * DAY)
  expect(later, 'a time that was wrong holds nobody back').toMatchObject({ day: dayOf(NOON) + 2 })
  expect(watch(later, 5, NOON + 2 * DAY + 5 * MINUTE).points).toBe(full.points + 5)
})

test('who had a level before keeps it, and goes on from there', () => {
  const standing = earn(NOTHING, 12, { said: 1 }, NOON)
  expect(standing.points).toBe(experienceOf(12) + 2)
  expect(levelOf(standing.points)).toBe(12)
})

test('forged numbers take nothing away', () => {
  expect(earn(NOTHING, 1, { watched: { from: NOON, to: NOON - DAY }, said: -5, coins: -9 }, NOON).points).toBe(0)
  expect(todayOf(NOTHING, NOON)).toMatchObject({ day: dayOf(NOON), points: 0 })
})

test('a message sent again, and the many of one breath, count once', () => {
  const said = new SaidCount()
  expect([said.counts(5, NOON), said.counts(5, NOON + HOUR), said.counts(4, NOON + HOUR)]).toEqual([true, false, false])
  expect([said.counts(6, NOON + 59_000), said.counts(7, NOON + 60_000)]).toEqual([false, true])
  expect(said.counts(8, NOON - HOUR), 'a clock that goes back keeps nobody from earning').toBe(true)
})
