/** What hangs does not keep the next one waiting for longer. */
const TURN_MS_MAX = 2_000
/** Pieces of work under way at once, of all clients. */
const AT_ONCE = 8

/**
 * Does the work of each client one piece after the other, and a few pieces at once of all clients, so that others wait
 * for little of it.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>()
  readonly #waiting: (() => void)[] = []
  #free = AT_ONCE

  /** How many clients have work under way. */
  get size(): number {
    return this.#last.size
  }

  run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(client) ?? Promise.resolve()
    const begun = before.then(() => this.#place())
    const turn = begun.then(work)
    const over = this.#over(begun, turn)
    this.#last.set(client, over)
    over.then(() => {
      if (this.#last.get(client) === over) this.#last.delete(client)
    })
    return turn
  }

  /** Resolves when one of the places is free, and takes it. */
  async #place(): Promise<void> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }

  /** Resolves when the turn has ended, or has had its time since it began. */
  async #over(begun: Promise<void>, turn: Promise<unknown>): Promise<void> {
    await begun
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, TURN_MS_MAX)
    })
    await Promise.race([turn.then(noop, noop), late])
    clearTimeout(timer)
    this.#leave()
  }
}

const noop = (): void => undefined
