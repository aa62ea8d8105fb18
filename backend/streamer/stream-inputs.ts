import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import type { RoomRow } from '#backend/room/rooms.store.ts'
import { findInput, findInputOf, keepInput, noteTold } from '#backend/room/stream-inputs.store.ts'
import { logError } from '#contract/log-error.ts'
import type { StreamLink } from '#contract/streamer.ts'
import { applyEvent } from './apply-event.ts'
import { createLiveInput, disableLiveInput, readLiveInput } from './live-inputs.ts'
import { streamSecretOf } from './stream-code.ts'

type Working = Parameters<typeof applyEvent>[0]

/** Where a room's streamer pushes to, where Cloudflare Stream takes pictures in; the first time its live input is made. */
export async function streamInputLink(
  { env, matchDb }: Pick<Context, 'env' | 'matchDb'>,
  room: RoomRow,
): Promise<StreamLink> {
  const known = await findInputOf(matchDb, room.id)
  const input = known ? await readLiveInput(env, known.inputId) : await makeInput({ env, matchDb }, room)
  const { rtmps, webRtcUrl } = input
  return { pushUrl: rtmps.url, code: rtmps.streamKey, ...(webRtcUrl ? { whipUrl: webRtcUrl } : {}) }
}

async function makeInput({ env, matchDb }: Pick<Context, 'env' | 'matchDb'>, { id, streamVersion }: RoomRow) {
  const made = await createLiveInput(env, `room ${id} code ${streamVersion}`)
  const kept = await keepInput(matchDb, { roomId: id, version: streamVersion, inputId: made.id })
  if (kept === made.id) return made
  // Two were made at once: nobody knows this one.
  await closeInput(env, made.id)
  return readLiveInput(env, kept)
}

/** Closes a live input; one that cannot be closed now opens nothing any more all the same, and is closed when it connects. */
export async function closeInput(env: Env, inputId: string): Promise<void> {
  try {
    await disableLiveInput(env, inputId)
  } catch (error) {
    logError({ event: 'live_input_not_closed', input: inputId }, error)
  }
}

/** A live input has connected, or not any more. */
export interface InputNews {
  inputId: string
  event: 'begin' | 'end'
  /** When, milliseconds since the epoch. */
  at: number
}

const EVENTS: Readonly<Record<string, InputNews['event']>> = {
  'live_input.connected': 'begin',
  'live_input.disconnected': 'end',
  'live_input.errored': 'end',
}
const INPUT_ID = /^[\da-f]{32}$/

/** What a notification of Cloudflare Stream says; null for any other, such as the one that tries the address. */
export function readNotification(body: string): InputNews | null {
  try {
    const { data } = JSON.parse(body) as { data?: Record<string, unknown> }
    const { input_id: inputId, event_type: type, updated_at: time } = data ?? {}
    const event = typeof type === 'string' && Object.hasOwn(EVENTS, type) ? EVENTS[type] : undefined
    const at = Date.parse(String(time))
    if (!event || typeof inputId !== 'string' || !INPUT_ID.test(inputId) || Number.isNaN(at)) return null
    return { inputId, event, at }
  } catch {
    return null
  }
}

/**
 * Does what a notification says, once and in order of its time: they may come twice, and late. An input whose picture is
 * refused, of a code that was reset or of who may not stream, is closed.
 */
export async function applyNotification(working: Working, { inputId, event, at }: InputNews): Promise<void> {
  const { env, matchDb } = working
  const input = await findInput(matchDb, inputId)
  if (!input || input.toldAt >= at) return
  const { roomId, version } = input
  const secret = await streamSecretOf(env, { id: roomId, streamVersion: version })
  const isAllowed = await applyEvent(working, {
    ...{ event, roomId, secret, client: inputId },
    // Cloudflare does not tell from where, nor that a picture goes on.
    ...{ address: '', isHeardOf: false },
  })
  await noteTold(matchDb, inputId, at)
  if (!isAllowed) await closeInput(env, inputId)
}

/** Whether a room's live input is connected. */
export async function isConnected(working: Pick<Context, 'env' | 'matchDb'>, roomId: number): Promise<boolean> {
  const input = await findInputOf(working.matchDb, roomId)
  return input !== undefined && (await readLiveInput(working.env, input.inputId)).isConnected
}
