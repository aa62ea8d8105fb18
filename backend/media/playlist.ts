import { type Ground, RENDITIONS, type Rendition } from '#backend/media/channels.ts'

export const SEGMENT_SECONDS = 2
export const LOOP_SECONDS = 60
export const FRAME_RATE = 25
/** Parts of the low-latency lines. */
export const PART_SECONDS = 1

const SEGMENTS_PER_LOOP = LOOP_SECONDS / SEGMENT_SECONDS
const DEFAULT_WINDOW_SECONDS = 300
/** RFC 8216 section 6.2.2: a live playlist holds at least three target durations. */
const MIN_WINDOW_SECONDS = 3 * SEGMENT_SECONDS

const PARTS_PER_SEGMENT = SEGMENT_SECONDS / PART_SECONDS
/** Segments that are listed with their parts: within three target durations of the end (rfc8216bis, section 4.4.4.9). */
const SEGMENTS_WITH_PARTS = 3
/**
 * A reload that asks for what is further ahead than this is refused: three parts of a second, the Advance Part Limit of
 * rfc8216bis, section 6.2.5.2.
 */
const WAIT_MAX_MS = 3 * PART_SECONDS * 1000

export type MediaPlaylistOptions = {
  ground: Ground
  rendition: Rendition
  /** Milliseconds since the epoch. */
  now: number
  /** How far back a viewer can rewind. */
  windowSeconds?: number
  /** With it the playlist has low-latency parts, to be played this far behind live. */
  partHoldBackSeconds?: number | undefined
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
 * clock in the picture, EXT-X-PROGRAM-DATE-TIME and the wall clock agree; a part of a second is listed when that second
 * is over. The media timestamps start again every minute, which needs a discontinuity (RFC 8216 sections 4.3.2.3 and
 * 4.3.3.3).
 */
export function mediaPlaylist({
  ground,
  rendition,
  now,
  windowSeconds = DEFAULT_WINDOW_SECONDS,
  partHoldBackSeconds,
}: MediaPlaylistOptions): string {
  const count = Math.floor(Math.max(windowSeconds, MIN_WINDOW_SECONDS) / SEGMENT_SECONDS)
  const end = Math.floor(now / (SEGMENT_SECONDS * 1000))
  const first = end - count
  const path = `${ground}/${rendition.id}`
  const hasParts = partHoldBackSeconds !== undefined
  const segments = Array.from({ length: count }, (_, index) =>
    segmentLines(path, first + index, index === 0, hasParts && index >= count - SEGMENTS_WITH_PARTS),
  )
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    ...(hasParts
      ? [
          `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${partHoldBackSeconds.toFixed(1)}`,
          `#EXT-X-PART-INF:PART-TARGET=${PART_SECONDS}.0`,
        ]
      : []),
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitiesBefore(first)}`,
    `#EXT-X-MAP:URI="/channel/${path}/init.mp4"`,
    ...segments.flat(),
    ...(hasParts ? edgeLines(path, end, now) : []),
  )
}

/** A picture of the loop that is over. */
export interface PastPicture {
  ground: Ground
  rendition: Rendition
  /** Where it begins, in milliseconds since the epoch. */
  from: number
  seconds: number
}

/** The whole of a past picture, with its times; it begins with the segment in which it begins. */
export function pastPlaylist({ ground, rendition, from, seconds }: PastPicture): string {
  const first = Math.floor(from / (SEGMENT_SECONDS * 1000))
  const count = Math.ceil(seconds / SEGMENT_SECONDS)
  const path = `${ground}/${rendition.id}`
  const segments = Array.from({ length: count }, (_, index) => segmentLines(path, first + index, index === 0, false))
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-MAP:URI="/channel/${path}/init.mp4"`,
    ...segments.flat(),
    '#EXT-X-ENDLIST',
  )
}

/** What a low-latency player waits for: the playlist with this segment, or with this part of it, counted from 0. */
export type AwaitedMedia = { segment: number; part?: number | undefined }

/**
 * When a playlist has what is awaited, in milliseconds since the epoch; undefined for what is more than three seconds
 * ahead. A part after the last of its segment is the first of the next one (rfc8216bis, section 6.2.5.2).
 */
export function availableAt({ segment, part }: AwaitedMedia, now: number): number | undefined {
  const parts = part === undefined ? PARTS_PER_SEGMENT : Math.min(part, PARTS_PER_SEGMENT) + 1
  const at = (segment * SEGMENT_SECONDS + parts * PART_SECONDS) * 1000
  return at - now > WAIT_MAX_MS ? undefined : at
}

/** hls.js counts from 0 to this number at every reload: with the number since 1970 that took a third of a second. */
const DISCONTINUITIES_MAX = 30 * 24 * 60

/** How many discontinuity tags have left the window before this segment. */
function discontinuitiesBefore(sequence: number): number {
  return (Math.ceil(sequence / SEGMENTS_PER_LOOP) - 1) % DISCONTINUITIES_MAX
}

function segmentLines(path: string, sequence: number, isFirst: boolean, hasParts: boolean): string[] {
  return [
    ...startLines(sequence, isFirst),
    ...(hasParts ? partLines(path, sequence, PARTS_PER_SEGMENT) : []),
    `#EXTINF:${SEGMENT_SECONDS}.000,`,
    `/channel/${path}/${nameOf(secondOf(sequence))}`,
  ]
}

/**
 * The parts so far of the segment that is not over yet, and how far the other renditions are. hls.js counts the last
 * segment twice where no line follows it.
 */
function edgeLines(path: string, sequence: number, now: number): string[] {
  const count = Math.floor((now / 1000 - sequence * SEGMENT_SECONDS) / PART_SECONDS)
  const last =
    count === 0 ? { segment: sequence - 1, part: PARTS_PER_SEGMENT - 1 } : { segment: sequence, part: count - 1 }
  return [
    ...(count === 0 ? [] : [...startLines(sequence, false), ...partLines(path, sequence, count)]),
    ...RENDITIONS.filter(({ id }) => !path.endsWith(`/${id}`)).map(
      ({ id }) => `#EXT-X-RENDITION-REPORT:URI="${id}.m3u8",LAST-MSN=${last.segment},LAST-PART=${last.part}`,
    ),
  ]
}

function startLines(sequence: number, isFirst: boolean): string[] {
  const startsLoop = sequence % SEGMENTS_PER_LOOP === 0
  return [
    ...(startsLoop ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(startsLoop || isFirst ? [`#EXT-X-PROGRAM-DATE-TIME:${startOf(sequence)}`] : []),
  ]
}

/** A segment begins with its only key frame, so its first part alone is independent. */
const partLines = (path: string, sequence: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const uri = `/parts/${path}/${nameOf(secondOf(sequence) + index * PART_SECONDS)}`
    return `#EXT-X-PART:DURATION=${PART_SECONDS}.0,URI="${uri}"${index === 0 ? ',INDEPENDENT=YES' : ''}`
  })

const secondOf = (sequence: number): number => (sequence % SEGMENTS_PER_LOOP) * SEGMENT_SECONDS

const nameOf = (second: number): string => `${String(second).padStart(2, '0')}.m4s`

function startOf(sequence: number): string {
  return new Date(sequence * SEGMENT_SECONDS * 1000).toISOString()
}

function lines(...text: string[]): string {
  return `${text.join('\n')}\n`
}
