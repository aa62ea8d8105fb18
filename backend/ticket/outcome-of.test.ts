import { expect, test } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const at = 1_000_000_000_000
const facts = { broadcast: at, isThere: true, isOn: false }
/** By the clock: breaks were not noted. */
const unknown = { pictureMs: null, liveSince: null }

test('coins stay set aside while the broadcast is on, for a day at most', () => {
  const span = { startedAt: at, endedAt: null, pictureMs: 0, liveSince: at }
  expect(outcomeOf({ ...facts, isOn: true, span }, at + 23 * HOUR)).toBe('wait')
  expect(outcomeOf({ ...facts, isOn: true, span }, at + 24 * HOUR)).toBe('pay')
  expect(outcomeOf({ ...facts, isOn: true, span: { ...span, ...unknown } }, at + 24 * HOUR)).toBe('pay')
  const late = { ...span, pictureMs: MINUTE, liveSince: null }
  expect(outcomeOf({ ...facts, isOn: true, span: late }, at + 24 * HOUR)).toBe('short')
})

test.each([
  ['ten minutes', { startedAt: at, endedAt: at + 10 * MINUTE }, 'pay'],
  ['less', { startedAt: at, endedAt: at + 10 * MINUTE - 1 }, 'short'],
  ['no picture', { startedAt: null, endedAt: at + HOUR }, 'short'],
  ['no end that is known', { startedAt: at, endedAt: null }, 'short'],
] as const)('a broadcast of %s by the clock', (_, span, outcome) => {
  expect(outcomeOf({ ...facts, span: { ...span, ...unknown } }, at + 2 * HOUR)).toBe(outcome)
})

test('what counts is the time with a picture, not that between the first and the last', () => {
  const span = { startedAt: at, endedAt: at + HOUR, liveSince: null }
  expect(outcomeOf({ ...facts, span: { ...span, pictureMs: 10 * MINUTE - 1 } }, at + 2 * HOUR)).toBe('short')
  expect(outcomeOf({ ...facts, span: { ...span, pictureMs: 10 * MINUTE } }, at + 2 * HOUR)).toBe('pay')
})

test('a broadcast of which nothing is known, or whose streamer is gone, is given back', () => {
  const span = { startedAt: at, endedAt: at + HOUR, pictureMs: HOUR, liveSince: null }
  expect(outcomeOf(facts, at)).toBe('short')
  expect(outcomeOf({ ...facts, isThere: false, isOn: true }, at)).toBe('gone')
  expect(outcomeOf({ ...facts, isThere: false, span }, at)).toBe('gone')
})
