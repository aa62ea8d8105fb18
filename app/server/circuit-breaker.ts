import { LRUCache } from 'lru-cache'

/** A call that was not answered in time so often in a row is not made for a while. */
const TIMEOUTS_MAX = 2
/** A host of which so many calls were not answered, and none was, is not asked at all for a while. */
const HANGING_CALLS_MAX = 3
/** After this time one request is sent to see; the others still fail at once until it is answered. */
const OPEN_MS = 5000
const ENTRIES_MAX = 1000

interface Circuit {
  /** What was not answered in time since the last answer. */
  timeouts: string[]
  openUntil: number
}

/** A call of a backend. */
export interface BackendCall {
  host: string
  path: string
}

/**
 * Remembers for a few seconds that a backend hangs, so that nobody but the first waits for it. One isolate's memory.
 * Refused connections and errors are answers here: they cost no time.
 */
export class CircuitBreaker {
  readonly #circuits = new LRUCache<string, Circuit>({ max: ENTRIES_MAX })
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Whether to make a call. Whoever is told so after a pause is the one that sees whether the backend is back. */
  allows({ host, path }: BackendCall): boolean {
    const circuits = [host, `${host} ${path}`].flatMap((key) => this.#circuits.get(key) ?? [])
    const now = this.#now()
    if (circuits.some(({ openUntil }) => now < openUntil)) return false
    for (const circuit of circuits) if (circuit.openUntil > 0) circuit.openUntil = now + OPEN_MS
    return true
  }

  answered({ host, path }: BackendCall): void {
    this.#circuits.delete(host)
    this.#circuits.delete(`${host} ${path}`)
  }

  timedOut({ host, path }: BackendCall): void {
    const call = this.#circuit(`${host} ${path}`)
    call.timeouts.push(path)
    if (call.timeouts.length >= TIMEOUTS_MAX) this.#open(call)
    const all = this.#circuit(host)
    all.timeouts.push(path)
    if (new Set(all.timeouts).size >= HANGING_CALLS_MAX) this.#open(all)
  }

  #circuit(key: string): Circuit {
    const known = this.#circuits.get(key)
    if (known) return known
    const circuit = { timeouts: [], openUntil: 0 }
    this.#circuits.set(key, circuit)
    return circuit
  }

  #open(circuit: Circuit): void {
    circuit.timeouts = circuit.timeouts.slice(-HANGING_CALLS_MAX)
    circuit.openUntil = this.#now() + OPEN_MS
  }
}

/** Of all operators' hosts that this isolate calls. */
export const backends = new CircuitBreaker()
