import { expect, test } from 'vitest'
import { chancesOf, percentsOf, winCourseOf } from './win-chances.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString()

test('chances add up to 1 whatever the margin of the prices', () => {
  const fair = chancesOf({ home: 2, draw: 4, away: 4 })
  expect(fair).toEqual({ home: 0.5, draw: 0.25, away: 0.25 })
  const priced = chancesOf({ home: 1.85, draw: 3.4, away: 4.1 })
  expect(priced.home + priced.draw + priced.away).toBeCloseTo(1)
  expect(chancesOf({ home: 1.9, away: 1.9 })).toEqual({ home: 0.5, draw: 0, away: 0.5 })
})

test('percentages are whole and add up to 100', () => {
  expect(percentsOf({ home: 1 / 3, draw: 1 / 3, away: 1 / 3 })).toEqual({ home: 34, draw: 33, away: 33 })
  for (const prices of [
    { home: 1.01, draw: 26, away: 51 },
    { home: 2.35, draw: 3.1, away: 3.05 },
    { home: 1.5, away: 2.6 },
  ]) {
    const { home, draw, away } = percentsOf(chancesOf(prices))
    expect(home + draw + away).toBe(100)
  }
})

test('the course begins at the start with the last prices before it', () => {
  const course = winCourseOf(
    [
      { at: at(-600), home: 3, away: 1.5 },
      { at: at(-1), home: 2, away: 2 },
      { at: at(10), home: 1.5, away: 3 },
      { at: at(40), home: 1.2, away: 6 },
    ],
    [{ seq: 1, at: at(0), type: 'kick_off', period: 'h1', isKey: false }],
    at(0),
  )
  expect(course?.lines.map(({ at: time }) => (time - (course?.from ?? 0)) / 60_000)).toEqual([0, 10, 40])
  expect(course?.lines[0]?.chances.home).toBe(0.5)
  expect(course?.periods).toEqual([{ key: 'h1', at: Date.parse(at(0)) }])
})

test('a match that was won ends with certainty, whatever the last prices said', () => {
  const odds = [
    { at: at(10), home: 1.5, away: 3 },
    { at: at(40), home: 1.2, away: 6 },
  ]
  const timeline = [{ seq: 1, at: at(45), type: 'set_won', period: 's1', isKey: true }]
  const course = winCourseOf(odds, timeline, at(0), 'away')
  const end = course?.lines.at(-1)
  expect(end?.chances).toEqual({ home: 0, draw: 0, away: 1 })
  expect(end?.at).toBeGreaterThan(Date.parse(at(45)))
  const [from, until, last] = [course?.from ?? 0, course?.until ?? 0, end?.at ?? 0]
  expect((until - last) / (until - from), 'it is seen').toBeGreaterThan(0.01)
  expect(winCourseOf(odds, timeline, at(0))?.lines).toHaveLength(2)
})

test('without prices during the match there is no course', () => {
  expect(winCourseOf([{ at: at(-5), home: 2, away: 2 }], [], at(0))).toBeUndefined()
})
