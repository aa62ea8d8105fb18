import type { Context } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { creditChannel } from '#backend/identity/referrals.store.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import type { Referral } from '#contract/login.ts'
import { spendCode } from './codes.ts'
import { identifierOf } from './identifier.ts'
import { findOrRegister } from './register.ts'

export interface Claim {
  mobileOrEmail?: string
  name?: string
  areaCode?: string
  checkCode: string
}

/** The account behind the email or phone that a code proves, registered when there is none. The banned learn so here. */
export async function accountByCode(
  context: Context,
  { checkCode, ...who }: Claim,
  origin: typeof Referral.infer,
): Promise<{ row: UserRow; isNew: boolean } | Fail<'wrong_code' | 'locked' | 'banned' | 'bad_email' | 'bad_phone'>> {
  const identifier = identifierOf(who)
  if (identifier instanceof Fail) return identifier
  const { kind } = identifier
  // No code is ever sent to a user name.
  if (kind === 'name') return fail('wrong_code')
  const proof = await spendCode(context, identifier.key, checkCode)
  if (proof !== 'well') return fail(proof)
  const found = await findOrRegister(context, { ...identifier, kind }, origin)
  if (found.row.bannedAt !== null) return fail('banned')
  if (!found.isNew) await creditChannel(context.db, found.row.uid, origin, context.now)
  return found
}
