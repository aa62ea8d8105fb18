import { readBrands } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findUser } from '#backend/identity/users.store.ts'
import type { Brand } from '#brands/brand.ts'
import type { adminRefundCalls } from '#contract/admin-refunds.ts'
import { coinsPerDiamond } from '#contract/exchange-rules.ts'
import { logError } from '#contract/log-error.ts'
import { tellAdministrators } from './announce-roles.ts'
import {
  askForRefund,
  declineRefundRequest,
  forgetRefundRequest,
  isAskedByAnother,
  isAskedByCaller,
  listWaitingRefunds,
  type Refund,
} from './refund-requests.store.ts'

type Calls = typeof adminRefundCalls

/** A diamond counts as the coins that the brand gives for it, and as one at least. */
function isLargeFor({ refundsByTwoFrom: limit, exchange }: Brand, { gold, diamond }: Refund): boolean {
  return limit !== undefined && gold + diamond * coinsPerDiamond(exchange) >= limit
}

/**
 * Whether two administrators must agree: when any brand says so of so much, since an administrator chooses the host of a
 * call. A record that cannot be read may say so too.
 */
async function needsTwoPeople({ env }: UserContext, refund: Refund): Promise<boolean> {
  const { brands, unreadable } = await readBrands(env)
  for (const key of unreadable)
    logError({ event: 'brand_unreadable', key }, 'refunds need two people until it is mended')
  return unreadable.length > 0 || brands.some((brand) => isLargeFor(brand, refund))
}

async function ask(context: UserContext, refund: Refund, reason: string): Promise<void> {
  const isRepeated = await isAskedByCaller(context, refund)
  await askForRefund(context, refund, reason)
  if (isRepeated) return
  const name = (await findUser(context.accountDb, refund.uid))?.username ?? `#${refund.uid}`
  await tellAdministrators(context, [{ type: 'refund_asked', params: { uid: refund.uid, name } }])
}

/**
 * Makes a refund; a large one when another administrator has asked for the same. Until then it is recorded that this one
 * asks for it: `undefined`. Who receives it is neither of the two.
 */
export async function byTwo<Done>(
  context: UserContext,
  refund: Refund,
  reason: string,
  make: () => Promise<Done>,
): Promise<Done | Fail<'not_yourself'> | undefined> {
  if (!(await needsTwoPeople(context, refund))) return make()
  if (refund.uid === context.viewer.uid) return fail('not_yourself')
  if (!(await isAskedByAnother(context, refund))) {
    await ask(context, refund, reason.trim())
    return undefined
  }
  const done = await make()
  if (!(done instanceof Fail)) await forgetRefundRequest(context.accountDb, refund)
  return done
}

export const listRefundRequests: Verb<Calls['listRefundRequests']> = async ({ accountDb, now }) => ({
  list: (await listWaitingRefunds(accountDb, now)).map(({ row, username, requesterName }) => ({
    kind: row.kind,
    id: row.subject,
    uid: row.uid,
    username,
    gold: row.gold,
    diamond: row.diamond,
    reason: row.reason,
    requestedBy: row.requestedBy,
    requesterName,
    expiresAt: instant(row.expiresAt),
  })),
})

export const declineRefund: Verb<Calls['declineRefund']> = async (context, subject) =>
  (await declineRefundRequest(context, subject)) ? { done: true } : fail('not_found')
