import { HOLD_MAX_MS } from '../../match/picture-time.ts'

interface Timed {
  /** Server time, milliseconds since the epoch. */
  at: number
}

const HELD_MAX = 400

/**
 * Messages that wait for the picture: on a video that runs some seconds behind nobody reads of a goal before it is seen.
 * `pictureAt`: the wall-clock time of the picture on screen; undefined: they do not wait.
 */
export class HeldMessages<Message extends Timed> {
  #held: Message[] = []

  get isEmpty(): boolean {
    return this.#held.length === 0
  }

  /** Takes messages and returns those whose time has come, in their order. */
  add(messages: readonly Message[], pictureAt: number | undefined): Message[] {
    const isNear = ({ at }: Timed) => pictureAt === undefined || at - pictureAt <= HOLD_MAX_MS
    this.#held = [...this.#held, ...messages].filter(isNear).slice(-HELD_MAX)
    const isDue = ({ at }: Timed) => pictureAt === undefined || at <= pictureAt
    const due = this.#held.filter(isDue)
    this.#held = this.#held.filter((message) => !isDue(message))
    return due
  }

  remove(isRemoved: (message: Message) => boolean): void {
    this.#held = this.#held.filter((message) => !isRemoved(message))
  }
}
