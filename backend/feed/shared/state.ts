import type {
  Clock,
  EarlyEnd,
  MatchEvent,
  MatchState,
  Period,
  Score,
  Side,
  TimelineItem,
} from '#contract/match-state.ts'

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

export const addScore = (score: Score, side: Side, by: number): Score => ({ ...score, [side]: score[side] + by })

/** Who is ahead; `draw` when level. */
export const leaderOf = (score: Score): Side | 'draw' =>
  score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away'

/** A match nothing has happened in. Give what the sport has of its own. */
export const emptyState = (own: Partial<MatchState> = {}): MatchState => ({
  seq: 0,
  status: 'scheduled',
  phase: 'not_started',
  score: { home: 0, away: 0 },
  periods: [],
  stats: [],
  timeline: [],
  chart: [],
  chartKind: 'momentum',
  odds: [],
  playerColumns: [],
  players: [],
  ...own,
})

export const currentPeriod = (state: MatchState): Period | undefined => {
  const last = state.periods.at(-1)
  return last && !last.isDone ? last : undefined
}

/** Opens a period at nought; the one before it counts as done. */
export const openPeriod = (state: MatchState, key: string): MatchState => ({
  ...state,
  periods: [...closePeriod(state).periods, { key, home: 0, away: 0, isDone: false }],
})

export function closePeriod(state: MatchState, note?: string): MatchState {
  const last = state.periods.at(-1)
  if (!last || last.isDone) return state
  const done: Period = note === undefined ? { ...last, isDone: true } : { ...last, isDone: true, note }
  return { ...state, periods: [...state.periods.slice(0, -1), done] }
}

/** Adds to the period being played, and to nothing else. */
export function addToPeriod(state: MatchState, side: Side, by: number): MatchState {
  const last = state.periods.at(-1)
  if (!last) return state
  return { ...state, periods: [...state.periods.slice(0, -1), { ...last, [side]: last[side] + by }] }
}

/** Adds the event to the timeline with the score of `state`: call it after the score is updated. */
export function addTimeline(state: MatchState, event: MatchEvent, isKey = false): MatchState {
  const item: TimelineItem = { seq: event.seq, at: event.at, type: event.type, score: state.score, isKey }
  const period = state.periods.at(-1)?.key
  if (period !== undefined) item.period = period
  if (event.clock !== undefined) item.clock = event.clock
  if (event.side) item.side = event.side
  if (event.player !== undefined) item.player = event.player
  if (event.other !== undefined) item.other = event.other
  if (event.data) item.data = event.data
  return { ...state, timeline: [...state.timeline, item] }
}

/** A reading of the clock taken at this event. */
export const readClock = (
  event: MatchEvent,
  seconds: number,
  isRunning: boolean,
  direction: Clock['direction'],
): Clock => ({ seconds, at: event.at, isRunning, direction })

/** The first live event: status live, and from when. */
export const startMatch = (state: MatchState, event: MatchEvent, phase: string): MatchState => ({
  ...state,
  status: 'live',
  phase,
  startedAt: state.startedAt ?? event.at,
})

/** What `end` may say in `data.by`; an `abandoned` match has its event. */
const EARLY_ENDS: ReadonlySet<unknown> = new Set<EarlyEnd>(['retirement', 'walkover', 'disqualification'])
const isEarlyEnd = (by: unknown): by is EarlyEnd => EARLY_ENDS.has(by)

/** Nothing runs and nobody serves any more. */
function stopMatch({ serving: _serving, ...state }: MatchState, event: MatchEvent): MatchState {
  const stopped: MatchState = { ...state, endedAt: event.at }
  if (stopped.clock) stopped.clock = { ...stopped.clock, at: event.at, isRunning: false }
  return stopped
}

/**
 * The last event: somebody won. With `data.by` the loser gave up, did not appear or was sent away: the period stays
 * unfinished, and the timeline of what was played tells it. Nobody has won a level match that was not played to its end and
 * of which the feed does not say who gave up.
 */
export function finishMatch(state: MatchState, event: MatchEvent, winner: Side | 'draw'): MatchState {
  const by = event.data?.by
  const over = { status: 'finished', phase: 'finished', winner } as const
  if (!isEarlyEnd(by)) return { ...stopMatch(closePeriod(state), event), ...over }
  if (winner === 'draw') return { ...stopMatch(state, event), status: 'finished', phase: 'finished', endedBy: by }
  const ended: MatchState = { ...stopMatch(state, event), ...over, endedBy: by }
  if (by === 'walkover') return ended
  const { seq, at, clock } = event
  return addTimeline(ended, { seq, at, type: by, side: other(winner), ...(clock === undefined ? {} : { clock }) }, true)
}

/** The match was begun and will not be played on: the score stays as it stood, and nobody won. */
export const abandonMatch = (state: MatchState, event: MatchEvent): MatchState =>
  state.status === 'finished' || state.status === 'cancelled'
    ? state
    : { ...stopMatch(state, event), status: 'cancelled', phase: 'cancelled', endedBy: 'abandonment' }
