import type { Context } from '#backend/core/context.ts'
import { hmacOf } from '#backend/core/digest.ts'
import { isLimitReached, isWithinLimit, uncount } from '#backend/core/limit.ts'
import { senderOf } from '#backend/sending/sender.ts'
import { codeMessage } from './code-message.ts'
import { dropCode, putCode, spendTry, takeCode } from './codes.store.ts'
import type { Identifier } from './identifier.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const CODE_MS = 10 * MINUTE
/** The countdown of the form, less what a slow clock may differ. */
const PAUSE_MS = 58_000
const TRIES_A_CODE = 5
const CODES_AN_HOUR = 6
const CODES_AN_HOUR_BY_ADDRESS = 40
/** A code has a million values: whoever may guess twenty a day needs lifetimes. */
const WRONG_GUESSES_A_DAY = 20
const WRONG_GUESSES_A_DAY_BY_ADDRESS = 200

// What a visitor types never stands where a word of ours does: nobody counts on another's limit.
const sentOf = (key: string) => `code:sent:${key}`
const wrongOf = (key: string) => `code:wrong:${key}`
const senderAt = (address: string) => `code-address:sent:${address}`
const guesserOf = (address: string) => `code-address:wrong:${address}`

/** Six digits, each value as likely as another. */
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
 * Sends a code to an email or phone, whether an account has it or not. One a minute and a few an hour; a new code
 * takes the place of the last.
 */
export async function sendCode(
  context: Context,
  identifier: Identifier,
): Promise<'sent' | 'rate_limited' | 'sending_failed'> {
  const { db, now, address } = context
  const { key, kind } = identifier
  if (kind === 'name') return 'sending_failed'
  if (!(await isWithinLimit(context, senderAt(address), CODES_AN_HOUR_BY_ADDRESS, HOUR))) return 'rate_limited'
  // One too many leaves the code that is on its way alone.
  if (await isLimitReached(context, sentOf(key), CODES_AN_HOUR)) return 'rate_limited'
  const code = newCode()
  const codeHash = await hashOf(context, key, code)
  const row = { identifier: key, codeHash, sentAt: now, expiresAt: now + CODE_MS, triesLeft: TRIES_A_CODE }
  if (!(await putCode(db, row, now - PAUSE_MS))) return 'rate_limited'
  // Counted after the pause, so that impatience costs nothing of the hour.
  if (!(await isWithinLimit(context, sentOf(key), CODES_AN_HOUR, HOUR))) {
    await dropCode(db, key)
    return 'rate_limited'
  }
  const isSent = await senderOf(context)({
    to: key,
    kind: kind === 'email' ? 'mail' : 'sms',
    ...(await codeMessage(context, code)),
  })
  if (isSent) return 'sent'
  await dropCode(db, key)
  return 'sending_failed'
}

type Refusal = 'wrong_code' | 'locked'

/** Compares a code without taking it; answers its hash. The guess is counted first, and given back when it was right. */
async function guessCode(context: Context, key: string, code: string): Promise<{ hash: string } | Refusal> {
  const [byKey, byAddress] = [wrongOf(key), guesserOf(context.address)]
  if (!(await isWithinLimit(context, byKey, WRONG_GUESSES_A_DAY, DAY))) return 'locked'
  if (!(await isWithinLimit(context, byAddress, WRONG_GUESSES_A_DAY_BY_ADDRESS, DAY))) return 'locked'
  const hash = await spendTry(context.db, key, context.now)
  if (hash === undefined || hash !== (await hashOf(context, key, code.trim()))) return 'wrong_code'
  await Promise.all([uncount(context, byKey), uncount(context, byAddress)])
  return { hash }
}

/** Spends several codes, or none where one is wrong: `wrongKey` says whose. Each is spent by whoever comes first. */
export async function spendCodes(
  context: Context,
  claims: readonly { key: string; code: string }[],
): Promise<'well' | { refusal: Refusal; wrongKey: string }> {
  const right: { key: string; hash: string }[] = []
  for (const { key, code } of claims) {
    const guess = await guessCode(context, key, code)
    if (typeof guess === 'string') return { refusal: guess, wrongKey: key }
    right.push({ key, hash: guess.hash })
  }
  for (const { key, hash } of right)
    if (!(await takeCode(context.db, key, hash))) return { refusal: 'wrong_code', wrongKey: key }
  return 'well'
}

/** Spends a code: once, by whoever comes first. Wrong guesses are counted over all codes of a day. */
export async function spendCode(context: Context, key: string, code: string): Promise<'well' | Refusal> {
  const spent = await spendCodes(context, [{ key, code }])
  return spent === 'well' ? spent : spent.refusal
}
