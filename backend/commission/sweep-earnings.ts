import { grant } from '#backend/coins/coins.ts'
import type { Context } from '#backend/core/context.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import { type EarningRow, postponeEarning, readDue, settleEarning } from '#backend/promotion/earnings.store.ts'
import { logError } from '#contract/log-error.ts'
import { hasBonus, readStanding, stateOfOrder } from './evidence.store.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

/** `later`: it is not decided yet. */
type Judgement = 'pay' | 'void' | 'later'

/** A registration lasts if somebody is behind it: for one person there is one. */
async function judgeRegistration({ accountDb }: Working, { uid }: EarningRow): Promise<Judgement> {
  if (uid === null || (await readStanding(accountDb, uid)) !== 'good') return 'void'
  return (await hasBonus(accountDb, uid)) ? 'pay' : 'void'
}

const OF_ORDER: ReadonlyMap<string, Judgement> = new Map([
  ['credited', 'pay'],
  ['crediting', 'later'],
  ['part_returned', 'later'],
])

async function judgePurchase({ accountDb }: Working, { orderId }: EarningRow): Promise<Judgement> {
  const state = orderId === null ? undefined : await stateOfOrder(accountDb, orderId)
  return (state && OF_ORDER.get(state)) || 'void'
}

async function judge(working: Working, row: EarningRow): Promise<Judgement> {
  const manager = await readStanding(working.accountDb, row.managerUid)
  if (manager !== 'good') return manager === 'gone' ? 'void' : 'later'
  return row.kind === 'registration' ? judgeRegistration(working, row) : judgePurchase(working, row)
}

const LATER_MS = 24 * 3_600_000

async function settle(working: Working, row: EarningRow): Promise<boolean> {
  const { env, accountDb, now } = working
  const { id, managerUid: uid, coins } = row
  const judgement = await judge(working, row)
  if (judgement === 'later') {
    await postponeEarning(accountDb, id, now + LATER_MS)
    return false
  }
  if (judgement === 'pay') {
    const name = `promotion:${id}`
    const deed = { uid, intent: name, link: name, reason: 'promotion' as const, now }
    const { status } = await grant(env, { ...deed, from: 'bonus', amounts: { gold: coins } })
    if (status !== 'done' && status !== 'again') throw new Error(`the ledger answers ${status}`)
  }
  await settleEarning(accountDb, id, judgement === 'pay' ? 'paid' : 'void', now)
  return true
}

/** In each order. */
const PER_RUN_MAX = 30

/**
 * Pays what managers earned and is due, once each, or notes that it came to nothing; returns for how many. One that fails is
 * logged and tried again in the next run; the newest are looked at too, so that old ones that fail keep nobody waiting.
 */
export async function sweepEarnings(working: Working): Promise<number> {
  const { accountDb, now } = working
  const [oldest, newest] = await Promise.all([
    readDue(accountDb, now, PER_RUN_MAX, 'oldest'),
    readDue(accountDb, now, PER_RUN_MAX, 'newest'),
  ])
  const rows = new Map([...oldest, ...newest].map((row) => [row.id, row]))
  return lookAtEach(
    [...rows.values()],
    (row) => settle(working, row),
    ({ id }, error) => logError({ event: 'commission_not_paid', earning: id }, error),
  )
}
