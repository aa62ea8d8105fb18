import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { type Fixture, fixturesOf } from './calendar/fixtures.ts'
import { stageAt } from './calendar/stage.ts'
import { leagueById } from './catalogue/leagues.ts'
import { CHANNEL_ROOMS, roomsOfFixture } from './simulated-rooms.ts'

const STAGE = stageAt(Date.UTC(2026, 10, 23, 12))
const streamed = GAMES.flatMap(({ id }) => fixturesOf(id, STAGE)).filter(({ hasStream }) => hasStream)
const accessOf = (fixture: Fixture) => roomsOfFixture(fixture)[0]?.access
const tierOf = ({ leagueId }: Fixture) => leagueById(leagueId)?.tier

test('some matches are for members, none of the largest leagues', () => {
  const exclusive = streamed.filter((fixture) => accessOf(fixture))
  expect(exclusive.length / streamed.length).toBeGreaterThan(0.01)
  expect(exclusive.length / streamed.length).toBeLessThan(0.1)
  expect(new Set(exclusive.map(accessOf))).toEqual(new Set(['vip', 'svip']))
  expect(exclusive.filter((fixture) => tierOf(fixture) === 1)).toEqual([])
})

test('all rooms of a match for members are for them, at addresses with keys only', () => {
  for (const fixture of streamed) {
    const rooms = roomsOfFixture(fixture)
    const access = accessOf(fixture)
    expect(new Set(rooms.map((room) => room.access))).toEqual(new Set([access]))
    for (const { sources } of rooms)
      expect(sources.every(({ url }) => url.startsWith('/media/member-'))).toBe(access !== undefined)
  }
})

test.each([
  ['all games', GAMES.map(({ id }) => id)],
  ['ball sports', [202, 205, 201, 203]],
  ['esports', [1, 2, 14, 4, 3]],
])('a brand with %s always has a room for everybody, for VIP and for SVIP members', (_, games) => {
  const own = CHANNEL_ROOMS.filter(({ gameId, state }) => games.includes(gameId ?? 0) && state === 'live')
  expect(new Set(own.map(({ access }) => access))).toEqual(new Set([undefined, 'vip', 'svip']))
})
