import { DurableObject } from 'cloudflare:workers'
import { nowOf, realTimeOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import type { CommentChange, LogChange, Subscribed, TopicObject } from '#backend/core/objects.ts'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import type { ServerFrame } from '#contract/socket.ts'
import { type OpenFeed, openFeed } from './open-feed.ts'
import { audienceOf, isWatched, type Watch, withRelay } from './watch.ts'

const RETRY_MS = 5_000
const LOAD_MS_MAX = 20_000

/**
 * One topic of socket `g`: sets an alarm for the next known event of its logs and sends changes to its relays. The
 * alarm and the stored `Watch` exist only while a relay subscribes.
 */
export class Topic extends DurableObject<Env> implements TopicObject {
  #watch = this.ctx.storage.kv.get<Watch>('watch')
  #opening: Promise<OpenFeed | undefined> | undefined
  #sentAt = 0
  #reloadAt = 0
  #alarmAt: number | undefined
  /** How often each relay has subscribed: a count that was requested before a later subscription is out of date. */
  #joins = new Map<string, number>()

  /**
   * Subscribes a relay with `sockets` on the topic. Returns the first frame for a new socket, or for one that has
   * received everything up to `since`.
   */
  async subscribe(topic: string, relay: string, sockets: number, since?: number): Promise<Subscribed> {
    const open = await this.#open(topic)
    if (!open) return { isKnown: false }
    this.#advance(open)
    this.#joins.set(relay, (this.#joins.get(relay) ?? 0) + 1)
    this.#save(withRelay(this.#watch ?? { topic, told: open.feed.seq(), relays: {} }, relay, sockets))
    await this.#schedule(open)
    return { isKnown: true, seq: open.feed.seq(), frame: JSON.stringify(this.#answer(topic, open, since)) }
  }

  async unsubscribe(relay: string): Promise<void> {
    await this.count(relay, 0)
  }

  /** Sets how many sockets a relay has on the topic. */
  async count(relay: string, sockets: number): Promise<void> {
    if (!this.#watch) return
    this.#save(withRelay(this.#watch, relay, sockets))
    await this.#scheduleNext()
  }

  online(): number {
    return audienceOf(this.#watch)
  }

  /** Reads the logs again and sends new events. Does nothing without subscribers. */
  async refresh(): Promise<void> {
    const open = this.#watch && (await this.#open(this.#watch.topic))
    if (!open) return
    await open.reload?.()
    this.#advance(open)
    await this.#schedule(open)
  }

  /**
   * Takes a change of a pushed match and sends it. False when nobody has opened the topic, or when events before the
   * change are not stored yet: the caller then sends it again once they are.
   */
  async receive(change: LogChange): Promise<boolean> {
    const open = await this.#opened()
    if (!open?.receive) return false
    let isTaken = open.receive(change)
    if (!isTaken) {
      await open.reload?.()
      isTaken = open.receive(change)
    }
    this.#advance(open)
    await this.#schedule(open)
    return isTaken
  }

  async noteComment(change: CommentChange): Promise<void> {
    const open = await this.#opened()
    if (!open?.noteComment) return
    open.noteComment(change)
    this.#advance(open)
    await this.#schedule(open)
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = undefined
    if (!isWatched(this.#watch)) return
    try {
      const open = await this.#open(this.#watch.topic)
      if (!open) return
      await this.#reloadWhenDue(open)
      await open.prepare?.()
      this.#advance(open)
      await this.#schedule(open)
    } catch (error) {
      logError({ topic: this.#watch.topic }, error)
      await this.#setAlarm(nowOf(this.env) + RETRY_MS)
    }
  }

  /** The feed, if anybody has opened the topic. */
  async #opened(): Promise<OpenFeed | undefined> {
    return this.#opening ?? (isWatched(this.#watch) ? this.#open(this.#watch.topic) : undefined)
  }

  #open(topic: string): Promise<OpenFeed | undefined> {
    this.#opening ??= inTime(this.#load(topic), LOAD_MS_MAX).catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #load(topic: string): Promise<OpenFeed | undefined> {
    const position = isWatched(this.#watch) ? this.#watch.told : undefined
    const open = await openFeed(this.env, topic, position, () => this.online())
    // An unknown match may be pushed later: nothing is cached.
    if (!open) this.#opening = undefined
    // A stored watch may be from before a restart: its relays are counted first.
    if (open?.reloadEveryMs) this.#reloadAt = position === undefined ? nowOf(this.env) + open.reloadEveryMs : 0
    return open
  }

  async #reloadWhenDue(open: OpenFeed): Promise<void> {
    if (!open.reloadEveryMs || nowOf(this.env) < this.#reloadAt) return
    this.#reloadAt = nowOf(this.env) + open.reloadEveryMs
    await open.reload?.()
    await this.#recount()
  }

  /** Counts the relays' sockets again, and so removes relays that restarted without unsubscribing. */
  async #recount(): Promise<void> {
    const { topic, relays } = this.#watch ?? { topic: '', relays: {} }
    const ask = async (relay: string): Promise<void> => {
      const joins = this.#joins.get(relay)
      this.#noteCount(relay, joins, await this.env.RELAYS.getByName(relay).count(topic))
    }
    await Promise.all(Object.keys(relays).map(ask))
  }

  /** Stores a relay's count of sockets; false when it has not changed or is older than the last subscription. */
  #noteCount(relay: string, joins: number | undefined, sockets: number): boolean {
    if (!this.#watch || this.#joins.get(relay) !== joins || this.#watch.relays[relay] === sockets) return false
    this.#save(withRelay(this.#watch, relay, sockets))
    return true
  }

  #answer(topic: string, { feed }: OpenFeed, since: number | undefined): ServerFrame {
    const head = { topic, seq: feed.seq(), at: new Date(nowOf(this.env)).toISOString() }
    const missed = since === undefined ? null : feed.catchUp(since)
    if (missed === 'current') return { ...head, type: 'current' }
    if (missed && since !== undefined) return { ...head, type: 'delta', after: since, data: missed }
    return { ...head, type: 'snapshot', data: feed.snapshot() }
  }

  /** Sends the change since the last step to the relays; leaves it to the alarm when the last step was too recent. */
  #advance({ feed, stepMsMin }: OpenFeed): void {
    const now = nowOf(this.env)
    if (!isWatched(this.#watch) || now < this.#sentAt + stepMsMin) return
    const step = feed.advance(now)
    if (!step) return
    this.#sentAt = now
    const { topic } = this.#watch
    const frame: ServerFrame = {
      topic,
      type: 'delta',
      after: step.after,
      seq: feed.seq(),
      at: new Date(now).toISOString(),
      data: step.data,
    }
    this.#save({ ...this.#watch, told: frame.seq })
    const text = JSON.stringify(frame)
    for (const relay of Object.keys(this.#watch.relays)) this.ctx.waitUntil(this.#send(relay, topic, frame.seq, text))
  }

  /** Sends a frame to a relay, which returns its count of sockets; a relay without any is removed. */
  async #send(relay: string, topic: string, seq: number, frame: string): Promise<void> {
    const joins = this.#joins.get(relay)
    try {
      const sockets = await this.env.RELAYS.getByName(relay).deliver(topic, seq, frame)
      if (this.#noteCount(relay, joins, sockets)) await this.#scheduleNext()
    } catch (error) {
      logError({ topic, relay }, error)
    }
  }

  #save(watch: Watch): void {
    if (isWatched(watch)) {
      this.#watch = watch
      this.ctx.storage.kv.put('watch', watch)
      return
    }
    this.#watch = undefined
    this.#opening = undefined
    this.#alarmAt = undefined
    this.ctx.waitUntil(Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()]))
  }

  async #scheduleNext(): Promise<void> {
    const open = isWatched(this.#watch) && (await this.#open(this.#watch.topic))
    if (open) await this.#schedule(open)
  }

  async #schedule({ feed, stepMsMin, reloadEveryMs }: OpenFeed): Promise<void> {
    if (!isWatched(this.#watch)) return
    const next = Math.min(feed.nextAt() ?? Infinity, reloadEveryMs ? this.#reloadAt : Infinity)
    if (next !== Infinity) await this.#setAlarm(Math.max(next, this.#sentAt + stepMsMin))
  }

  async #setAlarm(at: number): Promise<void> {
    if (at === this.#alarmAt) return
    this.#alarmAt = at
    await this.ctx.storage.setAlarm(realTimeOf(this.env, at))
  }
}
