import { hold, post, voidHold } from '#backend/coins/coins.ts'
import type { Context } from '#backend/core/context.ts'
import { PLAN_VOID_AFTER_MS } from '#contract/plan-rules.ts'
import { findOrder, moveOrder, noteHeld, type PlanOrderRow } from './orders.store.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

/** The coins come back by themselves so long after every plan has a result, whatever else fails. */
const HOLD_MS = PLAN_VOID_AFTER_MS + 30 * 24 * 3_600_000

export const intentOf = ({ id }: Pick<PlanOrderRow, 'id'>): string => `plan:${id}`

/**
 * Sets the coins of a stored order aside, once however often it is called, and passes them on at once where the plan gives
 * none back. The order after it: refused when there were too few, or somebody refused it meanwhile.
 */
export async function payPlan(working: Working, row: PlanOrderRow): Promise<PlanOrderRow | 'insufficient'> {
  const { env, accountDb, now } = working
  const { id, uid, planId, expertUid, amount, share, startsAt } = row
  const { status } = await hold(env, {
    uid,
    intent: intentOf(row),
    link: `plan:${planId}`,
    reason: 'plan',
    to: [
      ...(share > 0 ? [{ uid: expertUid, gold: share }] : []),
      ...(amount > share ? [{ house: 'sales' as const, gold: amount - share }] : []),
    ],
    now,
    expiresAt: startsAt + HOLD_MS,
  })
  if (status === 'conflict' || status === 'closed') throw new Error(`the ledger answers ${status}`)
  if (status === 'insufficient') await moveOrder(accountDb, id, 'new', 'refused')
  else await noteHeld(accountDb, row)
  const latest = (await findOrder(accountDb, id)) ?? { ...row, state: 'refused' }
  if (latest.state === 'refused') {
    if (status === 'insufficient') return 'insufficient'
    // The sweep, or another call, refused it meanwhile.
    await giveBack(working, row)
  }
  if (latest.state === 'held' && !latest.hasRefund) await settleOrder(working, latest, 'pay')
  return latest
}

/** Gives back what may be set aside for an order that was refused; may be repeated. */
export const giveBack = ({ env, now }: Working, row: PlanOrderRow): Promise<unknown> =>
  voidHold(env, { uid: row.uid, intent: intentOf(row), now })

/** Cancels an order that did not come to its end; what was set aside comes back. */
export async function refuseOrder(working: Working, row: PlanOrderRow): Promise<void> {
  if (await moveOrder(working.accountDb, row.id, 'new', 'refused')) await giveBack(working, row)
}

/**
 * Gives the coins of an order to expert and house, or back; which of the two it became. The ledger decides that, once; what
 * is noted here follows from it, so each step may be made twice, and by two at once. `tell`: of coins that came back, before
 * that is noted, as nobody looks at the order after it; may be called twice.
 */
export async function settleOrder(
  { env, accountDb, now }: Working,
  row: PlanOrderRow,
  wish: 'pay' | 'refund',
  tell?: () => Promise<unknown>,
): Promise<'done' | 'refunded'> {
  const deed = { uid: row.uid, intent: intentOf(row), now }
  const { status } = await (wish === 'pay' ? post(env, deed) : voidHold(env, deed))
  const isDone = status === 'done' || status === 'again'
  if (!isDone && status !== 'closed') throw new Error(`the ledger answers ${status}`)
  // Closed: the other of the two has happened before.
  const became = isDone === (wish === 'pay') ? 'done' : 'refunded'
  if (became === 'refunded') await tell?.()
  await moveOrder(accountDb, row.id, 'held', became, now)
  return became
}
