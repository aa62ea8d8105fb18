import { hmacOf, isSameDigest } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import type { RoomRow } from '#backend/room/rooms.store.ts'

const CODE_CHARS = 32

type Of = Pick<RoomRow, 'id' | 'streamVersion'>

/** The secret half of a room's stream code; it is stored nowhere, and another one after each reset. */
export const streamSecretOf = async (
  { AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>,
  { id, streamVersion }: Of,
): Promise<string> => (await hmacOf(AUTH_SECRET, `stream code ${id} ${streamVersion}`)).slice(0, CODE_CHARS)

/** What a streamer enters as the stream key: the room, and the secret as a parameter of its address. */
export const streamCodeOf = async (env: Pick<Env, 'AUTH_SECRET'>, room: Of): Promise<string> =>
  `${room.id}?key=${await streamSecretOf(env, room)}`

/** Compares in constant time. */
export const isStreamSecret = async (env: Pick<Env, 'AUTH_SECRET'>, room: Of, secret: string): Promise<boolean> =>
  isSameDigest(await streamSecretOf(env, room), secret)
