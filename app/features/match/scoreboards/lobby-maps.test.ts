import { expect, test } from 'vitest'
import type { Side, TimelineItem } from '#contract/match-state.ts'
import { lobbyMapsOf } from './lobby-maps.ts'

const item = (type: string, side: Side, period: string, place?: number): TimelineItem => ({
  ...{ seq: 1, at: '2026-11-22T12:00:00.000Z', type, side, period, isKey: false },
  ...(place ? { data: { place } } : {}),
})

test('each map has the place and the kills of both squads, and no place while a squad is in play', () => {
  const maps = lobbyMapsOf([
    item('kill', 'home', 'm1'),
    item('kill', 'home', 'm1'),
    item('death', 'away', 'm1'),
    item('placed', 'away', 'm1', 7),
    item('map_won', 'home', 'm1', 1),
    item('kill', 'away', 'm2'),
  ])
  expect([...maps]).toEqual([
    ['m1', { home: { kills: 2, place: 1 }, away: { kills: 0, place: 7 } }],
    ['m2', { home: { kills: 0 }, away: { kills: 1 } }],
  ])
})
