import type { Gift } from '#contract/gift.ts'
import { GIFT_COUNT_MAX } from '#contract/gift-rules.ts'
import { nextCount } from './combo.ts'

/** What one call sends: presses of one gift, each of which sends `each`. */
export interface Sending {
  gift: Gift
  each: number
  count: number
}

/** `unknown`: no answer came, so it may have been sent. */
export type Outcome = 'sent' | 'refused' | 'unknown'

/**
 * Presses, sent one call at a time: those of the same gift that are made while one is under way go together with the next.
 * What may have been sent is asked for again as it was when it is pressed again, so that it is no second gift.
 */
export class GiftQueue {
  #waiting: Sending[] = []
  #unknown: Sending | undefined
  #isSending = false

  /** Ends when nothing waits any more; at once while another press is being sent. */
  async press(gift: Gift, each: number, send: (sending: Sending) => Promise<Outcome>): Promise<void> {
    this.#add(gift, each)
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (let next = this.#waiting[0]; next; next = this.#waiting[0]) await this.#sendSome(next, send)
    } finally {
      this.#isSending = false
    }
  }

  #add(gift: Gift, each: number): void {
    const again = this.#unknown
    this.#unknown = undefined
    const isSame = (other: Sending | undefined) => other?.gift.id === gift.id && other.each === each
    const last = this.#waiting.at(-1)
    if (again && isSame(again)) this.#waiting = [again]
    else if (last && isSame(last)) last.count += each
    else this.#waiting.push({ gift, each, count: each })
  }

  async #sendSome(next: Sending, send: (sending: Sending) => Promise<Outcome>): Promise<void> {
    const count = nextCount(next.count, next.each, GIFT_COUNT_MAX)
    const sending = { ...next, count }
    const outcome = await send(sending)
    if (outcome === 'sent') {
      next.count -= count
      if (next.count <= 0) this.#waiting.shift()
      return
    }
    this.#waiting = []
    if (outcome === 'unknown') this.#unknown = sending
  }
}
