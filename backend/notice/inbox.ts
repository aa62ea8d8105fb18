import { DurableObject } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { nowOf, realTimeOf } from '#backend/core/clock.ts'
import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import type { InboxObject } from '#backend/core/objects.ts'
import { isSessionOpen } from '#backend/identity/open-session.store.ts'
import { type InboxFrame, SESSION_ENDED } from '#contract/socket.ts'
import { countUnread } from './notices.store.ts'
import { readReader } from './reader.store.ts'
import { giveReminders } from './remind.ts'
import { nextReminderAt } from './reservations.store.ts'

/** How the inbox learns whose it is, and in which of her sessions a page is. */
export const UID_HEADER = 'x-uid'
export const SESSION_HEADER = 'x-session'
const SOCKETS_MAX = 40
const RETRY_MS = 30_000

/** Where she reserved last: the brand that signs a reminder, and the language of who chose none. */
type Page = { lan?: string; brand?: string }

/** One user's inbox: tells her open pages how many notices are unread, and wakes for her reminders. */
export class Inbox extends DurableObject<Env> implements InboxObject {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override async fetch(request: Request): Promise<Response> {
    const uid = this.#remember(Number(request.headers.get(UID_HEADER)))
    const sockets = this.ctx.getWebSockets()
    if (sockets.length >= SOCKETS_MAX) sockets[0]?.close(1013, 'too many pages')
    const { 0: client, 1: server } = new WebSocketPair()
    const sessionId = request.headers.get(SESSION_HEADER) ?? ''
    this.ctx.acceptWebSocket(server, [sessionId])
    // Asked after the socket can be found: a session that ends just now is seen here or by `sessionsEnded`.
    const isOpen = isSessionOpen(drizzle(this.env.DB), uid, sessionId, nowOf(this.env))
    const [frame] = await Promise.all([this.#unreadFrame(uid), isOpen])
    if (await isOpen) send(server, frame)
    else end(server)
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Notices of the user were added, read or removed. */
  async changed(uid: number): Promise<void> {
    this.#remember(uid)
    const sockets = this.ctx.getWebSockets()
    if (sockets.length === 0) return
    const frame = await this.#unreadFrame(uid)
    for (const socket of sockets) send(socket, frame)
  }

  /** Her reservations have changed on a page of that brand and language: wake for the next of them. */
  async plan(uid: number, page?: Page): Promise<void> {
    this.#remember(uid)
    if (page) this.ctx.storage.kv.put('page', page)
    const next = await nextReminderAt(drizzle(this.env.DB), uid)
    if (next === undefined) await this.ctx.storage.deleteAlarm()
    else await this.ctx.storage.setAlarm(realTimeOf(this.env, Math.max(next, nowOf(this.env))))
  }

  /** These sessions of hers ended, or all of them: their pages are told, but for those of `own`, and let go. */
  sessionsEnded(ids?: string[], own?: string): void {
    const isOwn = new Set(own === undefined ? [] : this.ctx.getWebSockets(own))
    const sockets = ids ? ids.flatMap((id) => this.ctx.getWebSockets(id)) : this.ctx.getWebSockets()
    for (const socket of sockets) {
      if (isOwn.has(socket)) close(socket)
      else end(socket)
    }
  }

  /** Its user is deleted: her pages are let go, and nothing of her is kept. */
  async forget(): Promise<void> {
    this.sessionsEnded()
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    const uid = this.ctx.storage.kv.get<number>('uid')
    if (uid === undefined) return
    try {
      await giveReminders(await this.#context(uid), uid)
      await this.plan(uid)
    } catch (error) {
      console.error(JSON.stringify({ event: 'reminders_failed', uid, error: String(error) }))
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS)
    }
  }

  override webSocketMessage(): void {
    // Pings are answered by the runtime; a page has nothing else to say.
  }

  #remember(uid: number): number {
    if (this.ctx.storage.kv.get<number>('uid') !== uid) this.ctx.storage.kv.put('uid', uid)
    return uid
  }

  async #unreadFrame(uid: number): Promise<string> {
    const unread = await countUnread(drizzle(this.env.DB), uid)
    return JSON.stringify({ type: 'unread', unread } satisfies InboxFrame)
  }

  async #context(uid: number): Promise<Context> {
    const db = drizzle(this.env.DB)
    const { lan = 'en_US', ...page } = this.ctx.storage.kv.get<Page>('page') ?? {}
    return {
      ...page,
      env: this.env,
      db,
      viewer: null,
      lan: (await readReader(db, uid))?.preferences.language ?? lan,
      address: 'inbox',
      userAgent: '',
      now: nowOf(this.env),
      defer: (work) => this.ctx.waitUntil(work),
    }
  }
}

/** A socket that closes under our hands is gone anyway. */
function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text)
  } catch {}
}

/** Whoever comes back needs a new ticket, which only a session that lives gets. */
function end(socket: WebSocket): void {
  send(socket, JSON.stringify({ type: 'session' } satisfies InboxFrame))
  close(socket)
}

function close(socket: WebSocket): void {
  try {
    socket.close(SESSION_ENDED, 'the session has ended')
  } catch {}
}
