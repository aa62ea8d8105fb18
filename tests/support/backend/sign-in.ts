/** How tests sign in by password. */

import type { accounts } from '#backend/db/accounts/schema/accounts.ts'
import type { Envelope } from '#contract/call.ts'
import { loginCalls } from '#contract/login.ts'
import { PASSWORD, withPassword } from './accounts.ts'
import { type Asked, envelopeOf } from './calls.ts'
import { freshAddress, freshPhone, verifiedCheck } from './codes.ts'

let people = 0
export const freshEmail = (): string => `person${++people}@sign-in.test`
export const visitor = (): Asked => ({ address: freshAddress() })

/** A user with email, phone, user name and password; `token` is that of a first session. */
export async function makeFullUser(change: Partial<typeof accounts.$inferInsert> = {}) {
  const digits = freshPhone()
  return { ...(await withPassword({ phone: `+86${digits}`, areaCode: '86', ...change })), digits }
}

type Named = { mobileOrEmail?: string; name?: string; areaCode?: string; password?: string }

/** Signs in by password, with a human check of its own. */
export async function tryPassword({ password = PASSWORD, ...who }: Named, asked: Asked = visitor()): Promise<Envelope> {
  return envelopeOf(loginCalls.signInByPassword, { ...who, password, cfToken: await verifiedCheck(asked) }, asked)
}
