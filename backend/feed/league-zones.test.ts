import { expect, test } from 'vitest'
import { OPENFOOTBALL_LEAGUES } from './importers/openfootball/leagues.ts'
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

test('an imported season has the zones of its league’s rules, best first', () => {
  const idOf = (code: string) => OPENFOOTBALL_LEAGUES.get(code)?.id ?? 0
  expect(zonesOf(idOf('en.2'), 24, '2024-25')).toEqual([
    { kind: 'promotion', from: 1, to: 2 },
    { kind: 'playoffs', from: 3, to: 6 },
    { kind: 'relegation', from: 22, to: 24 },
  ])
  expect(zonesOf(idOf('de.1'), 18, '2023-24')).toEqual([
    { kind: 'champions_league', from: 1, to: 4 },
    { kind: 'relegation_playoffs', from: 16, to: 16 },
    { kind: 'relegation', from: 17, to: 18 },
  ])
})

test('a season of other rules has none: one with other teams, one broken off, one of a league that splits', () => {
  const idOf = (code: string) => OPENFOOTBALL_LEAGUES.get(code)?.id ?? 0
  expect(zonesOf(idOf('fr.1'), 20, '2022-23')).toEqual([])
  expect(zonesOf(idOf('en.1'), 20, '2019-20')).toEqual([])
  expect(zonesOf(idOf('be.1'), 16, '2024-25')).toEqual([])
})

test('a league of which nothing is known has no zones', () => {
  expect(zonesOf(7_000_000, 20)).toEqual([])
})
