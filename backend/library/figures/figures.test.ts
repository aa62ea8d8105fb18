import { expect, test } from 'vitest'
import { figureRules } from './figure-rules.ts'
import { addParts, partsOf } from './line-parts.ts'
import { addLines, knownRules, type PlayedLine, percentileAmong, rankBy } from './season-figures.ts'

const ruleOf = (family: Parameters<typeof figureRules>[0], key: string) => {
  const rule = figureRules(family).find((each) => each.key === key)
  if (!rule) throw new Error(`no figure ${key}`)
  return rule
}
const line = (player: number, values: PlayedLine['values'], teamId = 1): PlayedLine => ({ player, teamId, values })

test('made and tried are added apart, so that a share is that of the season, not the mean of matches', () => {
  const seasons = addLines('basketball', [
    line(1, { points: 20, field_goals: '1-2' }),
    line(1, { points: 10, field_goals: '9-18' }),
  ])
  const { parts = {} } = seasons.get(1) ?? {}
  expect(ruleOf('basketball', 'field_goal_percent').of(parts)).toBe(50)
  expect(ruleOf('basketball', 'points').of(parts)).toBe(30)
  expect(ruleOf('basketball', 'three_point_percent').of(parts)).toBeUndefined()
})

test('averages of cricket follow from runs, outs and balls', () => {
  const innings: PlayedLine['values'][] = [
    { runs: 60, balls: 40, dismissal: 'c' },
    { runs: 40, balls: 40, dismissal: '*', overs: '4.0', balls_bowled: 24, runs_conceded: 30, wickets: 2 },
    { balls_bowled: 12, runs_conceded: 30 },
  ]
  const parts = innings.map((values) => partsOf('cricket', values)).reduce(addParts)
  const of = (key: string) => ruleOf('cricket', key).of(parts)
  expect([of('runs'), of('batting_average'), of('strike_rate'), of('highest_score')]).toEqual([100, 100, 125, 60])
  expect([of('economy'), of('bowling_average')]).toEqual([10, 30])
})

test('a series of a MOBA counts all its maps', () => {
  const values = {
    ...{ kills: 1, deaths: 1, assists: 1, gold: 100, match_kills: 7, match_deaths: 2, match_assists: 5 },
    ...{ kda: 6, hero: 'Ahri', m1: '6/1/4/200/12000/Ashe', m2: '1/1/1/100/8000/Ahri' },
  }
  const parts = partsOf('moba', values)
  const of = (key: string) => ruleOf('moba', key).of(parts)
  expect([of('kda'), of('kills'), of('gold'), of('last_hits')]).toEqual([6, 7, 10_000, 150])
})

test('a rank needs a sample where one match could come first, and equals share theirs', () => {
  const regular = Array.from({ length: 10 }, () => line(1, { rating: 7, goals: 1 }))
  const seasons = [...addLines('football', [...regular, line(2, { rating: 9.9, goals: 10 })]).values()]
  expect(rankBy(ruleOf('football', 'rating'), seasons).map(({ player, value }) => [player, value])).toEqual([[1, 7]])
  expect(rankBy(ruleOf('football', 'goals'), seasons).map(({ rank }) => rank)).toEqual([1, 1])
  expect(rankBy(ruleOf('football', 'saves'), seasons)).toEqual([])
})

test('of fouls the most are listed first, of an economy the least', () => {
  const fouls = [...addLines('football', [line(1, { fouls: 1 }), line(2, { fouls: 4 })]).values()]
  expect(rankBy(ruleOf('football', 'fouls'), fouls)[0]?.player).toBe(2)
  const bowled = (player: number, runs: number) => line(player, { balls_bowled: 24, runs_conceded: runs, wickets: 1 })
  const seasons = [...addLines('cricket', [bowled(1, 40), bowled(2, 20)]).values()]
  expect(rankBy(ruleOf('cricket', 'economy'), seasons).map(({ player }) => player)).toEqual([2, 1])
})

test('a percentile is of 90 minutes of football, and less is better where it is', () => {
  const of = (values: PlayedLine['values']) => partsOf('football', values)
  const goals = ruleOf('football', 'goals')
  const peers = [of({ goals: 1, minutes: 90 }), of({ minutes: 90 })]
  expect(percentileAmong(goals, 'football', of({ goals: 1, minutes: 45 }), peers)).toBe(100)
  expect(percentileAmong(goals, 'football', of({ goals: 1, minutes: 90 }), peers)).toBe(75)
  expect(percentileAmong(ruleOf('football', 'fouls'), 'football', of({ minutes: 90 }), peers)).toBe(50)
  expect(percentileAmong(goals, 'football', of({}), [])).toBeUndefined()
})

test('figures that nobody has are not those of the season', () => {
  const seasons = addLines('football', [line(1, { goals: 1, minutes: 90 })])
  expect(knownRules('football', seasons.values()).map(({ key }) => key)).toEqual(['goals', 'minutes'])
  expect(knownRules('frames', seasons.values())).toEqual([])
})

test('innings of pitchers are added up by their outs', () => {
  const innings: PlayedLine['values'][] = [
    { innings_pitched: '6.2', earned_runs: 3, strikeouts_thrown: 7 },
    { innings_pitched: '2.1' },
  ]
  const parts = innings.map((values) => partsOf('baseball', values)).reduce(addParts)
  const of = (key: string) => ruleOf('baseball', key).of(parts)
  expect([of('innings_pitched'), of('earned_run_average'), of('strikeouts_thrown')]).toEqual([9, 3, 7])
  expect(ruleOf('baseball', 'earned_run_average').of(partsOf('baseball', { hits: 2 }))).toBeUndefined()
})
