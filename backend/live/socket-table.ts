import type { FrameBudget } from './frame-budget.ts'

/** A socket's answer to its own subscription must come before the deltas that overtake it. */
export interface Pending {
  /** Answers under way. */
  count: number
  /** Position of the newest answer sent. */
  seq: number
  held: { seq: number; frame: string }[]
}

export interface SocketState<S> {
  socket: S
  topics: Map<string, Pending | null>
  budget: FrameBudget
}

/** Who is on what, both ways round. Pure bookkeeping; `S` is the socket. */
export class SocketTable<S> {
  readonly #sockets = new Map<S, SocketState<S>>()
  readonly #topics = new Map<string, Set<SocketState<S>>>()

  get size(): number {
    return this.#sockets.size
  }

  add(socket: S, topics: readonly string[], budget: FrameBudget): SocketState<S> {
    const state: SocketState<S> = { socket, topics: new Map(), budget }
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

  on(topic: string): ReadonlySet<SocketState<S>> {
    return this.#topics.get(topic) ?? new Set()
  }

  count(topic: string): number {
    return this.#topics.get(topic)?.size ?? 0
  }

  join(state: SocketState<S>, topic: string): void {
    if (!state.topics.has(topic)) state.topics.set(topic, null)
    const members = this.#topics.get(topic)
    if (members) members.add(state)
    else this.#topics.set(topic, new Set([state]))
  }

  /** True when nobody is left on the topic. */
  leave(state: SocketState<S>, topic: string): boolean {
    if (!state.topics.delete(topic)) return false
    const members = this.#topics.get(topic)
    members?.delete(state)
    if (members && members.size > 0) return false
    this.#topics.delete(topic)
    return true
  }

  /** Takes the socket out; the topics that nobody is left on. */
  remove(socket: S): { left: string[]; emptied: string[] } {
    const state = this.#sockets.get(socket)
    if (!state) return { left: [], emptied: [] }
    this.#sockets.delete(socket)
    const left = [...state.topics.keys()]
    return { left, emptied: left.filter((topic) => this.leave(state, topic)) }
  }
}

/** What of a delta goes out at once: nothing while the socket waits for its answer. */
export function holdBack(pending: Pending | null | undefined, seq: number, frame: string): boolean {
  if (!pending) return false
  pending.held.push({ seq, frame })
  return true
}

/** Frames held back that the answers sent meanwhile do not already hold. */
export const released = (pending: Pending): string[] =>
  pending.held.filter(({ seq }) => seq > pending.seq).map(({ frame }) => frame)
