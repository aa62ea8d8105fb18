import { testEnv } from './calls.ts'

interface Sender {
  _send(...query: unknown[]): Promise<unknown>
}

/** Counts the rows that D1 reads for whoever queries it, Durable Objects too, from now until `stop`. */
export function countRowsRead(): { rows(): number; queries(): number; stop(): void } {
  const { alwaysPrimarySession } = testEnv.DB as unknown as { alwaysPrimarySession: Sender }
  // All sessions share this class; `raw()`, which Drizzle uses, leaves `meta` out of its answer.
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf(alwaysPrimarySession)) as Sender
  const { _send: send } = prototype
  let [rows, queries] = [0, 0]
  prototype._send = async function (...query) {
    const answer = await send.apply(this, query)
    for (const result of [answer].flat() as { meta?: { rows_read?: number } }[]) {
      rows += result.meta?.rows_read ?? 0
      queries += 1
    }
    return answer
  }
  return {
    rows: () => rows,
    queries: () => queries,
    stop: () => {
      prototype._send = send
    },
  }
}
