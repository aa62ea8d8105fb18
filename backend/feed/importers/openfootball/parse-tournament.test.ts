import { expect, test } from 'vitest'
import { figuresOf, stateOf } from '#tests/support/imports.ts'
import { ImportFault } from '../import-fault.ts'
import { ImportedSeason as Schema } from '../imported-season.ts'
import { parseOpenfootball } from './parse-openfootball.ts'

interface Goal {
  name: string
  minute: number | string
  offset?: number
  penalty?: true
  owngoal?: true
}

const goal = (name: string, minute: number | string, more: Partial<Goal> = {}): Goal => ({ name, minute, ...more })

const match = (round: string, date: string, team1: string, team2: string, more: object = {}) => ({
  ...{ round, date, time: '18:00 UTC+3', team1, team2 },
  ...more,
})
/** As the source leaves out what it does not know. */
const without = (row: object, key: string): { [name: string]: unknown } =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== key))
const opener = {
  ...{ group: 'Group A', score: { ft: [3, 1], ht: [1, 1] } },
  goals1: [goal('M. Salah', 63, { penalty: true }), goal('Salah', 12), goal('Kjær', 90, { offset: 4, owngoal: true })],
  goals2: [goal('Eriksen', '45+2')],
}
const FINAL = {
  score: { ht: [0, 0], ft: [1, 1], et: [2, 2], p: [4, 3] },
  goals1: [goal('Mohamed Salah', 70), goal('Trézéguet', 105, { offset: 1 })],
  goals2: [goal('Poulsen', 89), goal('Christian Eriksen', 121)],
}
const CUP: { [key: string]: unknown }[] = [
  match('Matchday 1', '2030-06-14', 'Egypt', 'Denmark', opener),
  match('Matchday 2', '2030-06-15', 'Ireland', 'Wales', {
    group: 'Group B',
    score: { ft: [0, 0] },
    goals1: [],
    goals2: [],
  }),
  match('Matchday 9', '2030-06-19', 'Denmark', 'Egypt', { group: 'Group A' }),
  without(match('Match for third place', '2030-07-13', 'Ireland', 'Wales', { score: { ft: [1, 0] } }), 'time'),
  match('Final', '2030-07-14', 'Egypt', 'Denmark', FINAL),
]
const parse = (matches: readonly object[], name = 'World Cup 2030') =>
  parseOpenfootball('2030/worldcup.json', { name, matches })
const faultOf = (matches: readonly object[], name?: string): string => {
  try {
    parse(matches, name)
  } catch (error) {
    if (error instanceof ImportFault) return error.message
    throw error
  }
  return 'nothing was wrong with it'
}

test('a tournament is a season of its year, with groups, rounds, kick-offs by their offsets and national teams', () => {
  const cup = parse(CUP)
  expect(cup).toMatchObject({
    key: 'openfootball:worldcup:2030',
    season: '2030',
    league: { abbr: 'WC', country: 'INT' },
  })
  expect(cup.matches.map(({ group, round, isKnockout, cupRound }) => [group, round, isKnockout, cupRound])).toEqual([
    ['A', 1, undefined, undefined],
    ['B', 1, undefined, undefined],
    ['A', 2, undefined, undefined],
    [undefined, 3, true, 'third_place'],
    [undefined, 3, true, 'final'],
  ])
  expect(cup.matches.map(({ startsAt, isTimeUnknown }) => [new Date(startsAt).toJSON(), isTimeUnknown])).toEqual([
    ['2030-06-14T15:00:00.000Z', undefined],
    ['2030-06-15T15:00:00.000Z', undefined],
    ['2030-06-19T15:00:00.000Z', undefined],
    ['2030-07-13T15:00:00.000Z', true],
    ['2030-07-14T15:00:00.000Z', undefined],
  ])
  expect(cup.teams.map(({ abbr, names }) => [abbr, names.en_US, names.zh_CN])).toEqual([
    ['DEN', 'Denmark', '\u4e39\u9ea6'],
    ['EGY', 'Egypt', '\u57c3\u53ca'],
    ['IRL', 'Ireland', '\u7231\u5c14\u5170'],
    ['WAL', 'Wales', '\u5a01\u5c14\u58eb'],
  ])
  expect(Schema(cup)).toEqual(cup)
  expect(parse(CUP)).toEqual(cup)
})

test('goals have minute, kind and scorer; an own goal counts for the other side and for nobody', () => {
  const cup = parse(CUP)
  const state = stateOf(cup)
  const named = new Map(cup.people?.map(({ id, names }) => [id, names.en_US]))
  const goals = state.timeline.filter(({ type }) => type.endsWith('goal'))
  expect(goals.map(({ type, side, clock, player }) => [type, side, clock, named.get(player ?? 0)])).toEqual([
    ['goal', 'home', 720, 'Mohamed Salah'],
    ['goal', 'away', 2820, 'Christian Eriksen'],
    ['penalty_goal', 'home', 3780, 'Mohamed Salah'],
    ['own_goal', 'home', 5640, 'Kjær'],
  ])
  expect(state).toMatchObject({ score: { home: 3, away: 1 }, winner: 'home', playerColumns: ['goals'] })
  expect(figuresOf(cup, state)).toEqual({
    'Mohamed Salah': { goals: 2 },
    'Christian Eriksen': { goals: 1 },
    Kjær: { goals: 0 },
  })
})

test('extra time and a shoot-out: periods, score and winner; kicks of the shoot-out are nobody\u2019s goals', () => {
  const cup = parse(CUP)
  const state = stateOf(cup, 4)
  expect(state).toMatchObject({ status: 'finished', score: { home: 2, away: 2 }, winner: 'home' })
  expect(state.periods.map(({ key, home, away }) => [key, home, away])).toEqual([
    ['h1', 0, 0],
    ['h2', 1, 1],
    ['et1', 1, 0],
    ['et2', 0, 1],
    ['pens', 4, 3],
  ])
  expect(state.board).toEqual({ family: 'football', penalties: { home: 4, away: 3 } })
  expect(state.stats).toEqual([])
  expect(Object.values(figuresOf(cup, state)).map(({ goals }) => goals)).toEqual([1, 1, 1, 1])
})

test('a match without a goal, whose goals the source leaves out, is told like the others', () => {
  const { goals1: _one, goals2: _two, ...goalless } = { ...CUP[1] }
  const told = stateOf(parse([CUP[0] ?? {}, goalless]), 1)
  expect(told.timeline.map(({ type }) => type)).toContain('kick_off')
  expect(stateOf(parse([goalless])).timeline).toEqual([])
})

test('a match without goals in the file has its result alone, and one without a score is to come', () => {
  const cup = parse(CUP)
  expect(stateOf(cup, 3)).toMatchObject({ status: 'finished', timeline: [], players: [] })
  expect(stateOf(cup, 2).status).toBe('scheduled')
})

test('a name that may be two players\u2019 stands for itself', () => {
  const goals1 = [goal('E. Hazard', 5), goal('Thorgan Hazard', 9), goal('Hazard', 20), goal('Eden Hazard', 70)]
  const cup = parse([match('Final', '2030-07-14', 'Belgium', 'Wales', { score: { ft: [4, 0] }, goals1 })])
  expect(cup.people?.map(({ names }) => names.en_US)).toEqual(['Thorgan Hazard', 'Eden Hazard', 'Hazard'])
})

test('teams that are not known yet have no matches, and teams keep their ids however they are spelled', () => {
  const open = [
    ['W49', 'W50'],
    ['1A', '2B'],
    ['Winner Group A', 'Runner-up Group B'],
  ].map(([one = '', two = '']) => match('Semi-finals', '2030-07-10', one, two))
  const spelled = match('Final', '2030-07-14', 'United States', 'Bosnia-Herzegovina')
  expect(parse([...open, spelled]).teams.map(({ id }) => id)).toEqual(
    parse([{ ...spelled, team1: 'USA', team2: 'Bosnia & Herzegovina' }]).teams.map(({ id }) => id),
  )
  expect(parse([...open, spelled]).matches).toHaveLength(1)
})

test('the form by rounds gives the same', () => {
  const rounds = ['Matchday 1', 'Final'].map((name) => ({
    name,
    matches: CUP.filter(({ round }) => round === name).map(({ round: _, team1, team2, ...rest }) => ({
      ...rest,
      team1: { name: team1, code: 'XXX' },
      team2: { name: team2, code: 'XXX' },
    })),
  }))
  const same = parse(CUP.filter(({ round }) => round === 'Matchday 1' || round === 'Final'))
  expect(parseOpenfootball('worldcup.json', { name: 'World Cup 2030', rounds })).toEqual(same)
})

test('faults are refused with file and path', () => {
  const [first] = CUP
  const faults: [object, string][] = [
    [{ goals1: [] }, 'matches[0].goals1 (Egypt - Denmark, 2030-06-14): 0 goals, but the score has 3'],
    [{ goals1: [goal('Salah', 140)] }, 'matches[0].goals1[0].minute'],
    [{ goals1: [{ minute: 3 }] }, 'matches[0].goals1[0].name'],
    [{ date: '2030-02-30' }, 'matches[0].date (Egypt - Denmark, 2030-02-30): no such day'],
    [{ date: '2029-06-14' }, 'matches[0].date (Egypt - Denmark, 2029-06-14): 2029-06-14 is not in 2030'],
    [{ time: '25:00 UTC+3' }, 'matches[0].time'],
    [{ team2: 'Egypt' }, 'matches[0].team2'],
  ]
  for (const [fields, words] of faults)
    expect(faultOf([{ ...first, ...fields }])).toContain(`2030/worldcup.json at ${words}`)
  expect(faultOf([without({ ...first, round: 'Final Round' }, 'group')])).toContain(
    'matches[0].round (Egypt - Denmark, 2030-06-14): neither a group',
  )
  expect(faultOf([{ ...CUP[4], goals1: [goal('Salah', 70), goal('Salah', 80)] }])).toContain('2 goals in 90 minutes')
  expect(faultOf(CUP, 'World Cup')).toContain('name')
  expect(faultOf([])).toContain('matches')
})
