import { readBrands } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findUser } from '#backend/identity/users.store.ts'
import type { Brand } from '#brands/brand.ts'
import type { adminRefundCalls, RefundRequest } from '#contract/admin-refunds.ts'
import { coinsPerDiamond } from '#contract/exchange-rules.ts'
import { logError } from '#contract/log-error.ts'
import { tellAdministrators } from './announce-roles.ts'
import { auditFile } from './audit.store.ts'
import {
  askForRefund,
  declineRefundRequest,
  isAskedByAnother,
  isAskedByCaller,
  type Refund,
  searchRefunds,
  settleRefundRequest,
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
  if (!(done instanceof Fail)) await settleRefundRequest(context, refund)
  return done
}

type Found = Awaited<ReturnType<typeof searchRefunds>>['rows'][number]

function decisionOf({ row: { decision, decidedBy, decidedAt }, deciderName }: Found): RefundRequest['decision'] {
  if (decision === null || decidedAt === null) return undefined
  const by = decidedBy === null ? {} : { uid: decidedBy, name: deciderName ?? `#${decidedBy}` }
  return { act: decision, ...by, at: instant(decidedAt) }
}

export const listRefundRequests: Verb<Calls['listRefundRequests']> = async (context, search) => {
  const { rows, ...ways } = await searchRefunds(context.accountDb, search, context.now)
  await auditFile(context, 'refunds', search)
  const list = rows.map((found) => {
    const { row, username, requesterName } = found
    const { kind, subject: id, uid, gold, diamond, reason, requestedBy } = row
    const decision = decisionOf(found)
    return {
      ...{ kind, id, uid, username: username ?? `#${uid}`, gold, diamond, reason },
      ...{ requestedBy, requesterName: requesterName ?? `#${requestedBy}` },
      createdAt: instant(row.createdAt),
      expiresAt: instant(row.expiresAt),
      ...(decision ? { decision } : {}),
    }
  })
  return { list, ...ways }
}

export const declineRefund: Verb<Calls['declineRefund']> = async (context, subject) =>
  (await declineRefundRequest(context, subject)) ? { done: true } : fail('not_found')
