import { expect, test } from 'vitest'
import type { PlayerLine } from '#contract/match-state.ts'
import { playerTablesOf } from './player-tables.ts'

const line = (player: number, values: PlayerLine['values']): PlayerLine => ({ player, side: 'home', values })

test('cricket has who batted, who bowled and who caught, each with its own columns', () => {
  const columns = ['runs', 'balls', 'dismissal', 'overs', 'wickets', 'catches']
  const none = { runs: 0, balls: 0, overs: '0.0', wickets: 0, catches: 0 }
  const lines = [
    line(1, { ...none, runs: 12, balls: 9, dismissal: 'c' }),
    line(2, { ...none, dismissal: 'b' }),
    line(3, { ...none, overs: '2.0' }),
    line(4, { ...none, catches: 1 }),
    line(5, none),
  ]
  const [batting, bowling, fielding] = playerTablesOf('cricket', columns, lines, [])
  expect(batting?.columns).toEqual(['runs', 'balls', 'dismissal'])
  expect(batting?.lines.map(({ player }) => player)).toEqual([1, 2])
  expect(bowling?.columns).toEqual(['overs', 'wickets'])
  expect(bowling?.lines.map(({ player }) => player)).toEqual([3])
  expect(fielding?.columns).toEqual(['catches'])
  expect(fielding?.lines.map(({ player }) => player)).toEqual([4])
})

test('a side of cricket that has not batted has no table of batters', () => {
  expect(playerTablesOf('cricket', ['runs', 'overs'], [line(1, { runs: 0, overs: '1.0' })], [])).toHaveLength(1)
})

test('a pitcher who does not bat is not among the batters of baseball, and one who does is', () => {
  const squad = [1, 2, 3].map((id) => ({ id, number: id, position: id < 3 ? 'pitcher' : 'catcher', isStarter: true }))
  const lines = [line(1, { at_bats: 0 }), line(2, { at_bats: 1 }), line(3, { at_bats: 0 })]
  const [table] = playerTablesOf('baseball', ['at_bats'], lines, squad)
  expect(table?.lines.map(({ player }) => player)).toEqual([2, 3])
})

test('pitchers of baseball have a table of their own where their figures are known', () => {
  const lines = [line(1, { at_bats: 0, innings_pitched: '5.2' }), line(3, { at_bats: 4 })]
  const squad = [{ id: 1, number: 1, position: 'pitcher', isStarter: true }]
  const [batting, pitching] = playerTablesOf('baseball', ['at_bats', 'innings_pitched'], lines, squad)
  expect([batting?.columns, batting?.lines.map(({ player }) => player)]).toEqual([['at_bats'], [3]])
  expect([pitching?.columns, pitching?.lines.map(({ player }) => player)]).toEqual([['innings_pitched'], [1]])
})

test('American football has who passed, ran, caught and kicked, who gained most first', () => {
  const columns = ['passes', 'passing_yards', 'carries', 'rushing_yards', 'receptions', 'kicked_goals', 'points']
  const lines = [
    line(1, { passes: '20-31', passing_yards: 240, carries: 2, rushing_yards: 4, receptions: 0, points: 6 }),
    line(2, { passing_yards: 0, carries: 14, rushing_yards: 70, receptions: 0, points: 6 }),
    line(3, { kicked_goals: '0-1', carries: 0, points: 0 }),
    line(4, { carries: 0, receptions: 0, points: 0 }),
  ]
  const tables = playerTablesOf('american_football', columns, lines, [])
  expect(tables.map((table) => [table.columns, table.lines.map(({ player }) => player)])).toEqual([
    [['passes', 'passing_yards'], [1]],
    [
      ['carries', 'rushing_yards'],
      [2, 1],
    ],
    [['kicked_goals', 'points'], [3]],
  ])
})

test('before anybody has a figure American football has all players in one table', () => {
  const lines = [line(1, { carries: 0 }), line(2, { carries: 0 })]
  expect(playerTablesOf('american_football', ['carries'], lines, [])).toEqual([{ columns: ['carries'], lines }])
})

test('players of a MOBA have the series and, under its name, the game that their lines are of', () => {
  const columns = ['hero', 'kills', 'deaths', 'assists', 'kda', 'gold']
  const values = { hero: 'Ahri', kills: 2, deaths: 1, assists: 0, kda: 5, gold: 9000 }
  const lines = [line(1, { ...values, match_kills: 9, match_deaths: 3, match_assists: 6, m1: '7/2/6/200/12000/Ashe' })]
  const [series, game] = playerTablesOf('moba', columns, lines, [], 'Game 2')
  expect(series?.lines[0]?.values).toEqual({ kills: 9, deaths: 3, assists: 6, kda: 5 })
  expect(game).toMatchObject({ title: 'Game 2', columns: ['hero', 'kills', 'deaths', 'assists', 'gold'], lines })
  expect(playerTablesOf('moba', columns, lines, [])).toEqual([{ columns, lines }])
})
