import type { Side, TimelineItem } from '#contract/match-state.ts'

export interface TakenObjective {
  seq: number
  type: string
  side: Side
  /** Seconds of the game. */
  clock: number
  player?: number
}

const TAKEN =
  /^(tower|first_tower|inhibitor|barracks|dragon|baron|herald|roshan|tyrant|overlord|abyssal_dragon|dark_slayer|lord|turtle)$/

/** Buildings and monsters taken in one game (`period`: `m2`), in order. */
export const objectivesOf = (timeline: readonly TimelineItem[], period: string): TakenObjective[] =>
  timeline.flatMap(({ seq, type, side, clock, player, period: own }) =>
    own === period && side && clock !== undefined && TAKEN.test(type)
      ? [{ seq, type, side, clock, ...(player === undefined ? {} : { player }) }]
      : [],
  )
