import { setTimeout as pause } from 'node:timers/promises'

/** A provider that cannot answer now. */
export class Unavailable extends Error {
  readonly afterMs: number | undefined

  constructor(problem: string, afterMs?: number) {
    super(problem)
    this.name = 'Unavailable'
    this.afterMs = afterMs
  }
}

const ANSWER_WITHIN_MS = 10_000
const ANSWER_CHARS_MAX = 2_000_000

/** The content of a provider's answer; `Unavailable` where asking again later may help. */
export async function askProvider(url: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  if (response.status === 429 || response.status >= 500) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw new Unavailable(`${url} answered ${response.status}`, seconds > 0 ? seconds * 1000 : undefined)
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const text = await response.text()
  if (text.length > ANSWER_CHARS_MAX) throw new Error(`${url} answered more than ${ANSWER_CHARS_MAX} characters`)
  return JSON.parse(text)
}

interface Polling {
  everyMs: number
  /** Faults double the wait up to this. */
  mostMs: number
  signal?: AbortSignal
  onFault?: (error: Error, waitMs: number) => void
}

/** Does `work` again and again until it answers that it is over, or is called off. */
export async function poll(work: () => Promise<boolean>, { everyMs, mostMs, signal, onFault }: Polling): Promise<void> {
  let faults = 0
  while (!signal?.aborted) {
    let waitMs = everyMs
    try {
      if (await work()) return
      faults = 0
    } catch (error) {
      faults += 1
      const asked = error instanceof Unavailable ? (error.afterMs ?? 0) : 0
      waitMs = Math.max(asked, Math.min(mostMs, everyMs * 2 ** faults))
      onFault?.(error as Error, waitMs)
    }
    await pause(waitMs, undefined, signal ? { signal } : {}).catch(() => undefined)
  }
}
