import { expect, test } from 'vitest'
import { testContests } from '#tests/support/backend/contests.ts'
import { storedLines } from '../resolve-match.ts'
import { fold } from '../shared/check-cost.ts'
import { csPositions } from './positions.ts'
import { roundsRules } from './rules.ts'
import { roundsSimulator } from './simulate.ts'

const CS = 2

test.each([1, 3])(
  'lines of a best of %i tell each map as the board does, and each weapon of a kill that was told',
  (bestOf) => {
    for (const [index, plain] of testContests('rounds', CS, 12, { positions: csPositions, starters: 5 }).entries()) {
      const contest = { ...plain, bestOf }
      const log = roundsSimulator.simulate(contest, index * 31)
      const state = fold(roundsRules, contest, log)
      const lines = storedLines(state)
      const kills = log.filter(({ type }) => type === 'kill')
      const all = state.players.reduce((sum, { values }) => sum + Number(values.kills), 0)
      let told = 0
      for (const [player, side, values] of lines) {
        const maps = state.board?.family === 'rounds' ? state.board.maps.filter(({ winner }) => winner) : []
        const [own, others] = side === 0 ? (['home', 'away'] as const) : (['away', 'home'] as const)
        expect(maps.map((_, at) => values[`on${at + 1}`])).toEqual(
          maps.map((map) => `${map[own]}-${map[others]} ${map.name}`),
        )
        const counted = String(values.weapons ?? '0/0 ')
          .split('|')
          .map((text) => text.split(/[/ ]/).map(Number))
        const ownKills = counted.reduce((sum, [count = 0]) => sum + count, 0)
        expect(ownKills).toBe(kills.filter((kill) => kill.player === player).length)
        told += ownKills
      }
      expect(told).toBe(kills.length)
      // A long series tells only some of them.
      if (bestOf === 1) expect(told).toBe(all)
      else expect(told).toBeLessThan(all)
    }
  },
)
