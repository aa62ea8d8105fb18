import { balanceOf } from '#backend/coins/coins.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { placeOf } from '#backend/core/own-orders.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { gamesAsked } from '#backend/match/games-of-kind.ts'
import { matchesOf } from '#backend/match/matches-of.ts'
import type { planCalls } from '#contract/plan.ts'
import { profitOf } from '#contract/plan-rules.ts'
import { lastExpertApplication } from './experts.store.ts'
import { inBrand, readListedExperts, showsSimulated } from './listed-experts.ts'
import { findBought, type PlanOrderState, readOrdersBefore } from './orders.store.ts'
import { findPlan, type PlanRow, readDecided, readOwnPlans, readPlans, readShownPlans } from './plans.store.ts'
import { pricedOf, secretOf, toOwnPlans, toPlans } from './show-plans.ts'
import { simulatedIntroduction } from './simulated/phrases.ts'

type Calls = typeof planCalls

/** A page of rows, one of which was read beyond it, and where the next begins. */
function pageOf<Row>(rows: readonly Row[], place: (row: Row) => { at: number; id: number }) {
  const list = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? list.at(-1) : undefined
  const { at, id } = last ? place(last) : { at: 0, id: 0 }
  return { rows: list, next: last ? { next: `${at}-${id}` } : {} }
}

async function shownPage(context: Context, of: Parameters<typeof readShownPlans>[1]['of'], before?: string) {
  const asked = { of, place: placeOf(before), limit: PAGE_SIZE + 1, now: context.now }
  const isDemo = await showsSimulated(context)
  const found = await readShownPlans(context.accountDb, { ...asked, isDemo })
  const { rows, next } = pageOf(found, ({ publishedAt, id }: PlanRow) => ({ at: publishedAt ?? 0, id }))
  return { list: await toPlans(context, rows), ...next }
}

export const listPlans: Verb<Calls['listPlans']> = (context, { matchId, gameId, gameIds, before, brand }) => {
  const ofGames = gameId === undefined ? { gameIds: gamesAsked(undefined, gameIds) } : { gameId }
  return shownPage(inBrand(context, brand), matchId === undefined ? ofGames : { matchId }, before)
}

export const listExpertPlans: Verb<Calls['listExpertPlans']> = (context, { expertId, before, brand }) =>
  shownPage(inBrand(context, brand), { uid: expertId }, before)

export const getPlan: Verb<Calls['getPlan']> = async (all, { planId, brand }) => {
  const context = inBrand(all, brand)
  const row = await findPlan(context.accountDb, planId)
  const [plan] = row ? await toPlans(context, [row], { hasContent: true }) : []
  return plan ? { plan } : fail('not_found')
}

const RESULTS_MAX = 30

export const getExpert: Verb<Calls['getExpert']> = async (all, { expertId, brand }) => {
  const context = inBrand(all, brand)
  const { accountDb, lan } = context
  const [people, user, application, results] = await Promise.all([
    readListedExperts(context, [expertId]),
    findUser(accountDb, expertId),
    lastExpertApplication(accountDb, expertId),
    readDecided(accountDb, expertId, RESULTS_MAX),
  ])
  const person = people.get(expertId)
  // By the role: staff may have made somebody an expert without an application.
  if (!person || !(person.isSimulated || user?.roles.includes('expert') || results.length > 0)) return fail('not_found')
  const own = application?.state === 'passed' ? application.introduction : ''
  const introduction = person.isSimulated ? simulatedIntroduction(expertId, lan) : own
  const profit = results.reduce((sum, { result, odds }) => sum + profitOf(result, odds), 0)
  return {
    expert: { ...person, introduction },
    results: results.map(({ result }) => result).reverse(),
    profit: Math.round(profit * 100) / 100,
  }
}

export const openPlan: Verb<Calls['openPlan']> = async (context, { planId }) => {
  const { accountDb, viewer } = context
  const [row, order] = await Promise.all([findPlan(accountDb, planId), findBought(accountDb, viewer.uid, planId)])
  if (!row || row.seal === null) return fail('not_found')
  const isOwn = row.uid === viewer.uid
  const match = isOwn || order ? (await matchesOf(context, [row])).get(row.matchId) : undefined
  const [plan] = order ? await toPlans(context, [row], { toBuyers: true, hasContent: true }) : []
  return {
    isOwn,
    ...(plan?.expert.username === '' ? { plan } : {}),
    ...(match ? { secret: secretOf(row, match, context.lan) } : {}),
    ...(order?.state === 'refunded' ? { isRefunded: true as const } : {}),
  }
}

export const listOwnPlans: Verb<Calls['listOwnPlans']> = async (context, { id: only, state, before }) => {
  const { accountDb, viewer } = context
  if (only !== undefined) {
    const one = (await readPlans(accountDb, [only])).filter(({ uid }) => uid === viewer.uid)
    return { list: toOwnPlans(one, await matchesOf(context, one)) }
  }
  const found = await readOwnPlans(accountDb, { uid: viewer.uid, state, place: placeOf(before), limit: PAGE_SIZE + 1 })
  const { rows, next } = pageOf(found, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { list: toOwnPlans(rows, await matchesOf(context, rows)), ...next }
}

const BOUGHT = ['held', 'done', 'refunded'] as const satisfies readonly PlanOrderState[]

export const listBoughtPlans: Verb<Calls['listBoughtPlans']> = async (context, { before }) => {
  const { accountDb, viewer } = context
  const asked = { before: placeOf(before), limit: PAGE_SIZE + 1, states: BOUGHT }
  const { rows, next } = pageOf(await readOrdersBefore(accountDb, viewer.uid, asked), ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
  const bought = await readPlans(
    accountDb,
    rows.map(({ planId }) => planId),
  )
  const plans = new Map((await toPlans(context, bought, { toBuyers: true })).map((plan) => [plan.id, plan]))
  const secrets = new Map(bought.map((row) => [row.id, pricedOf(row)]))
  const list = rows.flatMap(({ id, planId, state, createdAt }) => {
    const plan = plans.get(planId)
    if (!plan) return []
    const shown = state === 'held' ? ('open' as const) : state === 'done' ? ('done' as const) : ('refunded' as const)
    const secret = secrets.get(planId)
    return { id, state: shown, boughtAt: instant(createdAt), plan, ...(secret ? { secret } : {}) }
  })
  return { list, ...next }
}

export const checkGold: Verb<Calls['checkGold']> = async ({ env, accountDb, viewer }, { planId }) => {
  const row = await findPlan(accountDb, planId)
  if (!row || row.seal === null) return fail('not_found')
  const { gold } = await balanceOf(env, viewer.uid)
  return { gold, price: row.price, isEnough: gold >= row.price }
}
