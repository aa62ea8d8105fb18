import { leaguesOf } from '../catalogue/leagues.ts'
import { bracketOf, isCup, type Tie } from './brackets.ts'
import type { OffsetReader } from './local-time.ts'
import type { Match } from './pairing.ts'
import { DAY_MS, MINUTE_MS, stageRange } from './stage.ts'

/** Days of the stage on which a cup plays, by rounds from the final back: Tuesdays to Thursdays. Day 0 is a Monday. */
const DAYS = [[24], [22], [15, 16], [8, 9, 10], [1, 2, 3]] as const
/** Of the evening in the cup's zone. */
const FINAL_MINUTE = 20 * 60
const EVENING_MINUTES = [18 * 60 + 45, 21 * 60] as const

/** The day and the minute of a round's tie: they are spread over its days, and there over the evening. */
function whenOf(days: readonly number[], at: number, isFinal: boolean): { day: number; minute: number } {
  const inDay = Math.floor(at / days.length)
  return {
    day: days[at % days.length] ?? 0,
    minute: isFinal ? FINAL_MINUTE : (EVENING_MINUTES[inDay % EVENING_MINUTES.length] ?? FINAL_MINUTE),
  }
}

/**
 * The matches of a game's cups in a stage, each with its date. A round begins days after the one before is over: then it is
 * known who plays.
 */
export function cupMatchesOf(gameId: number, stage: number, offsetOf: OffsetReader): Match[] {
  const { startsAt } = stageRange(stage)
  return leaguesOf(gameId)
    .filter(isCup)
    .flatMap((league) => {
      const ties = bracketOf(league, stage)
      const last = ties.at(-1)?.round ?? 0
      const placeOf = (tie: Tie) => ties.filter(({ round }) => round === tie.round).indexOf(tie)
      return ties.map((tie): Match => {
        const { day, minute } = whenOf(DAYS[last - tie.round] ?? [], placeOf(tie), tie.round === last)
        const offset = offsetOf(league.zone, startsAt + day * DAY_MS)
        return { ...tie, league, startsAt: startsAt + day * DAY_MS + (minute - offset) * MINUTE_MS }
      })
    })
}
