import type { CHAT_REFUSALS } from './chat-rules.ts'
import type { Tier } from './membership-rules.ts'

/**
 * Socket `j`: `/ws/j?room=<id>`, with `&ticket=` (`getSocketTicket`) for who wants to speak; guests read. JSON text frames;
 * `ping` is answered with `pong`.
 *
 * The server begins with `welcome`, then sends `messages` in batches. Ids of messages are numbers of their room and grow;
 * each batch names the last id before it (`after`), so that a page sees when it missed one: it connects again with
 * `&since=<id>` and gets what it missed, or the last messages when that is too much (`isGap`).
 *
 * A page that opens with `&acks=1` acknowledges: after a frame it sends `ping`, every five seconds at most and never before
 * the last `pong` has come, which is behind all that was sent before. Whoever has had frames for ten seconds without a ping
 * gets fewer and larger ones; after twenty more the server closes with 1013, and the reason is after how many seconds to come
 * back. Of a page that does not acknowledge nothing is expected.
 *
 * Whoever speaks gives each message a `nonce` of her own. The same nonce again within ten minutes is the same message: who
 * got no answer sends it again. A batch before the `welcome` of a connection is part of that.
 */

/** What stands beside a name: the room's own streamer, staff of the platform, whom the streamer made a moderator of the room. */
export type ChatPart = 'streamer' | 'staff' | 'moderator'

export interface ChatSpeaker {
  uid: number
  name: string
  /** A path under `/media/avatars`. */
  avatar?: string
  level: number
  membership?: Tier
  part?: ChatPart
  /** Made up, for demonstrations: nobody said this. The uid is negative. */
  isSimulated?: true
}

/** The message that is answered, as it was. */
export interface ChatQuote {
  id: number
  name: string
  text: string
}

/** Who may speak in a room and how often, set by those who moderate it; for these it does not hold. Absent: no limit. */
export interface ChatModes {
  /** Between two messages of one user. */
  slowSeconds?: number
  /** Who follows the streamer. */
  isFollowersOnly?: true
  /** Who has a membership. */
  isMembersOnly?: true
  minLevel?: number
}

/** A gift that was paid, of `contract/gift.ts`. `combo`: how many of it she has sent in a row, with these. */
export interface ChatGift {
  id: number
  count: number
  combo: number
}

export interface ChatMessage {
  id: number
  by: ChatSpeaker
  /** Plain text of one line; empty for a gift. */
  text: string
  /** It is a gift, not something said. */
  gift?: ChatGift
  /** Server time, milliseconds since the epoch. */
  at: number
  replyTo?: ChatQuote
}

/**
 * `remove`, `mute` and `modes` are for the room's streamer, her moderators and staff, and answered with `done` or `refused`.
 * `mute`: this user for so many minutes (`BAN_MINUTES`: until it is lifted); 0: no longer. Moderators do nothing about the streamer, staff and one another.
 */
export type ChatClientFrame =
  | { say: string; nonce: string; replyTo?: number }
  | { remove: number; nonce: string }
  | { mute: number; minutes: number; nonce: string }
  | { modes: ChatModes; nonce: string }

/**
 * Why a message, or a deed, was not taken. `muted`: in this room, until the time that a `muted` frame says, and
 * `muted_everywhere`: in all rooms;
 * `members_only`: who may not watch the room may not speak in it; `content`: a word that the operator does not want; `slow`: too many from this user; `repeated`: she has just
 * said so; `slow_mode`, `followers_only`, `members_only`, `level`: the room's modes.
 */
export type ChatRefusal = (typeof CHAT_REFUSALS)[number]

export type ChatServerFrame =
  | {
      type: 'welcome'
      /** The last message's id; 0: there is none. */
      last: number
      messages: ChatMessage[]
      /** There were more than these since the id that was asked for. */
      isGap?: boolean
      /** Of those up to the id that was asked for: what was last taken out. */
      removed?: number[]
      /** The viewer as others see her; absent for guests. */
      you?: ChatSpeaker
      /** Until when she is muted here, milliseconds since the epoch. */
      mutedUntil?: number
      /** Until when she is muted in all rooms. */
      mutedEverywhereUntil?: number
      /** Absent: it has none. */
      modes?: ChatModes
    }
  | {
      type: 'messages'
      after: number
      last: number
      messages: ChatMessage[]
      /** So many more were said in this time than are shown. */
      more?: number
    }
  /**
   * What a simulated crowd says, to pages of brands that show one, and about how many watch in it. Ids are negative, and the
   * same for whoever asks; they have nothing to do with those of other messages. `isPast`: it was said before the page came.
   */
  | { type: 'crowd'; messages: ChatMessage[]; viewers: number; isPast?: boolean }
  | { type: 'said'; nonce: string; id: number }
  /** The viewer as others see her from now on. */
  | { type: 'you'; you: ChatSpeaker }
  /** The room's modes from now on. */
  | { type: 'modes'; modes: ChatModes }
  /** A deed was done. */
  | { type: 'done'; nonce: string }
  /** This message is shown no more, nor where it was quoted. */
  | { type: 'removed'; id: number }
  /** The viewer is muted until then, here or in all rooms; 0: no longer. */
  | { type: 'muted'; until: number; isEverywhere?: true }
  /** `waitMs`: when the same may be sent again; `until`: how long she is muted, in milliseconds since the epoch. */
  | { type: 'refused'; nonce: string; why: ChatRefusal; waitMs?: number; until?: number }
  | { type: 'error'; error: 'bad_frame' | 'too_large' | 'too_fast' }
