import { type } from './ark.ts'
import { Instant } from './entities.ts'

/** `lost`: the picture broke off and is expected back. */
export const RoomState = type("'waiting' | 'live' | 'lost' | 'ended'")
export type RoomState = typeof RoomState.infer

/** Who may play a source. SVIP includes VIP. */
export const SourceAccess = type("'everybody' | 'user' | 'vip' | 'svip'")
export type SourceAccess = typeof SourceAccess.infer

/** `public`: in lists; `unlisted`: found by its address alone; `hidden`: its owner's, no public call answers it. */
export const RoomVisibility = type("'public' | 'unlisted' | 'hidden'")
export type RoomVisibility = typeof RoomVisibility.infer

/** How a source is played: `sample` is the embedded test channel, an HLS playlist too. */
export const SourceKind = type("'sample' | 'hls'")
export type SourceKind = typeof SourceKind.infer

/** Where a room's picture comes from; the player moves to the next one when a source is dead. */
export const StreamSource = type({
  id: 'string',
  kind: SourceKind,
  /** `main`, `backup`, or what the streamer calls it. */
  'label?': 'string',
  /** m3u8 address, absolute or a path on the site's host. Absent: the caller may not play it. */
  'url?': 'string',
  /** Absent: everybody. */
  'access?': SourceAccess,
  'isLowLatency?': 'boolean',
})
export type StreamSource = typeof StreamSource.infer

/** Whose room it is. `uid`: the account behind it; a simulated streamer has none. */
export const Anchor = type({ id: 'number.integer', name: 'string', 'uid?': 'number.integer' })
export type Anchor = typeof Anchor.infer

/** A live room as cards and the room page show it (docs/product.md, section 3). */
export const Room = type({
  id: 'number.integer',
  title: 'string',
  'matchId?': 'number.integer',
  'gameId?': 'number.integer',
  anchor: Anchor,
  /** Product language code of the commentary. */
  language: 'string',
  /** Address of its picture; absent: one is drawn. */
  'cover?': 'string',
  state: RoomState,
  /** `state` is that of its match at every moment; otherwise the topic `room:<id>` tells its changes. */
  'followsMatch?': 'boolean',
  /** Absent: public. */
  'visibility?': RoomVisibility,
  /** When it is due, when it really began, when it ended. */
  'startsAt?': Instant,
  'startedAt?': Instant,
  'endedAt?': Instant,
  sources: StreamSource.array(),
  /** Sockets that watch it now; lists do not count. */
  online: 'number.integer',
})
export type Room = typeof Room.infer
