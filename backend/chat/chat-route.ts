import { LRUCache } from 'lru-cache'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import { upgradeRequired } from '#backend/core/sockets.ts'
import { readTicket } from '#backend/notice/ticket.ts'
import { chatOf } from './chat-of.ts'
import { type ChatPass, ENTRY_HEADER } from './chat-socket.ts'
import { isRoom, ROOM_MS } from './known-rooms.ts'

/** Relays of one room, one after the other as each is full: 192,000 pages. */
const RELAYS_MAX = 64
const FULL_MS = 5_000

/** Rooms without a place on any relay. */
const full = new LRUCache<number, true>({ max: 1000, ttl: FULL_MS })
/** The first relay of a room that was not full. */
const firstRelays = new LRUCache<number, number>({ max: 5000, ttl: ROOM_MS })

const ofPage = ({ headers }: Request) =>
  [headers.get('brand') ?? undefined, headers.get('cf-ipcountry') ?? undefined] as const

const idIn = (text: string | null): number | undefined => (text && /^\d{1,12}$/.test(text) ? Number(text) : undefined)

/** Opens the socket `/ws/j?room=`: see `contract/chat.ts`. */
export async function chatRoute(request: Request, env: Env): Promise<Response> {
  const plain = upgradeRequired(request)
  if (plain) return plain
  const { searchParams } = new URL(request.url)
  const room = idIn(searchParams.get('room'))
  const noRoom = () => new Response('No such room', { status: 404 })
  if (room === undefined) return noRoom()
  const { hasChat, crowd } = await chatOf(env, ...ofPage(request))
  if (!hasChat || !(await isRoom(env, room))) return noRoom()
  if (full.has(room)) return noPlace()
  const holder = await readHolder(request, env, { room, text: searchParams.get('ticket') })
  if (holder === null) return new Response('Forbidden', { status: 403 })
  const since = idIn(searchParams.get('since'))
  const isAcking = searchParams.get('acks') === '1'
  const pass = {
    room,
    ...(holder ? { holder } : {}),
    ...(since === undefined ? {} : { since }),
    ...(isAcking ? { isAcking } : {}),
    ...(crowd ? { crowd } : {}),
  }
  return openAt(request, env, pass)
}

/** Who brings a ticket, which is then used up; undefined for a guest, null for a ticket that is none. */
async function readHolder(
  request: Request,
  env: Env,
  { room, text }: { room: number; text: string | null },
): Promise<ChatPass['holder'] | null> {
  if (text === null) return undefined
  const { headers } = request
  const site = { brand: headers.get('brand') ?? undefined, host: headers.get('site-host') ?? undefined }
  const ticket = await readTicket(env.AUTH_SECRET, text, site, nowOf(env))
  if (ticket === null) return null
  const { uid, sessionId, id, endsAt } = ticket
  return (await env.INBOXES.getByName(String(uid)).consumeTicket(id, endsAt, room)) ? { uid, sessionId } : null
}

/** At the first relay of the room that has a place. */
async function openAt(request: Request, env: Env, pass: Omit<ChatPass, 'relay'>): Promise<Response> {
  for (let number = firstRelays.get(pass.room) ?? 0; number < RELAYS_MAX; number += 1) {
    const relay = `${pass.room}:${number}`
    const headers = new Headers(request.headers)
    headers.set(ENTRY_HEADER, JSON.stringify({ ...pass, relay } satisfies ChatPass))
    const answer = await env.CHAT_RELAYS.getByName(relay).fetch(new Request(request, { headers }))
    if (answer.status !== 503) return answer
    firstRelays.set(pass.room, number + 1)
  }
  firstRelays.delete(pass.room)
  full.set(pass.room, true)
  return noPlace()
}

const noPlace = () => new Response('Full', { status: 503, headers: { 'retry-after': '5' } })
