import type { MatchEvent, Side } from '#contract/match-state.ts'
import { createLogWriter, type EventFields } from '../../shared/log-writer.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'
import { FOOTBALL_PERIODS, SHOOTOUT } from '../football-periods.ts'
import type { SourceGoal, TournamentMatch } from './source.ts'

/** A goal in its period; `clock` in match seconds. */
export interface Goal {
  side: Side
  /** Of the side that it counts for, but who scored an own goal is of the other. */
  name: string
  type: 'goal' | 'penalty_goal' | 'own_goal'
  /** In `FOOTBALL_PERIODS`. */
  period: number
  clock: number
}

/** Of the periods but the last, which has the rest. */
const LAST_MINUTES = [45, 90, 105]

/** `45+2` may be one text, or a minute and an offset. */
function minuteOf({ minute, offset = 0 }: SourceGoal): { minute: number; added: number } {
  const [full = 0, added = offset] = String(minute).split('+').map(Number)
  return { minute: full, added }
}

const goalOf = (side: Side, source: SourceGoal): Goal => {
  const { minute, added } = minuteOf(source)
  return {
    side,
    name: source.name,
    type: source.owngoal ? 'own_goal' : source.penalty ? 'penalty_goal' : 'goal',
    period: LAST_MINUTES.filter((last) => minute > last).length,
    clock: (minute + added) * 60,
  }
}

/** The goals of a match in the order in which they fell; undefined where the file tells nobody's. */
export function goalsOf({ goals1, goals2 }: Pick<TournamentMatch, 'goals1' | 'goals2'>): Goal[] | undefined {
  if (!goals1 && !goals2) return undefined
  const goals = [
    ...(goals1 ?? []).map((goal) => goalOf('home', goal)),
    ...(goals2 ?? []).map((goal) => goalOf('away', goal)),
  ]
  return goals.sort((a, b) => a.period - b.period || a.clock - b.clock)
}

/**
 * The log of a match whose goals are told: its periods, of which the breaks are assumed to be of the usual length, and its goals.
 * Of a shoot-out only the sums are known.
 */
export function goalLog(
  { score = {} }: Pick<TournamentMatch, 'score'>,
  goals: readonly Goal[],
  playerOf: (goal: Goal) => number,
  startsAt: number,
): MatchEvent[] {
  const writer = createLogWriter()
  const { et, p } = score
  const last = et || p || goals.some(({ period }) => period > 1) ? 3 : 1
  let at = startsAt
  for (const [index, { start, end, clock: from, until, breakMs }] of FOOTBALL_PERIODS.slice(0, last + 1).entries()) {
    const begunAt = at + breakMs
    const write = (type: string, clock: number, fields: EventFields = {}) => {
      at = begunAt + (clock - from) * SECOND
      writer.write(at, type, { clock, ...fields })
    }
    write(start, from)
    const own = goals.filter(({ period }) => period === index)
    for (const goal of own) write(goal.type, goal.clock, { side: goal.side, player: playerOf(goal) })
    const clock = Math.max(until, ...own.map((goal) => goal.clock))
    if (index < last || p) write(end, clock)
    else write('end', clock)
  }
  if (p) {
    at += SHOOTOUT.breakMs
    writer.write(at, SHOOTOUT.start)
    writer.write(at + 8 * MINUTE, 'end', { data: { penaltiesHome: p[0], penaltiesAway: p[1] } })
  }
  return writer.log
}
