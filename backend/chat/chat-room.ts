import { DurableObject } from 'cloudflare:workers'
import { nowOf, realTimeOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import type {
  ChatBatch,
  ChatDeed,
  ChatDeedLine,
  ChatEntry,
  ChatHistory,
  ChatHistoryAsk,
  ChatMute,
  ChatRoomObject,
  ChatState,
  ChatTaken,
} from '#backend/core/objects.ts'
import type { ChatMessage, ChatModes, ChatPart } from '#contract/chat.ts'
import { CHAT_HISTORY } from '#contract/chat-rules.ts'
import { CHAT_DAYS } from '#contract/retention-rules.ts'
import type { Kept } from './chat-history.ts'
import { ChatLog, publicOf, takenOutBy } from './chat-log.ts'
import { type Crowd, FramePace, postEveryMs } from './frame-pace.ts'
import { withItsRun } from './gift-run.ts'
import { joinGift } from './join-gift.ts'
import { Once } from './once.ts'
import { Pace, ROOM_PACE } from './pace.ts'
import { RoomRelays } from './room-relays.ts'
import { keyOf } from './say-rules.ts'
import { shownInFrame } from './shown.ts'
import { SpokenAt } from './spoken-at.ts'

const KEPT_MS = CHAT_DAYS * 24 * 3_600_000
/** How often what is older is looked for from then on. */
const FORGET_EVERY_MS = 24 * 3_600_000
/** So many messages may wait for the next frame; more are counted as said. */
const WAITING_MAX = 2000
const MODES = 'modes'

interface Waiting {
  entry: ChatEntry
  id: number
}

/** The chat of one room: numbers messages, keeps them, and sends them to the relays, a frame at a time. */
export class ChatRoom extends DurableObject<Env> implements ChatRoomObject {
  readonly #log = new ChatLog(this.ctx.storage)
  readonly #once = new Once()
  readonly #framePace = new FramePace()
  readonly #userPace = new Pace(ROOM_PACE)
  readonly #relays = new RoomRelays({
    storage: this.ctx.storage,
    relay: (name) => this.env.CHAT_RELAYS.getByName(name),
    postEveryMs: () => postEveryMs(this.#relays.audience, this.#isBusy),
    onLeft: (name) => this.leave(name),
  })
  readonly #spokenAt = new SpokenAt()
  #modes = this.ctx.storage.kv.get<ChatModes>(MODES) ?? {}
  #last = this.#log.last
  #waiting: Waiting[] = []
  #more = 0
  #isBusy = false
  #sending: Promise<void> | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    for (const { by, nonce, id, at, gift } of this.#log.messages) {
      this.#once.give(by.uid, nonce, id, at)
      if (!gift) this.#spokenAt.set(by.uid, at)
    }
  }

  enter(relay: string): ChatState {
    this.#relays.enter(relay)
    const mutes = this.#log.mutes(nowOf(this.env))
    return {
      last: this.#log.last,
      messages: this.#log.messages.map(publicOf),
      mutes,
      modes: this.#modes,
      removed: this.#log.removed(),
    }
  }

  leave(relay: string): void {
    if (!this.#relays.leave(relay)) return
    if (!this.#relays.isEmpty || !this.#isEmpty) this.#relays.save()
    else this.ctx.waitUntil(this.#forgetAll())
  }

  async post(entries: readonly ChatEntry[]): Promise<ChatTaken[]> {
    const muted = new Map(this.#log.mutes(nowOf(this.env)).map(({ uid, until }) => [uid, until]))
    const taken = entries.map((entry): ChatTaken => {
      const until = muted.get(entry.by.uid)
      return until === undefined ? this.#take(entry) : { why: 'muted', until }
    })
    this.#sending ??= this.#sendSoon()
    await this.#sending
    return taken
  }

  lastMessages(): ChatMessage[] {
    return this.#log.messages.slice(-CHAT_HISTORY).map(publicOf)
  }

  message(id: number): ChatMessage | null {
    const kept = this.#kept(id)
    return kept ? publicOf(kept) : null
  }

  around(id: number, count: number): ChatMessage[] {
    return this.#log.around(id, count).map(publicOf)
  }

  async gift(entry: ChatEntry): Promise<void> {
    const { by, nonce } = entry
    const isNew = this.#once.find(by.uid, nonce) === undefined
    const joined = isNew ? joinGift(this.#waiting, entry) : undefined
    if (joined !== undefined) this.#once.give(by.uid, nonce, joined, nowOf(this.env))
    else this.#take(entry)
    this.#sending ??= this.#sendSoon()
    await this.#sending
  }

  deeds(): ChatDeedLine[] {
    return this.#log.deeds()
  }

  mutes(): ChatMute[] {
    return this.#log.mutes(nowOf(this.env))
  }

  history(ask: ChatHistoryAsk): ChatHistory {
    return this.#log.history(ask)
  }

  moderate(asked: ChatDeed, by: number, part: ChatPart = 'staff'): boolean {
    const message = 'remove' in asked ? this.#find(asked.remove) : undefined
    if (message && part === 'moderator' && message.by.part && message.by.uid !== by) return false
    const deed = 'remove' in asked ? withItsRun(asked, message, this.#log.messages) : asked
    if ('remove' in deed) {
      this.#waiting = this.#waiting.filter(({ id }) => id !== deed.remove)
      this.#log.remove(takenOutBy(deed))
    } else if ('mute' in deed) this.#log.mute(deed.mute, deed.until)
    else if ('modes' in deed) this.#setModes(deed.modes)
    this.#log.note({
      at: nowOf(this.env),
      by,
      deed,
      ...(message ? { message: { uid: message.by.uid, text: message.text } } : {}),
    })
    this.ctx.waitUntil(this.#setAlarm(KEPT_MS))
    this.tell(deed)
    return true
  }

  tell(deed: ChatDeed): void {
    this.ctx.waitUntil(this.#relays.send(deed))
  }

  override async alarm(): Promise<void> {
    const now = nowOf(this.env)
    this.#log.forget(now - KEPT_MS, now)
    if (!this.#log.isEmpty) await this.#setAlarm(FORGET_EVERY_MS)
    else if (this.#relays.isEmpty && this.#isEmpty) await this.#forgetAll()
  }

  #kept = (id: number): Kept | undefined => this.#log.find(id) ?? this.#log.read(id)

  /** A message that is kept, or waits for the next frame. */
  #find = (id: number): Pick<ChatEntry, 'by' | 'text' | 'gift'> | undefined =>
    this.#kept(id) ?? this.#waiting.find((waiting) => waiting.id === id)?.entry

  /** Nothing was said or set here. */
  get #isEmpty(): boolean {
    return this.#log.isEmpty && Object.keys(this.#modes).length === 0
  }

  #setModes(modes: ChatModes): void {
    this.#modes = modes
    this.ctx.storage.kv.put(MODES, modes)
  }

  /** The id of a message; of one that is sent again that of before. Slow mode and pace are kept here: they hold over all relays. */
  #take(entry: ChatEntry): ChatTaken {
    const { uid, part } = entry.by
    const known = this.#once.find(uid, entry.nonce)
    if (known !== undefined) return { id: known }
    const now = nowOf(this.env)
    const { slowSeconds = 0 } = this.#modes
    const waitMs = this.#spokenAt.of(uid) + slowSeconds * 1000 - now
    // A gift is paid for: it waits for nothing, and nothing waits for it.
    if (slowSeconds > 0 && !part && !entry.gift && waitMs > 0) return { why: 'slow_mode', waitMs }
    const isPaced = !entry.gift && part !== 'streamer' && part !== 'staff'
    const pause = isPaced ? this.#userPace.take(uid, keyOf(entry.text), entry.nonce, now) : undefined
    if (pause) return pause
    if (!entry.gift) this.#spokenAt.set(uid, now)
    this.#last += 1
    this.#once.give(uid, entry.nonce, this.#last, now)
    if (this.#waiting.length < WAITING_MAX || entry.by.part) this.#waiting.push({ entry, id: this.#last })
    else this.#more += 1
    return { id: this.#last }
  }

  async #sendSoon(): Promise<void> {
    const waitMs = () => this.#framePace.dueAt(this.#crowd, this.#relays.audience, Date.now()) - Date.now()
    // All that comes in one call goes together.
    await Promise.resolve()
    // What comes meanwhile may be more than can be shown: then it goes later.
    for (let ms = waitMs(); ms > 0; ms = waitMs()) await new Promise((resolve) => setTimeout(resolve, ms))
    this.#sending = undefined
    this.#send()
  }

  /** What waits for the next frame. */
  get #crowd(): Crowd {
    const gifts = this.#waiting.filter(({ entry }) => entry.gift).length
    return { said: this.#waiting.length - gifts + this.#more, gifts }
  }

  /** Keeps what waits, in one row, and sends it to the relays; nobody waits for these. */
  #send(): void {
    const waiting = this.#waiting
    const after = this.#log.last
    if (this.#last === after) return
    const at = nowOf(this.env)
    const { audience } = this.#relays
    this.#isBusy = this.#framePace.isBusy(this.#crowd, audience, Date.now())
    const places = this.#framePace.send(this.#crowd, audience, Date.now())
    const shown = new Set(
      shownInFrame(
        waiting.map(({ entry }) => entry),
        places,
      ),
    )
    const messages = waiting
      .filter(({ entry }) => shown.has(entry))
      .map(({ entry: { replyTo, ...entry }, id }): Kept => {
        const quoted = replyTo === undefined ? undefined : this.#log.find(replyTo)
        const quote = quoted && { id: quoted.id, name: quoted.by.name, text: quoted.text }
        return { id, ...entry, at, ...(quote ? { replyTo: quote } : {}) }
      })
    const more = this.#more + waiting.length - messages.length
    this.#log.append(messages, this.#last, at)
    this.#waiting = []
    this.#more = 0
    this.ctx.waitUntil(this.#setAlarm(KEPT_MS))
    const frame: ChatBatch = {
      type: 'messages',
      after,
      last: this.#last,
      messages: messages.map(publicOf),
      ...(more > 0 ? { more } : {}),
    }
    this.ctx.waitUntil(this.#relays.send(frame))
  }

  /** Nothing is left of a room in which nobody is and nothing was said. */
  async #forgetAll(): Promise<void> {
    this.#log.forgetAll()
    this.#last = 0
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    if (!this.#relays.isEmpty) this.#relays.save()
  }

  async #setAlarm(inMs: number): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(realTimeOf(this.env, nowOf(this.env) + inMs))
  }
}
