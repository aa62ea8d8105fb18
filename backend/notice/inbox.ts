import { DurableObject } from 'cloudflare:workers'
import { watchBalance } from '#backend/coins/coins.ts'
import { nowOf, realTimeOf } from '#backend/core/clock.ts'
import type { Context } from '#backend/core/context.ts'
import { deferOn } from '#backend/core/defer.ts'
import type { Env } from '#backend/core/env.ts'
import { consumeFrame, type FrameBudget, fullBudget } from '#backend/core/frame-budget.ts'
import type { InboxObject } from '#backend/core/objects.ts'
import { closeSocket, sendText } from '#backend/core/sockets.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { isSessionOpen } from '#backend/identity/open-session.store.ts'
import { type Language, languageOf } from '#contract/languages.ts'
import { logError } from '#contract/log-error.ts'
import { type InboxFrame, SESSION_ENDED } from '#contract/socket.ts'
import { countUnread } from './notices.store.ts'
import { readRecipient } from './recipient.store.ts'
import { nextReminderAt } from './reservations.store.ts'
import { sendReminders } from './send-reminders.ts'
import { VisitedRooms } from './visited-rooms.ts'

/** The route passes the user, the page's session, and the ticket's id and end to the inbox in these headers. */
export const UID_HEADER = 'x-uid'
export const SESSION_HEADER = 'x-session'
export const TICKET_HEADER = 'x-ticket'
/** Used tickets are stored until they end. */
const USED_PREFIX = 'ticket:'
const SOCKETS_MAX = 40
const RETRY_MS = 30_000
/** The close code of RFC 6455 for a broken rule. */
const TOO_FAST = 1008

/** The page of the last reservation: reminders carry its brand's name, and its language unless the user chose one. */
type Page = { lan?: Language; brand?: string }

/** One user's inbox: sends unread notices, balances and payments to the user's open pages, and reminders when they are due. */
export class Inbox extends DurableObject<Env> implements InboxObject {
  readonly #accountDb = openAccountDatabase(this.env)
  readonly #budgets = new WeakMap<WebSocket, FrameBudget>()
  readonly #rooms = new VisitedRooms(this.ctx.storage.kv)

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override async fetch(request: Request): Promise<Response> {
    const [ticketId = '', endsAt = ''] = (request.headers.get(TICKET_HEADER) ?? '').split(' ')
    if (!this.consumeTicket(ticketId, Number(endsAt))) return new Response('Forbidden', { status: 403 })
    const uid = this.#remember(Number(request.headers.get(UID_HEADER)))
    const sockets = this.ctx.getWebSockets()
    if (sockets.length >= SOCKETS_MAX) oldestOf(sockets)?.close(1013, 'too many pages')
    const { 0: client, 1: server } = new WebSocketPair()
    const sessionId = request.headers.get(SESSION_HEADER) ?? ''
    this.ctx.acceptWebSocket(server, [sessionId])
    server.serializeAttachment(Date.now())
    // Checked after the socket was accepted: a session that ends meanwhile is found here or by `closeSessions`.
    const isOpen = isSessionOpen(this.#accountDb, uid, sessionId, nowOf(this.env))
    const [frame] = await Promise.all([this.#unreadFrame(uid), isOpen])
    if (await isOpen) {
      sendText(server, frame)
      this.ctx.waitUntil(this.#sendBalance(server, uid))
    } else closeWithNotice(server)
    return new Response(null, { status: 101, webSocket: client })
  }

  async sendUnread(uid: number): Promise<void> {
    this.#remember(uid)
    const sockets = this.ctx.getWebSockets()
    if (sockets.length === 0) return
    const frame = await this.#unreadFrame(uid)
    for (const socket of sockets) sendText(socket, frame)
  }

  send(frame: InboxFrame): boolean {
    const sockets = this.ctx.getWebSockets()
    const text = JSON.stringify(frame)
    for (const socket of sockets) sendText(socket, text)
    return sockets.length > 0
  }

  consumeTicket(id: string, endsAt: number, room?: number): boolean {
    const { kv } = this.ctx.storage
    const now = nowOf(this.env)
    for (const [key, end] of [...kv.list<number>({ prefix: USED_PREFIX })]) if (end < now) kv.delete(key)
    const key = `${USED_PREFIX}${id}`
    if (id === '' || kv.get(key) !== undefined) return false
    kv.put(key, endsAt)
    if (room !== undefined) this.#rooms.note(room, now)
    return true
  }

  chatRooms(): number[] {
    return this.#rooms.list(nowOf(this.env))
  }

  weeksChatRooms(): number[] {
    return this.#rooms.all(nowOf(this.env))
  }

  async scheduleReminder(uid: number, page?: Page): Promise<void> {
    this.#remember(uid)
    if (page) this.ctx.storage.kv.put('page', page)
    const next = await nextReminderAt(this.#accountDb, uid)
    if (next === undefined) await this.ctx.storage.deleteAlarm()
    else await this.ctx.storage.setAlarm(realTimeOf(this.env, Math.max(next, nowOf(this.env))))
  }

  closeSessions(ids?: string[], callerId?: string): void {
    const callerSockets = new Set(callerId === undefined ? [] : this.ctx.getWebSockets(callerId))
    const sockets = ids ? ids.flatMap((id) => this.ctx.getWebSockets(id)) : this.ctx.getWebSockets()
    for (const socket of sockets) {
      if (callerSockets.has(socket)) close(socket)
      else closeWithNotice(socket)
    }
  }

  async erase(): Promise<void> {
    this.closeSessions()
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    const uid = this.ctx.storage.kv.get<number>('uid')
    if (uid === undefined) return
    try {
      await sendReminders(await this.#context(uid), uid)
      await this.scheduleReminder(uid)
    } catch (error) {
      logError({ event: 'reminders_failed', uid }, error)
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS)
    }
  }

  /** Pages send only pings, which the runtime answers; a socket that sends more than a few other frames is closed. */
  override webSocketMessage(socket: WebSocket): void {
    const budget = consumeFrame(this.#budgets.get(socket) ?? fullBudget(Date.now()), Date.now())
    if (budget) this.#budgets.set(socket, budget)
    else close(socket, TOO_FAST, 'too_fast')
  }

  #remember(uid: number): number {
    if (this.ctx.storage.kv.get<number>('uid') !== uid) this.ctx.storage.kv.put('uid', uid)
    return uid
  }

  async #unreadFrame(uid: number): Promise<string> {
    const unread = await countUnread(this.#accountDb, uid)
    return JSON.stringify({ type: 'unread', unread } satisfies InboxFrame)
  }

  /** What a page missed while it had no socket; asked for after the socket was accepted, so that no change is missed. */
  async #sendBalance(socket: WebSocket, uid: number): Promise<void> {
    try {
      const balance = await watchBalance(this.env, uid)
      sendText(socket, JSON.stringify({ type: 'balance', ...balance } satisfies InboxFrame))
    } catch (error) {
      logError({ event: 'balance_not_watched', uid }, error)
    }
  }

  async #context(uid: number): Promise<Context> {
    const { lan, ...page } = this.ctx.storage.kv.get<Page>('page') ?? {}
    return {
      ...page,
      env: this.env,
      matchDb: openMatchDatabase(this.env),
      accountDb: this.#accountDb,
      viewer: null,
      lan: languageOf((await readRecipient(this.#accountDb, uid))?.preferences.language, lan),
      address: 'inbox',
      userAgent: '',
      now: nowOf(this.env),
      defer: deferOn(this.ctx),
    }
  }
}

/** The runtime lists them in no order that it promises. A socket of before has no time: it is older. */
const oldestOf = (sockets: readonly WebSocket[]): WebSocket | undefined =>
  sockets.toSorted((a, b) => (a.deserializeAttachment() ?? 0) - (b.deserializeAttachment() ?? 0))[0]

/** Tells the page that its session has ended, and closes. To connect again it needs a ticket of an open session. */
function closeWithNotice(socket: WebSocket): void {
  sendText(socket, JSON.stringify({ type: 'session' } satisfies InboxFrame))
  close(socket)
}

const close = (socket: WebSocket, code = SESSION_ENDED, reason = 'the session has ended'): void =>
  closeSocket(socket, code, reason)
