import type { Context } from '#backend/core/context.ts'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { browserHashOf } from '#backend/identity/browser.ts'
import { isBrowserOfUser } from '#backend/identity/known-browsers.store.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { HALF_SIGN_IN_MINUTES } from '#contract/two-step-rules.ts'
import { findHalf, type HalfSignIn, insertHalf } from './half-sign-ins.store.ts'
import { mustVerify, type Taker } from './take-second-step.ts'

const markOf = ({ passwordHash }: Pick<UserRow, 'passwordHash'>): Promise<string> =>
  digestOf(`mark ${passwordHash ?? ''}`)

/** Keeps a sign-in whose first step is done, and returns the ticket for the second one. */
export async function openHalf(context: Context, row: UserRow, isByThirdParty: boolean): Promise<string> {
  const ticket = newSecret()
  await insertHalf(context.accountDb, {
    ticketHash: await digestOf(ticket),
    uid: row.uid,
    browserHash: await browserHashOf(context),
    passwordMark: await markOf(row),
    isByThirdParty,
    expiresAt: context.now + HALF_SIGN_IN_MINUTES * 60_000,
  })
  return ticket
}

/**
 * The sign-in that a ticket stands for, with its account; undefined when it is over, was begun in another browser, or the
 * account has another password since.
 */
export async function halfOf(
  context: Context,
  ticket: string,
): Promise<{ half: HalfSignIn; row: UserRow; taker: Taker } | undefined> {
  const { accountDb, now } = context
  const half = await findHalf(accountDb, await digestOf(ticket), now)
  if (!half || half.browserHash !== (await browserHashOf(context))) return undefined
  const row = await findUser(accountDb, half.uid)
  if (!row || half.passwordMark !== (await markOf(row))) return undefined
  if (row.deletingAt !== null && row.deletingAt <= now) return undefined
  const isKnown = context.browser !== undefined && (await isBrowserOfUser(accountDb, row.uid, half.browserHash))
  const counted = isKnown ? `browser:${half.browserHash}:${row.uid}` : `uid:${row.uid}`
  return {
    half,
    row,
    taker: { uid: row.uid, use: `sign-in ${half.ticketHash}`, isVerified: mustVerify(row.roles), counted },
  }
}
