import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from '#backend/core/context.ts'
import type { Verb } from '#backend/core/serve.ts'
import { isOneself } from '#backend/identity/is-oneself.ts'
import { creditChannel } from '#backend/identity/referrals.store.ts'
import { findUser } from '#backend/identity/users.store.ts'
import type { promotionCalls } from '#contract/promotion.ts'
import { dueAt, readCommission } from './commission.ts'
import { type OpenChannel, openChannelOf } from './open-channels.ts'
import { channelOfUser, creditRegistration } from './users.store.ts'

/** The open channel that a registration is credited to; null where there is none, and for who registers through an own one. */
async function creditedChannel(
  context: Context,
  id: string | undefined,
  email: string | null | undefined,
): Promise<OpenChannel | null> {
  const channel = await openChannelOf(context, id)
  const manager = channel && (await findUser(context.accountDb, channel.uid))
  return manager && !(await isOneself(context, manager, email)) ? channel : null
}

/** What the manager of a channel earns by a registration of now; undefined: nothing. */
async function earnedBy({ env, now }: Context, { brand }: OpenChannel) {
  const rule = await readCommission({ env, brand })
  return rule?.registration === undefined ? undefined : { coins: rule.registration, dueAt: dueAt(now, rule) }
}

/** What is to be stored together with a new account so that its channel is credited. */
export async function creditFor(
  context: Context,
  { promotionChannelId, email }: { promotionChannelId?: string | undefined; email?: string | undefined },
): Promise<(uid: number) => readonly BatchItem<'sqlite'>[]> {
  const { accountDb, now } = context
  const channel = await creditedChannel(context, promotionChannelId, email)
  if (!channel) return () => []
  const earns = await earnedBy(context, channel)
  return (uid) => creditRegistration(accountDb, { uid, channel, now, registeredAfter: now - 1, earns })
}

/** How long after signing up a client may say by which channel its user came. */
const LATE_MS = 24 * 3_600_000

export const addPromotionReg: Verb<(typeof promotionCalls)['addPromotionReg']> = async (
  context,
  { promotionChannelId },
) => {
  const { accountDb, viewer, now } = context
  const user = await findUser(accountDb, viewer.uid)
  const channel = await creditedChannel({ ...context, viewer: null }, promotionChannelId, user?.email)
  if (!channel || channel.uid === viewer.uid) return false
  const earns = await earnedBy(context, channel)
  await accountDb.batch(
    creditRegistration(accountDb, { uid: viewer.uid, channel, now, registeredAfter: now - LATE_MS, earns }),
  )
  const isCredited = (await channelOfUser(accountDb, viewer.uid)) === channel.id
  if (isCredited) await creditChannel(accountDb, viewer.uid, { promotionChannelId }, now)
  return isCredited
}
