import { type Ground, RENDITIONS, type Rendition } from '#backend/media/channels.ts'

export const SEGMENT_SECONDS = 2
export const LOOP_SECONDS = 60
export const FRAME_RATE = 25

const SEGMENTS_PER_LOOP = LOOP_SECONDS / SEGMENT_SECONDS
const DEFAULT_WINDOW_SECONDS = 300
/** RFC 8216 section 6.2.2: a live playlist holds at least three target durations. */
const MIN_WINDOW_SECONDS = 3 * SEGMENT_SECONDS

export type MediaPlaylistOptions = {
  ground: Ground
  rendition: Rendition
  /** Milliseconds since the epoch. */
  now: number
  /** How far back a viewer can rewind. */
  windowSeconds?: number
}

/** The renditions of a channel, addressed relative to the playlist itself. */
export function masterPlaylist(): string {
  const variants = RENDITIONS.flatMap((rendition) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${rendition.bandwidth},AVERAGE-BANDWIDTH=${rendition.averageBandwidth}` +
      `,RESOLUTION=${rendition.width}x${rendition.height},FRAME-RATE=${FRAME_RATE}.000,CODECS="${rendition.codecs}"`,
    `${rendition.id}.m3u8`,
  ])
  return lines('#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...variants)
}

/**
 * A live window on the loop. Segment n covers the seconds [2n, 2n + 2) of UTC and is listed once they are over, so the
 * clock in the picture, EXT-X-PROGRAM-DATE-TIME and the wall clock agree. The media timestamps start again every
 * minute, which needs a discontinuity (RFC 8216 sections 4.3.2.3 and 4.3.3.3).
 */
export function mediaPlaylist({
  ground,
  rendition,
  now,
  windowSeconds = DEFAULT_WINDOW_SECONDS,
}: MediaPlaylistOptions): string {
  const count = Math.floor(Math.max(windowSeconds, MIN_WINDOW_SECONDS) / SEGMENT_SECONDS)
  const end = Math.floor(now / (SEGMENT_SECONDS * 1000))
  const first = end - count
  const folder = `/channel/${ground}/${rendition.id}`
  const segments = Array.from({ length: count }, (_, index) => segmentLines(folder, first + index, index === 0))
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitiesBefore(first)}`,
    `#EXT-X-MAP:URI="${folder}/init.mp4"`,
    ...segments.flat(),
  )
}

/** hls.js counts from 0 to this number at every reload: with the number since 1970 that took a third of a second. */
const DISCONTINUITIES_MAX = 30 * 24 * 60

/** How many discontinuity tags have left the window before this segment. */
function discontinuitiesBefore(sequence: number): number {
  return (Math.ceil(sequence / SEGMENTS_PER_LOOP) - 1) % DISCONTINUITIES_MAX
}

function segmentLines(folder: string, sequence: number, isFirst: boolean): string[] {
  const startsLoop = sequence % SEGMENTS_PER_LOOP === 0
  const second = (sequence % SEGMENTS_PER_LOOP) * SEGMENT_SECONDS
  return [
    ...(startsLoop ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(startsLoop || isFirst ? [`#EXT-X-PROGRAM-DATE-TIME:${startOf(sequence)}`] : []),
    `#EXTINF:${SEGMENT_SECONDS}.000,`,
    `${folder}/${String(second).padStart(2, '0')}.m4s`,
  ]
}

function startOf(sequence: number): string {
  return new Date(sequence * SEGMENT_SECONDS * 1000).toISOString()
}

function lines(...text: string[]): string {
  return `${text.join('\n')}\n`
}
