import { applyEvent, initialState } from '#backend/feed/fold.ts'
import type { MatchLog } from '#backend/feed/types.ts'
import type { Family } from '#contract/games.ts'
import type { MatchEvent, MatchState, Score, Side } from '#contract/match-state.ts'
import { EFFECTS, type Effect } from './kinds.ts'

/** Something that the crowd talks about. `at`: milliseconds since the epoch, when the log says it. */
export interface Moment extends Effect {
  at: number
  score: Score
  side?: Side
  player?: number
}

/** How it is in the room from `at` on. `late`: it is being decided. */
export type Mood = 'quiet' | 'play' | 'late' | 'break' | 'over'

export interface Story {
  /** In the order of time. */
  moments: readonly Moment[]
  moods: readonly { at: number; mood: Mood }[]
}

const BREAKS: ReadonlySet<string> = new Set([
  'half_time',
  'full_time',
  'extra_half_time',
  'extra_time_end',
  'set_break',
  'game_break',
  'map_break',
  'innings_break',
  'interval',
  'round_break',
])
const LATE: ReadonlySet<string> = new Set([
  'extra_first',
  'extra_second',
  'penalty_shootout',
  'q4',
  'overtime',
  'super_over',
  'i9',
  'extra_innings',
  'decision',
  's5',
  'g5',
])
/** Of football, on the match's clock. */
const LATE_SECONDS = 80 * 60
/** A larger lead is no cause for nerves. */
const CLOSE: Partial<Record<Family, number>> = { football: 1, basketball: 8, american_football: 8, baseball: 2 }

const isLate = ({ phase }: MatchState, { clock = 0 }: MatchEvent): boolean =>
  LATE.has(phase) || (phase === 'second_half' && clock >= LATE_SECONDS)

const isClose = ({ score }: MatchState, family: Family): boolean =>
  Math.abs(score.home - score.away) <= (CLOSE[family] ?? Number.POSITIVE_INFINITY)

function moodOf(state: MatchState, family: Family, isBeingDecided: boolean): Mood {
  if (state.status === 'finished') return 'over'
  if (state.status !== 'live') return 'quiet'
  if (BREAKS.has(state.phase)) return 'break'
  return isBeingDecided && isClose(state, family) ? 'late' : 'play'
}

/** What the mood changes to is talked about too. */
function effectOf(before: Mood, after: Mood): Effect | undefined {
  if (before === after) return undefined
  if (after === 'over') return { kind: 'end', lines: 14 }
  if (after === 'break') return { kind: 'break', lines: 3 }
  if (after === 'quiet' || (before !== 'quiet' && before !== 'break')) return undefined
  return { kind: 'start', lines: before === 'quiet' ? 6 : 2 }
}

/** What of the event stands in the timeline now, or its own type: the log has types that pages call otherwise. */
const typesOf = (before: MatchState, after: MatchState, event: MatchEvent): string[] => {
  const added = after.timeline.filter(({ seq }, at) => seq === event.seq && before.timeline[at]?.seq !== seq)
  return [...new Set([...added.map(({ type }) => type), event.type])]
}

/** Whoever's score grew with the event; else the side of the event. */
function sideOf(before: Score, after: Score, event: MatchEvent): Side | undefined {
  if (after.home > before.home) return 'home'
  return after.away > before.away ? 'away' : event.side
}

/** Reads a whole log, the future of a simulated match included: who tells of it looks at `at`. */
export function storyOf({ contest, events }: MatchLog): Story {
  const effects = EFFECTS[contest.family]
  const moments: Moment[] = []
  const moods: { at: number; mood: Mood }[] = []
  let state = initialState(contest)
  let mood: Mood = 'quiet'
  let isBeingDecided = false
  for (const event of events) {
    const next = applyEvent(state, event, contest)
    const at = Date.parse(event.at)
    const side = sideOf(state.score, next.score, event)
    const add = (effect: Effect) =>
      moments.push({
        ...effect,
        at,
        score: next.score,
        ...(side ? { side } : {}),
        ...(event.player === undefined ? {} : { player: event.player }),
      })
    for (const type of typesOf(state, next, event)) {
      const effect = effects[type]
      if (effect) add(effect)
    }
    // An event without a clock does not take a late hour back.
    isBeingDecided = isLate(next, event) || (isBeingDecided && next.phase === state.phase)
    const after = moodOf(next, contest.family, isBeingDecided)
    const change = effectOf(mood, after)
    if (change) add(change)
    if (after !== mood) moods.push({ at, mood: after })
    mood = after
    state = next
  }
  return { moments, moods }
}

export function moodAt({ moods }: Story, at: number): Mood {
  return moods.findLast((each) => each.at <= at)?.mood ?? 'quiet'
}
