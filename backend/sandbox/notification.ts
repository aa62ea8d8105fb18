import { hmacOf, isSameDigest } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import type { SandboxPayment } from './sandbox-payments.store.ts'

export const SIGNATURE_HEADER = 'sandbox-signature'
const WINDOW_MS = 5 * 60_000

/** What the sandbox tells of a payment, in notifications and when it is asked. `amount` in minor units. */
export interface SandboxStatement {
  id: string
  order: number
  status: SandboxPayment['status'] | 'expired' | 'returned_in_part'
  amount: number
  currency: string
  /** Of `returned_in_part`: how much so far. */
  returned?: number
}

export const statementOf = (payment: SandboxPayment, now: number): SandboxStatement => ({
  id: payment.id,
  order: payment.orderId,
  status: payment.status === 'open' && now > payment.expiresAt ? 'expired' : payment.status,
  amount: payment.amount,
  currency: payment.currency,
})

const secretOf = ({ AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>) => hmacOf(AUTH_SECRET, 'sandbox notifications')

/** `t=<milliseconds>,v1=<HMAC-SHA256 of "t.body", hexadecimal>`; `at`: real time. */
export async function signatureOf(env: Pick<Env, 'AUTH_SECRET'>, body: string, at: number): Promise<string> {
  return `t=${at},v1=${await hmacOf(await secretOf(env), `${at}.${body}`)}`
}

/** Whether the sandbox signed a body within the last five minutes of real time. */
export async function isSignedBySandbox(
  env: Pick<Env, 'AUTH_SECRET'>,
  { body, signature, now }: { body: string; signature: string; now: number },
): Promise<boolean> {
  const at = Number(/^t=(\d{13}),v1=[0-9a-f]{64}$/.exec(signature)?.[1])
  if (!(Math.abs(now - at) <= WINDOW_MS)) return false
  return isSameDigest(signature, await signatureOf(env, body, at))
}
