import type {
  ChatGift,
  ChatMessage,
  ChatModes,
  ChatPart,
  ChatRefusal,
  ChatServerFrame,
  ChatSpeaker,
} from '#contract/chat.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import type { InboxFrame, RowChange } from '#contract/socket.ts'
import type { Amounts, CountedAmounts, Delivery, Hold, Line, Outcome, Proof, Share, Transfer } from './ledger.ts'

/**
 * The RPC methods of the Durable Objects. The classes in `backend/live` and `backend/notice` implement these
 * interfaces; they are declared here so that `Env` depends on no area.
 */

/** A topic's answer to a relay that subscribes; `frame` is the JSON of the first frame for the relay's socket. */
export type Subscribed = { isKnown: true; seq: number; frame: string } | { isKnown: false }

/** Events that were added to a pushed match's log, in order, and the match's row after them. */
export interface LogChange {
  /** `matches.logRevision` of the log. */
  revision: number
  events: MatchEvent[]
  row: RowChange
}

/** A comment that was added to a subject, is gone from it, has another number of likes, or another text. */
export type CommentChange = { added: number } | { removed: number } | { liked: number } | { edited: number }

/** One topic of socket `g`. */
export interface TopicObject extends Rpc.DurableObjectBranded {
  subscribe(topic: string, relay: string, sockets: number, since?: number): Promise<Subscribed>
  unsubscribe(relay: string): Promise<void>
  count(relay: string, sockets: number): Promise<void>
  /** How many sockets subscribe to the topic, over all relays. */
  online(): number
  /** Reads the topic's logs again, after one was replaced. */
  refresh(): Promise<void>
  /** Sends a change of the topic's match, or of one on its board. False when nobody has opened the topic. */
  receive(change: LogChange): Promise<boolean>
  /** Sends what became of a comment of the topic's subject; costs nothing while nobody reads them. */
  noteComment(change: CommentChange): Promise<void>
}

/** What became of pushed events: `seq` is the last one of the log. `unknown`: no such match, or a simulated one. */
export type Pushed =
  | { status: 'ok'; seq: number; added: number }
  | { status: 'unknown' }
  | { status: 'refused'; error: string }

/** The log of one match that a provider pushes to; named by the match's id. */
export interface PushedLogObject extends Rpc.DurableObjectBranded {
  /** Adds the events that the log does not have yet. `now`: the caller's clock, milliseconds since the epoch. */
  append(matchId: number, events: readonly MatchEvent[], now: number): Promise<Pushed>
}

/** How many viewers rooms have, by the room's id; a room without any may be missing. */
export type RoomCounts = ReadonlyMap<number, number>

/** Holds a share of the sockets of `g`. `deliver` and `count` return how many of them subscribe to the topic. */
export interface RelayObject extends Rpc.DurableObjectBranded {
  deliver(topic: string, seq: number, frame: string): number
  count(topic: string): number
  /** The viewers of each room that has sockets here. */
  viewers(): RoomCounts
  fetch(request: Request): Response
}

/** The viewers of all rooms, for lists; there is one. */
export interface RoomViewersObject extends Rpc.DurableObjectBranded {
  /** Null when they are not known. */
  counts(): Promise<RoomCounts | null>
}

/** One user's inbox. */
export interface InboxObject extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>
  /** Sends the number of unread notices to the user's open pages. */
  sendUnread(uid: number): Promise<void>
  /** Sends a frame to the user's open pages; false when there are none. */
  send(frame: InboxFrame): boolean | Promise<boolean>
  /**
   * Uses up a ticket of this user; false for one that was used before. `endsAt`: when it ends by itself; `room`: in the chat
   * of which she speaks with it.
   */
  consumeTicket(id: string, endsAt: number, room?: number): boolean | Promise<boolean>
  /** The rooms in whose chats she may be: of the last twelve hours, twenty at most. */
  chatRooms(): number[] | Promise<number[]>
  /** The same of the days for which chats are kept: the last twenty. */
  weeksChatRooms(): number[] | Promise<number[]>
  /** Sets the alarm for the user's next reminder. `page`: language and brand of the page of a new reservation. */
  scheduleReminder(uid: number, page?: { lan?: Language; brand?: string }): Promise<void>
  /**
   * Closes the sockets of these sessions, or of all. Each page gets a `session` frame first, except those of the session
   * `callerId`: it is the one that ended the sessions.
   */
  closeSessions(ids?: string[], callerId?: string): void
  /** Closes all sockets and deletes everything stored. */
  erase(): Promise<void>
}

/** A message on its way from a relay to its room. */
export interface ChatEntry {
  by: ChatSpeaker
  text: string
  nonce: string
  replyTo?: number
  gift?: ChatGift
}

/** `waitMs`: when the same may be said again; `until`: how long she is muted. */
export type ChatTaken = { id: number } | { why: ChatRefusal; waitMs?: number; until?: number }

export interface ChatMute {
  uid: number
  until: number
}

/** What a relay needs to let pages in: the last messages, oldest first. */
export interface ChatState {
  last: number
  messages: ChatMessage[]
  /** Who is muted here and until when, milliseconds since the epoch. */
  mutes: ChatMute[]
  modes: ChatModes
  /** What was last taken out, the latest first. */
  removed: number[]
}

/**
 * What those do who moderate a room. `until`: milliseconds since the epoch; 0: muted no longer. `muteEverywhere` and
 * `appoint` are stored with the account: the room tells those of its pages that are hers. `also`: messages that go with the
 * one that is taken out.
 */
export type ChatDeed =
  | { remove: number; also?: number[] }
  | { mute: number; until: number }
  | { muteEverywhere: number; until: number }
  | { appoint: number; isModerator: boolean }
  | { modes: ChatModes }

/** A deed as the room wrote it down, with who did it; of a message that was taken out with what it said. */
export interface ChatDeedLine {
  at: number
  by: number
  deed: ChatDeed
  message?: Pick<ChatMessage, 'text'> & { uid: number }
}

/** Where a line stands in the log of a room: by time, what was said before what was done. */
export interface ChatPlace {
  at: number
  kind: number
  no: number
}

/** What is asked of the log of a room. `place`: only what is beyond it, later with `isUp`, else earlier. */
export interface ChatHistoryAsk {
  place?: ChatPlace
  isUp: boolean
  /** Times, both included. */
  from?: number
  until?: number
  /** Who said it, did it, or about whom it is. */
  uid?: number
  /** Part of what was said, in small letters. */
  text?: string
  count: number
}

/** What was said, with its id, or done, with the number of that. */
export type ChatHistoryLine = { at: number; no: number } & (
  | { kind: 0; message: ChatMessage }
  | { kind: 1; done: ChatDeedLine }
)

/** Lines in the asked order, one more than asked for where there are more. `lookedTo`: all up to this time; what is beyond is not known. */
export interface ChatHistory {
  lines: ChatHistoryLine[]
  lookedTo?: number
}

/** The chat of one room, named by the room's id. */
export interface ChatRoomObject extends Rpc.DurableObjectBranded {
  /** From now on the relay gets every frame. */
  enter(relay: string): ChatState | Promise<ChatState>
  leave(relay: string): void | Promise<void>
  /** Says these; answers when they are kept, for each in order. */
  post(entries: readonly ChatEntry[]): Promise<ChatTaken[]>
  /** The last messages, oldest first, for who is no relay. */
  lastMessages(): ChatMessage[] | Promise<ChatMessage[]>
  /** A message, as long as the room keeps it. */
  message(id: number): ChatMessage | null | Promise<ChatMessage | null>
  /** What was said before and after a message, `count` of each, oldest first, as long as the room keeps it. */
  around(id: number, count: number): ChatMessage[] | Promise<ChatMessage[]>
  /** Shows a gift that was paid, once for each nonce; those of a user in one frame are one line. Answers when it is kept. */
  gift(entry: ChatEntry): Promise<void>
  /**
   * Does a deed of this user and tells all relays; her `part` is staff unless said. False: a moderator takes no message of
   * the streamer, of staff or of another moderator out.
   */
  moderate(deed: ChatDeed, by: number, part?: ChatPart): boolean | Promise<boolean>
  /** Tells all relays of a deed that was done elsewhere; the room's log has nothing of it. */
  tell(deed: ChatDeed): void | Promise<void>
  /** What was done in the last week, the last first; at most 100. */
  deeds(): ChatDeedLine[] | Promise<ChatDeedLine[]>
  /** Who is muted here now. */
  mutes(): ChatMute[] | Promise<ChatMute[]>
  /** A part of what was said and done in the last week. */
  history(ask: ChatHistoryAsk): ChatHistory | Promise<ChatHistory>
}

/** Holds a share of the sockets of one room's chat; named by the room's id and a number. */
export interface ChatRelayObject extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>
  /**
   * Takes a client's frame (`contract/chat.ts`) from a call as if it came by a socket: same rules, same answer. `pass`: who
   * asks, in which room.
   */
  ask(
    pass: { room: number; relay: string; holder: { uid: number; sessionId: string } },
    message: string,
  ): Promise<ChatAnswer>
  /** Sends a frame of the room to all pages. */
  deliver(frame: ChatBatch | ChatDeed, word?: ChatWord): ChatAudience | Promise<ChatAudience>
}

/** What the room says to its relays with a frame. */
export interface ChatWord {
  /** How often a relay passes on what is said there. */
  postEveryMs: number
  /** Addresses and networks that have all the sockets they may have in this room. */
  full: string[]
}

/** Who is on a relay. */
export interface ChatAudience {
  pages: number
  /** How much of what it may have each address or network has there, 0 to 1, of those that have much. Absent: as before. */
  shares?: Record<string, number>
}

/** What becomes of a client's frame. */
export type ChatAnswer = Extract<ChatServerFrame, { type: 'said' | 'done' | 'refused' | 'error' }>

/** Messages between two ids; see `ChatServerFrame`. */
export type ChatBatch = Extract<ChatServerFrame, { type: 'messages' }>

/** One account of the ledger, named by it (`backend/coins/account-names.ts`); every call says the name again. */
export interface CoinAccountObject extends Rpc.DurableObjectBranded {
  move(account: string, transfer: Transfer): Promise<Outcome>
  hold(account: string, hold: Hold): Promise<Outcome>
  /** Posts a hold: all of it, or these amounts, not negative; the rest comes back. */
  post(account: string, intent: string, now: number, amounts?: Amounts): Promise<Outcome>
  voidHold(account: string, intent: string, now: number): Promise<Outcome>
  /** Takes what another account sent; the same delivery again changes nothing. */
  receive(account: string, delivery: Delivery): Promise<void>
  /** The copy has these lines. */
  copied(account: string, lines: readonly number[]): Promise<void>
  balance(account: string): Promise<Amounts>
  /** A user's balance now; from now on the user's inbox is told each change, until it says that no page is open. */
  watch(account: string): Promise<CountedAmounts>
  /** Lines after this one, in order, at most 500. */
  lines(account: string, after: number): Promise<Line[]>
  /** Checks lines after this one, at most 1,000, and with the last one the account itself. */
  proof(account: string, now: number, after?: number): Promise<Proof>
  /** What it has with another account under an intent. */
  share(account: string, intent: string, counterpart: string): Promise<Share>
  /** Sends what is under way; false when something still is. */
  settle(account: string): Promise<boolean>
}
