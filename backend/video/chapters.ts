import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import type { VideoChapter } from '#contract/video.ts'

/** Where something begins, and what else one looks for in a sport besides the key events of its timeline. */
const BESIDE_KEY: Readonly<Record<Family, readonly string[]>> = {
  football: [
    'kick_off',
    'second_half_start',
    'extra_time_start',
    'extra_second_start',
    'shootout_start',
    'yellow_card',
  ],
  american_football: ['quarter_start'],
  baseball: ['half_start'],
  cricket: ['innings_start'],
  basketball: ['period_start'],
  tennis: [],
  sets: ['set_start', 'game_start'],
  frames: ['frame_start'],
  combat: ['round_start'],
  moba: ['map_start'],
  battle_royale: ['map_start'],
  games: ['game_start'],
  rounds: ['map_start', 'half_time', 'round_won'],
}

const CHAPTERS_MAX = 200

/** When a picture begins, in milliseconds since the epoch, and how long it is; without that it has no end. */
export interface Picture {
  at: number
  seconds?: number | undefined
}

/** The chapters of a picture of a match: what happened in it, by the timeline of its log. */
export function chaptersOf(
  timeline: readonly TimelineItem[],
  family: Family,
  { at, seconds }: Picture,
): VideoChapter[] {
  const others = BESIDE_KEY[family]
  return timeline
    .filter(({ isKey, type, data }) => isKey || (others.includes(type) && data?.isCancelled !== true))
    .map((event) => ({ seconds: Math.floor((Date.parse(event.at) - at) / 1000), event }))
    .filter((chapter) => chapter.seconds >= 0 && chapter.seconds < (seconds ?? Number.POSITIVE_INFINITY))
    .slice(0, CHAPTERS_MAX)
}
