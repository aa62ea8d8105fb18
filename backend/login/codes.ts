import type { Context } from '#backend/context.ts'
import { sealOf } from '#backend/digest.ts'
import { dropCode, putCode, spendTry, takeCode } from './codes.store.ts'
import type { Identifier } from './identifier.ts'
import { isSpent, isWithin } from './limit.ts'
import { codeMessage } from './sending/code-message.ts'
import { senderOf } from './sending/sender.ts'

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

const wrongOf = (key: string) => `code:wrong:${key}`

/** Six digits, each value as likely as another. */
function newCode(): string {
  const range = 1_000_000
  const limit = Math.floor(0x1_0000_0000 / range) * range
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (value < limit) return String(value % range).padStart(6, '0')
  }
}

const hashOf = ({ env }: Context, key: string, code: string) => sealOf(env.AUTH_SECRET, `code ${key} ${code}`)

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
  if (!(await isWithin(context, `code:address:${address}`, CODES_AN_HOUR_BY_ADDRESS, HOUR))) return 'rate_limited'
  const code = newCode()
  const codeHash = await hashOf(context, key, code)
  const row = { identifier: key, codeHash, sentAt: now, expiresAt: now + CODE_MS, triesLeft: TRIES_A_CODE }
  if (!(await putCode(db, row, now - PAUSE_MS))) return 'rate_limited'
  // Counted after the pause, so that impatience costs nothing of the hour.
  if (!(await isWithin(context, `code:${key}`, CODES_AN_HOUR, HOUR))) {
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

/** Spends a code: once, by whoever comes first. Wrong guesses are counted over all codes of a day. */
export async function spendCode(
  context: Context,
  key: string,
  code: string,
): Promise<'well' | 'wrong_code' | 'locked'> {
  const byAddress = wrongOf(`address:${context.address}`)
  if (await isSpent(context, wrongOf(key), WRONG_GUESSES_A_DAY)) return 'locked'
  if (await isSpent(context, byAddress, WRONG_GUESSES_A_DAY_BY_ADDRESS)) return 'locked'
  if (await takeCode(context.db, key, await hashOf(context, key, code.trim()), context.now)) return 'well'
  await spendTry(context.db, key)
  const [isFirm, isAddressFirm] = [
    await isWithin(context, wrongOf(key), WRONG_GUESSES_A_DAY, DAY),
    await isWithin(context, byAddress, WRONG_GUESSES_A_DAY_BY_ADDRESS, DAY),
  ]
  return isFirm && isAddressFirm ? 'wrong_code' : 'locked'
}
