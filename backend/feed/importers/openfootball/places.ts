import type { TablePlaces } from '../../catalogue/specs/league-spec.ts'

interface Places extends TablePlaces {
  /** The rules are those of a season with so many teams. */
  teams: number
}

/** The first season, by its first year, of which these rules are true: the one before was broken off in some leagues. */
const SINCE = 2020

const ONE_PLAYS_OFF_TWO_GO_DOWN = { relegationPlayoffs: 1, relegation: 2 }

/**
 * What the ranks of a league of openfootball lead to, where the leagues' rules give them a fixed number. Places in cups
 * below the Champions League depend on who wins the domestic ones; of leagues that split after a first round, or that
 * change the number of those relegated, nothing is said (docs/decisions/058-names-rail-and-zones.md).
 */
const PLACES = new Map<string, Places>(
  Object.entries({
    'en.1': { teams: 20, championsLeague: 4, relegation: 3 },
    'en.2': { teams: 24, promotion: 2, playoffs: 4, relegation: 3 },
    'en.3': { teams: 24, promotion: 2, playoffs: 4, relegation: 4 },
    'en.4': { teams: 24, promotion: 3, playoffs: 4, relegation: 2 },
    'de.1': { teams: 18, championsLeague: 4, relegationPlayoffs: 1, relegation: 2 },
    'de.2': { teams: 18, promotion: 2, playoffs: 1, ...ONE_PLAYS_OFF_TWO_GO_DOWN },
    'es.1': { teams: 20, championsLeague: 4, relegation: 3 },
    'es.2': { teams: 22, promotion: 2, playoffs: 4, relegation: 4 },
    'it.1': { teams: 20, championsLeague: 4, relegation: 3 },
    'fr.1': { teams: 18, championsLeague: 3, relegationPlayoffs: 1, relegation: 2 },
    'fr.2': { teams: 18, promotion: 2, playoffs: 3, ...ONE_PLAYS_OFF_TWO_GO_DOWN },
    'nl.1': { teams: 18, relegationPlayoffs: 1, relegation: 2 },
    'pt.1': { teams: 18, relegationPlayoffs: 1, relegation: 2 },
  }),
)

/** The places of a league's season (`2024-25`) with so many teams; undefined where the rules are not known. */
export function importedPlaces(code: string, season: string, teamCount: number): TablePlaces | undefined {
  const places = PLACES.get(code)
  return places?.teams === teamCount && Number.parseInt(season, 10) >= SINCE ? places : undefined
}
