import type { Context } from '#backend/core/context.ts'
import type { KeptMatch } from '#backend/db/kept-match.ts'
import type { MatchLog } from '#backend/feed/types.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { RowChange } from '#contract/socket.ts'
import { readLeaguesAndTeams } from './kept-rows.store.ts'
import { leagueIn, teamIn } from './to-row.ts'

export const keptOfRow = ({ id, gameId, league, home, away, startsAt, bestOf, isSimulated }: MatchRow): KeptMatch => ({
  ...{ id, gameId, leagueId: league.id, homeId: home.id, awayId: away.id, startsAt: Date.parse(startsAt) },
  ...(bestOf === undefined ? {} : { bestOf }),
  isSimulated,
})

/** A match that is over. Without its odds, which were other ones before. */
export function keptOfLog({ contest, leagueId, isSimulated }: MatchLog, { odds: _, ...change }: RowChange): KeptMatch {
  const { matchId, gameId, home, away, startsAt, bestOf } = contest
  return {
    ...{ id: matchId, gameId, leagueId, homeId: home.teamId, awayId: away.teamId, startsAt },
    ...(bestOf === undefined ? {} : { bestOf }),
    isSimulated,
    change,
  }
}

/** Rows of kept matches, by id; without those of which a team or the league is gone. */
export async function readKeptRows(
  { matchDb, lan, now }: Pick<Context, 'matchDb' | 'lan' | 'now'>,
  kept: readonly KeptMatch[],
): Promise<Map<number, MatchRow>> {
  const { leagues, teams } = await readLeaguesAndTeams(matchDb, kept)
  const rows = kept.flatMap((match): [number, MatchRow][] => {
    const [league, home, away] = [leagues.get(match.leagueId), teams.get(match.homeId), teams.get(match.awayId)]
    if (!league || !home || !away) return []
    const {
      status = 'result_unknown',
      phase = status,
      score,
      periods,
      winner,
      endedBy,
      points,
      seq = 0,
    } = match.change ?? {}
    const row: MatchRow = {
      id: match.id,
      gameId: match.gameId,
      league: leagueIn(lan, league),
      startsAt: new Date(match.startsAt).toISOString(),
      status,
      phase,
      score: score ?? { home: 0, away: 0 },
      periods: periods ?? [],
      ...(winner ? { winner } : {}),
      ...(endedBy ? { endedBy } : {}),
      home: teamIn(lan, home),
      away: teamIn(lan, away),
      ...(match.bestOf === undefined ? {} : { bestOf: match.bestOf }),
      ...(points ? { points } : {}),
      isSimulated: match.isSimulated,
      heat: 0,
      seq,
      readAt: new Date(now).toISOString(),
    }
    return [[match.id, row]]
  })
  return new Map(rows)
}
