import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { teamIn } from '#backend/match/to-row.ts'
import type { libraryCalls } from '#contract/library.ts'
import { readLibrarySeason } from './season.ts'
import { CHAMPIONS_MAX, seasonChampion } from './season-champion.ts'

/** Who won the seasons that are over. */
export const listChampions: Verb<typeof libraryCalls.listChampions> = async (context, { leagueId }) => {
  const current = await readLibrarySeason(context, { leagueId })
  if (!current) return fail('not_found')
  const champions = []
  for (const { id } of current.seasons.slice(0, CHAMPIONS_MAX)) {
    const found = id === current.season.id ? current : await readLibrarySeason(context, { leagueId, season: id })
    const won = found && (await seasonChampion(context, found))
    if (won) champions.push({ season: found.season, team: teamIn(context.lan, won.team), day: won.day })
  }
  return { champions }
}
