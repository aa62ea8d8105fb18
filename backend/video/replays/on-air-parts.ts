import type { Aired } from '#backend/room/past-broadcasts.store.ts'
import { REPLAY_MS_MIN } from '#contract/video-rules.ts'

/** A part of a recording that viewers could see. Milliseconds since the epoch. */
export interface OnAirPart {
  from: number
  until: number
  matchId: number | null
}

/**
 * What of a recording was on air: a streamer's private preview before, between and after her broadcasts is nobody's. What
 * was on air for a moment only is left out.
 */
export const onAirParts = (
  { from, until }: { from: number; until: number },
  broadcasts: readonly Aired[],
): OnAirPart[] =>
  broadcasts
    .map((aired) => ({
      from: Math.max(from, aired.from),
      until: Math.min(until, aired.until ?? until),
      matchId: aired.matchId,
    }))
    .filter((part) => part.until - part.from >= REPLAY_MS_MIN)
