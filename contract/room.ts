import { type } from './ark.ts'
import { Instant } from './entities.ts'

/** `lost`: the stream broke off and is expected to return. */
export const RoomState = type("'waiting' | 'live' | 'lost' | 'ended'")
export type RoomState = typeof RoomState.infer

/** Who may play a source. SVIP includes VIP. */
export const SourceAccess = type("'everybody' | 'user' | 'vip' | 'svip'")
export type SourceAccess = typeof SourceAccess.infer

/** `public`: in lists; `unlisted`: only by its address; `hidden`: no public call returns it. */
export const RoomVisibility = type("'public' | 'unlisted' | 'hidden'")
export type RoomVisibility = typeof RoomVisibility.infer

/** `sample`: the built-in test channel, which is an HLS playlist too. */
export const SourceKind = type("'sample' | 'hls'")
export type SourceKind = typeof SourceKind.infer

/** A stream of a room; the player moves to the next source when one fails. */
export const StreamSource = type({
  id: 'string',
  kind: SourceKind,
  /** `main`, `backup`, or the streamer's own label. */
  'label?': 'string',
  /** m3u8 address, absolute or a path on the site's host. Absent: the caller may not play it. */
  'url?': 'string',
  /** Absent: everybody. */
  'access?': SourceAccess,
  /** Coins that the caller pays for the broadcast before it may be played. Absent: it is free, or paid. */
  'price?': 'number.integer',
  'isLowLatency?': 'boolean',
})
export type StreamSource = typeof StreamSource.infer

/** The streamer of a room. `uid`: the streamer's account; a simulated streamer has none. */
export const Anchor = type({ id: 'number.integer', name: 'string', 'uid?': 'number.integer' })
export type Anchor = typeof Anchor.infer

/** A live room as cards and the room page show it (docs/product.md, section 3). */
export const Room = type({
  id: 'number.integer',
  title: 'string',
  'matchId?': 'number.integer',
  'gameId?': 'number.integer',
  anchor: Anchor,
  /** The streamer's own name for what is on. */
  'label?': 'string',
  /** What the streamer wants viewers to know; in lists absent. */
  'announcement?': 'string',
  /** Product language code of the commentary. */
  language: 'string',
  /** Address of the cover picture; absent: the site draws one. */
  'cover?': 'string',
  state: RoomState,
  /** `state` always equals that of the match. Otherwise the topic `room:<id>` sends its changes. */
  'followsMatch?': 'boolean',
  /** Absent: public. */
  'visibility?': RoomVisibility,
  /** Who may watch any of its sources at least; each of them says its own. Absent: everybody. */
  'access?': SourceAccess,
  /** Coins for a broadcast. Absent: it is free. */
  'price?': 'number.integer',
  /** Whether what is said in the chat may move over the picture. Absent: yes. */
  'hasDanmaku?': 'boolean',
  /** Planned start. */
  'startsAt?': Instant,
  'startedAt?': Instant,
  'endedAt?': Instant,
  sources: StreamSource.array(),
  /** Changes with the room, but for its state, announcement and viewers. In lists absent. */
  'revision?': 'number.integer',
  /** How many viewers the room has, in lists some seconds ago. Absent: not known. */
  'online?': 'number.integer',
})
export type Room = typeof Room.infer
