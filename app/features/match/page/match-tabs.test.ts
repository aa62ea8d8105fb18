import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match.ts'
import { testRow } from '#tests/support/match-row.ts'
import { tabsOf } from './match-tabs.ts'

type Row = MatchDetail['match']
const squad = (count: number) => ({
  members: Array.from({ length: count }, (_, id) => ({ id, number: id, position: 'p', isStarter: true })),
  people: [],
})

const detailOf = (row: Partial<Row>, players = 11): MatchDetail => ({
  match: { ...testRow(1, 1), ...row },
  live: { stats: [], timeline: [], chart: [], chartKind: 'momentum', odds: [], playerColumns: [], players: [] },
  squads: { home: squad(players), away: squad(players) },
})
const ODDS = { at: '2026-11-20T12:00:00.000Z', home: 2, away: 2 }

test('a live match with odds and a stream has every tab', () => {
  expect(tabsOf('football', detailOf({ odds: ODDS, roomId: 8 }))).toEqual([
    'overview',
    'text',
    'lineup',
    'stats',
    'odds',
    'h2h',
    'standings',
    'preview',
    'streams',
    'log',
  ])
})

test('a match to come has no tab of what will be told, and its overview is the preview', () => {
  const tabs = tabsOf('football', detailOf({ status: 'scheduled' }))
  expect(tabs).toEqual(['overview', 'lineup', 'h2h', 'standings'])
})

test('a match that is over has no preview', () => {
  expect(tabsOf('football', detailOf({ status: 'finished' }))).not.toContain('preview')
})

test.each(['tennis', 'frames', 'combat'] as const)('%s has neither line-ups nor a league table', (family) => {
  const tabs = tabsOf(family, detailOf({}, 0))
  expect(tabs).not.toContain('lineup')
  expect(tabs).not.toContain('standings')
})

test('two players have no line-ups in a sport that teams play too', () => {
  expect(tabsOf('sets', detailOf({}, 1))).not.toContain('lineup')
  expect(tabsOf('sets', detailOf({}, 6))).toContain('lineup')
})
