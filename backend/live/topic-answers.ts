import type { Subscribed } from '#backend/core/objects.ts'

const ANSWERS_MAX = 32
/** No position: positions begin at 0. */
const SNAPSHOT = -1

/**
 * Cache of topics' answers to `subscribe`, by `since`. Valid until the topic's next step, so that a thousand
 * simultaneous subscriptions cost the topic one request.
 */
export class TopicAnswers {
  readonly #answers = new Map<string, Map<number, Promise<Subscribed>>>()

  /** How many topics it has answers of. */
  get size(): number {
    return this.#answers.size
  }

  /** Whether an answer is there, or asked for: then another subscription costs the topic nothing. */
  has(topic: string, since: number | undefined): boolean {
    return this.#answers.get(topic)?.has(since ?? SNAPSHOT) ?? false
  }

  get(topic: string, since: number | undefined, ask: () => Promise<Subscribed>): Promise<Subscribed> {
    const cached = this.#answers.get(topic) ?? new Map<number, Promise<Subscribed>>()
    this.#answers.set(topic, cached)
    const key = since ?? SNAPSHOT
    const answer = cached.get(key)
    if (answer) return answer
    if (cached.size >= ANSWERS_MAX) this.#removeOldest(cached)
    const asked = ask()
    cached.set(key, asked)
    const remove = (): void => {
      if (cached.get(key) === asked) cached.delete(key)
      // A client may name any number of topics that do not exist.
      if (cached.size === 0 && this.#answers.get(topic) === cached) this.#answers.delete(topic)
    }
    asked.then((subscribed) => subscribed.isKnown || remove(), remove)
    return asked
  }

  /** The oldest but the snapshot, which is everybody's. */
  #removeOldest(cached: Map<number, unknown>): void {
    for (const key of cached.keys())
      if (key !== SNAPSHOT) {
        cached.delete(key)
        return
      }
  }

  /** Call it when the topic made a step or has no socket here any more. */
  invalidate(topic: string): void {
    this.#answers.delete(topic)
  }
}
