import { expect, test } from 'vitest'
import type { PlayerLine } from '#contract/match-state.ts'
import { playerTablesOf } from './player-tables.ts'

const line = (player: number, values: PlayerLine['values']): PlayerLine => ({ player, side: 'home', values })

test('cricket has who batted and who bowled or caught, each with its own columns', () => {
  const columns = ['runs', 'balls', 'dismissal', 'overs', 'wickets', 'catches']
  const none = { runs: 0, balls: 0, overs: '0.0', wickets: 0, catches: 0 }
  const lines = [
    line(1, { ...none, runs: 12, balls: 9, dismissal: 'c' }),
    line(2, { ...none, dismissal: 'b' }),
    line(3, { ...none, overs: '2.0' }),
    line(4, { ...none, catches: 1 }),
    line(5, none),
  ]
  const [batting, bowling] = playerTablesOf('cricket', columns, lines, [])
  expect(batting?.columns).toEqual(['runs', 'balls', 'dismissal'])
  expect(batting?.lines.map(({ player }) => player)).toEqual([1, 2])
  expect(bowling?.columns).toEqual(['overs', 'wickets', 'catches'])
  expect(bowling?.lines.map(({ player }) => player)).toEqual([3, 4])
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

test('who has no figure yet is not in the table of American football, unless nobody has one', () => {
  const lines = [line(1, { pass_yards: 12 }), line(2, { pass_yards: 0 })]
  const players = (of: PlayerLine[]) =>
    playerTablesOf('american_football', ['pass_yards'], of, [])[0]?.lines.map(({ player }) => player)
  expect(players(lines)).toEqual([1])
  expect(players(lines.slice(1))).toEqual([2])
})
