import type { Context } from '#backend/core/context.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import { keptOfLog } from '#backend/match/kept-rows.ts'
import type { NotifyContext } from '#backend/notice/mail-notice.ts'
import { notify } from '#backend/notice/notify.ts'
import { gameById } from '#contract/games.ts'
import { logError } from '#contract/log-error.ts'
import { isWon } from '#contract/plan-rules.ts'
import {
  type PlanOrderRow,
  readDueOrders,
  readHeldOrders,
  readRefusedOrders,
  readUnfinishedOrders,
} from './orders.store.ts'
import { giveBack, refuseOrder, settleOrder } from './pay-plan.ts'
import { checkLater, endPaying, type PlanRow, readPayingPlans, readPlansToCheck, setResult } from './plans.store.ts'
import { resultOf } from './result-of.ts'

type Working = NotifyContext & Pick<Context, 'env' | 'accountDb' | 'now'>

/** Limits the work of one run; the rest is done in the next. */
const CHECKED_MAX = 40
const PLANS_MAX = 20
/** Of all plans together: each is some calls and queries, which other sweeps of the minute share. */
const ORDERS_MAX = 100
const UNFINISHED_MAX = 50
/** How long a call may take that sets coins aside. */
const CALL_MS_MAX = 2 * 60_000
/** How long the ledger is asked again to give back what was set aside for a refused order: it may have been away. */
const GIVE_BACK_MS = 15 * 60_000
const MINUTE_MS = 60_000
const CHECK_MS_MAX = 30 * MINUTE_MS
const FAILED_MS = 10 * MINUTE_MS

/** Looks for the result of a plan: by the log of its match, folded anew. */
async function check({ env, accountDb, now }: Working, plan: PlanRow): Promise<boolean> {
  const { id, matchId, gameId, startsAt, play, choice, line } = plan
  const log = await loadMatchLog(env, matchId)
  const family = gameById(gameId)?.family ?? 'games'
  const option = { play, choice, ...(line === null ? {} : { line }) }
  const state = log && stateAt(log, now)
  const result = resultOf(option, { family, startsAt }, state, now)
  // Seldom for a match that has not ended for long: nobody waits for it.
  const waitMs = Math.min(CHECK_MS_MAX, Math.max(MINUTE_MS, (now - startsAt) / 20))
  if (result === null) await checkLater(accountDb, id, now + waitMs)
  else {
    const match = state && keptOfLog(log, rowChangeOf(state, matchId))
    await setResult(accountDb, plan, { result, match, now })
  }
  return result !== null
}

/** As `check`. One that fails is looked at again later: it keeps no other waiting. */
async function checkOrWait(working: Working, plan: PlanRow): Promise<boolean> {
  try {
    return await check(working, plan)
  } catch (error) {
    await checkLater(working.accountDb, plan.id, working.now + FAILED_MS)
    throw error
  }
}

/** Gives an order's coins where they belong; the buyer is told when they come back. */
async function settle(working: Working, plan: PlanRow, order: PlanOrderRow): Promise<boolean> {
  const isPaid = !order.hasRefund || (plan.result !== null && isWon(plan.result))
  const params = { planId: plan.id, title: plan.title, coins: order.amount }
  const tell = () => notify(working, order.uid, 'plan_refunded', params, `plan-order:${order.id}:refunded`)
  await settleOrder(working, order, isPaid ? 'pay' : 'refund', tell)
  return true
}

/** `run.left`: how many orders this run may still settle. */
async function payOut(working: Working, plan: PlanRow, run: { left: number }): Promise<boolean> {
  const held = await readHeldOrders(working.accountDb, plan.id, ORDERS_MAX)
  // Not before the answer: plans are looked at side by side.
  const orders = held.slice(0, run.left)
  run.left -= orders.length
  await lookAtEach(
    orders,
    (order) => settle(working, plan, order),
    ({ id }, error) => logError({ event: 'plan_order_not_settled', order: id }, error),
  )
  await endPaying(working.accountDb, plan.id)
  return true
}

/**
 * Finds results of plans whose match is over, pays or gives back what was set aside for them, and cancels orders whose call
 * died. Whatever fails is logged and tried again in the next run.
 */
export async function sweepPlans(working: Working): Promise<void> {
  const { accountDb: db, now } = working
  const called = now - CALL_MS_MAX
  const [toCheck, unfinished, refused, due] = await Promise.all([
    readPlansToCheck(db, now, CHECKED_MAX),
    readUnfinishedOrders(db, called, UNFINISHED_MAX),
    readRefusedOrders(db, { after: now - GIVE_BACK_MS, before: called }, UNFINISHED_MAX),
    readDueOrders(db, called, UNFINISHED_MAX),
  ])
  await lookAtEach(
    [...unfinished, ...refused],
    async (row) => {
      await (row.state === 'new' ? refuseOrder : giveBack)(working, row)
      return true
    },
    ({ id }, error) => logError({ event: 'plan_order_not_cancelled', order: id }, error),
  )
  await lookAtEach(
    due,
    async (row) => (await settleOrder(working, row, 'pay')) === 'done',
    ({ id }, error) => logError({ event: 'plan_order_not_paid', order: id }, error),
  )
  await lookAtEach(
    toCheck,
    (plan) => checkOrWait(working, plan),
    ({ id }, error) => logError({ event: 'plan_not_checked', plan: id }, error),
  )
  const run = { left: ORDERS_MAX }
  await lookAtEach(
    await readPayingPlans(db, PLANS_MAX),
    (plan) => payOut(working, plan, run),
    ({ id }, error) => logError({ event: 'plan_not_paid_out', plan: id }, error),
  )
}
