import type { Context } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { insertIdentity } from '#backend/identity/identities.store.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import type { Referral, Session } from '#contract/login.ts'
import { accountByCode, type Claim } from '../account-by-code.ts'
import { signInUser } from '../sign-in-user.ts'
import { findBoundAccount } from './find-bound-account.ts'
import type { ThirdPartyNumber } from './provider-settings.ts'
import { consumeTicket, isTicketValid } from './tickets.ts'

/** Signs in an existing account unless it is banned. */
export const sessionOf = async (context: Context, row: UserRow): Promise<Session | Fail<'banned' | 'second_step'>> =>
  row.bannedAt === null ? signInUser(context, row, false, { isByThirdParty: true }) : fail('banned')

/**
 * Binds the third-party account of a ticket to the account of the email or phone to which the code was sent, and signs
 * in. After a wrong code the ticket stays valid.
 */
export async function bindByCode(
  context: Context,
  ticket: string,
  claim: Claim,
  referral: typeof Referral.infer,
): Promise<
  Session | Fail<'wrong_code' | 'locked' | 'banned' | 'bad_email' | 'bad_phone' | 'third_party_failed' | 'second_step'>
> {
  if (!(await isTicketValid(context, ticket))) return fail('third_party_failed')
  const account = await accountByCode(context, claim, referral)
  if (account instanceof Fail) return account
  const pending = await consumeTicket(context, ticket)
  if (!pending) return fail('third_party_failed')
  const { row, isNew } = account
  const identity = { type: pending.type as ThirdPartyNumber, subject: pending.subject, name: pending.name ?? undefined }
  if (!(await insertIdentity(context.accountDb, row.uid, identity, context.now))) {
    // Another request bound it meanwhile; that is right if it bound it to the same account.
    const owner = await findBoundAccount(context, identity)
    if (owner?.uid !== row.uid) return fail('third_party_failed')
  }
  return signInUser(context, row, isNew)
}
