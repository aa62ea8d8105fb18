/** Small football logs for the tests of live data: an event every ten seconds from `TEST_START`. */

import type { Log } from '#backend/live/feed.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { TEST_START, testContest, testLog } from './contests.ts'

export const STEP_MS = 10_000
export { TEST_START }

const TYPES: readonly Omit<MatchEvent, 'seq' | 'at'>[] = [
  { type: 'odds', data: { home: 1.9, draw: 3.4, away: 4.1 } },
  { type: 'kick_off', clock: 0 },
  { type: 'corner', side: 'home', player: 105, clock: 20 },
  { type: 'goal', side: 'home', player: 109, other: 108, clock: 30 },
  { type: 'flow', clock: 60, data: { value: 20, possession: 55 } },
  { type: 'yellow_card', side: 'away', player: 204, clock: 80 },
  { type: 'goal', side: 'away', player: 209, clock: 90 },
  { type: 'goal_cancelled', side: 'away', clock: 95 },
  { type: 'flow', clock: 120, data: { value: -10, possession: 52 } },
  { type: 'odds', data: { home: 1.5, draw: 3.9, away: 6 } },
  { type: 'half_time', clock: 2700 },
  { type: 'end' },
]

/** When event `seq` happens. */
export const timeOf = (seq: number): number => TEST_START + seq * STEP_MS

export function footballLog(matchId = 1, options: { isSimulated?: boolean; delayMs?: number } = {}): Log {
  const { isSimulated = true, delayMs = 0 } = options
  const contest = { ...testContest('football', 202, { positions: Array(11).fill('mf') }), matchId }
  const events = testLog(
    TYPES.map((event, index) => ({ ...event, at: new Date(timeOf(index + 1) + delayMs).toISOString() })),
  )
  return { contest, events, isSimulated, revision: 0 }
}
