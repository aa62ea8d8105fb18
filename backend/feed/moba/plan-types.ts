import type { Side } from '#contract/match-state.ts'
import type { EventFields } from '../shared/log-writer.ts'
import type { MobaTitle } from './titles.ts'

/** `at`: seconds on the map's clock. */
export interface Moment {
  at: number
  type: string
  fields: EventFields
}

export interface MapSetting {
  title: MobaTitle
  /** Ids of the players on the map, in the order of the title's positions. */
  players: Record<Side, readonly number[]>
  /** What each of them plays, in the same order. */
  heroes: Record<Side, readonly (string | undefined)[]>
  winner: Side
}
