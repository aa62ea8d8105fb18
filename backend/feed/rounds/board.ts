import type { Score } from '#contract/match-state.ts'
import type { BoardOf } from '../shared/live-rules.ts'
import type { RoundsTitle } from './titles.ts'

export type RoundsBoard = BoardOf<'rounds'>
export type RoundEnd = 'elimination' | 'bomb' | 'defuse' | 'time'

export const everybody = ({ teamSize }: RoundsTitle): Score => ({ home: teamSize, away: teamSize })

export const emptyBoard = (title: RoundsTitle, bestOf: number): RoundsBoard => ({
  family: 'rounds',
  bestOf,
  map: 1,
  round: 0,
  alive: everybody(title),
  money: { home: 0, away: 0 },
  maps: [],
  ...(title.device === 'bomb' ? {} : { device: title.device }),
})
