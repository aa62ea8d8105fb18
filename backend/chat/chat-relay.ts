import { DurableObject } from 'cloudflare:workers'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import { consumeFrame, type FrameBudget, fullBudget } from '#backend/core/frame-budget.ts'
import type {
  ChatBatch,
  ChatDeed,
  ChatEntry,
  ChatRelayObject,
  ChatRoomObject,
  ChatState,
  ChatTaken,
} from '#backend/core/objects.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import type { ChatRefusal, ChatServerFrame, ChatSpeaker } from '#contract/chat.ts'
import { CHAT_HISTORY } from '#contract/chat-rules.ts'
import { clientNetwork } from '#contract/client-network.ts'
import { logError } from '#contract/log-error.ts'
import { AT_HAND } from './chat-log.ts'
import { Pace } from './pace.ts'
import { readChatFrame } from './read-chat-frame.ts'
import { readSaid } from './say-rules.ts'
import { mayBeMuted, readSpeaker } from './speaker.ts'

/** What the route has checked, as JSON. */
export const ENTRY_HEADER = 'x-chat-entry'

export interface ChatPass {
  room: number
  relay: string
  streamerUid?: number
  /** Absent: a guest, who reads. */
  holder?: { uid: number; sessionId: string }
  /** The last message that the page has. */
  since?: number
}

/** Stored with each socket, since a relay's memory is lost in hibernation. */
interface Attachment extends Omit<ChatPass, 'since'> {
  address: string
  openedAt: number
}

export const SOCKETS_PER_RELAY_MAX = 3000
/** Of one address: an office watches together, a script should not have thousands. */
export const SOCKETS_PER_ADDRESS_MAX = 60
/** How long a speaker is known before her session, name and badges are read again. */
const SPEAKER_MS = 30_000
const SPEAKERS_MAX = 4000
/** What is said on one relay in this time goes to the room together. */
const POST_EVERY_MS = 100
const SILENT_MS_MAX = 150_000
const SILENCE_CHECK_EVERY_MS = 60_000

interface Outgoing {
  socket: WebSocket
  entry: ChatEntry
}

/** Holds a share of the sockets of one room's chat: checks what is said, passes it on in batches, and fans frames out. */
export class ChatRelay extends DurableObject<Env> implements ChatRelayObject {
  readonly #accountDb = openAccountDatabase(this.env)
  readonly #pace = new Pace()
  readonly #budgets = new WeakMap<WebSocket, FrameBudget>()
  readonly #speakers = new Map<string, { speaker: ChatSpeaker | null; until: number }>()
  readonly #addresses = new Map<string, number>()
  /** The last messages and the last id, while the room sends frames here. */
  #state: Promise<ChatState> | undefined
  /** Until the room knows that nobody is here any more; whoever comes then enters after that. */
  #leaving: Promise<unknown> = Promise.resolve()
  #outgoing: Outgoing[] = []
  #posting: ReturnType<typeof setTimeout> | undefined
  #postedAt = 0
  #silenceCheckedAt = Date.now()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    for (const socket of ctx.getWebSockets()) this.#count(attachmentOf(socket).address, 1)
  }

  override async fetch(request: Request): Promise<Response> {
    this.#closeSilent()
    if (this.ctx.getWebSockets().length >= SOCKETS_PER_RELAY_MAX) return new Response('Full', { status: 503 })
    const address = clientNetwork(request.headers.get('cf-connecting-ip') ?? 'unknown')
    if ((this.#addresses.get(address) ?? 0) >= SOCKETS_PER_ADDRESS_MAX)
      return new Response('Too many sockets', { status: 429, headers: { 'retry-after': '60' } })
    const { since, ...pass } = JSON.parse(request.headers.get(ENTRY_HEADER) ?? '{}') as ChatPass
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const attachment: Attachment = { ...pass, address, openedAt: Date.now() }
    server.serializeAttachment(attachment)
    this.#count(address, 1)
    this.ctx.waitUntil(this.#welcome(server, attachment, since))
    return new Response(null, { status: 101, webSocket: client })
  }

  async deliver(frame: ChatBatch | ChatDeed): Promise<boolean> {
    this.#closeSilent()
    if (!('type' in frame)) return this.#moderated(frame)
    const sockets = this.ctx.getWebSockets()
    const next = this.#state ? this.#advance(await this.#state, frame) : frame
    if (!next) return sockets.length > 0
    const text = JSON.stringify(await next)
    for (const socket of this.ctx.getWebSockets()) send(socket, text)
    return sockets.length > 0
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const budget = consumeFrame(this.#budgets.get(socket) ?? fullBudget(Date.now()), Date.now())
    if (!budget) return refuse(socket, 'too_fast', 1008)
    this.#budgets.set(socket, budget)
    const frame = readChatFrame(message)
    if (frame.kind === 'ping') send(socket, 'pong')
    else if (frame.kind === 'say') await this.#say(socket, frame)
    else if (frame.kind === 'remove') await this.#moderate(socket, { remove: frame.id })
    else if (frame.kind === 'mute') await this.#moderate(socket, muteFor(frame, nowOf(this.env)))
    else if (frame.error === 'too_large') refuse(socket, 'too_large', 1009)
    else sendFrame(socket, { type: 'error', error: frame.error })
  }

  override webSocketClose(socket: WebSocket): void {
    this.#drop(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#drop(socket)
  }

  /** Adds a frame to what is known. A frame that was lost before it is asked for; one that is known already is none. */
  #advance(state: ChatState, frame: ChatBatch): ChatBatch | Promise<ChatBatch> | undefined {
    if (frame.last <= state.last) return undefined
    if (frame.after > state.last) return this.#catchUp(frame)
    state.messages = [...state.messages, ...frame.messages].slice(-AT_HAND)
    state.last = frame.last
    return frame
  }

  async #catchUp(frame: ChatBatch): Promise<ChatBatch> {
    const before = await this.#state
    const [socket] = this.ctx.getWebSockets()
    if (!before || !socket) return frame
    const { room, relay } = attachmentOf(socket)
    const after = before.last
    const now = await this.#room(room).enter(relay)
    before.messages = now.messages
    before.last = now.last
    before.mutes = now.mutes
    return { ...frame, after, last: now.last, messages: now.messages.filter(({ id }) => id > after) }
  }

  async #welcome(socket: WebSocket, { room, relay, holder, streamerUid }: Attachment, since?: number): Promise<void> {
    try {
      const [state, you] = await Promise.all([
        this.#enter(room, relay),
        holder ? this.#speaker(holder, streamerUid) : undefined,
      ])
      const missed = state.messages.filter(({ id }) => id > (since ?? 0))
      const first = state.messages[0]?.id ?? 0
      sendFrame(socket, {
        type: 'welcome',
        last: state.last,
        messages: missed.slice(-CHAT_HISTORY),
        ...(since !== undefined && (missed.length > CHAT_HISTORY || since + 1 < first) ? { isGap: true } : {}),
        ...(you ? { you, ...mutedIn(state, you.uid, nowOf(this.env)) } : {}),
      })
    } catch (error) {
      logError({ event: 'chat_not_entered', room }, error)
      close(socket, 1011, 'room')
    }
  }

  /** A deed is the streamer's or staff's; nobody mutes these. */
  async #moderate(socket: WebSocket, deed: ChatDeed): Promise<void> {
    const { holder, streamerUid, room } = attachmentOf(socket)
    const speaker = holder ? await this.#speaker(holder, streamerUid) : null
    const isAllowed =
      speaker?.part && (!('mute' in deed) || (await mayBeMuted(this.#accountDb, deed.mute, streamerUid)))
    if (isAllowed) await this.#room(room).moderate(deed, speaker.uid)
    else sendFrame(socket, { type: 'error', error: 'not_allowed' })
  }

  async #moderated(deed: ChatDeed): Promise<boolean> {
    const state = await this.#state
    const sockets = this.ctx.getWebSockets()
    if ('remove' in deed) {
      if (state) state.messages = state.messages.filter(({ id }) => id !== deed.remove)
      for (const socket of sockets) sendFrame(socket, { type: 'removed', id: deed.remove })
    } else {
      if (state)
        state.mutes = [...state.mutes.filter(({ uid }) => uid !== deed.mute), { uid: deed.mute, until: deed.until }]
      const own = sockets.filter((socket) => attachmentOf(socket).holder?.uid === deed.mute)
      for (const socket of own) sendFrame(socket, { type: 'muted', until: deed.until })
    }
    return sockets.length > 0
  }

  /** What was said last. Asked once; frames of the room keep it so. */
  async #enter(room: number, relay: string) {
    this.#state ??= this.#leaving.then(() => this.#room(room).enter(relay))
    try {
      return await this.#state
    } catch (error) {
      this.#state = undefined
      throw error
    }
  }

  async #say(
    socket: WebSocket,
    { text: typed, nonce, replyTo }: { text: string; nonce: string; replyTo?: number },
  ): Promise<void> {
    const refused = (why: ChatRefusal, waitMs?: number) =>
      sendFrame(socket, { type: 'refused', nonce, why, ...(waitMs === undefined ? {} : { waitMs }) })
    const { holder, streamerUid } = attachmentOf(socket)
    const speaker = holder ? await this.#speaker(holder, streamerUid) : null
    if (!speaker) return refused('signed_out')
    const said = readSaid(typed, speaker.part !== undefined)
    if ('why' in said) return refused(said.why)
    const isAgain = this.#outgoing.some(({ entry }) => entry.by.uid === speaker.uid && entry.nonce === nonce)
    const pause = speaker.part || isAgain ? undefined : this.#pace.take(speaker.uid, said.key, nonce, nowOf(this.env))
    if (pause) return refused(pause.why, pause.waitMs)
    this.#outgoing.push({
      socket,
      entry: { by: speaker, text: said.text, nonce, ...(replyTo === undefined ? {} : { replyTo }) },
    })
    const waitMs = Math.max(0, this.#postedAt + POST_EVERY_MS - Date.now())
    this.#posting ??= setTimeout(() => this.ctx.waitUntil(this.#post()), waitMs)
  }

  /** Passes on what was said, and tells each speaker what became of it. */
  async #post(): Promise<void> {
    const outgoing = this.#outgoing
    this.#outgoing = []
    this.#posting = undefined
    this.#postedAt = Date.now()
    const room = attachmentOf(outgoing[0]?.socket as WebSocket).room
    const taken = await this.#room(room)
      .post(outgoing.map(({ entry }) => entry))
      .catch((error: unknown): ChatTaken[] => {
        logError({ event: 'chat_not_posted', room }, error)
        return []
      })
    for (const [at, { socket, entry }] of outgoing.entries()) {
      const answer = taken[at] ?? { why: 'unavailable' as const }
      sendFrame(
        socket,
        'id' in answer
          ? { type: 'said', nonce: entry.nonce, id: answer.id }
          : { type: 'refused', nonce: entry.nonce, why: answer.why },
      )
    }
  }

  async #speaker(
    holder: { uid: number; sessionId: string },
    streamerUid: number | undefined,
  ): Promise<ChatSpeaker | null> {
    const key = `${holder.uid} ${holder.sessionId}`
    const known = this.#speakers.get(key)
    if (known && known.until > Date.now()) return known.speaker
    const speaker = await readSpeaker(this.#accountDb, holder, streamerUid, nowOf(this.env))
    this.#speakers.delete(key)
    this.#speakers.set(key, { speaker, until: Date.now() + SPEAKER_MS })
    if (this.#speakers.size > SPEAKERS_MAX) this.#speakers.delete(this.#speakers.keys().next().value ?? '')
    return speaker
  }

  #room = (room: number): DurableObjectStub<ChatRoomObject> => this.env.CHAT_ROOMS.getByName(String(room))

  #count(address: string, by: 1 | -1): void {
    const count = (this.#addresses.get(address) ?? 0) + by
    if (count > 0) this.#addresses.set(address, count)
    else this.#addresses.delete(address)
  }

  #drop(socket: WebSocket): void {
    const { address, room, relay } = attachmentOf(socket)
    this.#count(address, -1)
    if (this.ctx.getWebSockets().some((other) => other !== socket)) return
    this.#state = undefined
    this.#leaving = Promise.resolve(this.#room(room).leave(relay)).catch(() => undefined)
    this.ctx.waitUntil(this.#leaving)
  }

  /** Closes sockets without a recent ping: their connection is lost. */
  #closeSilent(): void {
    const now = Date.now()
    if (now < this.#silenceCheckedAt + SILENCE_CHECK_EVERY_MS) return
    this.#silenceCheckedAt = now
    for (const socket of this.ctx.getWebSockets()) {
      const pingedAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? attachmentOf(socket).openedAt
      if (now - pingedAt >= SILENT_MS_MAX) close(socket, 1001, 'silent')
    }
  }
}

const muteFor = ({ uid, minutes }: { uid: number; minutes: number }, now: number): ChatDeed => ({
  mute: uid,
  until: minutes === 0 ? 0 : now + minutes * 60_000,
})

function mutedIn({ mutes }: ChatState, uid: number, now: number): { mutedUntil?: number } {
  const until = mutes.find((mute) => mute.uid === uid)?.until ?? 0
  return until > now ? { mutedUntil: until } : {}
}

const attachmentOf = (socket: WebSocket): Attachment => socket.deserializeAttachment() as Attachment

/** Errors are ignored: they mean that the socket has closed. */
function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text)
  } catch {}
}

const sendFrame = (socket: WebSocket, frame: ChatServerFrame): void => send(socket, JSON.stringify(frame))

function close(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason)
  } catch {}
}

function refuse(socket: WebSocket, error: 'too_fast' | 'too_large', code: number): void {
  sendFrame(socket, { type: 'error', error })
  close(socket, code, error)
}
