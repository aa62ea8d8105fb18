import { expect, test } from 'vitest'
import { figuresOf, stateOf } from '#tests/support/imports.ts'
import { opendotaMatch, opendotaText } from '#tests/support/opendota-match.ts'
import { DOTA_BUILDS } from '../../moba/builds.ts'
import { DOTA_HEROES, everyHero } from '../../moba/heroes.ts'
import { ImportedSeason as Schema } from '../imported-season.ts'
import { heroOf } from './heroes.ts'
import { itemNames } from './items.ts'
import { opendota } from './opendota.ts'

const seasonOf = (...matches: object[]) => {
  const [season] = opendota.parse(matches.map((match) => opendotaText(match)))
  if (!season) throw new Error('no season')
  return season
}
const second = () => ({
  ...opendotaMatch(),
  match_id: 7002,
  start_time: opendotaMatch().start_time + 3600,
  radiant_team: { team_id: 10, name: 'Quay' },
  dire_team: { team_id: 20, name: 'Pier' },
  radiant_win: false,
})

test('a match is of its league and year, with both teams and everybody', () => {
  const season = seasonOf(opendotaMatch())
  expect(season).toMatchObject({ season: '2026', league: { names: { en_US: 'Harbour Cup' }, tier: 1 } })
  expect(season.teams.map(({ names }) => names.en_US)).toEqual(['Quay', 'Pier'])
  expect(season.people?.map(({ names }) => names.en_US)).toEqual(expect.arrayContaining(['Ash', 'player 1', 'Dazzle']))
  expect(season.matches[0]?.squads?.away.map(({ position }) => position)).toEqual([
    'carry',
    'mid',
    'offlane',
    'soft_support',
    'hard_support',
  ])
  expect(Schema(season)).toEqual(season)
  expect(seasonOf(opendotaMatch())).toEqual(season)
})

test('draft, kills, towers, barracks, Roshan and gold are on the board', () => {
  const season = seasonOf(opendotaMatch())
  const state = stateOf(season)
  expect(state).toMatchObject({ status: 'finished', winner: 'away', score: { home: 0, away: 1 } })
  expect(state.board).toMatchObject({
    bestOf: 1,
    kills: { home: 0, away: 2 },
    towers: { home: 0, away: 1 },
    objectives: [
      { key: 'roshans', home: 1, away: 0 },
      { key: 'barracks', home: 0, away: 1 },
    ],
    draft: { home: { picks: ['Luna'], bans: ['Juggernaut'] }, away: { picks: ['Anti-Mage'], bans: [] } },
  })
  expect(state.chart).toEqual([
    { t: 60, value: 0, period: 'm1' },
    { t: 120, value: 25, period: 'm1' },
  ])
  expect(figuresOf(season, state)).toMatchObject({
    Ash: { hero: 'Anti-Mage', kills: 2, gold: 210, gold_per_minute: 500, experience_per_minute: 600, net_worth: 7000 },
    'player 1': { kills: 0, assists: 1, last_hits: 250 },
    'player 5': { deaths: 1, kda: 0 },
    // Died once by the log of kills, and not at all by the sum, which is right.
    Dazzle: { deaths: 0 },
  })
})

test('what is before the horn is at nought, and a pause stops the clock', () => {
  const { events } = seasonOf(opendotaMatch()).matches[0] ?? { events: [] }
  const at = (type: string) => Date.parse(events.find((event) => event.type === type)?.at ?? '')
  expect(events.find(({ type }) => type === 'kill')?.clock).toBe(0)
  expect(at('resume') - at('pause')).toBe(600_000)
  expect(at('roshan') - at('map_start')).toBe((600 + 80) * 1000)
})

test('what the source tells of places is told: lanes of buildings, whose base is where, deaths in fights', () => {
  const { events } = seasonOf(opendotaMatch()).matches[0] ?? { events: [] }
  const dataOf = (wanted: string) => events.filter(({ type }) => type === wanted).map(({ data }) => data)
  // Pier is Radiant, and away.
  expect(dataOf('map_start')).toEqual([{ map: 1, lower: 'away' }])
  expect(dataOf('tower')).toEqual([{ lane: 'mid', tier: 1 }])
  expect(dataOf('barracks')).toEqual([{ lane: 'mid' }])
  expect(dataOf('kill')).toEqual([undefined, { x: 50, y: 26 }])
  // Nobody knows in which pit it was.
  expect(dataOf('roshan')).toEqual([undefined])
})

test('who died twice in a fight, or where the source cannot say, has no place', () => {
  const placesOf = (deaths: object) => {
    const match = opendotaMatch()
    const [fight] = match.teamfights
    if (fight?.players[5]) fight.players[5].deaths_pos = deaths as never
    return seasonOf(match).matches[0]?.events.flatMap(({ type, data }) => (type === 'kill' && data ? [data] : []))
  }
  expect(placesOf({ 127: { 97: 2 } })).toEqual([])
  expect(placesOf({ 127: { 97: 1, 98: 1 } })).toEqual([])
  expect(placesOf({})).toEqual([])
  expect(placesOf({ x: { y: 1 } })).toEqual([])
  expect(placesOf({ 9000: { 0: 1 } })).toEqual([{ x: 100, y: 0 }])
})

test('matches of a series are one, whichever file comes first; sides may change places', () => {
  const season = seasonOf(second(), opendotaMatch())
  expect(season.matches).toHaveLength(1)
  expect(season.matches[0]).toMatchObject({ bestOf: 3, id: seasonOf(opendotaMatch()).matches[0]?.id })
  expect(stateOf(season)).toMatchObject({ status: 'finished', winner: 'away', score: { home: 0, away: 2 } })
  expect(season.matches[0]?.squads?.home.filter(({ isStarter }) => isStarter)).toHaveLength(5)
})

test('without a draft the picks are who was played', () => {
  const { board } = stateOf(seasonOf({ ...opendotaMatch(), picks_bans: null }))
  expect(board).toMatchObject({ draft: { away: { picks: ['Anti-Mage', 'Zeus', 'Axe', 'Lion', 'Io'], bans: [] } } })
})

test('items are those at the end, by name; a new one has its number, and an empty place nothing', () => {
  const [first, ...others] = opendotaMatch().players
  const items = { item_0: 1, item_1: 116, item_2: 0, item_3: 99_998, item_4: null, item_5: 63, item_neutral: 0 }
  const season = seasonOf({ ...opendotaMatch(), players: [{ ...first, ...items }, ...others] })
  const state = stateOf(season)
  expect(state.playerColumns.at(-1)).toBe('items')
  expect(figuresOf(season, state).Ash).toMatchObject({
    items: 'Blink Dagger, Black King Bar, Item 99998, Power Treads',
  })
  expect(stateOf(seasonOf(opendotaMatch())).playerColumns).not.toContain('items')
})

test('every item that simulated players buy has this name in the list', () => {
  const listed = new Set(itemNames(Array.from({ length: 3000 }, (_, id) => id)))
  const bought = DOTA_BUILDS.flatMap(({ boots, early, core }) => [...boots, ...early, ...core])
  expect(bought.map((item) => item.replace(/ \d+$/, '')).filter((item) => !listed.has(item))).toEqual([])
})

test('every hero that the house has names for is in the list', () => {
  const known = new Set(Array.from({ length: 200 }, (_, id) => heroOf(id).name))
  expect(everyHero(DOTA_HEROES).filter((name) => !known.has(name))).toEqual([])
  expect(heroOf(9001)).toEqual({ name: 'Hero 9001', unit: '' })
})

const without = (key: 'kills_log' | 'gold_t') => ({
  ...opendotaMatch(),
  players: opendotaMatch().players.map((player) => ({ ...player, [key]: null })),
})
test.each([
  [without('kills_log'), '7001.json at players[0].kills_log (OpenDota has not parsed'],
  [{ ...opendotaMatch(), radiant_win: null }, '7001.json at radiant_win'],
  [{ ...opendotaMatch(), duration: 1e9 }, '7001.json at duration'],
  [{ ...opendotaMatch(), players: opendotaMatch().players.slice(1) }, '7001.json at players'],
  [{ ...opendotaMatch(), radiant_team: undefined }, '7001.json at radiant_team: no team'],
  [{ ...opendotaMatch(), dire_team: { team_id: 20, name: 'Pier' } }, '7001.json at dire_team.team_id'],
  [
    {
      ...opendotaMatch(),
      objectives: Array.from({ length: 2000 }, () => ({ time: 1, type: 'building_kill', key: 'x' })),
    },
    '7001.json at objectives',
  ],
])('a fault is refused with file and path (%#)', (match, path) => {
  expect(() => seasonOf(match)).toThrow(path)
})

test('a series has two teams', () => {
  expect(() => seasonOf(opendotaMatch(), { ...second(), dire_team: { team_id: 30, name: 'Dock' } })).toThrow(
    'series_id',
  )
})
