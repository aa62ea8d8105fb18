/** How a visitor gets a code: solves the human check like a browser, and reads the code from the outbox. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { loginCodeCalls } from '#contract/login-codes.ts'
import { type Asked, call, EVENING, envelopeOf, send } from './calls.ts'

let addresses = 0
/** A network address not used before in this file, so that limits by address do not interfere. */
export function freshAddress(): string {
  addresses++
  return `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

/** ISO 8601: so long after the tests' evening. */
export const later = (seconds: number): string => new Date(Date.parse(EVENING) + seconds * 1000).toISOString()

export async function solved(asked: Asked): Promise<string> {
  const { challenge } = await call(loginCodeCalls.getChallenge, {}, asked)
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** A token that may be spent as `cfToken`. */
export async function checked(asked: Asked): Promise<string> {
  const token = await solved(asked)
  if (!(await call(loginCodeCalls.checkHuman, { token }, asked))) throw new Error('the human check failed')
  return token
}

/** Messages sent to an address, newest first. */
export async function outboxOf(to: string): Promise<{ subject: string; text: string }[]> {
  const response = await send(`/java/dev/outbox?to=${encodeURIComponent(to)}`)
  return ((await response.json()) as { result: { list: { subject: string; text: string }[] } }).result.list
}

export const codeIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''

/** The code that is in the outbox for an address. */
export const lastCode = async (to: string): Promise<string> => codeIn((await outboxOf(to))[0]?.text)

/** Asks for a code and reads it: `to` an email in lower case. */
export async function mailedCode(to: string, asked: Asked): Promise<string> {
  const sent = await envelopeOf(
    loginCodeCalls.sendEmailCode,
    { mobileOrEmail: to, cfToken: await checked(asked) },
    asked,
  )
  if (sent.status !== 'success') throw new Error(`no code: ${sent.errorMsg}`)
  return lastCode(to)
}

/** As `mailedCode`, for a phone: `digits` without its calling code. */
export async function textedCode(digits: string, areaCode: string, asked: Asked): Promise<string> {
  const input = { mobileOrEmail: digits, areaCode, cfToken: await checked(asked) }
  const sent = await envelopeOf(loginCodeCalls.sendMobileCode, input, asked)
  if (sent.status !== 'success') throw new Error(`no code: ${sent.errorMsg}`)
  return lastCode(`+${areaCode}${digits}`)
}
