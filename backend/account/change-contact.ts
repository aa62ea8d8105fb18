import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { orTaken, setContact } from '#backend/identity/accounts.store.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { requireRecentProof } from '#backend/identity/require-recent-proof.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { consumeCodes } from '#backend/login/codes.ts'
import { findAccount } from '#backend/login/find-account.ts'
import { identifierOf } from '#backend/login/identifier.ts'
import { payWelcome } from '#backend/login/welcome-bonus.ts'
import { notify } from '#backend/notice/notify.ts'
import { toUser } from '#backend/user/to-user.ts'
import type { accountCalls } from '#contract/account.ts'

type Codes = { checkCode: string; currentCheckCode?: string }

/**
 * Checks the code of the new contact and that of the current one: both codes are consumed, or neither. With no current
 * contact a recent proof of identity is needed. Null when all is right.
 */
async function checkCodes(
  context: UserContext,
  own: UserRow,
  { current, wanted }: { current: string | null; wanted: string },
  { checkCode, currentCheckCode }: Codes,
): Promise<Fail<'wrong_code' | 'wrong_current_code' | 'locked' | 'proof_needed'> | null> {
  const claims = [{ key: wanted, code: checkCode }]
  if (current === null) {
    const unproven = await requireRecentProof(context, own)
    if (unproven) return unproven
  } else if (current !== wanted) claims.unshift({ key: current, code: currentCheckCode ?? '' })
  const outcome = await consumeCodes(context, claims)
  if (outcome === 'ok') return null
  const isCurrent = outcome.refusal === 'wrong_code' && outcome.wrongKey !== wanted
  return fail(isCurrent ? 'wrong_current_code' : outcome.refusal)
}

/** `identifier_taken` comes only after the code: else anybody could find out who has an account. */
export const changeContact: Verb<typeof accountCalls.changeContact> = async (context, input) => {
  const identifier = identifierOf(input)
  if (identifier instanceof Fail) return identifier
  const { kind, key, areaCode } = identifier
  if (kind === 'name') return fail('bad_email')
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const refusal = await checkCodes(context, own, { current: own[kind], wanted: key }, input)
  if (refusal) return refusal
  const holder = await findAccount(context, { kind, key })
  if (holder && holder.uid !== own.uid) return fail('identifier_taken')
  const changed = await orTaken(setContact(context.accountDb, own.uid, { kind, key, areaCode }))
  if (changed === 'taken') return fail('identifier_taken')
  const row = await findUser(context.accountDb, own.uid)
  if (!row) return fail('session_invalid')
  // Mailed to the previous address: somebody who took the account over has the new one.
  if (own[kind] !== key) await notify(context, own.uid, 'contact_changed', { kind }, undefined, own.email ?? undefined)
  if (kind === 'phone') await payWelcome(context, row, { phone: key })
  return { user: await toUser(context, row, true) }
}
