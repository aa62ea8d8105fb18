import type { Subscribed } from '#backend/core/objects.ts'

const ANSWERS_MAX = 32

/**
 * Answers of one topic by what the asker knew. They hold until the topic moves, so a thousand sockets that come at
 * once cost the topic one question.
 */
export class TopicAnswers {
  readonly #answers = new Map<string, Map<number, Promise<Subscribed>>>()

  get(topic: string, since: number | undefined, ask: () => Promise<Subscribed>): Promise<Subscribed> {
    const known = this.#answers.get(topic) ?? new Map<number, Promise<Subscribed>>()
    this.#answers.set(topic, known)
    const key = since ?? -1
    const answer = known.get(key)
    if (answer) return answer
    if (known.size >= ANSWERS_MAX) known.clear()
    const asked = ask()
    known.set(key, asked)
    const forget = (): void => {
      if (known.get(key) === asked) known.delete(key)
    }
    asked.then((subscribed) => subscribed.isKnown || forget(), forget)
    return asked
  }

  /** The topic has moved, or nobody here is on it any more. */
  forget(topic: string): void {
    this.#answers.delete(topic)
  }
}
