import type { MatchRow } from '#contract/match-row.ts'
import { detailOf } from '#tests/support/calls.ts'

/** The pages of a match's league, of a team of it and of a player of that team. */
export async function libraryPages(
  site: string,
  match: MatchRow,
): Promise<Record<'league' | 'squad' | 'player', string>> {
  const { squads } = await detailOf(site, match)
  const [player] = squads.home.members
  if (!player) throw new Error(`match ${match.id} has no line-up`)
  return {
    league: `/leagueLibrary/${match.league.id}`,
    squad: `/squadLibrary/${match.home.id}`,
    player: `/playerLibrary/${player.id}`,
  }
}
