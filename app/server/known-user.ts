import { createHmac, timingSafeEqual } from 'node:crypto'
import type { User } from '#contract/user.ts'

const sign = (payload: string, token: string): Buffer => createHmac('sha256', token).update(`known ${payload}`).digest()

/**
 * The value of the `known` cookie: what a page shows of its user, signed with the session's token. No script and no
 * other host of the domain reads that token, so nobody but the server writes a value that `parseKnownUser` accepts.
 */
export function knownUserValue({ own: _own, signature: _signature, ...user }: User, token: string): string {
  const payload = Buffer.from(JSON.stringify(user)).toString('base64url')
  return `${payload}.${sign(payload, token).toString('base64url')}`
}

/** The user of a `known` cookie, without the private part; undefined when it was not written for this session. */
export function parseKnownUser(value: string | undefined, token: string | undefined): User | undefined {
  const [payload, signature] = value?.split('.') ?? []
  if (!payload || !signature || !token) return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(payload, token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as User
}
