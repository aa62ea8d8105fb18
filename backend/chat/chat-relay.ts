import { DurableObject } from 'cloudflare:workers'
import { AddressCount } from '#backend/core/address-count.ts'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import { consumeFrame, type FrameBudget, type FrameRate, fullBudget } from '#backend/core/frame-budget.ts'
import type {
  ChatBatch,
  ChatDeed,
  ChatEntry,
  ChatRelayObject,
  ChatRoomObject,
  ChatState,
  ChatTaken,
} from '#backend/core/objects.ts'
import { closeSocket, sendText } from '#backend/core/sockets.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import type { ChatRefusal, ChatServerFrame } from '#contract/chat.ts'
import { CHAT_HISTORY } from '#contract/chat-rules.ts'
import { clientNetwork, networkAround } from '#contract/client-network.ts'
import { logError } from '#contract/log-error.ts'
import { Pace } from './pace.ts'
import { Presence, type Present } from './presence.ts'
import { readChatFrame } from './read-chat-frame.ts'
import { RoomView } from './room-view.ts'
import { readSaid } from './say-rules.ts'
import { type Holder, mayBeMuted } from './speaker.ts'

/** What the route has checked, as JSON. */
export const ENTRY_HEADER = 'x-chat-entry'

export interface ChatPass {
  room: number
  relay: string
  /** Absent: a guest, who reads. */
  holder?: Holder
  /** The last message that the page has. */
  since?: number
}

/** Stored with each socket, since a relay's memory is lost in hibernation. */
interface Attachment extends Omit<ChatPass, 'since'> {
  address: string
  openedAt: number
}

const SOCKETS_PER_RELAY_MAX = 3000
/** Of one address, and of the network around it: an office watches together, a script should not have thousands. */
const SOCKETS_PER_ADDRESS_MAX = 60
const SOCKETS_PER_NETWORK_MAX = 300
/** Deeds of one page. */
const DEEDS: FrameRate = { burst: 8, perSecond: 1 }
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
  readonly #presence = new Presence(this.#accountDb, openMatchDatabase(this.env), () => this.#closeAll())
  readonly #deeds = new WeakMap<WebSocket, FrameBudget>()
  /** Sockets by address and by the network around it. */
  readonly #addresses = new AddressCount()
  readonly #dropped = new WeakSet<WebSocket>()
  readonly #view = new RoomView()
  /** Until the room knows that nobody is here any more; whoever comes then enters after that. */
  #leaving: Promise<unknown> = Promise.resolve()
  #outgoing: Outgoing[] = []
  #posting: ReturnType<typeof setTimeout> | undefined
  #postedAt = 0
  #silenceCheckedAt = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    for (const socket of ctx.getWebSockets()) this.#count(attachmentOf(socket).address, 'add')
  }

  override async fetch(request: Request): Promise<Response> {
    this.#closeSilent()
    const address = clientNetwork(request.headers.get('cf-connecting-ip') ?? 'unknown')
    const around = networkAround(address)
    const isTooMany =
      this.#addresses.of(address) >= SOCKETS_PER_ADDRESS_MAX ||
      (around !== undefined && this.#addresses.of(around) >= SOCKETS_PER_NETWORK_MAX)
    if (isTooMany) return new Response('Too many sockets', { status: 429, headers: { 'retry-after': '60' } })
    if (this.ctx.getWebSockets().length >= SOCKETS_PER_RELAY_MAX) return new Response('Full', { status: 503 })
    const { since, ...pass } = JSON.parse(request.headers.get(ENTRY_HEADER) ?? '{}') as ChatPass
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const attachment: Attachment = { ...pass, address, openedAt: Date.now() }
    server.serializeAttachment(attachment)
    this.#count(address, 'add')
    this.ctx.waitUntil(this.#welcome(server, attachment, since))
    return new Response(null, { status: 101, webSocket: client })
  }

  async deliver(frame: ChatBatch | ChatDeed): Promise<boolean> {
    this.#closeSilent()
    if (!('type' in frame)) return this.#moderated(frame)
    const [any] = this.ctx.getWebSockets()
    if (!any) return false
    const text = JSON.stringify(await this.#view.advance(frame, this.#ask(attachmentOf(any))))
    const sockets = this.ctx.getWebSockets()
    for (const socket of sockets) sendText(socket, text)
    return sockets.length > 0
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const budget = consumeFrame(this.#budgets.get(socket) ?? fullBudget(Date.now()), Date.now())
    if (!budget) return refuse(socket, 'too_fast', 1008)
    this.#budgets.set(socket, budget)
    const frame = readChatFrame(message)
    if (frame.kind === 'ping') sendText(socket, 'pong')
    else if (frame.kind === 'say') await this.#say(socket, frame)
    else if (frame.kind === 'remove') await this.#moderate(socket, frame.nonce, { remove: frame.id })
    else if (frame.kind === 'modes') await this.#moderate(socket, frame.nonce, { modes: frame.modes })
    else if (frame.kind === 'mute') await this.#moderate(socket, frame.nonce, muteFor(frame, nowOf(this.env)))
    else if (frame.error === 'too_large') refuse(socket, 'too_large', 1009)
    else sendFrame(socket, { type: 'error', error: frame.error })
  }

  override webSocketClose(socket: WebSocket): void {
    this.#drop(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#drop(socket)
  }

  async #welcome(socket: WebSocket, attachment: Attachment, from?: number): Promise<void> {
    const { room, holder } = attachment
    try {
      const [state, who] = await Promise.all([
        this.#view.enter(this.#ask(attachment)),
        holder ? this.#presence.find(holder, room, nowOf(this.env)) : undefined,
      ])
      // A room that was silent for long counts anew.
      const since = from !== undefined && from <= state.last ? from : undefined
      const missed = state.messages.filter(({ id }) => id > (since ?? 0))
      const first = state.messages[0]?.id ?? 0
      sendFrame(socket, {
        type: 'welcome',
        last: state.last,
        messages: missed.slice(-CHAT_HISTORY),
        ...(since !== undefined && (missed.length > CHAT_HISTORY || since + 1 < first) ? { isGap: true } : {}),
        ...modesOf(state),
        ...(who ? { you: who.speaker, ...mutesOf(state, who, nowOf(this.env)) } : {}),
      })
    } catch (error) {
      logError({ event: 'chat_not_entered', room }, error)
      closeSocket(socket, 1011, 'room')
    }
  }

  /** A deed is the streamer's or staff's; nobody mutes these. */
  async #moderate(socket: WebSocket, nonce: string, deed: ChatDeed): Promise<void> {
    const refused = (why: ChatRefusal) => sendFrame(socket, { type: 'refused', nonce, why })
    const now = Date.now()
    const budget = consumeFrame(this.#deeds.get(socket) ?? fullBudget(now, DEEDS), now, DEEDS)
    if (!budget) return refused('slow')
    this.#deeds.set(socket, budget)
    try {
      const { holder, room } = attachmentOf(socket)
      const who = holder && (await this.#presence.find(holder, room, nowOf(this.env)))
      const part = who?.speaker.part
      if (!who || !part || !(await this.#mayDo(deed, who, room))) return refused('not_allowed')
      if (!(await this.#room(room).moderate(deed, who.speaker.uid, part))) return refused('not_allowed')
      sendFrame(socket, { type: 'done', nonce })
    } catch (error) {
      logError({ event: 'chat_deed_failed' }, error)
      refused('unavailable')
    }
  }

  /** Nobody mutes staff or the streamer, and nobody can follow a room without an account. */
  async #mayDo(deed: ChatDeed, { speaker, ownerUid }: Present, roomId: number): Promise<boolean> {
    if ('mute' in deed)
      return mayBeMuted(this.#accountDb, { uid: deed.mute, roomId, streamerUid: ownerUid }, speaker.part ?? 'moderator')
    return !('modes' in deed && deed.modes.isFollowersOnly && ownerUid === undefined)
  }

  async #moderated(deed: ChatDeed): Promise<boolean> {
    await this.#view.apply(deed)
    const sockets = this.ctx.getWebSockets()
    const ofUser = (uid: number) => sockets.filter((each) => attachmentOf(each).holder?.uid === uid)
    if ('remove' in deed) for (const socket of sockets) sendFrame(socket, { type: 'removed', id: deed.remove })
    else if ('modes' in deed) for (const socket of sockets) sendFrame(socket, { type: 'modes', modes: deed.modes })
    else if ('mute' in deed)
      for (const socket of ofUser(deed.mute)) sendFrame(socket, { type: 'muted', until: deed.until })
    else if ('appoint' in deed) await this.#tellWhoSheIs(deed.appoint, ofUser(deed.appoint))
    else {
      this.#presence.forget(deed.muteEverywhere)
      for (const socket of ofUser(deed.muteEverywhere))
        sendFrame(socket, { type: 'muted', until: deed.until, isEverywhere: true })
    }
    return sockets.length > 0
  }

  /** Tells the pages of a user what she is in the room from now on. */
  async #tellWhoSheIs(uid: number, sockets: readonly WebSocket[]): Promise<void> {
    this.#presence.forget(uid)
    for (const socket of sockets) {
      const { holder, room } = attachmentOf(socket)
      const who = holder && (await this.#presence.find(holder, room, nowOf(this.env)))
      if (who) sendFrame(socket, { type: 'you', you: who.speaker })
    }
  }

  async #say(
    socket: WebSocket,
    { text: typed, nonce, replyTo }: { text: string; nonce: string; replyTo?: number },
  ): Promise<void> {
    const refused = (why: ChatRefusal, waitMs?: number) =>
      sendFrame(socket, { type: 'refused', nonce, why, ...(waitMs === undefined ? {} : { waitMs }) })
    const { holder, room } = attachmentOf(socket)
    let who: Present | undefined
    let barred: ChatRefusal | undefined
    try {
      who = holder && (await this.#presence.find(holder, room, nowOf(this.env)))
      // After hibernation the room is asked again.
      if (who)
        barred = await this.#presence.barredBy((await this.#view.enter(this.#ask(attachmentOf(socket)))).modes, who)
    } catch (error) {
      logError({ event: 'chat_not_said', room }, error)
      return refused('unavailable')
    }
    if (!who) return refused('signed_out')
    const { speaker, mayWatch, mutedUntil } = who
    if (mutedUntil > nowOf(this.env)) {
      sendFrame(socket, { type: 'muted', until: mutedUntil, isEverywhere: true })
      return refused('muted_everywhere')
    }
    if (!mayWatch) return refused('members_only')
    if (barred) return refused(barred)
    const said = readSaid(typed, speaker.part !== undefined)
    if ('why' in said) return refused(said.why)
    const isAgain = this.#outgoing.some(({ entry }) => entry.by.uid === speaker.uid && entry.nonce === nonce)
    const isFree = speaker.part === 'streamer' || speaker.part === 'staff'
    const pause = isFree || isAgain ? undefined : this.#pace.take(speaker.uid, said.key, nonce, nowOf(this.env))
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
      if ('why' in answer) this.#pace.untake(entry.by.uid, entry.nonce)
      sendFrame(
        socket,
        'id' in answer
          ? { type: 'said', nonce: entry.nonce, id: answer.id }
          : { type: 'refused', nonce: entry.nonce, ...answer },
      )
    }
  }

  #room = (room: number): DurableObjectStub<ChatRoomObject> => this.env.CHAT_ROOMS.getByName(String(room))

  /** How to ask the room: after it knows that nobody was here. */
  #ask =
    ({ room, relay }: Attachment) =>
    (): Promise<ChatState> =>
      this.#leaving.then(() => this.#room(room).enter(relay))

  #count(address: string, act: 'add' | 'remove'): void {
    const around = networkAround(address)
    this.#addresses[act](address)
    if (around !== undefined) this.#addresses[act](around)
  }

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
    const { address, room, relay } = attachmentOf(socket)
    this.#count(address, 'remove')
    if (this.ctx.getWebSockets().some((other) => !this.#dropped.has(other))) return
    this.#view.forget()
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
      if (now - pingedAt >= SILENT_MS_MAX) this.#close(socket, 1001, 'silent')
    }
  }
}

const muteFor = ({ uid, minutes }: { uid: number; minutes: number }, now: number): ChatDeed => ({
  mute: uid,
  until: minutes === 0 ? 0 : now + minutes * 60_000,
})

const modesOf = ({ modes }: ChatState) => (Object.keys(modes).length > 0 ? { modes } : {})

/** Until when a user is muted, here and in all rooms. */
function mutesOf({ mutes }: ChatState, { speaker: { uid }, mutedUntil: everywhere }: Present, now: number) {
  const until = mutes.find((mute) => mute.uid === uid)?.until ?? 0
  return {
    ...(until > now ? { mutedUntil: until } : {}),
    ...(everywhere > now ? { mutedEverywhereUntil: everywhere } : {}),
  }
}

const attachmentOf = (socket: WebSocket): Attachment => socket.deserializeAttachment() as Attachment

const sendFrame = (socket: WebSocket, frame: ChatServerFrame): void => sendText(socket, JSON.stringify(frame))

function refuse(socket: WebSocket, error: 'too_fast' | 'too_large', code: number): void {
  sendFrame(socket, { type: 'error', error })
  closeSocket(socket, code, error)
}
