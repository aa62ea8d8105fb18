import { isStage, STAGE_MS, stageAt, stageRange } from './calendar/stage.ts'
import { DAY } from './shared/time.ts'

/** Simulated matches of stages further away are not generated. */
export const STAGES_KEPT = 2

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** A simulated season as callers know it: the stage's first day. */
export const seasonOfStage = (stage: number): string => dayText(stageRange(stage).startsAt)

export const lastDayOfStage = (stage: number): string => dayText(stageRange(stage).startsAt + STAGE_MS - DAY)

/** The stages whose matches are generated, newest first. */
export const keptStages = (now: number): number[] =>
  Array.from({ length: STAGES_KEPT + 1 }, (_, back) => stageAt(now) - back)

/** The stage that begins on the day `season`; undefined when none does. */
export function stageOfSeason(season: string): number | undefined {
  const stage = stageAt(Date.parse(season))
  return isStage(stage) && seasonOfStage(stage) === season ? stage : undefined
}

/** A season as callers know it, from the column of its matches. */
export const seasonId = ({ isSimulated, season }: { isSimulated: boolean; season: string }): string =>
  isSimulated ? seasonOfStage(Number(season)) : season

/** The column of a season's matches, from what callers know it as. */
export const seasonColumn = (isSimulated: boolean, season: string): string =>
  isSimulated ? String(stageOfSeason(season) ?? -1) : season
