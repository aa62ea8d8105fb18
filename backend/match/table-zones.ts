import { leagueById } from '#backend/feed/catalogue/leagues.ts'
import { zonesOf } from '#backend/feed/league-zones.ts'
import type { TableZone } from '#contract/standings.ts'
import type { LeagueSeason } from './league-season.ts'

/** Where another match decides, which no simulated calendar has. */
const BY_PLAYOFF: ReadonlySet<TableZone['kind']> = new Set<TableZone['kind']>(['playoffs', 'relegation_playoffs'])

/** The marks of a season's table. Of a simulated season that is over nobody has gone on to play-offs: there were none. */
export function tableZones(
  leagueId: number,
  { season, seasons, teamIds }: Pick<LeagueSeason, 'season' | 'seasons' | 'teamIds'>,
): TableZone[] {
  const zones = zonesOf(leagueId, teamIds.length, season.id)
  const isPast = season.id !== seasons[0]?.id
  return isPast && leagueById(leagueId) ? zones.filter(({ kind }) => !BY_PLAYOFF.has(kind)) : zones
}
