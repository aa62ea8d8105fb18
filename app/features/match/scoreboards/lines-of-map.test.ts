import { expect, test } from 'vitest'
import type { PlayerLine } from '#contract/match-state.ts'
import { mobaLinesOf, roundsColumnsOf, roundsLinesOf } from './lines-of-map.ts'

const line = (player: number, values: PlayerLine['values']): PlayerLine => ({ player, side: 'home', values })

const shooters = [
  line(1, { kills: 20, deaths: 9, assists: 4, damage: 2000, m1: '18/7/4/1800' }),
  line(2, { kills: 26, deaths: 20, assists: 2, damage: 2600, m1: '16/15/1/1500' }),
]

test('a map that is over has the figures kept for it, most kills first', () => {
  expect(roundsLinesOf(shooters, 1, 24).map(({ player, values }) => [player, values])).toEqual([
    [1, { kills: 18, deaths: 7, assists: 4, adr: 75 }],
    [2, { kills: 16, deaths: 15, assists: 1, adr: 62.5 }],
  ])
})

test('the map being played has what the totals have more', () => {
  expect(roundsLinesOf(shooters, 2, 10).map(({ player, values }) => [player, values])).toEqual([
    [2, { kills: 10, deaths: 5, assists: 1, adr: 110 }],
    [1, { kills: 2, deaths: 2, assists: 0, adr: 20 }],
  ])
  expect(roundsLinesOf(shooters, 2, 0)[0]?.values.adr).toBe(0)
})

test('an agent is that of the map, and a column only where there are agents', () => {
  const players = [line(1, { kills: 20, deaths: 9, assists: 4, damage: 2000, agent: 'Jett', m1: '18/7/4/1800/KAY/O' })]
  expect(roundsLinesOf(players, 1, 24)[0]?.values.agent).toBe('KAY/O')
  expect(roundsLinesOf(players, 2, 10)[0]?.values).toMatchObject({ agent: 'Jett', kills: 2 })
  expect(roundsColumnsOf(roundsLinesOf(players, 1, 24))[0]).toBe('agent')
  expect(roundsColumnsOf(roundsLinesOf(shooters, 1, 24))).not.toContain('agent')
})

test('a finished game of a MOBA keeps hero, gold and last hits; the current one has the lines as they are', () => {
  const players = [line(1, { kills: 1, deaths: 0, assists: 0, last_hits: 30, gold: 900, m1: '4/2/9/231/14200/Ahri' })]
  expect(mobaLinesOf(players, 1)[0]?.values).toEqual({
    ...{ kills: 4, deaths: 2, assists: 9, last_hits: 231, gold: 14_200, hero: 'Ahri' },
  })
  expect(mobaLinesOf(players, 2)[0]?.values).toMatchObject({ kills: 1, gold: 900 })
})
