import type { Call, Envelope } from '#contract/call.ts'
import type { Context } from './context.ts'
import { claimIntent, dropIntent, findIntent, keepAnswer } from './intents.store.ts'

const WAIT_MS = 150
const WAITS_MAX = 20
const KEY_CHARS_MAX = 100

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What the first call with this key answered, waiting for it when it is still under way. */
async function storedAnswer(context: Context, key: string): Promise<Envelope | null> {
  for (let wait = 0; wait < WAITS_MAX; wait++) {
    const found = await findIntent(context.db, key)
    if (!found) return null
    if (found.answer !== null) return JSON.parse(found.answer) as Envelope
    await pause(WAIT_MS)
  }
  return null
}

/**
 * Does a call once per Idempotency-Key and caller: a repeated key gets the stored answer. Answers with secrets are not
 * stored; their calls are once by nature (a code is spent).
 */
export async function once(
  context: Context,
  entry: Call,
  header: string | undefined,
  work: () => Promise<Envelope>,
): Promise<Envelope> {
  if (!header || entry.method === 'GET' || entry.isRead || entry.isSecret) return work()
  const caller = context.viewer ? `u${context.viewer.uid}` : context.address
  const key = `${caller}|${entry.path}|${header.slice(0, KEY_CHARS_MAX)}`
  if (!(await claimIntent(context.db, key, context.now))) {
    const stored = await storedAnswer(context, key)
    if (stored) return stored
    return { status: 'fail', errorCode: 4029, errorMsg: 'rate_limited', msg: 'rate_limited', code: 400 }
  }
  try {
    const answer = await work()
    await keepAnswer(context.db, key, JSON.stringify(answer))
    return answer
  } catch (error) {
    await dropIntent(context.db, key)
    throw error
  }
}
