import type { RowChange } from '#contract/socket.ts'

/**
 * What is kept of a match by who refers to it for longer than the match itself is stored: simulated ones are deleted after
 * some weeks. Leagues and teams stay, so their ids are enough. `change`: its final result, once there is one.
 */
export interface KeptMatch {
  id: number
  gameId: number
  leagueId: number
  homeId: number
  awayId: number
  /** Milliseconds since the epoch. */
  startsAt: number
  bestOf?: number
  isSimulated: boolean
  change?: Partial<RowChange>
}
