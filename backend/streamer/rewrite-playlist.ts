/** A segment or init file of a playlist, beside it. */
const FILE = /^[A-Za-z0-9_-]{1,80}\.(?:ts|m4s|mp4)$/
/** nginx-rtmp names segments after the moment at which they begin, milliseconds since the epoch. */
const TIMED = /-(\d{13})\.ts$/
const URI = /URI="([^"]+)"/
const TAG_TIME = '#EXT-X-PROGRAM-DATE-TIME:'
/** Tags that belong to the segment after them, not to the playlist. */
const OF_SEGMENT =
  /^#EXT(?:INF|-X-(?:BYTERANGE|DISCONTINUITY|KEY|MAP|PROGRAM-DATE-TIME|GAP|BITRATE|DATERANGE|PART))(?::|$)/
/** Those that hold for later segments too. */
const LASTING = ['#EXT-X-KEY:', '#EXT-X-MAP:']

interface Segment {
  /** Its tags and its name. */
  lines: readonly string[]
  /** When it begins, milliseconds since the epoch; where nothing says so, when it begins at the earliest. */
  time: number
}

/** A media server's playlist, as it is given out from a moment on. */
export interface StreamPlaylist {
  head: readonly string[]
  segments: readonly Segment[]
  tail: readonly string[]
}

export const isMediaFile = (name: string): boolean => FILE.test(name)

/** When a segment begins, by its name; undefined when that does not say. */
export function timeInName(name: string): number | undefined {
  const [, time] = TIMED.exec(name) ?? []
  return time === undefined ? undefined : Number(time)
}

const secondsOf = (lines: readonly string[]): number =>
  Number(/^#EXTINF:([\d.]+)/.exec(lines.find((line) => line.startsWith('#EXTINF:')) ?? '')?.[1] ?? 0)

/** When a segment begins, by its tags or its name. */
function timeSaid(lines: readonly string[]): number | undefined {
  const tag = lines.find((line) => line.startsWith(TAG_TIME))
  const time = tag === undefined ? timeInName(lines.at(-1) ?? '') : Date.parse(tag.slice(TAG_TIME.length))
  return Number.isNaN(time) ? undefined : time
}

/** How much later than its end a segment is in a playlist that we read. */
const LATE_MS = 10_000

/** The times of segments: as said, counted on from the one before, or at the earliest by when the playlist was read. */
function timesOf(segments: readonly (readonly string[])[], readAt: number): number[] {
  let left = segments.reduce((sum, lines) => sum + secondsOf(lines), 0)
  let next: number | undefined
  return segments.map((lines) => {
    const time = timeSaid(lines) ?? next ?? readAt - left * 1000 - LATE_MS
    const isKnown = next !== undefined || timeSaid(lines) !== undefined
    const seconds = secondsOf(lines)
    next = isKnown ? time + seconds * 1000 : undefined
    left -= seconds
    return time
  })
}

/** The lines of a segment, with the programme time that is in its name. */
function withTime(lines: readonly string[]): string[] {
  const time = timeInName(lines.at(-1) ?? '')
  if (time === undefined) return [...lines]
  const tag = `${TAG_TIME}${new Date(time).toISOString()}`
  return lines.flatMap((line) => (line.startsWith('#EXTINF:') ? [tag, line] : [line]))
}

/**
 * Reads a media server's playlist, at `readAt`. It gets programme times, which nginx-rtmp says only in the names of its
 * segments. Null for what is no playlist of files beside it.
 */
export function readPlaylist(text: string, readAt: number): StreamPlaylist | null {
  const [first, ...lines] = text.split(/\r?\n/).filter((line) => line !== '')
  if (first !== '#EXTM3U') return null
  const hasTimes = lines.some((line) => line.startsWith(TAG_TIME))
  const head = [first]
  const segments: string[][] = []
  let tags: string[] = []
  for (const line of lines) {
    const isTag = line.startsWith('#')
    const file = isTag ? (line.startsWith('#EXT-X-MAP:') ? URI.exec(line)?.[1] : undefined) : line
    if (file !== undefined && !FILE.test(file)) return null
    if (!isTag) {
      segments.push([...tags, line])
      tags = []
    } else if (segments.length === 0 && tags.length === 0 && !OF_SEGMENT.test(line)) head.push(line)
    else tags.push(line)
  }
  const times = timesOf(segments, readAt)
  const written = segments.map((each, at) => ({
    lines: hasTimes ? each : withTime(each),
    time: times[at] ?? 0,
  }))
  return { head, segments: written, tail: tags }
}

/** A tag that counts, with more added to it. */
const plus = (line: string, tag: string, more: number): string =>
  line.startsWith(tag) ? `${tag}${Number(line.slice(tag.length)) + more}` : line

const SEQUENCE = '#EXT-X-MEDIA-SEQUENCE:'
const DISCONTINUITIES = '#EXT-X-DISCONTINUITY-SEQUENCE:'

/** A playlist without its newest segments, as many as last `heldMs` together at most. */
export function heldBack(playlist: StreamPlaylist, heldMs: number): StreamPlaylist {
  let left = heldMs
  let end = playlist.segments.length
  for (const { lines } of playlist.segments.toReversed()) {
    left -= secondsOf(lines) * 1000
    if (left < 0) break
    end -= 1
  }
  if (heldMs === 0) return playlist
  // Parts of what comes next stand in the tail, and are told of in the head.
  const head = playlist.head.filter((line) => !/^#EXT-X-(?:SERVER-CONTROL|PART-INF)/.test(line))
  return { head, segments: playlist.segments.slice(0, end), tail: [] }
}

/** The playlist from the first segment on that begins at `from` or later, milliseconds since the epoch; null while there is none. */
export function writePlaylist({ head, segments, tail }: StreamPlaylist, from = 0): string | null {
  const first = from === 0 ? 0 : segments.findIndex(({ time }) => time >= from)
  const shown = segments[first]?.lines
  if (first === -1 || (from > 0 && !shown)) return null
  const skipped = segments.slice(0, first).flatMap(({ lines }) => lines)
  const breaks = skipped.filter((line) => line === '#EXT-X-DISCONTINUITY').length
  const counted = head.map((line) => plus(plus(line, SEQUENCE, first), DISCONTINUITIES, breaks))
  if (first > 0 && !head.some((line) => line.startsWith(SEQUENCE))) counted.push(`${SEQUENCE}${first}`)
  const lasting = LASTING.flatMap((tag) =>
    shown?.some((line) => line.startsWith(tag)) ? [] : skipped.filter((line) => line.startsWith(tag)).slice(-1),
  )
  const written = [...counted, ...lasting, ...segments.slice(first).flatMap(({ lines }) => lines), ...tail]
  return `${written.join('\n')}\n`
}

/** Whether a playlist that was written has a file in it. */
export const hasFile = (written: string, name: string): boolean =>
  isMediaFile(name) && (written.includes(`\n${name}\n`) || written.includes(`URI="${name}"`))
