import type { MatchEvent } from '#contract/match-state.ts'
import { createLogWriter } from '../../shared/log-writer.ts'
import { DAY, MINUTE } from '../../shared/time.ts'
import type { SourceMatch } from './source.ts'

type Goals = readonly [number, number]

const goalsAs = (name: string, goals: Goals | undefined): Record<string, number> =>
  goals ? { [`${name}Home`]: goals[0], [`${name}Away`]: goals[1] } : {}

/** When a match is over at the latest, as far as its scores tell. */
function minutesOf({ et, p }: NonNullable<SourceMatch['score']>): number {
  if (p) return 170
  return et ? 150 : 110
}

/**
 * The log of a match: its result, and no event besides, because the source tells of none. After 0-0 the half-time score
 * is 0-0 too, which the source leaves out.
 */
export function eventsOf(match: SourceMatch, startsAt: number): MatchEvent[] {
  const writer = createLogWriter()
  const { score = {} } = match
  const { ft, et, p } = score
  if (match.status === 'postponed' || match.status === 'cancelled') {
    // The source does not say when the match was cancelled; a week before the start is assumed.
    writer.write(startsAt - 7 * DAY, match.status)
    return writer.log
  }
  if (!ft) return writer.log
  const ht = score.ht ?? (ft[0] + ft[1] === 0 ? ft : undefined)
  const [home, away] = ft
  const parts = { ...goalsAs('half', ht), ...goalsAs('extra', et), ...goalsAs('penalties', p) }
  writer.write(startsAt + minutesOf(score) * MINUTE, 'result', { data: { home, away, ...parts } })
  return writer.log
}
