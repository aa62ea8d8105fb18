import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { orTaken, setContact } from '#backend/identity/accounts.store.ts'
import { findOwn } from '#backend/identity/find-user.ts'
import { needProof } from '#backend/identity/need-proof.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { spendCodes } from '#backend/login/codes.ts'
import { findAccount } from '#backend/login/find-account.ts'
import { identifierOf } from '#backend/login/identifier.ts'
import { notify } from '#backend/notice/notify.ts'
import { toUser } from '#backend/user/to-user.ts'
import type { accountCalls } from '#contract/account.ts'

type Codes = { checkCode: string; currentCheckCode?: string }

/** The new contact by its code, and the bound one by its own: both codes are spent, or neither. */
async function whyUnproven(
  context: UserContext,
  own: UserRow,
  { bound, wanted }: { bound: string | null; wanted: string },
  { checkCode, currentCheckCode }: Codes,
): Promise<Fail<'wrong_code' | 'wrong_current_code' | 'locked' | 'proof_needed'> | null> {
  const claims = [{ key: wanted, code: checkCode }]
  if (bound === null) {
    const unproven = await needProof(context, own)
    if (unproven) return unproven
  } else if (bound !== wanted) claims.unshift({ key: bound, code: currentCheckCode ?? '' })
  const spent = await spendCodes(context, claims)
  if (spent === 'well') return null
  const isCurrent = spent.refusal === 'wrong_code' && spent.wrongKey !== wanted
  return fail(isCurrent ? 'wrong_current_code' : spent.refusal)
}

/** That a contact is somebody else's is told only to whoever proved to receive what is sent there. */
export const changeContact: Verb<typeof accountCalls.changeContact> = async (context, input) => {
  const identifier = identifierOf(input)
  if (identifier instanceof Fail) return identifier
  const { kind, key, areaCode } = identifier
  if (kind === 'name') return fail('bad_email')
  const own = await findOwn(context)
  if (own instanceof Fail) return own
  const unproven = await whyUnproven(context, own, { bound: own[kind], wanted: key }, input)
  if (unproven) return unproven
  const holder = await findAccount(context, { kind, key })
  if (holder && holder.uid !== own.uid) return fail('identifier_taken')
  const changed = await orTaken(setContact(context.db, own.uid, { kind, key, areaCode }))
  if (changed === 'taken') return fail('identifier_taken')
  const row = await findUser(context.db, own.uid)
  if (!row) return fail('session_invalid')
  // To the address before: whoever took the account over has the new one.
  if (own[kind] !== key) await notify(context, own.uid, 'contact_changed', { kind }, undefined, own.email ?? undefined)
  return { user: await toUser(context, row, true) }
}
