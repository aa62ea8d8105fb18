import { type } from './ark.ts'

/** Where a room's picture comes from; the player moves to the next one when a source is dead. */
export const StreamSource = type({
  id: 'string',
  /** Message key `source_<label>`: `main`, `backup`... */
  label: 'string',
  /** m3u8 address, absolute or a path on the site's host. */
  url: 'string',
  isLowLatency: 'boolean',
})
export type StreamSource = typeof StreamSource.infer

/** A live room as cards and the room page show it (specification, section 3). */
export const Room = type({
  id: 'number.integer',
  title: 'string',
  matchId: 'number.integer',
  gameId: 'number.integer',
  anchor: { id: 'number.integer', name: 'string' },
  /** Product language code of the commentary. */
  language: 'string',
  isLive: 'boolean',
  startsAt: 'string.date.iso',
  sources: StreamSource.array(),
  /** Sockets that watch it now. */
  online: 'number.integer',
  /** The picture is the embedded test channel, not the match. */
  isSample: 'boolean',
})
export type Room = typeof Room.infer
