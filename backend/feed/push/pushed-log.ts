import { DurableObject } from 'cloudflare:workers'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import type { Pushed, PushedLogObject } from '#backend/core/objects.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { logError } from '#contract/log-error.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { readLog } from '../match-log.store.ts'
import { rowChangeOf } from '../row-change.ts'
import { type FoldedLog, foldedLogOf, foldOn, needsStoring } from './folded-log.ts'
import { newEvents } from './new-events.ts'
import { saveEvents } from './push.store.ts'

/** Events that the database does not have yet. */
interface Pending {
  matchId: number
  revision: number
  events: MatchEvent[]
}

const RETRY_MS = 5_000
/** How long an answer waits for topics and database. The events are safe before. */
const WAIT_MS_MAX = 500

/**
 * The log of a match that a provider pushes to, in memory. New events are stored in the object, handed to the match's
 * topics and then written to the database; what an object could not write before it died is written by its alarm.
 */
export class PushedLog extends DurableObject<Env> implements PushedLogObject {
  #pending = this.ctx.storage.kv.get<Pending>('pending')
  #log: FoldedLog | undefined
  #opening: Promise<void> | undefined
  #saving: Promise<void> | undefined
  #isAlarmSet = false
  /** When the last events came; those that an object had before it died count as of when they are saved. */
  #cameAt: number | undefined
  /** Status or score changed by events that are not written yet: who follows the match is told once they are. */
  #isNews = false
  /** Topics get events one after the other. */
  #handing: Promise<void> = Promise.resolve()
  /** Events that a topic did not take: it is handed them again when the database has them. */
  #untaken: ReadonlyMap<string, MatchEvent[]> = new Map()

  async append(matchId: number, events: readonly MatchEvent[], now: number): Promise<Pushed> {
    await this.#open(matchId)
    const log = this.#log
    if (!log) return { status: 'unknown' }
    const added = newEvents(log.end, events, now)
    if (typeof added === 'string') return { status: 'refused', error: added }
    if (added.length > 0) {
      this.#cameAt = now
      this.#add(log, added)
      await this.#setAlarm()
    }
    const done = Promise.all([this.#handing, this.#save()]).catch((error: unknown) => logError({ matchId }, error))
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, WAIT_MS_MAX))])
    // The database has another log by now.
    if (!this.#log || this.#log.revision !== log.revision) return this.append(matchId, events, now)
    return { status: 'ok', seq: Math.max(log.end.seq, added.at(-1)?.seq ?? 0), added: added.length }
  }

  override async alarm(): Promise<void> {
    this.#isAlarmSet = false
    if (!this.#pending) return
    const { matchId } = this.#pending
    try {
      await this.#open(matchId)
      await this.#save()
    } catch (error) {
      logError({ matchId }, error)
    }
    await this.#setAlarm()
  }

  #open(matchId: number): Promise<void> {
    this.#opening ??= this.#load(matchId).catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #load(matchId: number): Promise<void> {
    const stored = await readLog(openMatchDatabase(this.env), matchId, false)
    if (!stored || stored === 'simulated') return this.#forget()
    const log = foldedLogOf(stored)
    const { revision, events } = this.#pending ?? { revision: log.revision, events: [] }
    const isNext = revision === log.revision && (events[0]?.seq ?? 1) <= log.end.seq + 1
    if (!isNext) this.#startAgain(log)
    const unsaved = isNext ? events.filter(({ seq }) => seq > log.end.seq) : []
    this.#log = foldOn(log, unsaved)
    // Whether the topics got these is not known.
    if (isNext && events.length > 0) this.#untaken = new Map(topicsOf(log).map((topic) => [topic, events]))
  }

  #add(log: FoldedLog, events: MatchEvent[]): void {
    const next = foldOn(log, events)
    this.#setPending([...(this.#pending?.events ?? []), ...events], log)
    this.#log = next
    this.#isNews ||= isNews(log, next)
    this.#inOrder(() => this.#hand(next, new Map(topicsOf(next).map((topic) => [topic, events]))))
  }

  #setPending(events: MatchEvent[], { contest: { matchId }, revision }: FoldedLog): void {
    const pending = events.length > 0 ? { matchId, revision, events } : undefined
    if (pending) this.ctx.storage.kv.put('pending', pending)
    else this.ctx.storage.kv.delete('pending')
    this.#pending = pending
  }

  async #setAlarm(): Promise<void> {
    if (!this.#pending || this.#isAlarmSet) return
    this.#isAlarmSet = true
    await this.ctx.storage.setAlarm(Date.now() + RETRY_MS)
  }

  /** Forgets what is in memory and not in the database: another log is there, or none. */
  #forget(): void {
    this.ctx.storage.kv.delete('pending')
    this.#pending = undefined
    this.#log = undefined
    this.#opening = undefined
    this.#untaken = new Map()
  }

  #save(): Promise<void> {
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined
    })
    return this.#saving
  }

  async #saveAll(): Promise<void> {
    while (this.#pending && this.#log) {
      const log = this.#log
      const { events } = this.#pending
      const isStateStored = needsStoring(log, nowOf(this.env))
      const how = { isStateStored, cameAt: this.#cameAt ?? nowOf(this.env) }
      if (!(await saveEvents(openMatchDatabase(this.env), log, events, how))) return this.#startAgain(log)
      if (isStateStored) this.#log = { ...this.#log, storedSeq: log.end.seq }
      this.#setPending(this.#pending.events.slice(events.length), log)
      this.#inOrder(() => this.#handAgain(log.end.seq))
      if (this.#isNews) this.#inOrder(() => this.env.ALERT_WORK.send({ matchId: log.contest.matchId }))
      this.#isNews = false
    }
  }

  /** The stored log was replaced: pages get that one, and the provider is told which `seq` comes next. */
  #startAgain(log: FoldedLog): void {
    this.#forget()
    this.#inOrder(() => Promise.all(topicsOf(log).map((topic) => this.env.TOPICS.getByName(topic).refresh())))
  }

  #inOrder(work: () => Promise<unknown>): void {
    this.#handing = this.#handing.then(work).then(
      () => undefined,
      (error: unknown) => logError({ event: 'push_not_sent' }, error),
    )
  }

  async #hand({ revision, state, contest }: FoldedLog, eventsOf: ReadonlyMap<string, MatchEvent[]>): Promise<void> {
    const row = rowChangeOf(state, contest.matchId)
    const hand = async ([topic, events]: [string, MatchEvent[]]): Promise<void> => {
      const isTaken = await this.env.TOPICS.getByName(topic)
        .receive({ revision, events, row })
        .catch((error: unknown) => logError({ topic }, error))
      if (!isTaken)
        this.#untaken = new Map([...this.#untaken, [topic, [...(this.#untaken.get(topic) ?? []), ...events]]])
    }
    await Promise.all([...eventsOf].map(hand))
  }

  /** Hands topics what they did not take. A topic that nobody has open will read it from the database. */
  async #handAgain(savedSeq: number): Promise<void> {
    const untaken = this.#untaken
    this.#untaken = new Map()
    if (this.#log) await this.#hand(this.#log, untaken)
    const unsaved = [...this.#untaken].map(
      ([topic, events]) => [topic, events.filter(({ seq }) => seq > savedSeq)] as const,
    )
    this.#untaken = new Map(unsaved.filter(([, events]) => events.length > 0))
  }
}

const topicsOf = ({ contest: { matchId, gameId } }: FoldedLog): string[] => [`match:${matchId}`, `board:${gameId}`]

const isNews = ({ state: before }: FoldedLog, { state: after }: FoldedLog): boolean =>
  before.status !== after.status || before.score.home !== after.score.home || before.score.away !== after.score.away
