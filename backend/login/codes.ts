import { isAddressWithinLimit, uncountAddress } from '#backend/core/address-limit.ts'
import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { digestOf, hmacOf } from '#backend/core/digest.ts'
import { isLimitReached, isWithinLimit, uncount } from '#backend/core/limit.ts'
import { browserHashOf } from '#backend/identity/browser.ts'
import { isBrowserOfContact } from '#backend/identity/known-browsers.store.ts'
import { senderOf } from '#backend/sending/sender.ts'
import { isWithinSmsBudget } from '#backend/sending/sms-budget.ts'
import { isSmsDestination } from '#backend/sending/sms-destination.ts'
import { codeMessage } from './code-message.ts'
import { type CodeOwner, codeKeyOf, consumeCodeRow, countTry, removeCode, saveCode } from './codes.store.ts'
import type { Identifier } from './identifier.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const CODE_MS = 10 * MINUTE
/** The form's countdown of 60 s, with 2 s of tolerance. */
const PAUSE_MS = 58_000
const TRIES_A_CODE = 5

/*
 * Limits of a contact are counted apart for those who cannot be told from an attacker: each address has its own,
 * all strangers together have a wide one, and a browser in which the account was signed in to before has one that no
 * stranger reaches. So whoever wants to lock out a user needs many addresses, and locks out only browsers new to her.
 */
const CODES_AN_HOUR = 6
const CODES_AN_HOUR_BY_STRANGERS = 24
const CODES_AN_HOUR_BY_ADDRESS = 40
const WRONG_GUESSES_A_DAY = 20
/** A code has a million values. */
const WRONG_GUESSES_A_DAY_BY_STRANGERS = 200
const WRONG_GUESSES_A_DAY_BY_ADDRESS = 200

interface Limit {
  key: string
  max: number
}

/**
 * The limits of a contact that this caller counts for: the own one, and for a browser that the account does not
 * know also that of all strangers. `what` is `sent` or `wrong`. The contact comes last in a key, so that no text
 * makes a key of another limit.
 */
async function limitsOf(
  { accountDb, address }: Context,
  { contact, browserHash }: CodeOwner,
  what: 'sent' | 'wrong',
): Promise<Limit[]> {
  const isSending = what === 'sent'
  const max = isSending ? CODES_AN_HOUR : WRONG_GUESSES_A_DAY
  if (await isBrowserOfContact(accountDb, contact, browserHash))
    return [{ key: `code:${what}-known:${browserHash}:${contact}`, max }]
  const strangersMax = isSending ? CODES_AN_HOUR_BY_STRANGERS : WRONG_GUESSES_A_DAY_BY_STRANGERS
  return [
    { key: `code:${what}-from:${await digestOf(address)}:${contact}`, max },
    { key: `code:${what}:${contact}`, max: strangersMax },
  ]
}

/** Counts for each limit, the narrowest first; false at the first that is exceeded, and the others do not move. */
async function isWithinAll(context: Context, limits: readonly Limit[], windowMs: number): Promise<boolean> {
  for (const { key, max } of limits) if (!(await isWithinLimit(context, key, max, windowMs))) return false
  return true
}

async function isAnyReached(context: Context, limits: readonly Limit[]): Promise<boolean> {
  for (const { key, max } of limits) if (await isLimitReached(context, key, max)) return true
  return false
}

const SENT_BY_ADDRESS = 'code-address:sent'
const WRONG_BY_ADDRESS = 'code-address:wrong'

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
 * replaces the previous one of the same browser, and is accepted from that browser only.
 */
export async function sendCode(
  context: Context,
  identifier: Identifier,
): Promise<'sent' | 'rate_limited' | 'country_not_served' | 'sending_failed'> {
  const { accountDb, now } = context
  const { key, kind } = identifier
  if (kind === 'name') return 'sending_failed'
  if (!(await isAddressWithinLimit(context, SENT_BY_ADDRESS, CODES_AN_HOUR_BY_ADDRESS, HOUR))) return 'rate_limited'
  if (kind === 'phone' && !isSmsDestination(key, await readBrand(context))) return 'country_not_served'
  const owner = { contact: key, browserHash: await browserHashOf(context) }
  const codeKey = codeKeyOf(owner)
  const limits = await limitsOf(context, owner, 'sent')
  // Checked first, so that a request over the limit does not replace the code that was sent.
  if (await isAnyReached(context, limits)) return 'rate_limited'
  const code = newCode()
  const codeHash = await hashOf(context, key, code)
  const row = { key: codeKey, contact: key, codeHash, sentAt: now, expiresAt: now + CODE_MS, triesLeft: TRIES_A_CODE }
  if (!(await saveCode(accountDb, row, now - PAUSE_MS))) return 'rate_limited'
  // Counted after the minute's pause is checked: requests that come too early do not use up the hour's limit.
  if (!(await isWithinAll(context, limits, HOUR))) {
    await removeCode(accountDb, codeKey)
    return 'rate_limited'
  }
  if (kind === 'phone' && !(await isWithinSmsBudget(context))) {
    await removeCode(accountDb, codeKey)
    return 'sending_failed'
  }
  const isSent = await senderOf(context)({
    to: key,
    kind: kind === 'email' ? 'mail' : 'sms',
    ...(await codeMessage(context, code)),
  })
  if (isSent) return 'sent'
  await removeCode(accountDb, codeKey)
  return 'sending_failed'
}

type Refusal = 'wrong_code' | 'locked'

/**
 * Compares a code without consuming it; returns its hash. The guess is counted as wrong before, and uncounted when it
 * was right. A guess without a live code of this browser counts for the address only: it cannot be right, and must not
 * lock whoever owns the contact.
 */
async function compareCode(context: Context, owner: CodeOwner, code: string): Promise<{ hash: string } | Refusal> {
  if (!(await isAddressWithinLimit(context, WRONG_BY_ADDRESS, WRONG_GUESSES_A_DAY_BY_ADDRESS, DAY))) return 'locked'
  const hash = await countTry(context.accountDb, codeKeyOf(owner), context.now)
  if (hash === undefined) return 'wrong_code'
  const limits = await limitsOf(context, owner, 'wrong')
  if (!(await isWithinAll(context, limits, DAY))) return 'locked'
  if (hash !== (await hashOf(context, owner.contact, code.trim()))) return 'wrong_code'
  await Promise.all([uncountAddress(context, WRONG_BY_ADDRESS), ...limits.map(({ key }) => uncount(context, key))])
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
  const browserHash = await browserHashOf(context)
  const right: { owner: CodeOwner; hash: string }[] = []
  for (const { key, code } of claims) {
    const owner = { contact: key, browserHash }
    const guess = await compareCode(context, owner, code)
    if (typeof guess === 'string') return { refusal: guess, wrongKey: key }
    right.push({ owner, hash: guess.hash })
  }
  for (const { owner, hash } of right)
    if (!(await consumeCodeRow(context.accountDb, codeKeyOf(owner), hash)))
      return { refusal: 'wrong_code', wrongKey: owner.contact }
  return 'ok'
}

/** Consumes a code that was asked for in the caller's browser. Wrong guesses are counted over all codes of a day. */
export async function consumeCode(context: Context, key: string, code: string): Promise<'ok' | Refusal> {
  const outcome = await consumeCodes(context, [{ key, code }])
  return outcome === 'ok' ? outcome : outcome.refusal
}
