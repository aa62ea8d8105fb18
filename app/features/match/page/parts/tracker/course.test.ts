import { expect, test } from 'vitest'
import type { Play } from '#contract/match-plays.ts'
import { courseOf, indexAt, keyFrom, lengthOf, nextStep, type Speed } from './course.ts'

/** A play a half minute for two hours with a long break in the middle; each twentieth is a key moment. */
const PLAYS: Play[] = Array.from({ length: 240 }, (_, index) => ({
  seq: index + 1,
  at: new Date(index * 30_000 + (index > 120 ? 3_600_000 : 0)).toISOString(),
  type: 'goal',
  isKey: index % 20 === 10,
}))
const COURSE = courseOf(PLAYS)
const END = PLAYS.length - 1

function playThrough(speed: Speed): { shown: number[]; ms: number } {
  const shown = [0]
  let ms = 0
  for (let step = nextStep(COURSE, 0, END, speed); step; step = nextStep(COURSE, step.index, END, speed)) {
    shown.push(step.index)
    ms += step.ms
  }
  return { shown, ms }
}

test('a break in the match is short on its own time', () => {
  expect(lengthOf(COURSE)).toBe(238 * 30_000 + 40_000)
})

test('any match is played in a minute, and each key moment is seen', () => {
  const { shown, ms } = playThrough('minute')
  expect(ms).toBeGreaterThan(50_000)
  expect(ms).toBeLessThan(61_000)
  const keys = PLAYS.flatMap(({ isKey }, index) => (isKey ? [index] : []))
  expect(keys.filter((key) => !shown.includes(key))).toEqual([])
  expect(shown.at(-1)).toBe(END)
})

test('at its own speed each play comes when it came, eight times as fast in an eighth of the time', () => {
  expect(playThrough(1).ms).toBe(lengthOf(COURSE))
  expect(playThrough(8)).toMatchObject({ ms: lengthOf(COURSE) / 8, shown: PLAYS.map((_, index) => index) })
})

test('any time leads to the last play by then, and a key moment to the next one', () => {
  expect(indexAt(COURSE, 65_000)).toBe(2)
  expect(indexAt(COURSE, -1)).toBe(0)
  expect(indexAt(COURSE, Number.POSITIVE_INFINITY)).toBe(END)
  expect([keyFrom(COURSE, 10, 1, END), keyFrom(COURSE, 30, -1, END)]).toEqual([30, 10])
  expect([keyFrom(COURSE, 5, -1, END), keyFrom(COURSE, 235, 1, END)]).toEqual([0, END])
})

test('nothing is played beyond what may be shown', () => {
  expect(nextStep(COURSE, 8, 8, 'minute')).toBeUndefined()
  expect(nextStep(COURSE, 7, 8, 'minute')?.index).toBe(8)
})
