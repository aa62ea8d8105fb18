import type { Context } from '#backend/core/context.ts'
import { hmacOf } from '#backend/core/digest.ts'
import { isLimitReached, isWithinLimit, uncount } from '#backend/core/limit.ts'
import { senderOf } from '#backend/sending/sender.ts'
import { codeMessage } from './code-message.ts'
import { consumeCodeRow, countTry, removeCode, saveCode } from './codes.store.ts'
import type { Identifier } from './identifier.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const CODE_MS = 10 * MINUTE
/** The form's countdown of 60 s, with 2 s of tolerance. */
const PAUSE_MS = 58_000
const TRIES_A_CODE = 5
const CODES_AN_HOUR = 6
const CODES_AN_HOUR_BY_ADDRESS = 40
/** A code has a million values: with twenty guesses a day it cannot be guessed. */
const WRONG_GUESSES_A_DAY = 20
const WRONG_GUESSES_A_DAY_BY_ADDRESS = 200

// Keys of the limits. The visitor's text comes last, so that no text makes a key of another limit.
const sentKey = (key: string) => `code:sent:${key}`
const wrongKeyOf = (key: string) => `code:wrong:${key}`
const sentByAddressKey = (address: string) => `code-address:sent:${address}`
const wrongByAddressKey = (address: string) => `code-address:wrong:${address}`

/** Six digits, uniformly distributed. */
function newCode(): string {
  const range = 1_000_000
  const limit = Math.floor(0x1_0000_0000 / range) * range
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (value < limit) return String(value % range).padStart(6, '0')
  }
}

const hashOf = ({ env }: Context, key: string, code: string) => hmacOf(env.AUTH_SECRET, `code ${key} ${code}`)

/**
 * Sends a code to an email or phone, whether or not an account has it. One a minute and a few an hour; a new code
 * replaces the previous one.
 */
export async function sendCode(
  context: Context,
  identifier: Identifier,
): Promise<'sent' | 'rate_limited' | 'sending_failed'> {
  const { db, now, address } = context
  const { key, kind } = identifier
  if (kind === 'name') return 'sending_failed'
  if (!(await isWithinLimit(context, sentByAddressKey(address), CODES_AN_HOUR_BY_ADDRESS, HOUR))) return 'rate_limited'
  // Checked first, so that a request over the limit does not replace the code that was sent.
  if (await isLimitReached(context, sentKey(key), CODES_AN_HOUR)) return 'rate_limited'
  const code = newCode()
  const codeHash = await hashOf(context, key, code)
  const row = { identifier: key, codeHash, sentAt: now, expiresAt: now + CODE_MS, triesLeft: TRIES_A_CODE }
  if (!(await saveCode(db, row, now - PAUSE_MS))) return 'rate_limited'
  // Counted after the minute's pause is checked: requests that come too early do not use up the hour's limit.
  if (!(await isWithinLimit(context, sentKey(key), CODES_AN_HOUR, HOUR))) {
    await removeCode(db, key)
    return 'rate_limited'
  }
  const isSent = await senderOf(context)({
    to: key,
    kind: kind === 'email' ? 'mail' : 'sms',
    ...(await codeMessage(context, code)),
  })
  if (isSent) return 'sent'
  await removeCode(db, key)
  return 'sending_failed'
}

type Refusal = 'wrong_code' | 'locked'

/**
 * Compares a code without consuming it; returns its hash. The guess is counted as wrong before, and uncounted when it
 * was right.
 */
async function compareCode(context: Context, key: string, code: string): Promise<{ hash: string } | Refusal> {
  const [byKey, byAddress] = [wrongKeyOf(key), wrongByAddressKey(context.address)]
  if (!(await isWithinLimit(context, byKey, WRONG_GUESSES_A_DAY, DAY))) return 'locked'
  if (!(await isWithinLimit(context, byAddress, WRONG_GUESSES_A_DAY_BY_ADDRESS, DAY))) return 'locked'
  const hash = await countTry(context.db, key, context.now)
  if (hash === undefined || hash !== (await hashOf(context, key, code.trim()))) return 'wrong_code'
  await Promise.all([uncount(context, byKey), uncount(context, byAddress)])
  return { hash }
}

/**
 * Consumes several codes, or none when one is wrong: `wrongKey` says which. A code is consumed once; of simultaneous
 * requests one succeeds.
 */
export async function consumeCodes(
  context: Context,
  claims: readonly { key: string; code: string }[],
): Promise<'ok' | { refusal: Refusal; wrongKey: string }> {
  const right: { key: string; hash: string }[] = []
  for (const { key, code } of claims) {
    const guess = await compareCode(context, key, code)
    if (typeof guess === 'string') return { refusal: guess, wrongKey: key }
    right.push({ key, hash: guess.hash })
  }
  for (const { key, hash } of right)
    if (!(await consumeCodeRow(context.db, key, hash))) return { refusal: 'wrong_code', wrongKey: key }
  return 'ok'
}

/** Consumes a code. Wrong guesses are counted over all codes of a day. */
export async function consumeCode(context: Context, key: string, code: string): Promise<'ok' | Refusal> {
  const outcome = await consumeCodes(context, [{ key, code }])
  return outcome === 'ok' ? outcome : outcome.refusal
}
