import { type } from './ark.ts'
import { OddsShape } from './match-row.ts'

/**
 * What of a match is for who has signed in, where the brand says so: no other answer, page or frame of a socket has it. The
 * match itself says how much there is (`MatchDetail.pro`).
 */
export const MatchPro = type({
  /** The match's last event that is counted. */
  seq: 'number.integer',
  /** All prices since they opened, oldest first. */
  odds: OddsShape.array(),
  /** The chance of each shot, by the `seq` of its line in the timeline. */
  chances: type({ seq: 'number.integer', xg: 'number' }).array(),
  /** Where players had the ball, as `PlayerLine.values` says it. */
  places: type({ player: 'number.integer', place: 'string', 'heat?': 'string' }).array(),
})
export type MatchPro = typeof MatchPro.infer

/** How much of it there is. */
export const ProCounts = type({ prices: 'number.integer', chances: 'number.integer', places: 'number.integer' })
export type ProCounts = typeof ProCounts.infer
