import { TZDate } from '@date-fns/tz'
import { ImportFault } from '../import-fault.ts'
import { rowName, type SourceMatch } from './source.ts'

export interface Season {
  /** `2025-26` */
  name: string
  /** The year it begins in. */
  year: number
}

/** The season, from the end of the file's name field: `English Premier League 2025/26`. */
export function seasonOf(file: string, name: string): Season {
  const [, first, second] = /\b(\d{4})\/(\d{2})\b/.exec(name) ?? []
  if (!first || !second) throw new ImportFault(file, 'name', 'no season such as 2025/26 in it')
  return { name: `${first}-${second}`, year: Number(first) }
}

const USUAL_HOUR = 15

/** A season's first and last day: July, and the August after it, when the latest one of all (2019-20) ended. */
const boundsOf = ({ year }: Season): [first: string, last: string] => [`${year}-07-01`, `${year + 1}-08-31`]

const fault = (file: string, at: number, match: SourceMatch, field: string, problem: string): ImportFault =>
  new ImportFault(file, `matches[${at}].${field}`, problem, rowName(match))

/**
 * The kick-off in milliseconds since the epoch; 15:00 where the source gives only the day. The source at times leaves a
 * season's second half in its first year: a date half a year and more before the season begins is a year off. Throws
 * `ImportFault` for a day that does not exist or is not in the season.
 */
export function startOf(file: string, at: number, match: SourceMatch, season: Season, zone: string): number {
  const [givenYear = 0, month = 0, day = 0] = match.date.split('-').map(Number)
  const year = givenYear === season.year && month < 7 ? givenYear + 1 : givenYear
  const [hour = USUAL_HOUR, minute = 0] = match.time?.split(':').map(Number) ?? []
  if (hour > 23 || minute > 59) throw fault(file, at, match, 'time', `no such time: ${match.time}`)
  const start = new TZDate(year, month - 1, day, hour, minute, zone)
  if (start.getMonth() !== month - 1 || start.getDate() !== day)
    throw fault(file, at, match, 'date', `no such day: ${match.date}`)
  const [first, last] = boundsOf(season)
  const meant = `${year}-${match.date.slice(5)}`
  if (meant < first || meant > last)
    throw fault(file, at, match, 'date', `${match.date} is not in the season ${season.name} (${first} to ${last})`)
  return start.getTime()
}
