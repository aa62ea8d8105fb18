import type { Family } from '#contract/games.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { americanFootballSimulator } from './american-football/simulate.ts'
import { baseballSimulator } from './baseball/simulate.ts'
import { basketballSimulator } from './basketball/simulate.ts'
import { battleRoyaleSimulator } from './battle-royale/simulate.ts'
import { combatSimulator } from './combat/simulate.ts'
import { cricketSimulator } from './cricket/simulate.ts'
import { footballSimulator } from './football/simulate.ts'
import { framesSimulator } from './frames/simulate.ts'
import { gamesSimulator } from './games/simulate.ts'
import { mobaSimulator } from './moba/simulate.ts'
import { roundsSimulator } from './rounds/simulate.ts'
import { setsSimulator } from './sets/simulate.ts'
import { tennisSimulator } from './tennis/simulate.ts'
import type { Contest, Simulator } from './types.ts'

const SIMULATORS: Record<Family, Simulator> = {
  football: footballSimulator,
  basketball: basketballSimulator,
  tennis: tennisSimulator,
  cricket: cricketSimulator,
  baseball: baseballSimulator,
  american_football: americanFootballSimulator,
  sets: setsSimulator,
  frames: framesSimulator,
  combat: combatSimulator,
  moba: mobaSimulator,
  rounds: roundsSimulator,
  battle_royale: battleRoyaleSimulator,
  games: gamesSimulator,
}

/** The whole log of a simulated match, past and to come. */
export const simulate = (contest: Contest, seed: number): MatchEvent[] =>
  SIMULATORS[contest.family].simulate(contest, seed)

export const minMinutesOf = (contest: Pick<Contest, 'family' | 'gameId' | 'bestOf'>): number =>
  SIMULATORS[contest.family].minMinutes(contest)
