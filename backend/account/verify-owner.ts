import type { Context } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { browserHashOf } from '#backend/identity/browser.ts'
import { isPassword } from '#backend/identity/password.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { lastSentTo } from '#backend/login/codes.store.ts'
import { consumeCode } from '#backend/login/codes.ts'
import { clearTries, mayTryPassword } from '#backend/login/guess-limit.ts'

type Refusal = Fail<'wrong_password' | 'wrong_code' | 'locked' | 'no_contact'>

async function byPassword(context: Context, row: UserRow, password: string): Promise<Refusal | null> {
  // Apart from the sign-in's count: strangers move that one, and must not keep the owner from what she does signed in.
  const account = `own:${row.uid}`
  if (!(await mayTryPassword(context, account))) return fail('locked')
  if (!(await isPassword(password, row.passwordHash))) return fail('wrong_password')
  await clearTries(context, account)
  return null
}

/** Compares with the contact that was sent a code last, so that a wrong guess is not counted for the other contact. */
async function byCode(context: Context, row: UserRow, code: string): Promise<Refusal | null> {
  const contacts = [row.email, row.phone].filter((contact) => contact !== null)
  const [first] = contacts
  if (first === undefined) return fail('no_contact')
  const contact = (await lastSentTo(context.accountDb, contacts, await browserHashOf(context), context.now)) ?? first
  const outcome = await consumeCode(context, contact, code)
  return outcome === 'ok' ? null : fail(outcome)
}

/** Checks the password, or a code sent to the account's contact. Null when it is right. */
export async function verifyOwner(
  context: Context,
  row: UserRow,
  { password, checkCode }: { password?: string | undefined; checkCode?: string | undefined },
): Promise<Refusal | null> {
  if (password !== undefined && row.passwordHash !== null) return byPassword(context, row, password)
  if (checkCode !== undefined) return byCode(context, row, checkCode)
  if (row.passwordHash !== null) return fail('wrong_password')
  return fail(row.email === null && row.phone === null ? 'no_contact' : 'wrong_code')
}
