import type { Context } from '#backend/core/context.ts'
import { tiesOf } from '#backend/feed/league-ties.ts'
import { standings } from '#backend/match/standings.ts'
import { standingRule } from '#contract/standing-rules.ts'
import { treeKindOf } from './get-tree.ts'
import { type LibrarySeason, readSeasonTeams, type SeasonTeams, type StoredTeam } from './season.ts'
import { isOver } from './season-rounds.ts'
import { readKnockouts, readSeasonRows } from './season-rows.store.ts'

/** Seasons of a league whose champions are told; older ones are asked for as seasons. */
export const CHAMPIONS_MAX = 12

/** The last day of a season that is over; undefined while a match is to come. */
async function lastDayOf({ matchDb, now }: Context, found: LibrarySeason): Promise<string | undefined> {
  if (found.isCurrent && found.season.to !== undefined && Date.parse(found.season.to) > now) return undefined
  const rows = await readSeasonRows(matchDb, found.league.id, found.column, now)
  return rows.length > 0 && rows.every(isOver)
    ? new Date(rows.at(-1)?.startsAt ?? 0).toISOString().slice(0, 10)
    : undefined
}

/** 0: not known. */
async function winnerOfFinal({ matchDb }: Context, { league, column }: LibrarySeason): Promise<number> {
  const final = (await readKnockouts(matchDb, league.id, column)).at(-1)
  if (!final?.winner || final.winner === 'draw') return 0
  return final.winner === 'home' ? final.homeId : final.awayId
}

/** Who leads the table; 0: nobody has played, or of a season that was imported only some matches are here. */
function firstOf(found: LibrarySeason, { nameOf }: SeasonTeams): number {
  const { league, season, teamIds, results, isSimulated } = found
  const rule = standingRule(league.gameId)
  const table = standings(teamIds, results, { rule, ties: tiesOf(league.id, season.id), nameOf })
  const isWhole = isSimulated || (table.length > 2 && table.every(({ played }) => played >= table.length - 1))
  const [first] = table
  return first && first.played > 0 && isWhole ? first.teamId : 0
}

/** Who won a season that is over: its knock-out, else its table. */
export async function seasonChampion(
  context: Context,
  found: LibrarySeason,
): Promise<{ team: StoredTeam; day: string } | undefined> {
  const day = await lastDayOf(context, found)
  if (!day) return undefined
  const known = await readSeasonTeams(context, found.teamIds)
  const hasKnockout = (await treeKindOf(context, found)) === 'drawn'
  const team = known.teams.get(hasKnockout ? await winnerOfFinal(context, found) : firstOf(found, known))
  return team && { team, day }
}
