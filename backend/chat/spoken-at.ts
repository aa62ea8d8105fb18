/** More users are not remembered; the one who spoke longest ago goes first. */
const USERS_MAX = 10_000

/** When each user of a room last said something, milliseconds since the epoch. */
export class SpokenAt {
  readonly #at = new Map<number, number>()

  of = (uid: number): number => this.#at.get(uid) ?? 0

  set(uid: number, at: number): void {
    this.#at.delete(uid)
    this.#at.set(uid, at)
    if (this.#at.size > USERS_MAX) this.#at.delete(this.#at.keys().next().value ?? 0)
  }
}
