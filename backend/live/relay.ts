import { DurableObject } from 'cloudflare:workers'
import { AddressCount } from '#backend/core/address-count.ts'
import type { Env } from '#backend/core/env.ts'
import { consumeFrame, fullBudget } from '#backend/core/frame-budget.ts'
import type { RelayObject, RoomCounts, Subscribed, TopicObject } from '#backend/core/objects.ts'
import { sendText } from '#backend/core/sockets.ts'
import { clientNetwork } from '#contract/client-network.ts'
import { logError } from '#contract/log-error.ts'
import { type FrameError, type ServerFrame, TOPICS_PER_SOCKET_MAX } from '#contract/socket.ts'
import { CATCH_UPS, CallBudget, OPENINGS } from './call-budget.ts'
import { SOCKETS_PER_ADDRESS_MAX, SOCKETS_PER_RELAY_MAX, VIEWERS_PER_ADDRESS_MAX } from './pick-relay.ts'
import { readFrame } from './read-frame.ts'
import { RELAY_HEADER } from './socket-route.ts'
import { queueDelta, queuedFrames, type SocketState, SocketTable } from './socket-table.ts'
import { TopicAnswers } from './topic-answers.ts'
import { Turns } from './turns.ts'
import { mostWatched } from './viewer-shares.ts'

/** Stored with each socket, since a relay's memory is lost in hibernation. */
interface Attachment {
  relay: string
  /** Absent from sockets that were opened before addresses were counted. */
  address?: string
  topics: string[]
  openedAt: number
}

/** A browser pings every 25 s, in a hidden tab once a minute. */
const SILENT_MS_MAX = 150_000
const SILENCE_CHECK_EVERY_MS = 60_000
const COUNT_DELAY_MS = 1_000
const ROOM = 'room:'
const RETRY_MS_MIN = 2_000
const RETRY_MS_SPREAD = 6_000

type State = SocketState<WebSocket>

/** Holds a share of the sockets of `g`: checks their frames, subscribes to topics and fans out the topics' frames. */
export class Relay extends DurableObject<Env> implements RelayObject {
  readonly #table = new SocketTable<WebSocket>()
  readonly #addresses = new AddressCount()
  readonly #openings = new CallBudget(OPENINGS)
  readonly #catchUps = new CallBudget(CATCH_UPS)
  readonly #turns = new Turns()
  /** Topics that wait to be opened: they do not know of this relay yet. */
  readonly #unopened = new Set<string>()
  readonly #answers = new TopicAnswers()
  readonly #stubs = new Map<string, DurableObjectStub<TopicObject>>()
  readonly #leaving = new Map<string, Promise<void>>()
  readonly #countTimers = new Set<string>()
  #silenceCheckedAt = Date.now()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    for (const socket of ctx.getWebSockets()) {
      const { topics, address } = attachmentOf(socket)
      this.#table.add(socket, address ?? '', topics, fullBudget(Date.now()))
      if (address !== undefined) this.#addresses.add(address)
    }
  }

  override fetch(request: Request): Response {
    if (this.#table.size >= SOCKETS_PER_RELAY_MAX)
      return new Response('Full', { status: 503, headers: { 'retry-after': '5' } })
    const address = clientNetwork(request.headers.get('cf-connecting-ip') ?? 'unknown')
    if (this.#addresses.of(address) >= SOCKETS_PER_ADDRESS_MAX)
      return new Response('Too many sockets', { status: 429, headers: { 'retry-after': '60' } })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const relay = request.headers.get(RELAY_HEADER) ?? ''
    attach(server, { relay, address, topics: [], openedAt: Date.now() })
    this.#addresses.add(address)
    this.#table.add(server, address, [], fullBudget(Date.now()))
    return new Response(null, { status: 101, webSocket: client })
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const state = this.#table.get(socket)
    if (!state) return
    const budget = consumeFrame(state.budget, Date.now())
    if (!budget) return this.#refuse(socket, 'too_fast', 1008)
    state.budget = budget
    const frame = readFrame(message)
    if (frame.kind === 'ping') sendText(socket, 'pong')
    else if (frame.kind === 'subscribe') await this.#subscribe(state, frame.topic, frame.since)
    else if (frame.kind === 'unsubscribe') this.#unsubscribe(state, frame.topic)
    else if (frame.error === 'too_large') this.#refuse(socket, 'too_large', 1009)
    else sendError(socket, frame.error, frame.topic)
  }

  override webSocketClose(socket: WebSocket): void {
    this.#drop(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#drop(socket)
  }

  /** Sends a topic's frame to its sockets. Returns what `count` does. */
  deliver(topic: string, seq: number, frame: string): number {
    this.#answers.invalidate(topic)
    this.#closeSilent()
    for (const { socket, topics } of this.#table.on(topic))
      if (!queueDelta(topics.get(topic), seq, frame)) sendText(socket, frame)
    return this.count(topic)
  }

  /** How many sockets of this relay subscribe to a topic; of a room its viewers. */
  count(topic: string): number {
    return topic.startsWith(ROOM) ? this.#table.countViewers(topic, VIEWERS_PER_ADDRESS_MAX) : this.#table.count(topic)
  }

  /** The viewers of each room that has sockets here. */
  viewers(): RoomCounts {
    this.#closeSilent()
    const counts = new Map<number, number>()
    // One that was never opened may be of a room that does not exist.
    for (const topic of this.#table.topics())
      if (topic.startsWith(ROOM) && !this.#unopened.has(topic))
        counts.set(Number(topic.slice(ROOM.length)), this.count(topic))
    return mostWatched(counts)
  }

  async #subscribe(state: State, topic: string, since: number | undefined): Promise<void> {
    const { socket, topics } = state
    const isNew = !topics.has(topic)
    if (isNew && topics.size >= TOPICS_PER_SOCKET_MAX) return sendError(socket, 'too_many_topics', topic)
    const opensTopic = this.#table.count(topic) === 0
    const { address = '', relay } = attachmentOf(socket)
    if (opensTopic) {
      const taken = this.#openings.take(address, Date.now())
      // The page connects again, and then continues where it was.
      if (taken === 'address') return this.#refuse(socket, 'too_fast', 1008)
      if (taken === 'all') return this.#postpone(state, topic)
    }
    const from = this.#positionFor(topic, since, address)
    this.#table.join(state, topic)
    if (isNew) this.#saveTopics(state)
    const pending = topics.get(topic) ?? { count: 0, seq: 0, queue: [] }
    topics.set(topic, pending)
    pending.count += 1
    try {
      const answer = await this.#answers.get(topic, from, () =>
        this.#ask(topic, from, relay, opensTopic || this.#unopened.has(topic) ? address : undefined),
      )
      if (topics.get(topic) !== pending) return
      if (!answer.isKnown) return this.#refuseTopic(state, topic)
      sendText(socket, answer.frame)
      pending.seq = Math.max(pending.seq, answer.seq)
      if (isNew) this.#reportCount(relay, topic)
    } catch (error) {
      logError({ topic }, error)
      // The page reconnects and subscribes again with `since`.
      socket.close(1011, 'topic')
      this.#drop(socket)
    } finally {
      pending.count -= 1
      if (pending.count === 0 && topics.get(topic) === pending) {
        topics.set(topic, null)
        for (const frame of queuedFrames(pending)) sendText(socket, frame)
      }
    }
  }

  /** The position to answer from: none, for which all get one snapshot, when too many others were asked for lately. */
  #positionFor(topic: string, since: number | undefined, address: string): number | undefined {
    if (since === undefined || this.#answers.has(topic, since)) return since
    return this.#catchUps.take(address, Date.now()) === 'taken' ? since : undefined
  }

  /** Tells a page to subscribe to a topic later, each at another time. What it has open goes on. */
  #postpone({ socket }: State, topic: string): void {
    const retryAfterMs = RETRY_MS_MIN + Math.round(Math.random() * RETRY_MS_SPREAD)
    sendText(socket, JSON.stringify({ type: 'error', error: 'busy', topic, retryAfterMs } satisfies ServerFrame))
  }

  /** Asks a topic; one that nobody here has subscribed to when it is this address's turn to wake one. */
  #ask(topic: string, since: number | undefined, relay: string, opener: string | undefined): Promise<Subscribed> {
    const ask = async (): Promise<Subscribed> => {
      this.#unopened.delete(topic)
      await this.#leaving.get(topic)
      const sockets = this.count(topic)
      return sockets > 0 ? this.#stub(topic).subscribe(topic, relay, sockets, since) : { isKnown: false }
    }
    if (opener === undefined) return ask()
    this.#unopened.add(topic)
    return this.#turns.run(opener, ask)
  }

  #unsubscribe(state: State, topic: string): void {
    if (!state.topics.has(topic)) return
    const { relay } = attachmentOf(state.socket)
    const isEmpty = this.#table.leave(state, topic)
    this.#saveTopics(state)
    if (isEmpty) this.#leaveTopic(relay, topic)
    else this.#reportCount(relay, topic)
  }

  #refuseTopic(state: State, topic: string): void {
    sendError(state.socket, 'unknown_topic', topic)
    if (this.#table.leave(state, topic)) this.#stubs.delete(topic)
    this.#saveTopics(state)
  }

  #refuse(socket: WebSocket, error: FrameError, code: number): void {
    sendError(socket, error)
    socket.close(code, error)
    this.#drop(socket)
  }

  #drop(socket: WebSocket): void {
    const { relay, address } = attachmentOf(socket)
    if (this.#table.get(socket) && address !== undefined) this.#addresses.remove(address)
    const { left, emptied } = this.#table.remove(socket)
    for (const topic of left)
      if (emptied.includes(topic)) this.#leaveTopic(relay, topic)
      else this.#reportCount(relay, topic)
  }

  /** Unsubscribes from a topic without sockets. A new subscription waits for this, so that the two keep their order. */
  #leaveTopic(relay: string, topic: string): void {
    this.#answers.invalidate(topic)
    if (this.#unopened.delete(topic)) return
    const leaving = this.#stub(topic)
      .unsubscribe(relay)
      .catch(() => undefined)
      .finally(() => {
        if (this.#leaving.get(topic) === leaving) this.#leaving.delete(topic)
      })
    this.#leaving.set(topic, leaving)
    this.#stubs.delete(topic)
    this.ctx.waitUntil(leaving)
  }

  /** Reports the number of a room's sockets, which the room shows; other topics learn it from `deliver`. */
  #reportCount(relay: string, topic: string): void {
    if (!topic.startsWith(ROOM) || this.#countTimers.has(topic)) return
    this.#countTimers.add(topic)
    setTimeout(() => {
      this.#countTimers.delete(topic)
      const sockets = this.count(topic)
      if (sockets > 0) this.ctx.waitUntil(this.#stub(topic).count(relay, sockets))
    }, COUNT_DELAY_MS)
  }

  #stub(topic: string): DurableObjectStub<TopicObject> {
    const stub = this.#stubs.get(topic) ?? this.env.TOPICS.getByName(topic)
    this.#stubs.set(topic, stub)
    return stub
  }

  #saveTopics(state: State): void {
    attach(state.socket, { ...attachmentOf(state.socket), topics: [...state.topics.keys()] })
  }

  /** Closes sockets without a recent ping: their connection is lost. */
  #closeSilent(): void {
    const now = Date.now()
    if (now < this.#silenceCheckedAt + SILENCE_CHECK_EVERY_MS) return
    this.#silenceCheckedAt = now
    for (const { socket } of [...this.#table.all()]) {
      const pingedAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? attachmentOf(socket).openedAt
      if (now - pingedAt < SILENT_MS_MAX) continue
      socket.close(1001, 'silent')
      this.#drop(socket)
    }
  }
}

const attach = (socket: WebSocket, attachment: Attachment): void => socket.serializeAttachment(attachment)
const attachmentOf = (socket: WebSocket): Attachment => socket.deserializeAttachment() as Attachment

const sendError = (socket: WebSocket, error: FrameError, topic?: string): void =>
  sendText(socket, JSON.stringify({ type: 'error', error, ...(topic ? { topic } : {}) } satisfies ServerFrame))
