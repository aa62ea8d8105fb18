import type { Context } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { insertIdentity } from '#backend/identity/identities.store.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import type { Referral, Session } from '#contract/login.ts'
import { accountByCode, type Claim } from '../account-by-code.ts'
import { answerSession } from '../answer-session.ts'
import { findBoundAccount } from './find-bound-account.ts'
import type { ThirdPartyNumber } from './provider-settings.ts'
import { isTicket, spendTicket } from './tickets.ts'

/** A session of a known account; the banned get none. */
export const sessionOf = async (context: Context, row: UserRow): Promise<Session | Fail<'banned'>> =>
  row.bannedAt === null ? answerSession(context, row, false) : fail('banned')

/**
 * Binds the third-party account of a ticket to the email or phone that a code proves, and signs in. A wrong code leaves
 * the ticket good for another try.
 */
export async function bindByCode(
  context: Context,
  ticket: string,
  claim: Claim,
  origin: typeof Referral.infer,
): Promise<Session | Fail<'wrong_code' | 'locked' | 'banned' | 'bad_email' | 'bad_phone' | 'third_party_failed'>> {
  if (!(await isTicket(context, ticket))) return fail('third_party_failed')
  const account = await accountByCode(context, claim, origin)
  if (account instanceof Fail) return account
  const pending = await spendTicket(context, ticket)
  if (!pending) return fail('third_party_failed')
  const { row, isNew } = account
  const identity = { type: pending.type as ThirdPartyNumber, subject: pending.subject, name: pending.name ?? undefined }
  if (!(await insertIdentity(context.db, row.uid, identity, context.now))) {
    // Another window bound it meanwhile: fine if it was to the same account.
    const owner = await findBoundAccount(context, identity)
    if (owner?.uid !== row.uid) return fail('third_party_failed')
  }
  return answerSession(context, row, isNew)
}
