import { expect, test } from 'vitest'
import { zonesOf } from './league-zones.ts'

const NORTHERN_PREMIER = 202_001
const AMERICAN_HARDWOOD = 201_001

test('the ranks of a table that lead to a cup stand at its top, those that lead down at its end', () => {
  expect(zonesOf(NORTHERN_PREMIER, 18)).toEqual([
    { kind: 'continental', from: 1, to: 4 },
    { kind: 'relegation', from: 16, to: 18 },
  ])
  expect(zonesOf(AMERICAN_HARDWOOD, 14)).toEqual([{ kind: 'playoffs', from: 1, to: 8 }])
})

test('a league of which nothing is known has no zones', () => {
  expect(zonesOf(7_000_000, 20)).toEqual([])
})
