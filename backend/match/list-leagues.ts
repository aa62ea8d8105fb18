import type { Context } from '#backend/core/context.ts'
import type { Verb } from '#backend/core/serve.ts'
import { isCupLeague } from '#backend/feed/cup-tree.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import type { LeagueCount } from '#contract/entities.ts'
import { GAMES } from '#contract/games.ts'
import type { matchCalls } from '#contract/match.ts'
import { gamesOfKind } from './games-of-kind.ts'
import { readLeagueCounts } from './leagues.store.ts'
import { leagueIn } from './to-row.ts'

async function readLeagues(context: Context, gameIds: readonly number[]): Promise<{ leagues: LeagueCount[] }> {
  const { matchDb, lan, now } = context
  await ensureCalendar(context, now)
  const range = { from: now - 7 * DAY, to: now + 7 * DAY }
  const counts = await readLeagueCounts(matchDb, { gameIds, range, now })
  return {
    leagues: counts.map(({ league, ...count }) => ({
      ...leagueIn(lan, league),
      ...count,
      ...(isCupLeague(league.id) ? { isCup: true as const } : {}),
    })),
  }
}

const allGames = GAMES.map((game) => game.id)

/** Leagues of a game, or of all games, with their numbers of matches within a week of now. */
export const listLeagues: Verb<typeof matchCalls.listLeagues> = (context, { gameId }) =>
  readLeagues(context, gameId === undefined ? allGames : [gameId])

/** The same for sports only. */
export const listSportLeagues: Verb<typeof matchCalls.listSportLeagues> = (context, { gameId }) =>
  readLeagues(context, gamesOfKind('sport', gameId))
