/** Letters of a message at most. */
export const CHAT_TEXT_MAX = 200
/** A longer client frame closes the socket with 1009. */
export const CHAT_FRAME_CHARS_MAX = 1024
/** How many messages a page gets when it enters. */
export const CHAT_HISTORY = 50
/** For how long somebody may be muted in a room, in minutes. */
export const MUTE_MINUTES = [10, 60, 1440] as const
export const CHAT_NONCE = /^[\w-]{8,40}$/
