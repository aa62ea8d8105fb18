import type { TableZone } from '#contract/standings.ts'
import { leagueSpecById } from './catalogue/leagues.ts'
import { OPENFOOTBALL_LEAGUES } from './importers/openfootball/leagues.ts'
import { importedPlaces } from './importers/openfootball/places.ts'

/** Each kind of zone: from the top of the table down, then those that end at its foot. */
const FROM_TOP = [
  ['continental', 'continental'],
  ['champions_league', 'championsLeague'],
  ['promotion', 'promotion'],
  ['playoffs', 'playoffs'],
] as const
const TO_FOOT = [
  ['relegation_playoffs', 'relegationPlayoffs'],
  ['relegation', 'relegation'],
] as const

const codes = new Map([...OPENFOOTBALL_LEAGUES].map(([code, { id }]) => [id, code]))

/** The ranks of a season's table that lead elsewhere, best first; none where nothing is known of them. */
export function zonesOf(leagueId: number, teamCount: number, season = ''): TableZone[] {
  const code = codes.get(leagueId)
  const places = code ? importedPlaces(code, season, teamCount) : leagueSpecById(leagueId)?.places
  if (!places) return []
  const atFoot = TO_FOOT.reduce((sum, [, place]) => sum + (places[place] ?? 0), 0)
  const inOrder = (kinds: typeof FROM_TOP | typeof TO_FOOT, first: number) => {
    let from = first
    return kinds.flatMap(([kind, place]) => {
      const count = places[place as keyof typeof places] ?? 0
      from += count
      return count > 0 ? [{ kind, from: from - count, to: from - 1 }] : []
    })
  }
  return [...inOrder(FROM_TOP, 1), ...inOrder(TO_FOOT, teamCount - atFoot + 1)]
}
