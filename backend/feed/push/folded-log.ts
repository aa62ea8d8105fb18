import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import { foldLog, initialState } from '../fold.ts'
import type { Contest, MatchLog } from '../types.ts'
import type { LogEnd } from './new-events.ts'

/** A pushed match's log, folded to its end. */
export interface FoldedLog {
  contest: Contest
  leagueId: number
  revision: number
  end: LogEnd
  state: MatchState
  /** `seq` of the state in `match_states`; 0 when there is none. */
  storedSeq: number
}

/** So many events are read at most after a stored state. */
const EVENTS_BETWEEN_STATES = 50

export function foldOn(log: FoldedLog, events: readonly MatchEvent[]): FoldedLog {
  const last = events.at(-1)
  const end = last ? { seq: last.seq, at: Date.parse(last.at) } : log.end
  return { ...log, end, state: foldLog(log.contest, events, log.state) }
}

export function foldedLogOf({ contest, leagueId, revision, base, events }: MatchLog): FoldedLog {
  const state = base?.state ?? initialState(contest)
  const log = { contest, leagueId, revision, state, end: { seq: state.seq, at: base?.at ?? 0 }, storedSeq: state.seq }
  return foldOn(log, events)
}

/** Whether the state should be stored: every so many events, and at the end. */
export function needsStoring({ state, end, storedSeq }: FoldedLog, now: number): boolean {
  const isOver = state.status === 'finished' && end.seq > storedSeq
  // A reader must not get what lies in the future.
  return end.at <= now && (isOver || end.seq - storedSeq >= EVENTS_BETWEEN_STATES)
}
