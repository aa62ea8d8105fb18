/** Accounts with a second step, and how tests take it. */
import { Secret, TOTP } from 'otpauth'
import main from '#brands/main.json' with { type: 'json' }
import type { Envelope } from '#contract/call.ts'
import { loginSecondStepCalls } from '#contract/login-second-step.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { makeAuthenticator } from './authenticator.ts'
import { type Asked, call, EVENING, envelopeOf, testEnv } from './calls.ts'

export const HOST = 'localhost'
export const ORIGIN = `http://${HOST}:3000`
/** A page of the main brand, in a browser of its own. */
export const onSite = (asked: Asked = {}): Asked => ({
  ...asked,
  headers: { brand: 'main', 'site-host': HOST, browser: crypto.randomUUID(), ...asked.headers },
})

export const putMain = (change: object = {}) => testEnv.BRANDS.put('brand:main', JSON.stringify({ ...main, ...change }))

/** The code of an app at a time, ISO 8601. */
export const codeAt = (secret: string, at: string = EVENING): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(at) })

/** Milliseconds after EVENING. */
export const after = (ms: number): string => new Date(Date.parse(EVENING) + ms).toISOString()

/** Sets up an app in this session; its code of `at` is spent. */
export async function withApp(token: string, asked: Asked = onSite()) {
  const own = { ...asked, token }
  const { secret } = await call(twoStepCalls.beginApp, {}, own)
  const { recoveryCodes = [] } = await call(twoStepCalls.confirmApp, { code: codeAt(secret, asked.at) }, own)
  return { secret, recoveryCodes }
}

/** Adds a passkey in this session. */
export async function withPasskey(token: string, asked: Asked = onSite()) {
  const key = await makeAuthenticator()
  const own = { ...asked, token }
  const { options } = await call(twoStepCalls.beginPasskey, {}, own)
  const passkey = await key.create(options, { origin: ORIGIN })
  const { recoveryCodes = [] } = await call(twoStepCalls.addPasskey, { passkey, name: 'Laptop' }, own)
  return { key, recoveryCodes }
}

/** The ticket of an answer that asks for the second step. */
export function ticketOf(answer: Envelope): string {
  if (answer.errorCode !== 4191 || !answer.errorMsg) throw new Error(`no second step: ${JSON.stringify(answer)}`)
  return answer.errorMsg
}

export const finish = (
  ticket: string,
  step: { code?: string; recoveryCode?: string; passkey?: string },
  asked: Asked,
): Promise<Envelope> => envelopeOf(loginSecondStepCalls.finishSignIn, { ticket, ...step }, asked)
