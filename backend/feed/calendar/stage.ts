/** The calendar is made in stages of four weeks, counted from Monday 6 January 2020, midnight UTC. */
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
export const STAGE_DAYS = 28
export const STAGE_MS = STAGE_DAYS * DAY_MS

const FIRST_STAGE_AT = Date.UTC(2020, 0, 6)
/** Past this (the year 2111) and before 0 the calendar is empty. */
const LAST_STAGE = 1199

export interface StageRange {
  /** Milliseconds since the epoch, inclusive. */
  startsAt: number
  /** Exclusive. */
  endsAt: number
}

/** The stage that a moment (milliseconds since the epoch) falls in. */
export const stageAt = (ms: number): number => Math.floor((ms - FIRST_STAGE_AT) / STAGE_MS)

export function stageRange(stage: number): StageRange {
  const startsAt = FIRST_STAGE_AT + stage * STAGE_MS
  return { startsAt, endsAt: startsAt + STAGE_MS }
}

export const isStage = (stage: number): boolean => Number.isInteger(stage) && stage >= 0 && stage <= LAST_STAGE
