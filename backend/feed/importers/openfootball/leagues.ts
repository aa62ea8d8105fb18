import type { Names } from '#backend/core/names.ts'
import { namesOf } from '../../names-of.ts'

export interface SourceLeague {
  id: number
  names: Names
  abbr: string
  /** ISO 3166 alpha-2. */
  country: string
  tier: number
  /** Where the league's kick-off times are local. */
  zone: string
}

/** Ids of imported leagues begin here; those of simulated ones are below. */
const FIRST_ID = 900_000

let count = 0
const league = (code: string, country: string, tier: number, abbr: string, zone: string): SourceLeague => {
  count += 1
  const names = namesOf(`name_real_league_${code.replace('.', '_')}`)
  return { id: FIRST_ID + count, names, abbr, country, tier, zone }
}

/** The leagues of openfootball/football.json, and tournaments of national teams, by file name. Ids follow from the order: add new ones at the end. */
export const OPENFOOTBALL_LEAGUES = new Map<string, SourceLeague>(
  Object.entries({
    'en.1': league('en.1', 'GB', 1, 'EPL', 'Europe/London'),
    'en.2': league('en.2', 'GB', 2, 'ELC', 'Europe/London'),
    'en.3': league('en.3', 'GB', 3, 'EL1', 'Europe/London'),
    'en.4': league('en.4', 'GB', 4, 'EL2', 'Europe/London'),
    'de.1': league('de.1', 'DE', 1, 'BUN', 'Europe/Berlin'),
    'de.2': league('de.2', 'DE', 2, 'BU2', 'Europe/Berlin'),
    'es.1': league('es.1', 'ES', 1, 'LAL', 'Europe/Madrid'),
    'es.2': league('es.2', 'ES', 2, 'LA2', 'Europe/Madrid'),
    'it.1': league('it.1', 'IT', 1, 'SEA', 'Europe/Rome'),
    'it.2': league('it.2', 'IT', 2, 'SEB', 'Europe/Rome'),
    'fr.1': league('fr.1', 'FR', 1, 'LI1', 'Europe/Paris'),
    'fr.2': league('fr.2', 'FR', 2, 'LI2', 'Europe/Paris'),
    'nl.1': league('nl.1', 'NL', 1, 'ERE', 'Europe/Amsterdam'),
    'pt.1': league('pt.1', 'PT', 1, 'PRI', 'Europe/Lisbon'),
    'be.1': league('be.1', 'BE', 1, 'BPL', 'Europe/Brussels'),
    'at.1': league('at.1', 'AT', 1, 'ABL', 'Europe/Vienna'),
    'at.2': league('at.2', 'AT', 2, 'AB2', 'Europe/Vienna'),
    'sco.1': league('sco.1', 'GB', 1, 'SPR', 'Europe/London'),
    'gr.1': league('gr.1', 'GR', 1, 'GSL', 'Europe/Athens'),
    'tr.1': league('tr.1', 'TR', 1, 'TSL', 'Europe/Istanbul'),
    // Times are local to many places, and mostly with their offset.
    worldcup: league('worldcup', 'INT', 1, 'WC', 'UTC'),
    euro: league('euro', 'INT', 1, 'EURO', 'Europe/Berlin'),
  }),
)
