import { nowOf, realTimeOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import { sendText } from '#backend/core/sockets.ts'
import type { Brand } from '#brands/brand.ts'
import type { ChatMessage, ChatServerFrame } from '#contract/chat.ts'
import { logError } from '#contract/log-error.ts'
import { CrowdLines, type CrowdRoom, crowdViewers } from './crowd-lines.ts'
import { findCrowdRoom } from './find-crowd-room.ts'
import { moodAt } from './story.ts'

/** What of the crowd a page shows: brands and countries without gifts see none of it either. */
export type CrowdPart = 'talk' | 'talk-and-gifts'
const PARTS: readonly CrowdPart[] = ['talk', 'talk-and-gifts']

/** The tag by which a socket of a page with a crowd is found, also after hibernation. */
export const crowdTag = (part: CrowdPart): string => `crowd-${part}`

const EVERY_MS = 1000
/** Whoever comes in sees what was said in this time. */
const PAST_MS = 60_000
/** So many messages of real people in this time silence the crowd; fewer make it speak less. */
const REAL_WITHIN_MS = 10_000
const REAL_SILENCES = 15
/** A match that is over and one that has not begun have no crowd; the next page asks again. */
const MOODS_MS = 300_000

type CrowdEnv = Pick<Env, 'SIMULATED_CROWD'>

/**
 * What of a simulated crowd the pages of a brand show in rooms that have one. `offHere`: features that are off in the
 * visitor's country. Without the environment's switch it is off everywhere.
 */
export function crowdPartOf(
  { SIMULATED_CROWD }: CrowdEnv,
  brand: Pick<Brand, 'isDemo' | 'hasSimulatedCrowd' | 'features'> | undefined,
  offHere: readonly string[] = [],
): CrowdPart | undefined {
  if (SIMULATED_CROWD !== '1' || !brand?.isDemo || !brand.hasSimulatedCrowd) return undefined
  return brand.features.gifts && !offHere.includes('gifts') ? 'talk-and-gifts' : 'talk'
}

const shownIn = (part: CrowdPart, messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  part === 'talk' ? messages.filter(({ gift }) => !gift) : messages

/**
 * The simulated crowd of a room, for the pages of one relay. It is drawn from the room and the time: nothing of it is
 * stored, and all relays say the same. It runs while a page is there that shows it.
 */
export class Crowd {
  readonly #ctx: DurableObjectState
  readonly #env: Env
  #lines: CrowdLines | undefined
  #room: CrowdRoom | undefined
  #finding: Promise<void> | undefined
  #isRunning = false
  /** When real people said how much of late. */
  #heard: { at: number; count: number }[] = []

  readonly #onTick: () => void

  /** `onTick`: called while it runs, at least every second. */
  constructor(ctx: DurableObjectState, env: Env, onTick: () => void) {
    this.#ctx = ctx
    this.#env = env
    this.#onTick = onTick
  }

  /** Shows a page that has come in what the crowd last said, and goes on from there. A fault of the crowd is none of the chat. */
  async greet(socket: WebSocket, roomId: number, part: CrowdPart | undefined): Promise<void> {
    if (!part) return
    try {
      const now = await this.#begin(roomId)
      if (now === undefined) return
      const messages = this.#heardOver(this.#lines?.between(now - PAST_MS, now) ?? [])
      sendText(socket, this.#frame(shownIn(part, messages), now, true))
    } catch (error) {
      logError({ event: 'crowd_not_shown', room: roomId }, error)
    }
  }

  /** Real people have said so much: they come first. An object that lost its memory goes on with the crowd. */
  heard(count: number, roomId: number): void {
    if (this.#isRunning) this.#heard.push({ at: Date.now(), count })
    else if (PARTS.some((part) => this.#ctx.getWebSockets(crowdTag(part)).length > 0))
      this.#ctx.waitUntil(
        this.#begin(roomId).catch((error) => logError({ event: 'crowd_not_shown', room: roomId }, error)),
      )
  }

  /** Runs it, where there is a crowd now; the time up to which its lines are not told to all. */
  async #begin(roomId: number): Promise<number | undefined> {
    this.#finding ??= this.#find(roomId)
    try {
      await this.#finding
    } catch (error) {
      this.#finding = undefined
      throw error
    }
    const now = nowOf(this.#env)
    if (!this.#isAwake(now)) {
      await this.#wakeLater(now)
      return undefined
    }
    if (!this.#isRunning) {
      this.#isRunning = true
      this.#ctx.waitUntil(this.#run(now))
    }
    return now
  }

  /** A match that has not begun: the crowd comes with it, also for pages that are here before. */
  async #wakeLater(now: number): Promise<void> {
    const moods = this.#room?.match?.story.moods ?? []
    const begins = moods.find(({ at, mood }) => at > now && mood !== 'quiet' && mood !== 'over')
    const { storage } = this.#ctx
    if (begins && (await storage.getAlarm()) === null) await storage.setAlarm(realTimeOf(this.#env, begins.at))
  }

  /** The time has come that was waited for, as it was known then. */
  async wake(roomId: number): Promise<void> {
    if (PARTS.every((part) => this.#ctx.getWebSockets(crowdTag(part)).length === 0)) return
    if (!this.#isRunning) this.#finding = undefined
    await this.#begin(roomId).catch((error) => logError({ event: 'crowd_not_shown', room: roomId }, error))
  }

  async #find(roomId: number): Promise<void> {
    this.#room = await findCrowdRoom(this.#env, roomId)
    this.#lines = this.#room && new CrowdLines(this.#room)
  }

  /** Whether there is a crowd now. */
  #isAwake(now: number): boolean {
    if (!this.#room) return false
    const { match } = this.#room
    if (!match) return true
    const mood = moodAt(match.story, now)
    return mood === 'over' ? moodAt(match.story, now - MOODS_MS) !== 'over' : mood !== 'quiet'
  }

  async #run(from: number): Promise<void> {
    try {
      for (let told = from; ; ) {
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
        this.#onTick()
        const now = nowOf(this.#env)
        const parts = PARTS.filter((part) => this.#ctx.getWebSockets(crowdTag(part)).length > 0)
        if (parts.length === 0 || !this.#isAwake(now)) return
        // An object that slept does not tell of all that it slept through.
        this.#tell(parts, this.#lines?.between(Math.max(told, now - PAST_MS), now) ?? [], now)
        told = now
      }
    } catch (error) {
      logError({ event: 'crowd_stopped', room: this.#room?.id }, error)
    } finally {
      this.#isRunning = false
      this.#heard = []
    }
  }

  #tell(parts: readonly CrowdPart[], lines: readonly ChatMessage[], now: number): void {
    const messages = this.#heardOver(lines)
    if (messages.length === 0) return
    for (const part of parts) {
      const shown = shownIn(part, messages)
      if (shown.length === 0) continue
      const text = this.#frame(shown, now)
      for (const socket of this.#ctx.getWebSockets(crowdTag(part))) sendText(socket, text)
    }
  }

  /** The lines for which real people leave room. */
  #heardOver(lines: readonly ChatMessage[]): ChatMessage[] {
    const since = Date.now() - REAL_WITHIN_MS
    this.#heard = this.#heard.filter(({ at }) => at > since)
    const real = this.#heard.reduce((sum, { count }) => sum + count, 0)
    return lines.filter(({ id }) => -id % REAL_SILENCES >= real)
  }

  #frame(messages: readonly ChatMessage[], now: number, isPast = false): string {
    const viewers = this.#room ? crowdViewers(this.#room, now) : 0
    const frame: ChatServerFrame = { type: 'crowd', messages: [...messages], viewers, ...(isPast ? { isPast } : {}) }
    return JSON.stringify(frame)
  }
}
