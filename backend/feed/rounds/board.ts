import type { Score } from '#contract/match-state.ts'
import type { BoardOf } from '../shared/live-rules.ts'
import type { RoundsTitle } from './titles.ts'

export type RoundsBoard = BoardOf<'rounds'>
export type RoundEnd = RoundsBoard['rounds'][number]['how']

const HOW: readonly RoundEnd[] = ['elimination', 'bomb', 'defuse', 'time']

/** What is not known to end a round is read as an elimination. */
export const readHow = (text: string | undefined): RoundEnd => HOW.find((how) => how === text) ?? 'elimination'

export const everybody = ({ teamSize }: RoundsTitle): Score => ({ home: teamSize, away: teamSize })

export const emptyBoard = (title: RoundsTitle, bestOf: number): RoundsBoard => ({
  family: 'rounds',
  bestOf,
  map: 1,
  round: 0,
  alive: everybody(title),
  money: { home: 0, away: 0 },
  maps: [],
  rounds: [],
})
