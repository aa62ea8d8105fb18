import { cricsheet } from './cricsheet/cricsheet.ts'
import type { Importer } from './importer.ts'
import { opendota } from './opendota/opendota.ts'
import { openfootball } from './openfootball/openfootball.ts'
import { retrosheet } from './retrosheet/retrosheet.ts'
import { statsbomb } from './statsbomb/statsbomb.ts'
import { tennis } from './tennis/tennis.ts'

/** The formats of `npm run import -- <format>`; sources and licences are in docs/import.md. */
export const IMPORTERS: ReadonlyMap<string, Importer> = new Map(
  Object.entries({ openfootball, cricsheet, statsbomb, tennis, opendota, retrosheet }),
)
