import { LRUCache } from 'lru-cache'
import type { Context, UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { ChatAnswer } from '#backend/core/objects.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { Parsed } from '#contract/call.ts'
import type { ChatClientFrame, ChatMessage } from '#contract/chat.ts'
import type { chatCalls, Spoken } from '#contract/chat-calls.ts'
import { chatOf } from './chat-of.ts'
import { isRoom } from './known-rooms.ts'

type Calls = typeof chatCalls

const SPEECH_MS = 3_000
/** What was said last in rooms, for who asks again soon. */
const speeches = new LRUCache<number, { messages: Promise<ChatMessage[]> }>({ max: 500, ttl: SPEECH_MS })

const hasRoomChat = async ({ env, brand, country }: Context, roomId: number): Promise<boolean> =>
  (await isRoom(env, roomId)) && (await chatOf(env, brand, country)).hasChat

const toSpoken = ({ at, ...message }: ChatMessage): Spoken => ({ ...message, at: instant(at) })

export const getSpeech: Verb<Calls['getSpeech']> = async (context, { roomId }) => {
  if (!(await hasRoomChat(context, roomId))) return fail('not_found')
  const known = speeches.get(roomId)
  const messages = known?.messages ?? Promise.resolve(context.env.CHAT_ROOMS.getByName(String(roomId)).lastMessages())
  if (!known) speeches.set(roomId, { messages })
  try {
    return { list: (await messages).map(toSpoken) }
  } catch (error) {
    speeches.delete(roomId)
    throw error
  }
}

/** Gives a frame to the first relay of a room, as if the caller had a page there. */
export async function askRelay(
  { env, viewer: { uid, sessionId } }: UserContext,
  room: number,
  frame: ChatClientFrame,
): Promise<ChatAnswer> {
  const relay = `${room}:0`
  return env.CHAT_RELAYS.getByName(relay).ask({ room, relay, holder: { uid, sessionId } }, JSON.stringify(frame))
}

async function say(context: UserContext, { roomId, text, nonce, replyTo }: Parsed<Calls['sendMessage']>) {
  if (!(await hasRoomChat(context, roomId))) return fail('not_found')
  if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'chatSay'))) return fail('rate_limited')
  const answer = await askRelay(context, roomId, { say: text, nonce, ...(replyTo === undefined ? {} : { replyTo }) })
  if (answer.type === 'said') return { id: answer.id }
  if (answer.type !== 'refused') return { refused: 'too_long' as const }
  const { why, waitMs, until } = answer
  return {
    refused: why,
    ...(waitMs === undefined ? {} : { waitMs }),
    ...(until === undefined ? {} : { until: instant(until) }),
  }
}

export const sendMessage: Verb<Calls['sendMessage']> = say
export const sendMessageByAddress: Verb<Calls['sendMessageByAddress']> = say

/** Does a deed as by the socket: `forbidden` for who may not. */
export async function doDeed(
  context: UserContext,
  roomId: number,
  deed: { remove: number } | { mute: number; minutes: number },
) {
  if (!(await isRoom(context.env, roomId))) return fail('not_found')
  if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'chatDeed'))) return fail('rate_limited')
  const answer = await askRelay(context, roomId, { ...deed, nonce: crypto.randomUUID() })
  if (answer.type === 'done') return { done: true as const }
  return fail(answer.type === 'refused' && answer.why === 'unavailable' ? 'internal' : 'forbidden')
}

export const deleteMessage: Verb<Calls['deleteMessage']> = (context, { roomId, id }) =>
  doDeed(context, roomId, { remove: id })
export const deleteMessageByAddress: Verb<Calls['deleteMessageByAddress']> = (context, { roomId, id }) =>
  doDeed(context, roomId, { remove: id })
