/**
 * Makes a sport's rules out of a table of handlers. Every sport understands, besides its own events:
 *
 * | type        | data                                                                          |
 * |-------------|-------------------------------------------------------------------------------|
 * | `odds`      | `home` `draw?` `away`, `handicapLine` `handicapHome` `handicapAway`,          |
 * |             | `totalLine` `totalOver` `totalUnder` (decimal prices; the three groups after  |
 * |             | the first are optional)                                                       |
 * | `preview`   | scheduled -> previewed                                                        |
 * | `postponed` | nothing follows                                                               |
 * | `cancelled` | nothing follows                                                               |
 * | `abandoned` | begun and not played on: the score stays as it stood, nothing follows         |
 *
 * An unknown type changes only `seq`.
 */
import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import type { Contest, Rules } from '../types.ts'
import { readOdds } from './odds.ts'
import { abandonMatch } from './state.ts'

export type Handler = (state: MatchState, event: MatchEvent, contest: Contest) => MatchState

const SHARED: Readonly<Record<string, Handler>> = {
  odds: (state, event) => {
    const line = readOdds(event)
    return line ? { ...state, odds: [...state.odds, line] } : state
  },
  preview: (state) => (state.status === 'scheduled' ? { ...state, status: 'previewed' } : state),
  postponed: (state) => ({ ...state, status: 'postponed', phase: 'postponed' }),
  cancelled: (state) => ({ ...state, status: 'cancelled', phase: 'cancelled' }),
  abandoned: abandonMatch,
}

export function createRules(initial: Rules['initial'], handlers: Readonly<Record<string, Handler>>): Rules {
  const byType = new Map<string, Handler>([...Object.entries(SHARED), ...Object.entries(handlers)])
  return {
    initial,
    apply(state, event, contest) {
      const moved: MatchState = { ...state, seq: event.seq }
      return byType.get(event.type)?.(moved, event, contest) ?? moved
    },
  }
}
