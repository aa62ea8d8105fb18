import type { Call, Envelope, Input, Result } from '#contract/call.ts'
import { ERRORS } from '#contract/errors.ts'
import { knownInput } from './known-input.ts'
import { type Cacheable, StaleCache } from './stale-cache.ts'

/** A cached answer, for pages as data and for `/java` as bytes. */
export interface SharedAnswer {
  result: Result<unknown>
  /** The envelope, encoded once by the first request of `/java`. */
  bytes?: Uint8Array<ArrayBuffer>
}

/** Cached answers of cacheable calls, the same for everybody whose brand has the same backend. */
const answers = new StaleCache<SharedAnswer>(24 * 1024 * 1024)
/** An answer is kept as data, and perhaps as bytes too. */
const WEIGHT_PER_CHAR = 3

interface Ask {
  entry: Call
  input: object
  /** Whose answers these are: brands that name a `java` host share none, for it can tell them apart. */
  source: string
  lan: string
  /** Makes an answer anew; may throw to refuse that. */
  send(input: Input<Call>): Promise<Result<unknown>>
  defer(work: Promise<unknown>): void
}

const INVALID: SharedAnswer = { result: { ok: false, error: { code: 'invalid_input' } } }

/** The cached answer of a call, made anew when there is none. */
export async function sharedAnswer({ entry, input, source, lan, send, defer }: Ask): Promise<SharedAnswer> {
  const known = knownInput(entry, input)
  if (!known) return INVALID
  const { freshSeconds = 0, staleSeconds = 0 } = entry.cache ?? {}
  const make = async (): Promise<Cacheable<SharedAnswer>> => {
    const result = await send(known)
    const chars = result.ok ? JSON.stringify(result.data).length : 0
    return {
      value: { result },
      freshMs: result.ok ? freshSeconds * 1000 : 0,
      staleMs: staleSeconds * 1000,
      weight: chars * WEIGHT_PER_CHAR,
      // What was deleted or taken down is not shown on, as an answer is that cannot be made anew.
      isGone: !result.ok && result.error.code === 'not_found',
    }
  }
  return (await answers.get(`${source}|${lan}|${entry.path}|${JSON.stringify(known)}`, make, defer)).value
}

const encoder = new TextEncoder()

/** The envelope of an answer, encoded. */
export function envelopeBytes(answer: SharedAnswer): Uint8Array<ArrayBuffer> {
  answer.bytes ??= encoder.encode(JSON.stringify(envelopeOf(answer.result)))
  return answer.bytes
}

function envelopeOf(result: Result<unknown>): Envelope {
  if (result.ok) return { status: 'success', result: result.data, code: 200 }
  const { code, message = code } = result.error
  return { status: 'fail', errorCode: ERRORS[code].code, errorMsg: message, msg: message, code: 400 }
}
