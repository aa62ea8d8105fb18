import { type Importer, jsonOf } from '../importer.ts'
import { parseOpenfootball } from './parse-openfootball.ts'

export const openfootball: Importer = {
  takes: 'league files of openfootball/football.json, such as en.1.json',
  parse: (sources) => sources.map((source) => parseOpenfootball(source.file, jsonOf(source))),
}
