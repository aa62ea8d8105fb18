import type { ChatBatch, ChatDeed } from '#backend/core/objects.ts'
import { CHAT_HISTORY } from '#contract/chat-rules.ts'

type Frame = ChatBatch | ChatDeed

/** Two batches, one after the other, as one; of very much the last is shown. */
export function joinBatches(first: ChatBatch, second: ChatBatch): ChatBatch {
  const all = [...first.messages, ...second.messages]
  const messages = all.slice(-CHAT_HISTORY)
  const more = (first.more ?? 0) + (second.more ?? 0) + all.length - messages.length
  return { type: 'messages', after: first.after, last: second.last, messages, ...(more > 0 ? { more } : {}) }
}

/**
 * Frames on their way to one relay, one call at a time, so that they come in order however long a call takes: batches that
 * wait meanwhile go as one.
 */
export class RelayFrames {
  readonly #deliver: (frame: Frame) => Promise<void>
  readonly #waiting: Frame[] = []
  #isSending = false

  /** `deliver` never rejects. */
  constructor(deliver: (frame: Frame) => Promise<void>) {
    this.#deliver = deliver
  }

  /** Sends a frame, now or behind the others; done when nothing waits any more. */
  async send(frame: Frame): Promise<void> {
    const before = this.#waiting.at(-1)
    if (before && 'type' in before && 'type' in frame)
      this.#waiting[this.#waiting.length - 1] = joinBatches(before, frame)
    else this.#waiting.push(frame)
    if (this.#isSending) return
    this.#isSending = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await this.#deliver(next)
    this.#isSending = false
  }
}
