/**
 * Rules of a sport with its own scoreboard type. They accept incomplete push feeds: a first event that is not `start`
 * starts the match too; events after the end change nothing; a postponed match that starts after all is live.
 *
 * | type    | fields                                                                        |
 * |---------|-------------------------------------------------------------------------------|
 * | `start` | live from now; `data.hasFigures`: the feed counts all figures, from 0 on       |
 * | `end`   | `side?` won; without it, whoever leads, or nobody with `data.isDrawn`;          |
 * |         | `data.by` where the other side gave up                                        |
 * |         | (`retirement`), did not appear (`walkover`) or was sent away                   |
 * |         | (`disqualification`)                                                          |
 */
import type { Board, MatchEvent, MatchState, Side, Stat } from '#contract/match-state.ts'
import type { Contest, Rules } from '../types.ts'
import { withKnownFigures } from './known-figures.ts'
import { createRules, type Handler } from './rules.ts'
import { finishMatch, leaderOf, startMatch } from './state.ts'

export type BoardOf<F extends Board['family']> = Extract<Board, { family: F }>

export type LiveHandler<F extends Board['family']> = (
  state: MatchState,
  event: MatchEvent,
  board: BoardOf<F>,
  contest: Contest,
) => MatchState

interface LiveRules<F extends Board['family']> {
  family: F
  initial: Rules['initial']
  /** Phase of a match that has started, before anything else is known. */
  firstPhase: string | ((contest: Contest) => string)
  handlers: Readonly<Record<string, LiveHandler<F>>>
  winnerOf?: (state: MatchState) => Side | 'draw'
}

const isOver = (state: MatchState): boolean => state.status === 'finished' || state.status === 'cancelled'

const isBoard = <F extends Board['family']>(board: Board | undefined, family: F): board is BoardOf<F> =>
  board?.family === family

export function createLiveRules<F extends Board['family']>(options: LiveRules<F>): Rules {
  const { family, firstPhase, winnerOf = (state) => leaderOf(state.score) } = options
  const figures = new WeakMap<Contest, Stat[]>()
  const figuresOf = (contest: Contest): Stat[] => {
    const all = figures.get(contest) ?? options.initial(contest).stats
    figures.set(contest, all)
    return all
  }
  const begin: Handler = (state, event, contest) =>
    isOver(state) || state.status === 'live'
      ? state
      : startMatch(state, event, typeof firstPhase === 'string' ? firstPhase : firstPhase(contest))
  const handlers: Record<string, Handler> = {
    start: (state, event, contest) => {
      const begun = begin(state, event, contest)
      return event.data?.hasFigures === true && begun !== state ? { ...begun, stats: figuresOf(contest) } : begun
    },
    end: (state, event) =>
      isOver(state)
        ? state
        : finishMatch(state, event, event.data?.isDrawn === true ? 'draw' : (event.side ?? winnerOf(state))),
  }
  for (const [type, handler] of Object.entries(options.handlers)) {
    handlers[type] = (state, event, contest) => {
      if (isOver(state)) return state
      const live = begin(state, event, contest)
      const { board } = live
      if (!isBoard(board, family)) return live
      return withKnownFigures(live, figuresOf(contest), (full) => handler(full, event, board, contest))
    }
  }
  return createRules((contest) => ({ ...options.initial(contest), stats: [] }), handlers)
}

/** A number of the event's data, or `fallback` when it is missing or not a number. */
export function numberOf(event: MatchEvent, key: string, fallback: number): number {
  const value = event.data?.[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

/** A text of the event's data, if it is there. */
export function textOf(event: MatchEvent, key: string): string | undefined {
  const value = event.data?.[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}
