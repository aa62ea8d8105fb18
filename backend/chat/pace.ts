import { consumeFrame, type FrameBudget, type FrameRate, fullBudget } from '#backend/core/frame-budget.ts'
import type { ChatRefusal } from '#contract/chat.ts'

/** Of one user in a room: five at once after a rest, then one in two seconds. */
const PACE: FrameRate = { burst: 5, perSecond: 0.5 }
/** The room's own, over all relays: what a relay lets through passes here too, also when it comes later than others. */
export const ROOM_PACE: FrameRate = { ...PACE, burst: PACE.burst + 1 }
const REPEAT_MS = 30_000
/** Users whose pace a relay remembers; the one who spoke longest ago goes first. */
const USERS_MAX = 4000

interface Spoken {
  budget: FrameBudget
  key: string
  nonce: string
  at: number
}

export type Pause = { why: Extract<ChatRefusal, 'slow' | 'repeated'>; waitMs: number }

/** How fast each user speaks, and whether she says the same again. */
export class Pace {
  readonly #spoken = new Map<number, Spoken>()
  readonly #rate: FrameRate

  constructor(rate = PACE) {
    this.#rate = rate
  }

  /** Counts a message; or says why not, and when it could be sent again. What comes again with its nonce is no other. */
  take(uid: number, key: string, nonce: string, now: number): Pause | undefined {
    const last = this.#spoken.get(uid)
    if (last?.nonce === nonce) return undefined
    if (last && last.key === key && now - last.at < REPEAT_MS)
      return { why: 'repeated', waitMs: REPEAT_MS - (now - last.at) }
    const before = last?.budget ?? fullBudget(now, this.#rate)
    const budget = consumeFrame(before, now, this.#rate)
    if (!budget) return { why: 'slow', waitMs: waitMs(before, now) }
    this.#spoken.delete(uid)
    this.#spoken.set(uid, { budget, key, nonce, at: now })
    if (this.#spoken.size > USERS_MAX) this.#spoken.delete(this.#spoken.keys().next().value ?? 0)
    return undefined
  }

  /** A message that was counted and not said after all: the same may be said again. */
  untake(uid: number, nonce: string): void {
    const last = this.#spoken.get(uid)
    if (last?.nonce === nonce) this.#spoken.set(uid, { ...last, key: '' })
  }
}

const waitMs = ({ left, at }: FrameBudget, now: number): number =>
  Math.max(0, Math.ceil(((1 - left) / PACE.perSecond) * 1000 - (now - at)))
