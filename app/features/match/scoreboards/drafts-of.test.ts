import { expect, test } from 'vitest'
import type { Side, TimelineItem } from '#contract/match-state.ts'
import { draftsOf } from './drafts-of.ts'

const item = (type: string, side?: Side, hero?: string, player?: number): TimelineItem => ({
  seq: 1,
  at: '2026-11-22T12:00:00.000Z',
  type,
  isKey: false,
  ...(side ? { side } : {}),
  ...(hero ? { data: { hero } } : {}),
  ...(player ? { player } : {}),
})

test('each game has the picks and bans before its start, in order', () => {
  const drafts = draftsOf([
    item('ban', 'home', 'Ahri'),
    item('ban', 'away', 'Vi'),
    item('pick', 'home', 'Azir', 101),
    item('map_start'),
    item('kill', 'home'),
    item('map_won', 'home'),
    item('ban', 'away', 'Azir'),
  ])
  expect(drafts).toEqual([
    {
      home: { picks: [{ hero: 'Azir', player: 101 }], bans: [{ hero: 'Ahri' }] },
      away: { picks: [], bans: [{ hero: 'Vi' }] },
    },
    { home: { picks: [], bans: [] }, away: { picks: [], bans: [{ hero: 'Azir' }] } },
  ])
})

test('a game without a draft in the feed has an empty one, so that the next keeps its place', () => {
  const drafts = draftsOf([item('map_start'), item('map_won', 'home'), item('pick', 'away', 'Vi'), item('map_start')])
  expect(drafts.map(({ away }) => away.picks.map(({ hero }) => hero))).toEqual([[], ['Vi']])
})
