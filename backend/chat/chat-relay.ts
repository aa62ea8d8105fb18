import { DurableObject } from 'cloudflare:workers'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import { consumeFrame, type FrameBudget, fullBudget } from '#backend/core/frame-budget.ts'
import type {
  ChatAnswer,
  ChatAudience,
  ChatBatch,
  ChatDeed,
  ChatRelayObject,
  ChatRoomObject,
  ChatState,
  ChatWord,
} from '#backend/core/objects.ts'
import { closeSocket, sendText } from '#backend/core/sockets.ts'
import { Crowd, crowdTag } from '#backend/crowd/crowd.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { RoomEarnings } from '#backend/level/room-earnings.ts'
import { CHAT_CLOSE_COME_BACK } from '#contract/chat-rules.ts'
import { clientNetwork } from '#contract/client-network.ts'
import { logError } from '#contract/log-error.ts'
import { CallEnd } from './call-end.ts'
import {
  type Attachment,
  attachmentOf,
  type ChatEnd,
  type ChatPass,
  ENTRY_HEADER,
  refuse,
  sendFrame,
} from './chat-socket.ts'
import { Deeds, deedOf } from './deeds.ts'
import { Presence } from './presence.ts'
import { readChatFrame } from './read-chat-frame.ts'
import { Readers } from './readers.ts'
import { RelayAddresses } from './relay-addresses.ts'
import type { RelayRoom } from './relay-room.ts'
import { RoomView } from './room-view.ts'
import type { Holder } from './speaker.ts'
import { Speech } from './speech.ts'
import { watcherOf } from './watcher-of.ts'
import { welcomeOf } from './welcome.ts'

const SOCKETS_PER_RELAY_MAX = 3000
const LOOK_AGAIN_MS = 2_000
const SILENT_MS_MAX = 150_000
const SILENCE_CHECK_EVERY_MS = 60_000

type Identity = Pick<Attachment, 'room' | 'relay'>

/** Holds a share of the sockets of one room's chat, from their opening to their end, and fans frames out to them. */
export class ChatRelay extends DurableObject<Env> implements ChatRelayObject {
  readonly #view = new RoomView()
  readonly #room: RelayRoom = this.#openRoom()
  readonly #speech = new Speech(this.#room)
  readonly #deeds = new Deeds(this.#room)
  readonly #crowd = new Crowd(this.ctx, this.env, () => this.#closeSilent())
  readonly #budgets = new WeakMap<ChatEnd, FrameBudget>()
  readonly #addresses = new RelayAddresses()
  readonly #dropped = new WeakSet<WebSocket>()
  readonly #readers = new Readers({
    readAt: (socket) => this.#readAt(socket),
    state: () => this.#view.enter(this.#ask(this.#known as Identity)),
    close: (socket, seconds) => this.#close(socket, CHAT_CLOSE_COME_BACK, String(seconds)),
  })
  /** What is needed of attachments, at hand. */
  readonly #openings = new WeakMap<WebSocket, Pick<Attachment, 'openedAt' | 'isAcking'>>()
  #known: Identity | undefined
  #looking: ReturnType<typeof setTimeout> | undefined
  /** Until the room knows that nobody is here any more; whoever comes then enters after that. */
  #leaving: Promise<unknown> = Promise.resolve()
  #silenceCheckedAt = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    for (const socket of ctx.getWebSockets()) this.#addresses.count(attachmentOf(socket).address, 'add')
  }

  override async fetch(request: Request): Promise<Response> {
    this.#closeSilent()
    const address = clientNetwork(request.headers.get('cf-connecting-ip') ?? 'unknown')
    if (this.#addresses.isFull(address, Date.now()))
      return new Response('Too many sockets', { status: 429, headers: { 'retry-after': '60' } })
    if (this.ctx.getWebSockets().length >= SOCKETS_PER_RELAY_MAX) return new Response('Full', { status: 503 })
    const { since, ...pass } = JSON.parse(request.headers.get(ENTRY_HEADER) ?? '{}') as ChatPass
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, pass.crowd ? [crowdTag(pass.crowd)] : [])
    const attachment: Attachment = { ...pass, address, openedAt: Date.now() }
    server.serializeAttachment(attachment)
    this.#addresses.count(address, 'add')
    this.ctx.waitUntil(this.#welcome(server, attachment, since))
    return new Response(null, { status: 101, webSocket: client })
  }

  async deliver(frame: ChatBatch | ChatDeed, word?: ChatWord): Promise<ChatAudience> {
    this.#closeSilent()
    this.#room.earnings.look()
    if (word) {
      this.#speech.postEveryMs = word.postEveryMs
      this.#addresses.setFull(word.full, Date.now())
    }
    const identity = this.#identity()
    if (!identity) {
      // The room tells nothing from now on: whoever comes asks it.
      this.#view.forget()
      return { pages: 0, shares: {} }
    }
    if ('type' in frame) {
      this.#crowd.heard(frame.messages.length, identity.room)
      const advanced = await this.#view.advance(frame, this.#ask(identity))
      // Asked for once: it makes an object for each of thousands.
      const sockets = this.#sockets
      await this.#readers.send(advanced, sockets, Date.now())
      this.#lookAgain()
      return this.#audience(sockets)
    }
    await this.#view.apply(frame)
    await this.#deeds.tell(frame, this.#sockets)
    return this.#audience(this.#sockets)
  }

  /** Which room and relay this is, as the first of its sockets says. */
  #identity(): Identity | undefined {
    const [any] = this.#known ? [] : this.#sockets
    if (any) this.#known = attachmentOf(any)
    return this.#known
  }

  #audience({ length: pages }: readonly WebSocket[]): ChatAudience {
    const shares = this.#addresses.tell(Date.now())
    return { pages, ...(shares ? { shares } : {}) }
  }

  override async webSocketMessage(socket: ChatEnd, message: string | ArrayBuffer): Promise<void> {
    const budget = consumeFrame(this.#budgets.get(socket) ?? fullBudget(Date.now()), Date.now())
    if (!budget) return refuse(socket, 'too_fast', 1008)
    this.#budgets.set(socket, budget)
    const frame = readChatFrame(message)
    if (frame.kind === 'ping') sendText(socket, 'pong')
    else if (frame.kind === 'say') await this.#speech.say(socket, frame)
    else if (frame.kind !== 'error') await this.#deeds.moderate(socket, frame.nonce, deedOf(frame, nowOf(this.env)))
    else if (frame.error === 'too_large') refuse(socket, 'too_large', 1009)
    else sendFrame(socket, { type: 'error', error: frame.error })
  }

  async ask(pass: ChatPass & { holder: Holder }, message: string): Promise<ChatAnswer> {
    // A relay without pages is told nothing by its room.
    if (this.#sockets.length === 0) {
      this.#view.forget()
      this.#room.presence.forget(pass.holder.uid)
    }
    const end = new CallEnd(pass)
    await this.webSocketMessage(end, message)
    return end.answer
  }

  /** For the crowd of a match that begins. */
  override async alarm(): Promise<void> {
    const identity = this.#identity()
    if (identity) await this.#crowd.wake(identity.room)
  }

  override webSocketClose(socket: WebSocket): void {
    this.#drop(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#drop(socket)
  }

  async #welcome(socket: WebSocket, attachment: Attachment, from?: number): Promise<void> {
    const { room, holder } = attachment
    const now = nowOf(this.env)
    try {
      const [state, who] = await Promise.all([
        this.#room.state(attachment),
        holder ? this.#room.presence.find(holder, room, now) : undefined,
      ])
      sendFrame(socket, welcomeOf(state, { from, who, now }))
      await this.#crowd.greet(socket, room, attachment.crowd)
    } catch (error) {
      logError({ event: 'chat_not_entered', room }, error)
      closeSocket(socket, 1011, 'room')
    }
  }

  #openRoom(): RelayRoom {
    const { env } = this
    const accountDb = openAccountDatabase(env)
    return {
      env,
      accountDb,
      earnings: new RoomEarnings({
        env,
        accountDb,
        watchers: () => this.ctx.getWebSockets().flatMap((socket) => watcherOf(this.ctx, socket)),
        onRisen: (uid) => this.ctx.waitUntil(this.#deeds.tellWhoSheIs(uid, this.ctx.getWebSockets())),
        waitUntil: (work) => this.ctx.waitUntil(work),
      }),
      presence: new Presence(env, accountDb, openMatchDatabase(env), () => this.#closeAll()),
      state: (attachment) => this.#view.enter(this.#ask(attachment)),
      object: (room) => this.#object(room),
      waitUntil: (work) => this.ctx.waitUntil(work),
    }
  }

  #object = (room: number): DurableObjectStub<ChatRoomObject> => this.env.CHAT_ROOMS.getByName(String(room))

  /** How to ask the room: after it knows that nobody was here. */
  #ask =
    ({ room, relay }: Identity) =>
    (): Promise<ChatState> =>
      this.#leaving.then(() => this.#object(room).enter(relay))

  #close(socket: WebSocket, code: number, reason: string): void {
    closeSocket(socket, code, reason)
    this.#drop(socket)
  }

  /** The room is none any more, or hidden. */
  #closeAll(): void {
    for (const socket of this.ctx.getWebSockets()) this.#close(socket, 1008, 'no such room')
  }

  /** Forgets a socket, once. When none is left the room is told. */
  #drop(socket: WebSocket): void {
    if (this.#dropped.has(socket)) return
    this.#dropped.add(socket)
    this.#readers.forget(socket)
    const { address, room, relay } = attachmentOf(socket)
    this.#addresses.count(address, 'remove')
    for (const watcher of watcherOf(this.ctx, socket)) this.#room.earnings.left(watcher)
    if (this.ctx.getWebSockets().some((other) => !this.#dropped.has(other))) return
    this.#view.forget()
    this.#known = undefined
    this.#leaving = Promise.resolve(this.#object(room).leave(relay)).catch(() => undefined)
    this.ctx.waitUntil(this.#leaving)
  }

  /** Sockets that are not closed. */
  get #sockets(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => !this.#dropped.has(socket))
  }

  /** When a page last sent a ping, to which the runtime alone answers; undefined for one that does not acknowledge. */
  #readAt(socket: WebSocket): number | undefined {
    const opening = this.#openings.get(socket) ?? attachmentOf(socket)
    if (!this.#openings.has(socket)) this.#openings.set(socket, opening)
    const { isAcking, openedAt } = opening
    return isAcking ? (this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? openedAt) : undefined
  }

  /** While somebody is behind, also when nothing is said. */
  #lookAgain(): void {
    if (!this.#readers.isAnyBehind) return
    this.#looking ??= setTimeout(() => {
      this.#looking = undefined
      this.ctx.waitUntil(this.#readers.look(this.#sockets, Date.now()).then(() => this.#lookAgain()))
    }, LOOK_AGAIN_MS)
  }

  /** Closes sockets without a recent ping: their connection is lost. */
  #closeSilent(): void {
    const now = Date.now()
    if (now < this.#silenceCheckedAt + SILENCE_CHECK_EVERY_MS) return
    this.#silenceCheckedAt = now
    for (const socket of this.ctx.getWebSockets()) {
      const pingedAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? attachmentOf(socket).openedAt
      if (now - pingedAt >= SILENT_MS_MAX) this.#close(socket, 1001, 'silent')
    }
  }
}
