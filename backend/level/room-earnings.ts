import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { logError } from '#contract/log-error.ts'
import { dayOf, type Earned, hasWatched, isFull, SaidCount } from './earn.ts'
import { takeEarned } from './take.ts'

/** What was earned in this time is stored together; of one user at most so often. */
const STORE_EVERY_MS = 60_000
/** Users in one statement. */
const TOGETHER_MAX = 500
/** Users that are remembered. */
const USERS_MAX = 6000

/** A signed-in page, in real time: since when it is open, and until when it has given a sign. */
export interface Watcher {
  uid: number
  from: number
  to: number
}

export interface RoomOfWatchers {
  env: Env
  accountDb: AccountDatabase
  /** The pages that are open. */
  watchers(): Iterable<Watcher>
  /** The level of a user has risen. */
  onRisen(uid: number): void
  waitUntil(work: Promise<unknown>): void
}

/**
 * What users earn on one relay of a room by watching and talking: collected in memory, stored once a minute while something
 * happens there. No timer: a relay may sleep, pages that stay open are counted when it wakes. What was said within a minute
 * before it sleeps may be lost.
 */
export class RoomEarnings {
  readonly #room: RoomOfWatchers
  readonly #saidCounts = new Map<number, SaidCount>()
  /** Messages that count and are not stored. */
  #said = new Map<number, number>()
  /** Pages that were closed meanwhile, the longest of each user. */
  #gone = new Map<number, Watcher>()
  /** To whom a day gives nothing more, and to whom nothing more for being here. */
  readonly #full = new Map<number, number>()
  readonly #watched = new Map<number, number>()
  /** Long ago: what happens first after a sleep is stored at once, since nothing is known of what was before. */
  #storedAt = 0

  constructor(room: RoomOfWatchers) {
    this.#room = room
  }

  /** A message was taken by the room under this id. */
  said(uid: number, id: number): void {
    const count = this.#saidCounts.get(uid) ?? new SaidCount()
    keep(this.#saidCounts, uid, count)
    if (!count.counts(id, Date.now())) return
    this.#said.set(uid, (this.#said.get(uid) ?? 0) + 1)
    this.look()
  }

  /** A page was closed. */
  left(watcher: Watcher): void {
    const { uid, from, to } = watcher
    if (to - from < STORE_EVERY_MS || this.#isOver(this.#watched, uid)) return
    const known = this.#gone.get(uid)
    this.#gone.set(uid, known ? { uid, from: Math.min(known.from, from), to: Math.max(known.to, to) } : watcher)
    this.look()
  }

  /** Something happens in the room: what was earned is stored, if it is time. */
  look(): void {
    if (Math.abs(Date.now() - this.#storedAt) < STORE_EVERY_MS) return
    this.#storedAt = Date.now()
    this.#room.waitUntil(this.store())
  }

  #isOver = (days: ReadonlyMap<number, number>, uid: number): boolean => days.get(uid) === dayOf(nowOf(this.#room.env))

  /** Stores what was earned; what could not be stored is kept. */
  async store(): Promise<void> {
    const { env, accountDb } = this.#room
    const [said, gone] = [this.#said, this.#gone]
    this.#said = new Map()
    this.#gone = new Map()
    const all = [...this.#earned(said, gone)]
    for (let at = 0; at < all.length; at += TOGETHER_MAX) {
      const part = new Map(all.slice(at, at + TOGETHER_MAX))
      let lost: readonly number[] = [...part.keys()]
      try {
        const taken = await takeEarned({ env, accountDb, now: nowOf(env) }, part)
        lost = taken.lost
        for (const [uid, standing] of taken.standings) {
          if (hasWatched(standing)) keep(this.#watched, uid, standing.day)
          if (isFull(standing)) keep(this.#full, uid, standing.day)
        }
        for (const uid of taken.risen) this.#room.onRisen(uid)
      } catch (error) {
        logError({ event: 'experience_not_stored' }, error)
      }
      for (const uid of lost) {
        const count = said.get(uid)
        if (count !== undefined) this.#said.set(uid, (this.#said.get(uid) ?? 0) + count)
        const watcher = gone.get(uid)
        if (watcher && !this.#gone.has(uid)) this.#gone.set(uid, watcher)
      }
    }
  }

  #earned(said: ReadonlyMap<number, number>, gone: ReadonlyMap<number, Watcher>): Map<number, Earned> {
    // Pages are timed by the runtime, days by the backend's clock.
    const ahead = nowOf(this.#room.env) - Date.now()
    const earned = new Map<number, Earned>()
    const watch = ({ uid, from, to }: Watcher) => {
      if (this.#isOver(this.#watched, uid)) return
      const { watched, ...rest } = earned.get(uid) ?? {}
      const span = { from: from + ahead, to: to + ahead }
      earned.set(uid, {
        ...rest,
        watched: watched ? { from: Math.min(watched.from, span.from), to: Math.max(watched.to, span.to) } : span,
      })
    }
    for (const watcher of gone.values()) watch(watcher)
    for (const watcher of this.#room.watchers()) if (watcher.to - watcher.from >= STORE_EVERY_MS) watch(watcher)
    for (const [uid, count] of said)
      if (!this.#isOver(this.#full, uid)) earned.set(uid, { ...earned.get(uid), said: count })
    return earned
  }
}

/** Remembers a bounded number; the oldest goes first. */
function keep<Value>(map: Map<number, Value>, uid: number, value: Value): void {
  map.delete(uid)
  map.set(uid, value)
  if (map.size > USERS_MAX) map.delete(map.keys().next().value ?? 0)
}
