import { gameById } from './games.ts'

/** What a video may be, for the site and for staff: a plain table without a schema library. */

/**
 * `uploading`: not sent to review yet, for its author only. `failed`: refused, with a reason. `off`: was public, and was taken off
 * by staff.
 */
export const VIDEO_STATES = ['uploading', 'reviewing', 'published', 'failed', 'off'] as const
export type VideoState = (typeof VIDEO_STATES)[number]

/** `replay`: what was on air in a streamer's room. `simulated`: a match of the simulated feed, with the pictures of the sample channel. */
export const VIDEO_KINDS = ['upload', 'replay', 'simulated'] as const
export type VideoKind = (typeof VIDEO_KINDS)[number]

/** What staff may do with a video. */
export const VIDEO_ACTS = ['publish', 'refuse', 'take_off'] as const
export type VideoAct = (typeof VIDEO_ACTS)[number]

/** Of a brand's videos in the map of its site: a file of it may name 50,000 addresses. */
export const VIDEO_PLACES_MAX = 1000

export const VIDEO_SORTS = ['new', 'hot'] as const
export type VideoSort = (typeof VIDEO_SORTS)[number]

/** Files that are taken, by the type that the browser gives them. */
export const VIDEO_TYPES = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const
export type VideoType = keyof typeof VIDEO_TYPES
export type VideoContainer = (typeof VIDEO_TYPES)[VideoType]

/** The greatest file, unless the backend is set to another size. */
export const VIDEO_BYTES_MAX = 1024 ** 3
/** All parts of a file but the last have this length. */
export const VIDEO_PART_BYTES = 8 * 1024 ** 2
/** Of one user: uploads that were not sent to review, and those of 24 hours. */
export const VIDEOS_UNSENT_MAX = 3
export const VIDEOS_A_DAY = 10
/** What was not sent to review so long after its upload began is deleted. */
export const VIDEO_UPLOAD_MS = 24 * 3_600_000

/** The greatest replay, unless the backend is set to another size: about four hours of 4 Mbit/s. */
export const REPLAY_BYTES_MAX = 8 * 1024 ** 3
/** What was on air for less gets no replay. */
export const REPLAY_MS_MIN = 10_000
/** How long a replay waits for its streamer to publish it, then it is deleted; and how many wait, then the oldest goes. */
export const REPLAY_KEPT_MS = 14 * 86_400_000
export const REPLAYS_UNSENT_MAX = 10

export const VIDEO_TITLE_CHARS_MAX = 100
export const VIDEO_SUMMARY_CHARS_MAX = 1000
export const VIDEO_CHAPTERS_MAX = 50
export const VIDEO_CHAPTER_CHARS_MAX = 80
export const VIDEO_SECONDS_MAX = 12 * 3600
export const VIDEO_POSTER_BYTES_MAX = 2 * 1024 ** 2
export const VIDEO_POSTER_PX_MAX = 1920

export const VIDEOS_PER_PAGE = 20
/** Further pages are not listed. */
export const VIDEO_PAGES_MAX = 50
/** Of hot ones, which are of the last days. */
export const HOT_VIDEO_PAGES_MAX = 5
export const RELATED_VIDEOS = 8
/** On the page of a match. */
export const MATCH_VIDEOS = 4

/** Where a poster is served. */
export const VIDEO_POSTER = /^\/media\/posters\/\d{1,16}\/[0-9a-f]{16}\.(?:jpg|png)$/

/** In how many parts a file is sent. */
export const partsOf = (size: number): number => Math.ceil(size / VIDEO_PART_BYTES)

/** Path of a video's page, without a language prefix: `/videos/soccer/12`, of no game `/videos/12`. */
export function videoPath({ id, gameId }: { id: number; gameId?: number | undefined }): string {
  const game = gameId === undefined ? undefined : gameById(gameId)
  return game ? `/videos/${game.code}/${id}` : `/videos/${id}`
}
