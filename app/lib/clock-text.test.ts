import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test('minutes and seconds have two digits', () => {
  expect([clockText(0), clockText(59), clockText(60), clockText(605)]).toEqual(['00:00', '00:59', '01:00', '10:05'])
})

test('minutes are not limited to two digits', () => {
  expect([clockText(90 * 60), clockText(99 * 60 + 59), clockText(6000)]).toEqual(['90:00', '99:59', '100:00'])
})

test('fractions of a second are dropped and negative times show as 00:00', () => {
  expect([clockText(59.99), clockText(-3)]).toEqual(['00:59', '00:00'])
})
