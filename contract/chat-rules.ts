/** Letters of a message at most. */
export const CHAT_TEXT_MAX = 200
/** A longer client frame closes the socket with 1009. */
export const CHAT_FRAME_CHARS_MAX = 1024
/** How many messages a page gets when it enters. */
export const CHAT_HISTORY = 50
/** For how long somebody may be muted in a room, in minutes. */
export const MUTE_MINUTES = [10, 60, 1440] as const
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

/** Why a message may be reported (docs/product.md, section 6). */
export const REPORT_REASONS = ['speech', 'attack', 'nickname', 'advertising', 'avatar', 'spam'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What staff may do about a reported message. Whoever is muted for one loses it too. */
export const REPORT_DECISIONS = ['dismiss', 'remove', 'mute_room', 'mute_everywhere'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]
/** For how long staff may mute somebody in all rooms, in minutes. */
export const MUTE_EVERYWHERE_MINUTES = [1440, 10_080, 43_200, 525_600] as const
