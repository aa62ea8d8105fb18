/** Contests for the tests of sports; player ids are 101.. for home and 201.. for away. */

import { DAY, HOUR } from '#backend/feed/shared/time.ts'
import type { Contender, Contest } from '#backend/feed/types.ts'
import type { Family } from '#contract/games.ts'
import type { MatchEvent, SquadMember } from '#contract/match-state.ts'

export const TEST_START = Date.UTC(2026, 6, 11, 18, 0, 0)

function squadOf(firstId: number, positions: readonly string[], starters: number): SquadMember[] {
  return positions.map((position, index) => ({
    id: firstId + index,
    number: index + 1,
    position,
    isStarter: index < starters,
    ...(index === 0 ? { isCaptain: true } : {}),
  }))
}

export interface TestContest extends Partial<Contest> {
  positions?: readonly string[]
  starters?: number
  strengths?: readonly [number, number]
}

export function testContest(family: Family, gameId: number, options: TestContest = {}): Contest {
  const { positions = [], starters = positions.length, strengths = [60, 60], ...rest } = options
  const side = (teamId: number, firstId: number, strength: number): Contender => ({
    teamId,
    strength,
    squad: squadOf(firstId, positions, starters),
  })
  return {
    matchId: 1,
    gameId,
    family,
    isKnockout: false,
    startsAt: TEST_START,
    home: side(1, 101, strengths[0]),
    away: side(2, 201, strengths[1]),
    fate: 'played',
    ...rest,
  }
}

/** A hand-written log: adds `seq`, and `at` one minute after the previous event where it is absent. */
export const testLog = (events: readonly (Omit<MatchEvent, 'seq' | 'at'> & { at?: string })[]): MatchEvent[] =>
  events.map((event, index) => ({ at: new Date(TEST_START + index * 60_000).toISOString(), ...event, seq: index + 1 }))

/** `count` contests of one sport with varying strengths, knock-outs and fates. */
export const testContests = (family: Family, gameId: number, count: number, options: TestContest = {}): Contest[] =>
  Array.from({ length: count }, (_, index) => ({
    ...testContest(family, gameId, {
      strengths: [30 + ((index * 37) % 65), 30 + ((index * 53) % 65)],
      isKnockout: index % 3 === 0,
      startsAt: TEST_START + index * DAY + (index % 24) * HOUR,
      ...options,
    }),
    matchId: index + 1,
  }))
