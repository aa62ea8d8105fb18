import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { gameName } from './game-name.ts'
import { periodName, phaseName, shortPhaseName, statusName, totalName } from './match-labels.ts'

test('every game of the catalogue has a name of its own', () => {
  expect(new Set(GAMES.map((game) => gameName(game.id))).size).toBe(GAMES.length)
  expect([gameName(2), gameName(202)]).toEqual(['CS:GO', 'Football'])
})

test('an unknown game has a name too', () => {
  expect(gameName(999)).toBe('Other sports')
})

test('a period’s name has its number', () => {
  expect(['h1', 'et2', 'pens', 'q4', 's2', 'i9', 'f11', 'r3', 'ot2'].map((key) => periodName(key))).toEqual([
    ...['1st half', 'Extra time 2', 'Penalties', 'Q4', 'Set 2', 'Inning 9', 'Frame 11', 'Round 3', 'OT2'],
  ])
})

test('a first overtime has no number, for there is seldom a second', () => {
  expect([periodName('ot1'), phaseName('ot1', 'basketball'), periodName('ot2')]).toEqual(['OT', 'OT', 'OT2'])
})

test('a period is named as in its sport', () => {
  expect([periodName('i2', 'cricket'), periodName('m3', 'moba'), periodName('m3', 'rounds')]).toEqual([
    ...['Innings 2', 'Game 3', 'Map 3'],
  ])
})

test('the total of a match is named after what it counts', () => {
  expect([totalName('basketball'), totalName('tennis'), totalName('rounds'), totalName('moba'), totalName()]).toEqual([
    ...['Total', 'Sets', 'Maps', 'Games', 'Total'],
  ])
})

test('a phase has its own name or that of the period being played', () => {
  expect([phaseName('half_time'), phaseName('q2'), phaseName('s1', 'tennis')]).toEqual(['Half-time', 'Q2', 'Set 1'])
})

test('an unknown key is humanised', () => {
  expect([phaseName('water_break'), periodName('zz9'), periodName('constructor1')]).toEqual([
    ...['Water break', 'Zz9', 'Constructor1'],
  ])
})

test('every status has a name', () => {
  expect(statusName('postponed')).toBe('Postponed')
})

test('a half of an inning, and the break after it, are told apart by the side at bat', () => {
  const at = (phase: string, serving: 'home' | 'away') =>
    shortPhaseName(
      { phase, serving, score: { home: 0, away: 0 }, periods: [{ key: 'i5', home: 0, away: 0, isDone: false }] },
      'baseball',
    )
  expect([at('i5', 'away'), at('inning_break', 'away'), at('i5', 'home'), at('inning_break', 'home')]).toEqual([
    ...['Top 5', 'Mid 5', 'Bot 5', 'End 5'],
  ])
})

test('a series that is won is over in lists too, before its feed ends it; points of maps decide none', () => {
  const after = (home: number, away: number, bestOf: number, family: 'moba' | 'battle_royale', phase = 'map_break') =>
    shortPhaseName({ phase, periods: [], score: { home, away }, bestOf }, family)
  expect([after(2, 1, 3, 'moba'), after(1, 1, 2, 'moba')]).toEqual(['FT', 'FT'])
  expect([after(1, 1, 3, 'moba'), after(21, 8, 4, 'battle_royale')]).toEqual(['Break', 'Break'])
})
