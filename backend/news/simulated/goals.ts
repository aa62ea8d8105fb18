import type { Score, Side, TimelineItem } from '#contract/match-state.ts'
import { actorOf, type Facts, other } from './facts.ts'

const GOALS: ReadonlySet<string> = new Set(['goal', 'penalty_goal', 'own_goal'])
const LATE_MINUTES = 85
const EXTRA_MINUTES = 30

/** `45+2` of a goal two minutes into added time. */
const HALF_ENDS = new Map([
  ['h1', 45],
  ['h2', 90],
  ['et1', 105],
  ['et2', 120],
])
export const minutesOf = ({ clock = 0 }: Pick<TimelineItem, 'clock'>): number => Math.floor(clock / 60) + 1

export function minuteOf(item: Pick<TimelineItem, 'clock' | 'period'>): string {
  const minute = minutesOf(item)
  const end = HALF_ENDS.get(item.period ?? '')
  return end !== undefined && minute > end ? `${end}+${minute - end}` : String(minute)
}

export type Goal = TimelineItem & { side: Side; score: Score }

/** The goals that count; none where the log does not have them all. */
export function goalsOf({ detail }: Facts): Goal[] {
  const { home, away } = detail.match.score
  const cancelled = new Set(
    detail.live.timeline.flatMap(({ type, data }) => (type === 'goal_cancelled' ? data?.goal : [])),
  )
  const goals = detail.live.timeline.flatMap((item) => {
    const { type, seq, side, score, data } = item
    return GOALS.has(type) && side && score && !data?.isCancelled && !cancelled.has(seq)
      ? [{ ...item, side, score }]
      : []
  })
  return goals.length === home + away ? goals : []
}

/** In the last minutes of the match, be it those of extra time. */
export const isLate = ({ detail: { match } }: Facts, goal: Goal): boolean =>
  match.periods.some(({ key }) => key.startsWith('et'))
    ? minutesOf(goal) >= LATE_MINUTES + EXTRA_MINUTES
    : goal.period !== 'h1' && minutesOf(goal) >= LATE_MINUTES

/** Who scored most, when that is two goals or more. */
export function scorerOf(facts: Facts, goals: readonly Goal[]) {
  const counts = new Map<number, Goal[]>()
  for (const goal of goals)
    if (goal.type !== 'own_goal' && goal.player !== undefined)
      counts.set(goal.player, [...(counts.get(goal.player) ?? []), goal])
  const [most, second] = [...counts.values()].sort((one, two) => two.length - one.length)
  const [goal] = most ?? []
  const player = goal && actorOf(facts, goal)
  return most && goal && player && most.length >= 2 && most.length > (second?.length ?? 0)
    ? { player, side: goal.side, count: most.length }
    : undefined
}

/** The last goal that put the winner ahead for good. */
export const deciderOf = (winner: Side | undefined, goals: readonly Goal[]): Goal | undefined =>
  winner && goals.findLast(({ score, side }) => side === winner && score[winner] === score[other(winner)] + 1)
