import { CHAT_DAYS } from '#contract/retention-rules.ts'

const KEY = 'chatRooms'
const ROOMS_MAX = 20
/** Longer than anybody stays on a page of a room. */
const STAY_MS = 12 * 3_600_000
/** As long as the chats keep what she said. */
const KEPT_MS = CHAT_DAYS * 24 * 3_600_000

/** In which rooms' chats a user has been of late, in one value, so that she can be told there what holds in all of them. */
export class VisitedRooms {
  readonly #kv: SyncKvStorage

  constructor(kv: SyncKvStorage) {
    this.#kv = kv
  }

  note(room: number, now: number): void {
    const others = this.#read(now - KEPT_MS).filter(([id]) => id !== room)
    this.#kv.put(KEY, [...others, [room, now]].slice(-ROOMS_MAX))
  }

  /** Where she may still be. */
  list = (now: number): number[] => this.#read(now - STAY_MS).map(([room]) => room)

  /** Where she may have said something that is kept. */
  all = (now: number): number[] => this.#read(now - KEPT_MS).map(([room]) => room)

  #read = (after: number): [room: number, at: number][] =>
    (this.#kv.get<[number, number][]>(KEY) ?? []).filter(([, at]) => at > after)
}
