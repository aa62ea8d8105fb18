/** How long the same nonce is the same message. */
const KEPT_MS = 600_000
const KEPT_MAX = 20_000

/** Which ids were given to which nonces of late, so that what is sent again is not said again. */
export class Once {
  readonly #given = new Map<string, { id: number; at: number }>()

  find = (uid: number, nonce: string): number | undefined => this.#given.get(`${uid} ${nonce}`)?.id

  give(uid: number, nonce: string, id: number, at: number): void {
    this.#given.set(`${uid} ${nonce}`, { id, at })
    for (const [key, given] of this.#given) {
      if (this.#given.size <= KEPT_MAX && given.at > at - KEPT_MS) break
      this.#given.delete(key)
    }
  }
}
