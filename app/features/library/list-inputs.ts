import type { League } from '#contract/entities.ts'
import { isTour } from '#contract/tours.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { type LeagueSearch, ofSeason } from './league-search.ts'

const LIVE_MAX = 50

/** Input of the list of a league's running matches. */
export const liveOfLeague = (leagueId: number) => ({
  leagueIds: [leagueId],
  list: 'live' as const,
  order: 'time' as const,
  size: LIVE_MAX,
})

/** Input of the facts of a season. */
export const factsInput = ({ zone }: Pick<Shell, 'zone'>, { id, gameId }: League, search: LeagueSearch) => ({
  ...ofSeason(id, search),
  ...(isTour(gameId) ? { zone } : {}),
})

/** Input of the list of rounds; only days of tours depend on the visitor's zone. */
export const roundsInput = (shell: Pick<Shell, 'zone'>, league: League, search: LeagueSearch) => ({
  ...factsInput(shell, league, search),
  ...(search.round ? { round: search.round } : {}),
})

/** Input of the rankings of a season's players. */
export const rankingsInput = (leagueId: number, search: LeagueSearch) => ({
  ...ofSeason(leagueId, search),
  ...(search.figure ? { figure: search.figure } : {}),
})
