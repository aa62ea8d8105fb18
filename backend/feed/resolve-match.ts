import type { StoredLine } from '#backend/db/matches/schema/match-lines.ts'
import type { Family } from '#contract/games.ts'
import type { MatchEvent, MatchState, MatchStatus, OddsLine, PlayerLine, Score, Side } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'
import { applyEvent, foldLog, initialState } from './fold.ts'
import { storedExtras } from './rounds/stored-line.ts'
import { rowChangeOf } from './row-change.ts'
import type { Contest } from './types.ts'

/** A change of a row before the start. */
export interface PrematchStep {
  seq: number
  /** Milliseconds since the epoch. */
  at: number
  status: MatchStatus
  odds?: OddsLine
}

/** What lists need of a simulated match at any time except while it is live. */
export interface Resolution {
  previewAt: number | null
  calledOffAt: number | null
  endsAt: number | null
  homeScore: number
  awayScore: number
  winner: Side | 'draw' | null
  closeness: number
  prematch: PrematchStep[]
  snapshot: RowChange
  /** Of a match that is played. */
  lines: StoredLine[]
}

/** The lead at which closeness is 0. */
const ROUT: Partial<Record<Family, number>> = {
  football: 4,
  basketball: 25,
  cricket: 80,
  baseball: 8,
  american_football: 28,
  battle_royale: 40,
}

/** From 0 (a clear lead) to 10 (level). */
export function closenessOf(family: Family, { home, away }: Score, bestOf = 3): number {
  const rout = ROUT[family] ?? Math.ceil(bestOf / 2) + 1
  return Math.round(10 * Math.max(0, 1 - Math.abs(home - away) / rout))
}

function prematchOf(contest: Contest, log: readonly MatchEvent[]): PrematchStep[] {
  let state = initialState(contest)
  const steps: PrematchStep[] = []
  for (const event of log) {
    const at = Date.parse(event.at)
    if (at >= contest.startsAt) break
    state = applyEvent(state, event, contest)
    const odds = state.odds.at(-1)
    steps.push({ seq: event.seq, at, status: state.status, ...(odds ? { odds } : {}) })
  }
  return steps
}

/** Without what is 0, as most figures of most players are, and without items, which nobody adds up. */
const storedValues = (values: PlayerLine['values']): StoredLine[2] =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== 0 && value !== '' && key !== 'items'))

/** The lines of a match that is over. */
export function storedLines(state: MatchState): StoredLine[] {
  const { board, players } = state
  const extraOf = board?.family === 'rounds' ? storedExtras(state, board) : undefined
  return players.map((line) => [
    line.player,
    line.side === 'home' ? 0 : 1,
    { ...storedValues(line.values), ...extraOf?.(line) },
  ])
}

/** Folds a complete log into its resolution. */
export function resolveMatch(contest: Contest, log: readonly MatchEvent[]): Resolution {
  const state = foldLog(contest, log)
  const prematch = prematchOf(contest, log)
  const isOff = state.status === 'postponed' || state.status === 'cancelled'
  const beginOf = (status: MatchStatus) => prematch.find((step) => step.status === status)?.at ?? null
  const end = state.endedAt ?? log.at(-1)?.at
  return {
    previewAt: beginOf('previewed'),
    calledOffAt: isOff ? (beginOf(state.status) ?? contest.startsAt) : null,
    endsAt: isOff ? null : end ? Date.parse(end) : contest.startsAt,
    homeScore: state.score.home,
    awayScore: state.score.away,
    winner: state.winner ?? null,
    closeness: isOff ? 0 : closenessOf(contest.family, state.score, contest.bestOf),
    prematch,
    snapshot: rowChangeOf(state, contest.matchId),
    lines: isOff ? [] : storedLines(state),
  }
}
