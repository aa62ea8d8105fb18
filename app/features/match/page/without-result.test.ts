import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import { testRow } from '#tests/support/match-row.ts'
import { MATCH_TABS } from './match-tabs.ts'
import { tellsResult, withoutResult } from './without-result.ts'

const squad = { members: [{ id: 9, number: 9, position: 'fw', isStarter: true }], people: [{ id: 9, name: 'Nine' }] }
const detail: MatchDetail = {
  match: {
    ...testRow(1, 1),
    score: { home: 31, away: 47 },
    periods: [{ key: 'q1', home: 31, away: 47, isDone: false }],
    points: { home: '31', away: '47' },
    redCards: { home: 31, away: 0 },
    winner: 'away',
  },
  live: {
    board: { family: 'football', corners: { home: 31, away: 47 } },
    stats: [{ key: 'shots', home: 31, away: 47 }],
    timeline: [
      { seq: 1, at: '2026-11-20T12:00:00.000Z', type: 'goal', player: 9, isKey: true, score: { home: 31, away: 47 } },
    ],
    chart: [{ t: 1, value: 31 }],
    chartKind: 'momentum',
    odds: [],
    playerColumns: ['goals'],
    players: [{ player: 9, side: 'home', values: { goals: 31 } }],
  },
  squads: { home: squad, away: squad },
}

test('nothing of the result is left, and who plays is', () => {
  const said = JSON.stringify(withoutResult(detail))
  expect(said).not.toMatch(/31|47|winner|"goal"/)
  expect(withoutResult(detail).squads).toEqual(detail.squads)
})

test('line-ups, streams, history and preview stay open', () => {
  expect(MATCH_TABS.filter((tab) => !tellsResult(tab, detail))).toEqual(['lineup', 'h2h', 'tree', 'preview', 'streams'])
})

test('a table with the match in it tells how it stands, and who won: the form of both teams ends with it', () => {
  for (const status of ['live', 'finished'] as const)
    expect(tellsResult('standings', { match: { ...detail.match, status } })).toBe(true)
  expect(tellsResult('standings', { match: { ...detail.match, status: 'scheduled' } })).toBe(false)
})

test('odds that no longer move tell nothing', () => {
  expect(tellsResult('odds', { match: { ...detail.match, status: 'finished' } })).toBe(false)
})
