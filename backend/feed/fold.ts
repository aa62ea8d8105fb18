import type { Family } from '#contract/games.ts'
import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import { americanFootballRules } from './american-football/rules.ts'
import { baseballRules } from './baseball/rules.ts'
import { basketballRules } from './basketball/rules.ts'
import { battleRoyaleRules } from './battle-royale/rules.ts'
import { combatRules } from './combat/rules.ts'
import { cricketRules } from './cricket/rules.ts'
import { footballRules } from './football/rules.ts'
import { framesRules } from './frames/rules.ts'
import { gamesRules } from './games/rules.ts'
import { mobaRules } from './moba/rules.ts'
import { roundsRules } from './rounds/rules.ts'
import { setsRules } from './sets/rules.ts'
import { tennisRules } from './tennis/rules.ts'
import type { Contest, Rules } from './types.ts'

const RULES: Record<Family, Rules> = {
  football: footballRules,
  basketball: basketballRules,
  tennis: tennisRules,
  cricket: cricketRules,
  baseball: baseballRules,
  american_football: americanFootballRules,
  sets: setsRules,
  frames: framesRules,
  combat: combatRules,
  moba: mobaRules,
  rounds: roundsRules,
  battle_royale: battleRoyaleRules,
  games: gamesRules,
}

/** Increment it when a rule or `MatchState` changes: states stored by other versions are then not read. */
export const FOLD_VERSION = 22

export const initialState = (contest: Contest): MatchState => RULES[contest.family].initial(contest)

/** The state after one more event of the log. */
export const applyEvent = (state: MatchState, event: MatchEvent, contest: Contest): MatchState =>
  RULES[contest.family].apply(state, event, contest)

/** State = fold(log). `log` must be in order of `seq`; `base` is the state before it. */
export function foldLog(contest: Contest, log: readonly MatchEvent[], base = initialState(contest)): MatchState {
  let state = base
  for (const event of log) state = applyEvent(state, event, contest)
  return state
}
