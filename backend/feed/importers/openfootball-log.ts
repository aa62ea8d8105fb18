import type { MatchEvent } from '#contract/match-state.ts'
import { createLogWriter, type LogWriter } from '../shared/log-writer.ts'
import { DAY, MINUTE } from '../shared/time.ts'
import type { SourceMatch } from './openfootball-source.ts'

type Goals = readonly [number, number]

const writeScore = (writer: LogWriter, at: number, clock: number, [home, away]: Goals) =>
  writer.write(at, 'score', { clock, data: { home, away } })

function writeExtraTime(writer: LogWriter, at: number, et: Goals | undefined, p: Goals | undefined): void {
  if (et) {
    writer.write(at, 'full_time', { clock: 5400 })
    writer.write(at + 5 * MINUTE, 'extra_time_start', { clock: 5400 })
    writeScore(writer, at + 38 * MINUTE, 7200, et)
  }
  if (!p) return
  writer.write(at + 42 * MINUTE, 'shootout_start')
  for (let goal = 0; goal < p[0]; goal++) writer.write(at + 50 * MINUTE, 'shootout_goal', { side: 'home' })
  for (let goal = 0; goal < p[1]; goal++) writer.write(at + 50 * MINUTE, 'shootout_goal', { side: 'away' })
}

/**
 * The log of a match from its scores. Without the half-time score it has only the result; after 0-0 the half-time score
 * is 0-0 too, which the source leaves out.
 */
export function eventsOf(match: SourceMatch, startsAt: number): MatchEvent[] {
  const writer = createLogWriter()
  const { ft, et, p } = match.score ?? {}
  if (match.status === 'postponed' || match.status === 'cancelled') {
    // The source does not say when the match was cancelled; a week before the start is assumed.
    writer.write(startsAt - 7 * DAY, match.status)
    return writer.log
  }
  if (!ft) return writer.log
  const ht = match.score?.ht ?? (ft[0] + ft[1] === 0 ? ft : undefined)
  const end = startsAt + 110 * MINUTE
  if (!ht && !et && !p) {
    writer.write(end, 'result', { data: { home: ft[0], away: ft[1] } })
    return writer.log
  }
  writer.write(startsAt, 'kick_off', { clock: 0 })
  if (ht) {
    writeScore(writer, startsAt + 45 * MINUTE, 2700, ht)
    writer.write(startsAt + 46 * MINUTE, 'half_time', { clock: 2700 })
    writer.write(startsAt + 61 * MINUTE, 'second_half_start', { clock: 2700 })
  }
  writeScore(writer, end, 5400, ft)
  writeExtraTime(writer, end, et, p)
  writer.write(end, 'end', { clock: et ? 7200 : 5400 })
  return writer.log
}
