/** Seconds on the media timeline: the oldest seekable one, and the one that counts as live. */
export type LiveWindow = { start: number; edge: number }

/** The viewer's position in seconds; `latency` is null while it is unknown. */
export type LivePosition = { behind: number; window: number; isAtEdge: boolean; latency: number | null }

/** Two segments of the usual length: playback at the edge varies by that much. */
const EDGE_TOLERANCE_SECONDS = 4
/** Beyond this the viewer's clock is wrong, rather than the stream late. */
const CLOCK_SLACK_SECONDS = 60

export const AT_EDGE: LivePosition = { behind: 0, window: 0, isAtEdge: true, latency: null }

export type PositionFacts = {
  currentTime: number
  window: LiveWindow | null
  /** Wall-clock time of the picture on screen (EXT-X-PROGRAM-DATE-TIME), ms since the epoch. */
  programTime: number | null
  /** Distance to the end of the playlist in seconds, by the playlist alone. */
  edgeDistance: number | null
  now: number
}

export function livePosition(facts: PositionFacts): LivePosition {
  if (!facts.window) return AT_EDGE
  const window = Math.max(0, facts.window.edge - facts.window.start)
  const behind = Math.min(window, Math.max(0, facts.window.edge - facts.currentTime))
  return { behind, window, isAtEdge: behind <= EDGE_TOLERANCE_SECONDS, latency: latencySeconds(facts, window) }
}

/** By the programme time when the viewer's clock is plausible, else by the playlist; in tenths of a second. */
function latencySeconds({ now, programTime, edgeDistance }: PositionFacts, window: number): number | null {
  const byClock = programTime === null ? null : (now - programTime) / 1000
  const isPlausible = byClock !== null && byClock >= 0 && byClock <= window + CLOCK_SLACK_SECONDS
  const latency = isPlausible ? byClock : edgeDistance
  return latency === null ? null : Math.round(latency * 10) / 10
}

/** The media time `seconds` behind live, clamped to the window. */
export function timeBehindLive(window: LiveWindow, seconds: number): number {
  return Math.min(window.edge, Math.max(window.start, window.edge - seconds))
}

/** The second of a recording: how far it is from its beginning. */
export const secondOf = ({ window, behind }: LivePosition): number => Math.floor(window - behind)

/** `4:05`; `1:02:09` from an hour on. */
export function formatBehind(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts = [Math.floor(whole / 60) % 60, whole % 60]
  const hours = Math.floor(whole / 3600)
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}
