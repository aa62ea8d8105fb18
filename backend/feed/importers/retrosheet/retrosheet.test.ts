import { expect, test } from 'vitest'
import { figuresOf, sourceText, stateOf } from '#tests/support/imports.ts'
import { statOf } from '../../shared/stats.ts'
import { ImportedSeason as Schema } from '../imported-season.ts'
import { retrosheet } from './retrosheet.ts'

const TEAMS = sourceText('TEAM2026')
const GAME = sourceText('2026QUA.EVN')

function seasonOf(change: (text: string) => string = (text) => text) {
  const [season] = retrosheet.parse([{ ...GAME, text: change(GAME.text) }, TEAMS])
  if (!season) throw new Error('no season')
  return season
}

test('a game is of its season, with both teams and everybody who played', () => {
  const season = seasonOf()
  expect(season).toMatchObject({ season: '2026', league: { names: { en_US: 'Major League Baseball' } } })
  expect(season.teams.map(({ names, abbr }) => [names.en_US, abbr])).toEqual([
    ['Quay Terns', 'QUA'],
    ['Pier Gulls', 'PIR'],
  ])
  const { squads } = season.matches[0] ?? {}
  expect(squads?.home.filter(({ isStarter }) => isStarter)).toHaveLength(10)
  expect(squads?.home.slice(10).map(({ position }) => position)).toEqual(['pinch_runner', 'pitcher', 'catcher'])
  expect(Schema(season)).toEqual(season)
  expect(seasonOf()).toEqual(season)
})

test('runs by inning, hits and errors are those of the plays', () => {
  const state = stateOf(seasonOf())
  expect(state).toMatchObject({ status: 'finished', winner: 'home', score: { home: 5, away: 4 } })
  expect(state.periods.map(({ home, away }) => [away, home])).toEqual([
    [1, 1],
    [2, 2],
    [1, 2],
  ])
  expect(state.board).toMatchObject({ hits: { home: 5, away: 2 }, errors: { home: 3, away: 0 } })
  expect(statOf(state.stats, 'errors')).toMatchObject({ home: 3, away: 0 })
  expect(statOf(state.stats, 'double_plays')).toMatchObject({ home: 2, away: 0 })
  expect(statOf(state.stats, 'stolen_bases')).toMatchObject({ home: 0, away: 1 })
})

test('batters have what they did: nothing for a sacrifice, no run batted in by a double play or an error', () => {
  const season = seasonOf()
  expect(figuresOf(season, stateOf(season))).toMatchObject({
    'A Ash': { at_bats: 2, hits: 1, runs: 1 },
    'B Birch': { at_bats: 1, runs_batted_in: 1 },
    'C Cedar': { at_bats: 2, runs_batted_in: 0, strikeouts: 1 },
    'E Elm': { at_bats: 0, runs: 1 },
    'G Gorse': { at_bats: 1, hits: 1, runs_batted_in: 1 },
    'H Hazel': { at_bats: 1 },
    'L Lind': { at_bats: 1, hits: 1, runs_batted_in: 1 },
    'M Maple': { at_bats: 0, runs_batted_in: 1 },
    // He ran for Oak, who hit.
    'R Reed': { at_bats: 0, runs: 1 },
    'O Oak': { at_bats: 1, hits: 1 },
    'Q Quince': { home_runs: 1, runs: 1, runs_batted_in: 1 },
  })
})

test('pitchers have theirs, and a relief pitcher from where he came in', () => {
  const season = seasonOf()
  expect(figuresOf(season, stateOf(season))).toMatchObject({
    'T Thorn': { innings_pitched: '2.0', hits_allowed: 5, earned_runs: 4, walks_allowed: 0, strikeouts_thrown: 2 },
    'U Umber': { innings_pitched: '2.0', hits_allowed: 2, earned_runs: 1, walks_allowed: 1, strikeouts_thrown: 0 },
    'T Teal': { innings_pitched: '1.0', hits_allowed: 0, earned_runs: 0, strikeouts_thrown: 1 },
  })
})

test('the log tells each play with outs, bases and runs after it', () => {
  const { events } = seasonOf().matches[0] ?? { events: [] }
  const told = events
    .filter(({ data }) => data?.bases !== undefined)
    .map(({ type, data }) => `${type} ${data?.outs} ${data?.bases} ${data?.runs}`)
  expect(told).toEqual([
    'single 0 100 0',
    'stolen_base 0 010 0',
    'reached_on_error 0 101 0',
    'double_play 2 000 1',
    'walk 2 100 0',
    'picked_off 3 000 0',
    'hit_by_pitch 0 100 0',
    'wild_pitch 0 010 0',
    'sacrifice_bunt 1 001 0',
    'sacrifice_fly 2 000 1',
    'strikeout 2 100 0',
    'wild_pitch 2 100 0',
    'caught_stealing 3 000 0',
    'interference 0 100 0',
    'fielders_choice 0 110 0',
    'fielding_error 0 101 0',
    'balk 0 010 1',
    'triple 0 001 1',
    'double_play 2 000 0',
    'fly_out 3 000 0',
    'double 0 010 0',
    'single 1 000 1',
    'home_run 1 000 1',
    'ground_out 2 000 0',
    'strikeout 3 000 0',
    'runner_placed 0 010 0',
    'ground_out 1 001 0',
    'sacrifice_fly 2 000 1',
    'strikeout 3 000 0',
    'runner_placed 0 010 0',
    'single 0 100 1',
    'double 0 010 1',
  ])
  const calls = events.filter(({ type }) => type === 'pitch').slice(0, 3)
  expect(calls.map(({ data }) => data?.call)).toEqual(['ball', 'strike', 'foul'])
})

test.each([
  ['S8/L8\r', 'Q8/L8\r', 'line 30', 'no play that can be read'],
  ['SB2\r', 'SB3\r', 'line 31', 'nobody is on base 2'],
  ['PO1(13)\r', 'PO1(E1)\r', 'line 36', 'the half-inning before it has 2 outs'],
  ['D7/L7.1-H\r', 'D7/L7.1-3\r', 'line 1', 'the plays give 4-4, but teal0001 has won'],
  ['play,2,0,elm0001', 'play,4,0,elm0001', 'line 42', 'it follows inning 1'],
  ['play,1,0,birc', 'play,1,0,birk', 'line 31', 'in no start or sub record'],
  ['info,visteam,PIR', 'info,visteam,XXX', 'line 1', 'XXX is not in TEAM2026'],
  ['id,QUA202605020', 'id,QUA202605320', 'line 1', 'no such day'],
  ['id,QUA202605020', 'it,QUA202605020', 'line 1', 'before the id of a game'],
  ['start,ash0001,"A Ash",0', 'start,ash0001,"A Ash",2', 'line 10', 'neither 0 nor 1'],
  ['com,"Reed', `com,"${'x'.repeat(2000)}`, 'line 52', 'too long'],
])('a fault is refused with file and line (%#)', (from, to, line, problem) => {
  expect(() => seasonOf((text) => text.replace(from, to))).toThrow(
    expect.objectContaining({ message: expect.stringContaining(`2026QUA.EVN at ${line}`) }),
  )
  expect(() => seasonOf((text) => text.replace(from, to))).toThrow(problem)
})

test('without the names of its season’s teams nothing is imported', () => {
  expect(() => retrosheet.parse([GAME])).toThrow('give TEAM2026 too')
  expect(() => retrosheet.parse([{ file: 'PIR2026.ROS', text: '' }])).toThrow('PIR2026.ROS: neither an event file')
})
