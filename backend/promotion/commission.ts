import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import type { Brand } from '#brands/brand.ts'
import type { Commission } from '#contract/promotion.ts'
import { COMMISSION_WAIT_DAYS } from '#contract/promotion-rules.ts'
import { brandOfUser, earnPurchase } from './earnings.store.ts'

const DAY_MS = 24 * 3_600_000

/** A brand's rule for what managers earn; undefined: nothing. */
export function commissionOf(brand: Pick<Brand, 'commission'> | undefined): Commission | undefined {
  const { registration, purchases, waitDays = COMMISSION_WAIT_DAYS } = brand?.commission ?? {}
  if (registration === undefined && purchases === undefined) return undefined
  return { ...(registration === undefined ? {} : { registration }), ...(purchases ? { purchases } : {}), waitDays }
}

export const readCommission = async (context: Pick<Context, 'env' | 'brand'>): Promise<Commission | undefined> =>
  commissionOf(await readBrand(context))

/** When commission of now is paid. */
export const dueAt = (now: number, { waitDays }: Commission): number => now + waitDays * DAY_MS

interface Order {
  id: number
  uid: number
  brand: string
  /** Coins that were bought; diamonds earn nothing. */
  gold: number
}

/**
 * Notes what a manager earns by coins that were bought and given: once for each order, so it may be called again. Most
 * buyers came through no channel.
 */
export async function notePurchase(
  { env, accountDb, now }: Pick<Context, 'env' | 'accountDb' | 'now'>,
  { id: orderId, uid, brand, gold }: Order,
): Promise<void> {
  if (gold <= 0 || (await brandOfUser(accountDb, uid)) !== brand) return
  const rule = await readCommission({ env, brand })
  if (!rule?.purchases) return
  await earnPurchase(accountDb, { uid, orderId, gold, ...rule.purchases, now, dueAt: dueAt(now, rule) })
}
