/** Letters of a message at most. */
export const CHAT_TEXT_MAX = 200
/** A longer client frame closes the socket with 1009. */
export const CHAT_FRAME_CHARS_MAX = 1024
/** The server closes with this a page that is to come back later; the reason is after how many seconds. */
export const CHAT_CLOSE_COME_BACK = 1013
/** A page that acknowledges sends a ping so often while frames come. */
export const CHAT_ACK_EVERY_MS = 5_000
/** How many messages a page gets when it enters. */
export const CHAT_HISTORY = 50
/** For how long somebody may be muted in a room, in minutes. */
export const MUTE_MINUTES = [10, 60, 1440] as const
const YEAR_MINUTES = 365 * 1440
/** A ban from a room's chat: a mute for longer than anybody lives there, until it is lifted. */
export const BAN_MINUTES = 100 * YEAR_MINUTES
/** Whether a mute that ends then, milliseconds since the epoch, is a ban. */
export const isBan = (until: number, now: number): boolean => until - now > (BAN_MINUTES / 2) * 60_000
/** Seconds between two messages of one user in slow mode. */
export const SLOW_SECONDS = [5, 10, 30, 60, 120, 300] as const
/** Levels that a room may ask for. */
export const MIN_LEVELS = [2, 3, 5, 10, 20, 30] as const
/** How many moderators a room may have. */
export const MODERATORS_MAX = 20
/** Letters of a note about a user, and how many notes a room has of one user at most. */
export const NOTE_TEXT_MAX = 200
export const NOTES_MAX = 20
export const CHAT_NONCE = /^[\w-]{8,40}$/

/** See `ChatRefusal` in contract/chat.ts. */
export const CHAT_REFUSALS = [
  'signed_out',
  'empty',
  'too_long',
  'slow',
  'repeated',
  'link',
  'content',
  'muted',
  'muted_everywhere',
  'members_only',
  'slow_mode',
  'followers_only',
  'level',
  'not_allowed',
  'unavailable',
] as const

/** Why a message may be reported (docs/product.md, section 6). */
export const REPORT_REASONS = ['speech', 'attack', 'nickname', 'advertising', 'avatar', 'spam'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What staff may do about a reported message. Whoever is muted for one loses it too. */
export const REPORT_DECISIONS = ['dismiss', 'remove', 'mute_room', 'mute_everywhere'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]
/** For how long staff may mute somebody in all rooms, in minutes. */
export const MUTE_EVERYWHERE_MINUTES = [1440, 10_080, 43_200, 525_600] as const
