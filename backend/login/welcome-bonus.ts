import { grant } from '#backend/coins/coins.ts'
import { isAddressWithinLimit } from '#backend/core/address-limit.ts'
import type { Context } from '#backend/core/context.ts'
import { hmacOf } from '#backend/core/digest.ts'
import { isWithinLimit } from '#backend/core/limit.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import { mailboxOf } from '#backend/identity/mailbox.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { notify } from '#backend/notice/notify.ts'
import { REGISTRATION_COINS } from '#contract/account-rules.ts'
import { logError } from '#contract/log-error.ts'
import { claimBonus, listUngranted, markGranted } from './welcome-bonus.store.ts'

/** What paying and telling needs. */
type Notifying = Parameters<typeof notify>[0]

const DAY_MS = 24 * 3_600_000
/** A household. */
const EMAILS_A_DAY_BY_ADDRESS = 3
/** A company or school; whoever owns a domain has as many mailboxes as wanted. */
const EMAILS_A_DAY_BY_DOMAIN = 20

const keyOf = ({ env }: Context, contact: string): Promise<string> => hmacOf(env.AUTH_SECRET, `welcome ${contact}`)

/** Whether emails of this address and domain have been paid few bonuses today; counts one more. */
async function isEmailWithinLimits(context: Context, domain: string | undefined): Promise<boolean> {
  if (!(await isAddressWithinLimit(context, 'welcome-address', EMAILS_A_DAY_BY_ADDRESS, DAY_MS))) return false
  if (domain === undefined) return true
  return isWithinLimit(context, `welcome-domain:${domain}`, EMAILS_A_DAY_BY_DOMAIN, DAY_MS)
}

/**
 * Pays the welcome bonus for a contact that the user has just verified, and tells the user; whether it was paid. A phone
 * is always good for it, once: a number costs money. An email is good for it once for each mailbox and while few come
 * from the same address and domain; a user beyond that gets the bonus with a phone.
 */
export async function payWelcome(
  context: Context,
  { uid }: Pick<UserRow, 'uid'>,
  verified: { email: string } | { phone: string },
): Promise<boolean> {
  const { accountDb, now } = context
  let contact: string
  if ('phone' in verified) contact = verified.phone
  else {
    const { mailbox, domain } = mailboxOf(verified.email)
    if (!(await isEmailWithinLimits(context, domain))) return false
    contact = mailbox
  }
  if (!(await claimBonus(accountDb, { key: await keyOf(context, contact), uid, now }))) return false
  return grantBonus(context, uid)
}

/** Pays a claimed bonus and tells the user; whether it was paid now. */
async function grantBonus(context: Notifying, uid: number): Promise<boolean> {
  const { env, accountDb, now } = context
  const intent = `registration:${uid}`
  const amounts = { gold: REGISTRATION_COINS }
  // `conflict`: it was paid before there was a ledger.
  const { status } = await grant(env, { uid, from: 'bonus', amounts, intent, reason: 'registration', now })
  await notify(context, uid, 'welcome', { coins: REGISTRATION_COINS }, `welcome:${uid}`)
  await markGranted(accountDb, uid, now)
  return status === 'done'
}

const PER_RUN_MAX = 50

/** Pays bonuses that were claimed by calls that then died; returns how many. One that fails is logged and tried again. */
export const payClaimedBonuses = async (context: Notifying): Promise<number> =>
  lookAtEach(
    await listUngranted(context.accountDb, PER_RUN_MAX),
    async (uid) => {
      await grantBonus(context, uid)
      return true
    },
    (uid, error) => logError({ event: 'bonus_not_paid', uid }, error),
  )
