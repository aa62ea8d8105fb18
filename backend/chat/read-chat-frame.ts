import { readJsonFrame } from '#backend/core/sockets.ts'
import type { ChatModes } from '#contract/chat.ts'
import { BAN_MINUTES, CHAT_FRAME_CHARS_MAX, MIN_LEVELS, MUTE_MINUTES, SLOW_SECONDS } from '#contract/chat-rules.ts'
import { isNonce } from './chat-log.ts'

export type ReadChatFrame =
  | { kind: 'say'; text: string; nonce: string; replyTo?: number }
  | { kind: 'remove'; id: number; nonce: string }
  | { kind: 'mute'; uid: number; minutes: number; nonce: string }
  | { kind: 'modes'; modes: ChatModes; nonce: string }
  | { kind: 'ping' }
  | { kind: 'error'; error: 'bad_frame' | 'too_large' }

const bad: ReadChatFrame = { kind: 'error', error: 'bad_frame' }

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isMinutes = (value: unknown): value is number =>
  value === 0 || value === BAN_MINUTES || MUTE_MINUTES.some((minutes) => minutes === value)

const isAmong = (value: unknown, values: readonly number[]): value is number => values.some((each) => each === value)

/** Modes as they are kept: what is off is absent. Undefined for what is none. */
function readModes(value: unknown): ChatModes | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { slowSeconds, isFollowersOnly, isMembersOnly, minLevel, ...others } = value as Record<string, unknown>
  // A misspelt one would switch all of them off.
  if (Object.keys(others).length > 0) return undefined
  if (slowSeconds !== undefined && !isAmong(slowSeconds, SLOW_SECONDS)) return undefined
  if (minLevel !== undefined && !isAmong(minLevel, MIN_LEVELS)) return undefined
  return {
    ...(slowSeconds === undefined ? {} : { slowSeconds }),
    ...(isFollowersOnly === true ? { isFollowersOnly } : {}),
    ...(isMembersOnly === true ? { isMembersOnly } : {}),
    ...(minLevel === undefined ? {} : { minLevel }),
  }
}

/** Parses a client's frame. */
export function readChatFrame(message: string | ArrayBuffer): ReadChatFrame {
  if (message === 'ping') return { kind: 'ping' }
  const value = readJsonFrame(message, CHAT_FRAME_CHARS_MAX)
  if (value === 'too_large') return { kind: 'error', error: 'too_large' }
  if (!value) return bad
  const { say, nonce, replyTo, remove, mute, minutes, modes: typedModes } = value
  if (!isNonce(nonce)) return bad
  if (isId(remove)) return { kind: 'remove', id: remove, nonce }
  if (isId(mute)) return isMinutes(minutes) ? { kind: 'mute', uid: mute, minutes, nonce } : bad
  if (typedModes !== undefined) {
    const modes = readModes(typedModes)
    return modes ? { kind: 'modes', modes, nonce } : bad
  }
  if (typeof say !== 'string') return bad
  if (replyTo === undefined) return { kind: 'say', text: say, nonce }
  return Number.isSafeInteger(replyTo) ? { kind: 'say', text: say, nonce, replyTo: Number(replyTo) } : bad
}
