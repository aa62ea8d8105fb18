import { BROADCAST_MS_MIN, type TicketRefundWhy } from '#contract/ticket-rules.ts'

/** How long a broadcast is waited for: what was on for a day was given. */
const BROADCAST_MS_MAX = 24 * 3_600_000

/** When a picture was to be seen, milliseconds since the epoch. */
export interface Span {
  startedAt: number | null
  endedAt: number | null
  /** How long there was a picture, without the one of now; null: not known. */
  pictureMs: number | null
  /** Since when there is one. */
  liveSince: number | null
}

/** What is known of a broadcast. */
export interface BroadcastFacts {
  /** When the streamer went on air. */
  broadcast: number
  /** Whether the room is there for viewers, and its streamer may stream. */
  isThere: boolean
  /** It is on; else its span, where that is known. */
  isOn: boolean
  span?: Span | undefined
}

/** For how long viewers had a picture: where breaks were not noted, from the first picture to the end. */
function pictureMsOf({ startedAt, endedAt, pictureMs, liveSince }: Span, end: number): number {
  if (pictureMs !== null) return pictureMs + (liveSince === null ? 0 : Math.max(0, end - liveSince))
  return startedAt === null ? 0 : (endedAt ?? end) - startedAt
}

/** Whether coins for a broadcast stay set aside, go to streamer and house, or why they come back. */
export function outcomeOf(
  { broadcast, isThere, isOn, span }: BroadcastFacts,
  now: number,
): 'wait' | 'pay' | Exclude<TicketRefundWhy, 'staff'> {
  if (!isThere) return 'gone'
  if (isOn && now - broadcast < BROADCAST_MS_MAX) return 'wait'
  // One that is over, and of which no end is known, has none.
  return span && pictureMsOf(span, isOn ? now : 0) >= BROADCAST_MS_MIN ? 'pay' : 'short'
}
