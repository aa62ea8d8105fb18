/** How tests get codes: they solve the human check as a browser does, and read the code from the outbox. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { accountCalls } from '#contract/account.ts'
import { loginCodeCalls } from '#contract/login-codes.ts'
import { type Asked, call, EVENING, envelopeOf, send } from './calls.ts'

let addresses = 0
/** A new network address, so that tests do not share rate limits. */
export function freshAddress(): string {
  addresses++
  return `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

let phones = 0
/** A new mobile number of mainland China, without calling code. */
export function freshPhone(): string {
  phones++
  return `139${60_000_000 + phones}`
}

/** ISO 8601, this long after `EVENING`. */
export const later = (seconds: number): string => new Date(Date.parse(EVENING) + seconds * 1000).toISOString()

/** The solution of a human check, not verified yet. */
export async function solvedCheck(asked: Asked): Promise<string> {
  const { challenge } = await call(loginCodeCalls.getChallenge, {}, asked)
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** A verified human check, to be used as `cfToken`. */
export async function verifiedCheck(asked: Asked): Promise<string> {
  const token = await solvedCheck(asked)
  if (!(await call(loginCodeCalls.checkHuman, { token }, asked))) throw new Error('the human check failed')
  return token
}

/** The messages sent to an address, newest first. */
export async function outboxOf(to: string): Promise<{ subject: string; text: string }[]> {
  const response = await send(`/java/dev/outbox?to=${encodeURIComponent(to)}`)
  return ((await response.json()) as { result: { list: { subject: string; text: string }[] } }).result.list
}

export const codeIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''

/** The last code sent to an address. */
export const lastCode = async (to: string): Promise<string> => codeIn((await outboxOf(to))[0]?.text)

/** Another code than this one. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000')

/** Requests a code by mail and reads it; `to`: an email in lower case. */
export async function mailedCode(to: string, asked: Asked): Promise<string> {
  const sent = await envelopeOf(
    loginCodeCalls.sendEmailCode,
    { mobileOrEmail: to, cfToken: await verifiedCheck(asked) },
    asked,
  )
  if (sent.status !== 'success') throw new Error(`no code: ${sent.errorMsg}`)
  return lastCode(to)
}

/** As `mailedCode`, for a phone: `digits` without its calling code. */
export async function textedCode(digits: string, areaCode: string, asked: Asked): Promise<string> {
  const input = { mobileOrEmail: digits, areaCode, cfToken: await verifiedCheck(asked) }
  const sent = await envelopeOf(loginCodeCalls.sendMobileCode, input, asked)
  if (sent.status !== 'success') throw new Error(`no code: ${sent.errorMsg}`)
  return lastCode(`+${areaCode}${digits}`)
}

/** A code sent to the account's own email, as the security settings ask for it. */
export async function ownCode(email: string, asked: Asked): Promise<string> {
  await call(accountCalls.sendOwnCode, { via: 'email' }, asked)
  return lastCode(email)
}
