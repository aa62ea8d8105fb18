import type { Call, Envelope } from '#contract/call.ts'
import { ERRORS } from '#contract/errors.ts'
import { logError } from '#contract/log-error.ts'
import { INTENT_KEY_CHARS_MAX } from '#contract/visitor-limits.ts'
import type { Context } from './context.ts'
import { digestOf, digestOfAll } from './digest.ts'
import { claimIntent, findIntent, releaseIntent, saveAnswer } from './intents.store.ts'

const POLL_MS = 150
/** How long to wait for the answer of a call that is still running, unless its entry says `timeoutMs`. */
const WAIT_MS_MAX = 3000
/** No call takes longer: one that has no answer after this time was lost on the way. */
const LOST_MS = 60_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const hasKey = (entry: Call, header: string | undefined): header is string =>
  Boolean(header) && entry.method !== 'GET' && !entry.isRead && !entry.isSecret

/** A key identifies a request of one caller to one call. */
async function keyOf({ viewer, token, address }: Context, entry: Call, header: string): Promise<string> {
  const known = viewer ? `u${viewer.uid}` : address
  const caller = entry.endsSession && token ? `t${await digestOf(token)}` : known
  return `${caller}|${entry.path}|${header}`
}

const refused = (error: 'rate_limited' | 'invalid_input' | 'outcome_unknown', text: string): Envelope => ({
  status: 'fail',
  errorCode: ERRORS[error].code,
  errorMsg: text,
  msg: text,
  code: 400,
})

const OUTCOME_UNKNOWN = refused('outcome_unknown', 'outcome_unknown')
const KEY_TOO_LONG = refused('invalid_input', `an Idempotency-Key has at most ${INTENT_KEY_CHARS_MAX} characters`)
const OTHER_INPUT = refused('invalid_input', 'this Idempotency-Key belongs to a request with another input')

/** Whether a key was first sent with another input. */
async function isOfOtherInput({ accountDb }: Context, key: string, inputHash: string): Promise<boolean> {
  const found = await findIntent(accountDb, key)
  // Null: stored by a version that kept no digest.
  return found !== undefined && found.inputHash !== null && found.inputHash !== inputHash
}

/**
 * The answer of the first request with this key; waits while that request is still running. `outcome_unknown` when its
 * server was lost before it could answer: what it did is done, and doing it again is not for us to decide.
 */
async function storedAnswer(context: Context, entry: Call, key: string): Promise<Envelope | null> {
  for (let waited = 0; waited < (entry.timeoutMs ?? WAIT_MS_MAX); waited += POLL_MS) {
    const found = await findIntent(context.accountDb, key)
    if (!found) return null
    if (found.answer !== null) return JSON.parse(found.answer) as Envelope
    if (context.now - found.createdAt > LOST_MS) return OUTCOME_UNKNOWN
    await pause(POLL_MS)
  }
  return null
}

/** The parsed input of a call as JSON, and a file. */
type Inputs = readonly (string | Uint8Array<ArrayBuffer>)[]

/** Whether a call may be a repetition of one that ended its caller's session. */
export const mayBeRepeated = ({ token, viewer }: Context, entry: Call, header: string | undefined): boolean =>
  Boolean(entry.endsSession && token) && !viewer && hasKey(entry, header)

/**
 * The stored answer to a repeated call that ended its caller's session; null when that call was not made before with
 * this token, key and input. Runs nothing.
 */
export async function repeatedAnswer(
  context: Context,
  entry: Call,
  header: string | undefined,
  inputs: Inputs,
): Promise<Envelope | null> {
  if (!mayBeRepeated(context, entry, header) || header === undefined) return null
  if (header.length > INTENT_KEY_CHARS_MAX) return null
  const key = await keyOf(context, entry, header)
  return (await isOfOtherInput(context, key, await digestOfAll(inputs))) ? null : storedAnswer(context, entry, key)
}

/**
 * A guest's failure is not stored: it changed nothing, and anybody can fail as often as they like. A guest's success has
 * a limit of its own.
 */
const isKept = ({ viewer }: Context, { status }: Envelope): boolean => viewer !== null || status === 'success'

/**
 * Runs a call once per Idempotency-Key and caller: a repeated key gets the stored answer, with another input an error, and
 * `outcome_unknown` where nobody knows how far the first one came (docs/decisions/045-unknown-outcomes.md).
 * Answers with secrets are not stored; such a call cannot run twice anyway (its code is spent).
 */
export async function answerOnce(
  context: Context,
  entry: Call,
  header: string | undefined,
  inputs: Inputs,
  work: () => Promise<Envelope>,
): Promise<Envelope> {
  if (!hasKey(entry, header)) return work()
  if (header.length > INTENT_KEY_CHARS_MAX) return KEY_TOO_LONG
  const key = await keyOf(context, entry, header)
  const inputHash = await digestOfAll(inputs)
  if (!(await claimIntent(context.accountDb, key, inputHash, context.now))) {
    if (await isOfOtherInput(context, key, inputHash)) return OTHER_INPUT
    const stored = await storedAnswer(context, entry, key)
    return stored ?? refused('rate_limited', 'rate_limited')
  }
  const release = () =>
    releaseIntent(context.accountDb, key).catch((error: unknown) => logError({ event: 'intent_kept' }, error))
  const save = (envelope: Envelope) =>
    saveAnswer(context.accountDb, key, JSON.stringify(envelope)).catch((error: unknown) =>
      logError({ event: 'answer_not_stored' }, error),
    )
  let answer: Envelope
  try {
    answer = await work()
  } catch (error) {
    // It failed somewhere on the way: only what can be done twice may be tried again.
    await (entry.isOnce ? save(OUTCOME_UNKNOWN) : release())
    throw error
  }
  // Not saved, the work is done all the same: released or answered as failed, it would be done again.
  await (isKept(context, answer) ? save(answer) : release())
  return answer
}
