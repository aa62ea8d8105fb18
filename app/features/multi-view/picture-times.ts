/**
 * The time up to which every picture on the wall has come. Scores on the page wait for the one that is furthest behind,
 * so that none tells of a goal that another picture has still to show.
 */
export class PictureTimes {
  readonly #times = new Map<number, number>()
  readonly #tell: (time: Date | undefined) => void

  constructor(tell: (time: Date | undefined) => void) {
    this.#tell = tell
  }

  /** The time of a room's picture; undefined when it has none any more. */
  set(roomId: number, time: Date | undefined): void {
    if (time) this.#times.set(roomId, time.getTime())
    else this.#times.delete(roomId)
    this.#tell(this.#times.size > 0 ? new Date(Math.min(...this.#times.values())) : undefined)
  }
}
