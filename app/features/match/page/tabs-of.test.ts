import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import { testRow } from '#tests/support/match-row.ts'
import { tabsOf } from './tabs-of.ts'

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

test('a live match of a league with odds and a stream has every tab but the tree', () => {
  expect(tabsOf(detailOf({ odds: ODDS, roomId: 8 }))).toEqual([
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
    'comments',
  ])
})

test('a match to come has no tab of what will be told, and its overview is the preview', () => {
  const tabs = tabsOf(detailOf({ status: 'scheduled' }))
  expect(tabs).toEqual(['overview', 'lineup', 'h2h', 'standings', 'comments'])
})

test('a match that is over has no preview', () => {
  expect(tabsOf(detailOf({ status: 'finished' }))).not.toContain('preview')
})

test.each([
  ['tennis', 203],
  ['snooker', 204],
  ['MMA', 15],
  ['badminton', 207],
])('%s has neither line-ups nor a league table', (_, gameId) => {
  const tabs = tabsOf(detailOf({ gameId }, 0))
  expect(tabs).not.toContain('lineup')
  expect(tabs).not.toContain('standings')
})

test('a match of a cup has its tree instead of a table', () => {
  const tabs = tabsOf(detailOf({ cupRound: 'quarter_final' }))
  expect(tabs).toContain('tree')
  expect(tabs).not.toContain('standings')
  expect(tabsOf(detailOf({ isKnockout: true }))).toEqual(expect.arrayContaining(['standings', 'tree']))
})

test('two players have no line-ups in a sport that teams play too', () => {
  expect(tabsOf(detailOf({ gameId: 206 }, 1))).not.toContain('lineup')
  expect(tabsOf(detailOf({ gameId: 206 }, 6))).toContain('lineup')
})

test('a series of which only the winners were told has no statistics', () => {
  const told = (keys: readonly string[]): MatchDetail => {
    const detail = detailOf({ gameId: 18, status: 'live' }, 1)
    return { ...detail, live: { ...detail.live, stats: keys.map((key) => ({ key, home: 1, away: 0 })) } }
  }
  expect(tabsOf(told(['maps_won']))).not.toContain('stats')
  expect(tabsOf(told(['maps_won', 'battles_won']))).toContain('stats')
})
