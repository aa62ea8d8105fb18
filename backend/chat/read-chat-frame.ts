import { readJsonFrame } from '#backend/core/sockets.ts'
import { CHAT_FRAME_CHARS_MAX, MUTE_MINUTES } from '#contract/chat-rules.ts'
import { isNonce } from './chat-log.ts'

export type ReadChatFrame =
  | { kind: 'say'; text: string; nonce: string; replyTo?: number }
  | { kind: 'remove'; id: number; nonce: string }
  | { kind: 'mute'; uid: number; minutes: number; nonce: string }
  | { kind: 'ping' }
  | { kind: 'error'; error: 'bad_frame' | 'too_large' }

const bad: ReadChatFrame = { kind: 'error', error: 'bad_frame' }

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isMinutes = (value: unknown): value is number => value === 0 || MUTE_MINUTES.some((minutes) => minutes === value)

/** Parses a client's frame. */
export function readChatFrame(message: string | ArrayBuffer): ReadChatFrame {
  if (message === 'ping') return { kind: 'ping' }
  const value = readJsonFrame(message, CHAT_FRAME_CHARS_MAX)
  if (value === 'too_large') return { kind: 'error', error: 'too_large' }
  if (!value) return bad
  const { say, nonce, replyTo, remove, mute, minutes } = value
  if (!isNonce(nonce)) return bad
  if (isId(remove)) return { kind: 'remove', id: remove, nonce }
  if (isId(mute)) return isMinutes(minutes) ? { kind: 'mute', uid: mute, minutes, nonce } : bad
  if (typeof say !== 'string') return bad
  if (replyTo === undefined) return { kind: 'say', text: say, nonce }
  return Number.isSafeInteger(replyTo) ? { kind: 'say', text: say, nonce, replyTo: Number(replyTo) } : bad
}
