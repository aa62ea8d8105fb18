import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { tiesOf } from '#backend/feed/league-ties.ts'
import { standings } from '#backend/match/standings.ts'
import { teamIn } from '#backend/match/to-row.ts'
import type { libraryCalls } from '#contract/library.ts'
import { standingRule } from '#contract/standing-rules.ts'
import { treeKindOf } from './get-tree.ts'
import { type LibrarySeason, readLibrarySeason, readSeasonTeams, type SeasonTeams } from './season.ts'
import { isOver } from './season-rounds.ts'
import { readKnockouts, readSeasonRows } from './season-rows.store.ts'

/** Older ones are asked for as seasons. */
const SEASONS_MAX = 12

/** The last day of a season that is over; undefined while a match is to come. */
async function lastDayOf(matchDb: Parameters<typeof readSeasonRows>[0], found: LibrarySeason, now: number) {
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

/** Who leads the table; 0: nobody has played. */
function firstOf({ league, season, teamIds, results }: LibrarySeason, { nameOf }: SeasonTeams): number {
  const rule = standingRule(league.gameId)
  const [first] = standings(teamIds, results, { rule, ties: tiesOf(league.id, season.id), nameOf })
  return first && first.played > 0 ? first.teamId : 0
}

/** Who won the seasons that are over: their knock-out, else their table. */
export const listChampions: Verb<typeof libraryCalls.listChampions> = async (context, { leagueId }) => {
  const { matchDb, lan, now } = context
  const current = await readLibrarySeason(context, { leagueId })
  if (!current) return fail('not_found')
  const champions = []
  for (const { id } of current.seasons.slice(0, SEASONS_MAX)) {
    const found = id === current.season.id ? current : await readLibrarySeason(context, { leagueId, season: id })
    const day = found && (await lastDayOf(matchDb, found, now))
    if (!found || !day) continue
    const known = await readSeasonTeams(context, found.teamIds)
    const hasKnockout = (await treeKindOf(context, found)) === 'drawn'
    const team = known.teams.get(hasKnockout ? await winnerOfFinal(context, found) : firstOf(found, known))
    if (team) champions.push({ season: found.season, team: teamIn(lan, team), day })
  }
  return { champions }
}
