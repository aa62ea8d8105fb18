import { expect, test } from 'vitest'
import { partOf, partPath } from './library-parts.ts'
import { gameOf, gamesOf, leaguesLeft, parsePartSearch, usualLeague } from './part-search.ts'

const league = (id: number, isCup = false) => ({
  ...{
    id,
    gameId: 202,
    abbr: '',
    name: `${id}`,
    country: id === 3 ? 'INT' : 'FR',
    tier: id,
    matchCount: 1,
    liveCount: 0,
  },
  ...(isCup ? { isCup: true as const } : {}),
})

test.each([
  ['league', 'groupTable', 'groupTable'],
  ['league', undefined, undefined],
  ['league', 'constructor', undefined],
  ['squad', undefined, 'squads'],
  ['squad', 'groupTable', undefined],
  ['player', undefined, 'players'],
] as const)('%sLibrary/%s is %s', (library, id, part) => {
  expect(partOf(library, id)).toBe(part)
})

test('parts have paths', () => {
  expect([partPath('config'), partPath('squads')]).toEqual(['/leagueLibrary/config', '/squadLibrary'])
})

test('of trees a cup is shown when none is chosen, of all else a league', () => {
  const leagues = [league(3, true), league(1), league(2)]
  expect(usualLeague('promotionTree', leagues)?.id).toBe(3)
  expect(usualLeague('groupTable', leagues)?.id).toBe(1)
  expect(usualLeague('groupTable', [league(3, true)])?.id).toBe(3)
  expect(leaguesLeft(leagues, { country: 'FR', tier: 2 }).map(({ id }) => id)).toEqual([2])
})

test('a brand with games of its own shows its first, and a game only where a part has something of it', () => {
  expect(gameOf('groupTable', {}, undefined)?.code).toBe('soccer')
  expect(gameOf('groupTable', {}, [1, 2])?.id).toBe(1)
  expect(gameOf('groupTable', { game: 'dota2' }, undefined)?.code).toBe('dota2')
  expect(gamesOf('squads', undefined).some(({ id }) => id === 203)).toBe(false)
})

test('invalid search parameters are left out', () => {
  const search = parsePartSearch({ league: '-1', team: 'x', game: 'nogame', round: '<', tab: 'facts' }, 'sortTable')
  expect(search).toMatchObject({ tab: 'players' })
  expect([search.league, search.team, search.game, search.round]).toEqual([undefined, undefined, undefined, undefined])
})
