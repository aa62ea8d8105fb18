import type { FrameBudget } from '#backend/core/frame-budget.ts'

/** A subscription that waits for the topic's answer, which must be sent before any delta. */
export interface Pending {
  /** How many answers are still to come. */
  count: number
  /** Position of the newest answer sent. */
  seq: number
  queue: { seq: number; frame: string }[]
}

export interface SocketState<S> {
  socket: S
  address: string
  topics: Map<string, Pending | null>
  budget: FrameBudget
}

/** Index of sockets by topic and of topics by socket; `S` is the socket. */
export class SocketTable<S> {
  readonly #sockets = new Map<S, SocketState<S>>()
  readonly #topics = new Map<string, Set<SocketState<S>>>()

  get size(): number {
    return this.#sockets.size
  }

  add(socket: S, address: string, topics: readonly string[], budget: FrameBudget): SocketState<S> {
    const state: SocketState<S> = { socket, address, topics: new Map(), budget }
    this.#sockets.set(socket, state)
    for (const topic of topics) this.join(state, topic)
    return state
  }

  get(socket: S): SocketState<S> | undefined {
    return this.#sockets.get(socket)
  }

  all(): Iterable<SocketState<S>> {
    return this.#sockets.values()
  }

  topics(): Iterable<string> {
    return this.#topics.keys()
  }

  on(topic: string): ReadonlySet<SocketState<S>> {
    return this.#topics.get(topic) ?? new Set()
  }

  count(topic: string): number {
    return this.#topics.get(topic)?.size ?? 0
  }

  /** As `count`, but each address counts for so many at most. */
  countViewers(topic: string, perAddressMax: number): number {
    const counts = new Map<string, number>()
    for (const { address } of this.on(topic)) counts.set(address, (counts.get(address) ?? 0) + 1)
    return [...counts.values()].reduce((sum, sockets) => sum + Math.min(sockets, perAddressMax), 0)
  }

  join(state: SocketState<S>, topic: string): void {
    if (!state.topics.has(topic)) state.topics.set(topic, null)
    const members = this.#topics.get(topic)
    if (members) members.add(state)
    else this.#topics.set(topic, new Set([state]))
  }

  /** Unsubscribes a socket; true when the topic has no socket any more. */
  leave(state: SocketState<S>, topic: string): boolean {
    if (!state.topics.delete(topic)) return false
    const members = this.#topics.get(topic)
    members?.delete(state)
    if (members && members.size > 0) return false
    this.#topics.delete(topic)
    return true
  }

  /** Removes a socket. `left`: its topics; `emptied`: those of them without any socket now. */
  remove(socket: S): { left: string[]; emptied: string[] } {
    const state = this.#sockets.get(socket)
    if (!state) return { left: [], emptied: [] }
    this.#sockets.delete(socket)
    const left = [...state.topics.keys()]
    return { left, emptied: left.filter((topic) => this.leave(state, topic)) }
  }
}

/** Queues a delta while the socket waits for its answer; false when the delta can be sent at once. */
export function queueDelta(pending: Pending | null | undefined, seq: number, frame: string): boolean {
  if (!pending) return false
  pending.queue.push({ seq, frame })
  return true
}

/** The queued frames that the answers do not include. */
export const queuedFrames = (pending: Pending): string[] =>
  pending.queue.filter(({ seq }) => seq > pending.seq).map(({ frame }) => frame)
