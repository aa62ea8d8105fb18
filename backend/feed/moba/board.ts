import type { Score } from '#contract/match-state.ts'
import type { BoardOf } from '../shared/live-rules.ts'
import { mobaTitle } from './titles.ts'

export type MobaBoard = BoardOf<'moba'>

const nought = (): Score => ({ home: 0, away: 0 })

/** The scoreboard at the start of a map, with the list of earlier maps. */
export function freshMap(gameId: number, bestOf: number, map: number, maps: MobaBoard['maps'] = []): MobaBoard {
  return {
    family: 'moba',
    bestOf,
    map,
    gold: nought(),
    kills: nought(),
    towers: nought(),
    objectives: mobaTitle(gameId).objectives.map(({ key }) => ({ key, home: 0, away: 0 })),
    maps,
  }
}
