const KEY = 'chatRooms'
const ROOMS_MAX = 20
/** Longer than anybody stays on a page of a room. */
const KEPT_MS = 12 * 3_600_000

/** In which rooms' chats a user has been of late, in one value, so that she can be told there what holds in all of them. */
export class VisitedRooms {
  readonly #kv: SyncKvStorage

  constructor(kv: SyncKvStorage) {
    this.#kv = kv
  }

  note(room: number, now: number): void {
    const others = this.#read(now).filter(([id]) => id !== room)
    this.#kv.put(KEY, [...others, [room, now]].slice(-ROOMS_MAX))
  }

  list = (now: number): number[] => this.#read(now).map(([room]) => room)

  #read = (now: number): [room: number, at: number][] =>
    (this.#kv.get<[number, number][]>(KEY) ?? []).filter(([, at]) => at > now - KEPT_MS)
}
