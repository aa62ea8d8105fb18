import { readJsonFrame } from '#backend/core/sockets.ts'
import { FRAME_CHARS_MAX, type FrameError, TOPIC } from '#contract/socket.ts'

export type ReadFrame =
  | { kind: 'subscribe'; topic: string; since?: number }
  | { kind: 'unsubscribe'; topic: string }
  | { kind: 'ping' }
  | { kind: 'error'; error: FrameError; topic?: string }

const bad: ReadFrame = { kind: 'error', error: 'bad_frame' }

const isTopic = (value: unknown): value is string => typeof value === 'string' && TOPIC.test(value)

/** A position: an integer from 0. */
const isSince = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Parses a client's frame. */
export function readFrame(message: string | ArrayBuffer): ReadFrame {
  if (message === 'ping') return { kind: 'ping' }
  const value = readJsonFrame(message, FRAME_CHARS_MAX)
  if (value === 'too_large') return { kind: 'error', error: 'too_large' }
  if (!value) return bad
  const { subscribe, unsubscribe, since } = value
  if (isTopic(unsubscribe)) return { kind: 'unsubscribe', topic: unsubscribe }
  if (isTopic(subscribe)) {
    if (since !== undefined && !isSince(since)) return bad
    return { kind: 'subscribe', topic: subscribe, ...(since === undefined ? {} : { since }) }
  }
  return typeof subscribe === 'string' ? { kind: 'error', error: 'unknown_topic' } : bad
}
