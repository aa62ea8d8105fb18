import { type Importer, jsonOf } from '../importer.ts'
import { parseOpenfootball } from './parse-openfootball.ts'

export const openfootball: Importer = {
  takes: 'leagues of openfootball/football.json, such as en.1.json; worldcup.json and euro.json of its tournaments',
  parse: (sources) => sources.map((source) => parseOpenfootball(source.file, jsonOf(source))),
}
