import { expect, test } from 'vitest'
import { tickLabels } from './tick-labels.ts'

const stretches = (...lengths: number[]) => {
  let start = 0
  return lengths.map((length, index) => {
    const stretch = { period: `m${index + 1}`, start, end: start + length }
    start = stretch.end
    return stretch
  })
}

test('periods have their names where all of them have room', () => {
  expect(tickLabels(stretches(0.4, 0.3, 0.3), 'rounds')).toEqual(['Map 1', 'Map 2', 'Map 3'])
})

test('one that is too short for its name makes all of them numbers, and none is cut', () => {
  expect(tickLabels(stretches(0.5, 0.06, 0.44), 'rounds')).toEqual(['1', '2', '3'])
  expect(tickLabels(stretches(0.5, 0.01, 0.49), 'rounds')).toEqual(['1', '', '3'])
})

test('the last one has just begun and takes no name from those before', () => {
  expect(tickLabels(stretches(0.5, 0.44, 0.06), 'rounds')).toEqual(['Map 1', 'Map 2', ''])
})
