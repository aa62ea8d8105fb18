import { expect, test } from 'vitest'
import { figuresOf, sourceText, stateOf } from '#tests/support/imports.ts'
import { type ImportedSeason, ImportedSeason as Schema } from '../imported-season.ts'
import type { SourceText } from '../importer.ts'
import { statsbomb } from './statsbomb.ts'

const MATCHES: SourceText = sourceText('statsbomb-matches.json')
const PIER = { id: 1, name: 'Pier' }
const QUAY = { id: 2, name: 'Quay' }
const player = (id: number) => ({ id, name: `Player ${id}` })
const named = (name: string) => ({ id: 1, name })

let index = 0
const event = (type: string, team: typeof PIER, minute: number, more: object = {}) => {
  index += 1
  const period = minute < 46 ? 1 : 2
  return { id: `e${index}`, index, period, minute, second: 0, type: named(type), team, ...more }
}
const lineup = (...lines: [number, string][]) => ({
  tactics: {
    formation: 442,
    lineup: lines.map(([id, position]) => ({ player: player(id), position: named(position), jersey_number: id })),
  },
})
const shot = (outcome: string, more: object = {}) => ({
  shot: { outcome: named(outcome), type: named('Open Play'), statsbomb_xg: 0.256, ...more },
})

const pass = event('Pass', PIER, 9, { player: player(12), location: [60, 80], pass: { recipient: player(11) } })
const erred = event('Own Goal Against', QUAY, 60, { player: player(22) })
const EVENTS = [
  event('Starting XI', PIER, 0, lineup([10, 'Goalkeeper'], [11, 'Center Forward'], [12, 'Left Wing'])),
  event('Starting XI', QUAY, 0, lineup([20, 'Goalkeeper'], [21, 'Right Center Midfield'], [22, 'Left Center Back'])),
  event('Half Start', PIER, 0),
  event('Half Start', QUAY, 0),
  pass,
  event('Shot', PIER, 10, { player: player(11), location: [108, 40], ...shot('Goal', { key_pass_id: pass.id }) }),
  event('Shot', QUAY, 20, {
    player: player(21),
    location: [96, 20],
    ...shot('Off T', { statsbomb_xg: undefined, body_part: named('Head') }),
  }),
  event('Foul Committed', PIER, 30, { player: player(12), foul_committed: { card: named('Yellow Card') } }),
  event('Shot', QUAY, 31, { player: player(21), ...shot('Goal', { type: named('Penalty') }) }),
  event('Half End', PIER, 45),
  event('Half Start', PIER, 46),
  event('Substitution', PIER, 55, { player: player(12), substitution: { replacement: player(13) } }),
  erred,
  event('Own Goal For', PIER, 60, { related_events: [erred.id] }),
  event('Pass', QUAY, 70, { player: player(21), pass: { type: named('Corner') } }),
  event('Half End', PIER, 93),
]
  .sort((a, b) => a.minute - b.minute)
  .map((each, at) => ({ ...each, index: at + 1 }))
const LINEUPS = [
  {
    team_id: 1,
    lineup: [
      { player_id: 11, player_name: 'Player 11', player_nickname: 'Elf', jersey_number: 11 },
      { player_id: 14, player_name: 'Player 14', jersey_number: 14 },
    ],
  },
  { team_id: 2, lineup: [] },
]

function seasonOf(events: unknown = EVENTS, matches = MATCHES.text): ImportedSeason {
  const [season] = statsbomb.parse([
    { file: 'matches/9001/1.json', text: matches },
    { file: 'events/501.json', text: JSON.stringify(events) },
    { file: 'lineups/501.json', text: JSON.stringify(LINEUPS) },
  ])
  if (!season) throw new Error('no season')
  return season
}

test('matches are of their season and round; one without events has its result', () => {
  const season = seasonOf()
  expect(season).toMatchObject({ season: '2026-27', league: { names: { en_US: 'Harbour League' } } })
  expect(season.matches.map(({ round }) => round)).toEqual([4, 5])
  expect(stateOf(season, 1)).toMatchObject({ status: 'finished', winner: 'draw' })
  expect(Schema(season)).toEqual(season)
  expect(seasonOf()).toEqual(season)
})

test('a match has its score, scorers, cards and figures', () => {
  const season = seasonOf()
  const state = stateOf(season)
  expect(state).toMatchObject({ status: 'finished', score: { home: 2, away: 1 }, winner: 'home' })
  expect(state.periods.map(({ home, away }) => [home, away])).toEqual([
    [1, 1],
    [1, 0],
  ])
  const goal = state.timeline.find(({ type }) => type === 'goal')
  expect(goal).toMatchObject({ clock: 600, data: { xg: 0.26, x: 90, y: 50 } })
  expect(figuresOf(season, state)).toMatchObject({
    Elf: { goals: 1 },
    'Player 12': { assists: 1, yellow_cards: 1 },
    'Player 21': { goals: 1, shots: 2 },
  })
  expect(state.timeline.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['own_goal', 'substitution', 'penalty_goal', 'half_time']),
  )
  expect(state.stats.find(({ key }) => key === 'corners')).toMatchObject({ home: 0, away: 1 })
})

test('a shot without a chance of the source has that of its place, and who has the ball where is told', () => {
  const season = seasonOf()
  const state = stateOf(season)
  expect(state.timeline.find(({ type }) => type === 'shot_off_target')?.data).toEqual({
    ...{ x: 80, y: 25, isHeader: true },
    xg: 0.01,
  })
  // Of the penalty the source tells its own.
  expect(state.stats.find(({ key }) => key === 'expected_goals')).toMatchObject({ home: 0.26, away: 0.27 })
  expect(figuresOf(season, state)).toMatchObject({
    Elf: { touches: 1, place: '90/50', heat: `${'0'.repeat(4 * 12 + 10)}1${'0'.repeat(37)}` },
    'Player 12': { touches: 1, place: '50/100' },
  })
  expect(state.playerColumns).toContain('touches')
})

test('a team sheet has who starts, who comes on and the bench, with positions', () => {
  const members = seasonOf().matches[0]?.squads?.home ?? []
  expect(members.map(({ number, position, isStarter }) => [number, position, isStarter])).toEqual([
    [10, 'gk', true],
    [11, 'fw', true],
    [12, 'fw', true],
    [0, 'fw', false],
    [14, 'mf', false],
  ])
})

test('faults are refused with file and path', () => {
  expect(() => seasonOf(EVENTS.filter(({ type }) => type.name !== 'Own Goal For'))).toThrow(
    'matches/9001/1.json at [0].home_score: 2, but the events of 501 have 1',
  )
  expect(() => seasonOf(EVENTS.map((each) => ({ ...each, minute: -1 })))).toThrow('events/501.json at [0].minute')
  expect(() => seasonOf(EVENTS, MATCHES.text.replace('"match_id": 501', '"match_id": 503'))).toThrow(
    'events/501.json: match 501 is in no file of matches',
  )
})
