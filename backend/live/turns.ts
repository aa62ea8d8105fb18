/** What hangs does not keep the next one waiting for longer. */
const TURN_MS_MAX = 2_000

/** Does the work of each client one piece after the other, so that others wait for one piece of it at most. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>()

  /** How many clients have work under way. */
  get size(): number {
    return this.#last.size
  }

  run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(client) ?? Promise.resolve()).then(work)
    const over = this.#over(client, turn)
    this.#last.set(client, over)
    over.then(() => {
      if (this.#last.get(client) === over) this.#last.delete(client)
    })
    return turn
  }

  /** Resolves when the turn has ended, or has had its time since it began. */
  async #over(client: string, turn: Promise<unknown>): Promise<void> {
    await this.#last.get(client)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, TURN_MS_MAX)
    })
    await Promise.race([turn.then(noop, noop), late])
    clearTimeout(timer)
  }
}

const noop = (): void => undefined
