import type { Context } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { creditChannel } from '#backend/identity/referrals.store.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import type { Referral } from '#contract/login.ts'
import { consumeCode } from './codes.ts'
import { identifierOf } from './identifier.ts'
import { findOrRegister } from './register.ts'

export interface Claim {
  mobileOrEmail?: string
  name?: string
  areaCode?: string
  checkCode: string
}

/** The account of the email or phone to which the code was sent; registered when there is none. */
export async function accountByCode(
  context: Context,
  { checkCode, ...loginName }: Claim,
  referral: typeof Referral.infer,
): Promise<{ row: UserRow; isNew: boolean } | Fail<'wrong_code' | 'locked' | 'banned' | 'bad_email' | 'bad_phone'>> {
  const identifier = identifierOf(loginName)
  if (identifier instanceof Fail) return identifier
  const { kind } = identifier
  // No code is ever sent to a user name.
  if (kind === 'name') return fail('wrong_code')
  const outcome = await consumeCode(context, identifier.key, checkCode)
  if (outcome !== 'ok') return fail(outcome)
  const found = await findOrRegister(context, { ...identifier, kind }, referral)
  if (found.row.bannedAt !== null) return fail('banned')
  if (!found.isNew) await creditChannel(context.accountDb, found.row.uid, referral, context.now)
  return found
}
