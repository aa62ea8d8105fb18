import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { userAccount } from '#backend/coins/account-names.ts'
import { auditLedger } from '#backend/coins/audit.ts'
import { balanceOf } from '#backend/coins/coins.ts'
import { Fail } from '#backend/core/fail.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminPlanCalls } from '#contract/admin-plans.ts'
import { noticeCalls } from '#contract/notice.ts'
import { planCalls } from '#contract/plan.ts'
import { contentHashOf, sealOf } from '#contract/plan-rules.ts'
import { userCalls } from '#contract/user.ts'
import { changeAccount, makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { giveCoins, linesOf, richUser, settled } from '#tests/support/backend/ledger.ts'
import {
  buy,
  CONTENT,
  DOCUMENT,
  decide,
  EMPTY,
  endMatch,
  HOUR_MS,
  makePlan,
  makePlanMatch,
  newPlanIntent,
  planAdmin,
  planContext,
  putPlanBrand,
  removePlans,
  sweepPlansAt,
  write,
  written,
} from '#tests/support/backend/plans.ts'
import {
  findOpenOrder,
  insertPlanOrder,
  readHeldOrders,
  readOrdersBefore,
  readUnfinishedOrders,
} from './orders.store.ts'
import { findPlan, readOwnPlans, readPlansToCheck, readShownPlans } from './plans.store.ts'
import { getPlan, listBoughtPlans, openPlan } from './read-plans.ts'

const db = openAccountDatabase(testEnv)

/** Longer than the first use of the calendar takes, which makes the matches of these days. */
const CALENDAR_MS = 120_000

beforeAll(async () => {
  await putPlanBrand()
  await readRow(planContext(0), (await makePlanMatch()).id)
}, CALENDAR_MS)
afterAll(removePlans)

const goldOf = async (uid: number) => (await balanceOf(testEnv, uid)).gold
const statesOf = async (uid: number) =>
  (await readOrdersBefore(db, uid, { limit: 50 })).map(({ state }) => state).reverse()
const now = () => new Date().toISOString()
const paragraphs = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const PICTURE = {
  type: 'image',
  attrs: { src: '/media/articles/1/0123456789abcdef.png', alt: '', width: 1, height: 1 },
}
const numbersFrom = (first: number) => Array.from({ length: 60 }, (_, at) => first + at)
const plansOf = async (uid: number, matchId: number) => {
  const all = await readOwnPlans(db, { uid, place: undefined, limit: 50 })
  return all.filter((plan) => plan.matchId === matchId)
}

test('of twenty plans sent at once for a match three are stored, of each expert', async () => {
  const match = await makePlanMatch()
  const [one, other] = [await makeUser(['expert']), await makeUser(['expert'])]
  const answers = await Promise.all(Array.from({ length: 20 }, () => write(one.uid, written(match.id))))
  expect(answers.filter((answer) => answer === 'too_many')).toHaveLength(17)
  expect(await plansOf(one.uid, match.id)).toHaveLength(3)
  expect(await write(other.uid, written(match.id))).toMatchObject({})
  // One that is deleted makes room for another.
  const [first] = await plansOf(one.uid, match.id)
  await call(planCalls.deletePlan, { id: first?.id ?? 0 }, { token: one.token, at: now() })
  expect(await write(one.uid, written(match.id))).toHaveProperty('id')
  expect(await write(one.uid, written(match.id))).toBe('too_many')
})

test('a plan is at a price that the match has, before it begins, by an expert', async () => {
  const match = await makePlanMatch()
  const { uid, token } = await makeUser(['expert'])
  expect(await write(uid, written(match.id, { odds: 2.1 }))).toBe('price_changed')
  expect(await write(uid, written(match.id, { choice: 'draw', odds: 2 }))).toBe('price_changed')
  expect(await write(uid, written(match.id, { play: 'total', choice: 'over', line: 2.5, odds: 2 }))).toBe(
    'price_changed',
  )
  const handicap = { play: 'handicap', choice: 'away', odds: 1.95 } as const
  expect(await write(uid, written(match.id, { ...handicap, line: -1 }))).toBe('price_changed')
  expect(await write(uid, written(match.id), { now: match.startsAt })).toBe('match_over')
  expect(await write(uid, written(7_539_998))).toBe('not_found')
  expect(await write((await makeUser()).uid, written(match.id))).toBe('expert_banned')
  expect(await plansOf(uid, match.id)).toEqual([])
  expect(await write(uid, written(match.id, { ...handicap, line: -0.75 }), { now: match.startsAt - 1 })).toHaveProperty(
    'id',
  )
  for (const wrong of [
    { title: 'Four' },
    { title: '\u4e3b'.repeat(31) },
    { title: '\u200b\u2060'.repeat(10) },
    { title: '\u200c\u200d'.repeat(10) },
    { document: paragraphs('\u200b'.repeat(40)) },
    { price: 0 },
    { price: 10_000 },
    { document: paragraphs('short') },
    { document: paragraphs('x'.repeat(10_001)) },
    { document: { ...DOCUMENT, content: [...DOCUMENT.content, PICTURE] } },
    { document: { ...DOCUMENT, content: [...DOCUMENT.content, { type: 'matchCard', attrs: { match: 1 } }] } },
    { document: { ...DOCUMENT, content: Array.from({ length: 1400 }, () => DOCUMENT.content[0]) } },
    { cover: '/media/avatars/1/0123456789abcdef.png' },
    { cover: 'https://elsewhere.test/cover.png' },
    { label: 'x'.repeat(21) },
    { choice: 'nobody' },
  ])
    expect((await envelopeOf(planCalls.createPlan, { ...written(match.id), ...wrong }, { token })).errorCode).toBe(4000)
})

test('a plan is stored without what nobody sees', async () => {
  const match = await makePlanMatch()
  const { uid } = await makeUser(['expert'])
  const seen = { title: 'Home\u200c\u2060 wins', document: paragraphs('\u200bNobody has\u2060 scored there.') }
  expect(await write(uid, written(match.id, seen))).toHaveProperty('id')
  const [plan] = await plansOf(uid, match.id)
  expect(plan).toMatchObject({
    title: 'Home\u200c wins',
    content: 'Nobody has scored there.',
    document: paragraphs('Nobody has scored there.'),
  })
})

test('what is published is what was reviewed, sealed, and not changed any more', async () => {
  const match = await makePlanMatch()
  const { uid, token } = await makeUser(['expert'])
  const admin = await planAdmin()
  const answer = await write(uid, written(match.id))
  if (typeof answer === 'string') throw new Error(answer)
  const { id } = answer
  const change = { ...written(match.id), id, choice: 'away' as const, odds: 3.6, title: 'The away side for once' }
  const asked = { token, at: now() }
  await call(planCalls.updatePlan, change, asked)
  // The reviewer had read the first one.
  expect(await decide(admin, id, 'publish')).toBe('order_moved')
  expect(await decide(admin, id, 'refuse', { revision: 2 })).toEqual({ done: true })
  expect((await findPlan(db, id))?.state).toBe('failed')
  await call(planCalls.updatePlan, change, asked)
  expect(await decide(uid, id, 'publish', { revision: 3 })).toBe('not_yourself')
  expect(await decide(admin, id, 'publish', { revision: 3, now: match.startsAt })).toBe('match_over')
  const both = await Promise.all([1, 2].map(() => decide(admin, id, 'publish', { revision: 3 })))
  expect(both.filter((each) => each === 'order_moved')).toHaveLength(1)
  const stored = await findPlan(db, id)
  expect(stored?.seal).toMatch(/^[0-9a-f]{64}$/)
  expect((await envelopeOf(planCalls.updatePlan, change, asked)).errorCode).toBe(4153)
  expect((await envelopeOf(planCalls.deletePlan, { id }, asked)).errorCode).toBe(4153)
  // Taking it off the shelf changes neither seal nor prediction.
  await call(planCalls.takeOffPlan, { id }, asked)
  expect(await findPlan(db, id)).toMatchObject({ state: 'removed', seal: stored?.seal, choice: 'away' })
  const notices = await call(noticeCalls.listNotices, {}, { token, at: now() })
  expect(notices.list.map(({ type }) => type)).toEqual(['plan_published', 'plan_refused'])
})

test('nobody else changes, deletes or takes off a plan', async () => {
  const plan = await makePlan()
  const { token } = await makeUser(['expert'])
  const asked = { token, at: now() }
  for (const entry of [planCalls.deletePlan, planCalls.takeOffPlan])
    expect((await envelopeOf(entry, { id: plan.id }, asked)).errorCode).toBe(4004)
  const change = { ...written(plan.match.id), id: plan.id }
  expect((await envelopeOf(planCalls.updatePlan, change, asked)).errorCode).toBe(4004)
})

test('a plan is sold until the second before kick-off, and not at it', async () => {
  const plan = await makePlan()
  const [early, late] = [await richUser({ gold: 30 }), await richUser({ gold: 30 })]
  expect(await buy(late, plan.id, {}, { now: plan.match.startsAt })).toBe('order_over')
  expect(await buy(early, plan.id, {}, { now: plan.match.startsAt - 1 })).toEqual({ planId: plan.id, price: 30 })
  expect([await goldOf(early), await goldOf(late)]).toEqual([0, 30])
  // The table refuses it too, whatever a slow call had read before.
  const asked = { uid: late, intent: newPlanIntent(), planId: plan.id, price: 30, share: 15 }
  expect(await insertPlanOrder(db, { ...asked, now: plan.match.startsAt })).toBeNull()
  // A call that died before kick-off is not finished after it.
  const dead = { ...asked, intent: newPlanIntent(), now: plan.match.startsAt - 1 }
  expect(await insertPlanOrder(db, dead)).not.toBeNull()
  expect(await buy(late, plan.id, { intent: dead.intent }, { now: plan.match.startsAt })).toBe('order_over')
  expect([await goldOf(late), await statesOf(late)]).toEqual([30, ['refused']])
})

test('a match that begins earlier than planned closes the sale with it', async () => {
  const plan = await makePlan()
  const uid = await richUser({ gold: 30 })
  const move = (startsAt: number) =>
    testEnv.DB.prepare('update matches set starts_at = ? where id = ?').bind(startsAt, plan.match.id).run()
  await move(Date.now() - 1000)
  expect(await buy(uid, plan.id)).toBe('order_over')
  await move(plan.match.startsAt)
  expect(await buy(uid, plan.id)).toMatchObject({ price: 30 })
})

test('what was bought stays with its buyer when the expert is banned or leaves; others find it no more', async () => {
  const plan = await makePlan({ hasRefund: false })
  const [uid, other] = [await richUser({ gold: 30 }), await richUser({ gold: 30 })]
  expect(await buy(uid, plan.id)).toMatchObject({ price: 30 })
  const opened = (by: number) => openPlan(planContext(by), { planId: plan.id }, EMPTY)
  for (const column of ['bannedAt', 'deletingAt'] as const) {
    await changeAccount(plan.expert, { [column]: 1 })
    expect(await getPlan(planContext(uid), { planId: plan.id }, EMPTY), column).toBeInstanceOf(Fail)
    const nameless = { id: plan.id, expert: { uid: plan.expert, username: '' } }
    expect(await opened(uid), column).toMatchObject({ secret: { content: CONTENT }, plan: nameless })
    expect(await opened(other), column).toEqual({ isOwn: false })
    expect(await listBoughtPlans(planContext(uid), {}, EMPTY), column).toMatchObject({ list: [{ plan: nameless }] })
    await changeAccount(plan.expert, { [column]: null })
  }
  expect(await opened(uid)).not.toHaveProperty('plan')
})

test('plans are not sold where the brand has no experts', async () => {
  const plan = await makePlan()
  const uid = await richUser({ gold: 30 })
  await putPlanBrand({ featuresOffByCountry: { JP: ['experts'] } })
  expect(await buy(uid, plan.id, {}, { country: 'JP' })).toBe('not_found')
  expect(await buy(uid, plan.id, {}, { country: 'FR' })).toMatchObject({ price: 30 })
  await putPlanBrand()
})

test('one press sent twenty times, and ten tabs, are one purchase', async () => {
  const plan = await makePlan()
  const uid = await richUser({ gold: 100 })
  const intent = newPlanIntent()
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => buy(uid, plan.id, { intent })),
    ...Array.from({ length: 10 }, () => buy(uid, plan.id)),
  ])
  for (const answer of answers) expect(answer).toEqual({ planId: plan.id, price: 30 })
  expect([await goldOf(uid), await statesOf(uid)]).toEqual([70, ['held']])
  expect((await findPlan(db, plan.id))?.sales).toBe(1)
  const other = await makePlan()
  expect(await buy(uid, other.id, { intent })).toBe('invalid_input')
})

test('with too little, another price, or nothing on sale, nothing moves and nothing is stored', async () => {
  const plan = await makePlan()
  const uid = await richUser({ gold: 29, diamond: 1000 })
  expect(await buy(uid, plan.id)).toBe('insufficient_gold')
  expect(await buy(uid, plan.id, { price: 1 })).toBe('price_changed')
  expect(await buy(uid, 7_539_999)).toBe('not_found')
  await giveCoins(uid, { gold: 1000 })
  expect(await buy(plan.expert, plan.id)).toBe('not_yourself')
  await decide(await planAdmin(), plan.id, 'take_off')
  expect(await buy(uid, plan.id)).toBe('order_over')
  const banned = await makePlan()
  await changeAccount(banned.expert, { bannedAt: Date.now() })
  expect(await buy(uid, banned.id)).toBe('not_found')
  const draft = await write((await makeUser(['expert'])).uid, written(plan.match.id))
  expect(await buy(uid, typeof draft === 'string' ? 0 : draft.id)).toBe('not_found')
  expect([await goldOf(uid), await statesOf(uid)]).toEqual([1029, []])
})

test('without refund one transfer pays expert and house at once, and nothing comes back', async () => {
  const plan = await makePlan({ hasRefund: false, price: 31 })
  const uid = await richUser({ gold: 100 })
  expect(await buy(uid, plan.id, { price: 31 })).toMatchObject({ price: 31 })
  await settled([userAccount(plan.expert), userAccount(uid)])
  expect([await goldOf(uid), await goldOf(plan.expert), await statesOf(uid)]).toEqual([69, 15, ['done']])
  expect(await linesOf(plan.expert)).toMatchObject([{ reason: 'plan', link: `plan:${plan.id}`, gold: 15 }])
  await endMatch(plan.match, [0, 3])
  await sweepPlansAt(plan.match.startsAt + 3 * HOUR_MS)
  expect([await goldOf(uid), (await findPlan(db, plan.id))?.result]).toEqual([69, 'miss'])
})

test.each([
  ['a hit', { choice: 'home', odds: 2 } as const, [2, 1] as [number, number], 'hit', true],
  ['a miss', { choice: 'home', odds: 2 } as const, [1, 1] as [number, number], 'miss', false],
  [
    'half a hit',
    { play: 'handicap', choice: 'home', line: -0.75, odds: 1.9 } as const,
    [1, 0] as [number, number],
    'half_hit',
    true,
  ],
  [
    'half a miss',
    { play: 'handicap', choice: 'away', line: -0.75, odds: 1.95 } as const,
    [1, 0] as [number, number],
    'half_miss',
    false,
  ],
  ['postponed', { choice: 'home', odds: 2 } as const, 'postponed' as const, 'void', false],
  ['cancelled', { choice: 'home', odds: 2 } as const, 'cancelled' as const, 'void', false],
])('with refund: %s is settled by the match’s log, once', async (_, option, end, result, isPaid) => {
  const plan = await makePlan(option)
  const uid = await richUser({ gold: 100 })
  await buy(uid, plan.id)
  expect([await goldOf(uid), await goldOf(plan.expert)]).toEqual([70, 0])
  await endMatch(plan.match, end)
  const later = plan.match.startsAt + 3 * HOUR_MS
  await Promise.all([sweepPlansAt(later), sweepPlansAt(later)])
  await sweepPlansAt(later + HOUR_MS)
  await settled([userAccount(plan.expert), userAccount(uid)])
  expect((await findPlan(db, plan.id))?.result).toBe(result)
  expect([await goldOf(uid), await goldOf(plan.expert)]).toEqual(isPaid ? [70, 15] : [100, 0])
  expect(await statesOf(uid)).toEqual([isPaid ? 'done' : 'refunded'])
  expect((await findPlan(db, plan.id))?.isPaying).toBe(false)
  expect(await auditLedger(testEnv, Date.now())).toMatchObject({ faults: [] })
})

test('nothing is settled before the match is over, or after a week without an end it is void', async () => {
  const plan = await makePlan()
  const uid = await richUser({ gold: 30 })
  await buy(uid, plan.id)
  await sweepPlansAt(plan.match.startsAt + HOUR_MS)
  expect((await findPlan(db, plan.id))?.result).toBeNull()
  await sweepPlansAt(plan.match.startsAt + 7 * 24 * HOUR_MS)
  expect([(await findPlan(db, plan.id))?.result, await goldOf(uid)]).toEqual(['void', 30])
})

test('a buyer whose coins come back is told once', async () => {
  const plan = await makePlan()
  const user = await makeUser()
  await giveCoins(user.uid, { gold: 30 })
  await buy(user.uid, plan.id)
  await endMatch(plan.match, [0, 1])
  const later = plan.match.startsAt + 3 * HOUR_MS
  await sweepPlansAt(later)
  await sweepPlansAt(later + HOUR_MS)
  const { list } = await call(noticeCalls.listNotices, {}, { token: user.token, at: now() })
  expect(list.map(({ type, params }) => [type, params.coins])).toEqual([['plan_refunded', 30]])
  const { list: orders } = await call(userCalls.listOrders, { kind: 'plan' }, { token: user.token })
  expect(orders).toMatchObject([{ state: 'refunded', amount: 30, link: `/expert/p${plan.id}` }])
})

test.each(['before', 'after'] as const)(
  'killed %s any statement, a purchase happens once when it is repeated, or comes back when it is not',
  async (when) => {
    for (const hasRefund of [true, false])
      for (let at = 0; ; at++) {
        const plan = await makePlan({ hasRefund })
        const [uid, silent] = [await richUser({ gold: 100 }), await richUser({ gold: 100 })]
        const intent = newPlanIntent()
        const { accountDb, count } = dyingDatabase(at, when)
        await buy(uid, plan.id, { intent }, { accountDb }).catch(() => undefined)
        expect(await buy(uid, plan.id, { intent }), `statement ${at}`).toMatchObject({ price: 30 })
        expect(await goldOf(uid), `statement ${at}`).toBe(70)
        const second = dyingDatabase(at, when)
        await buy(silent, plan.id, {}, { accountDb: second.accountDb }).catch(() => undefined)
        await sweepPlansAt(Date.now() + 3 * 60_000)
        const [state] = await statesOf(silent)
        const isSold = state === (hasRefund ? 'held' : 'done')
        expect(await goldOf(silent), `statement ${at}`).toBe(isSold ? 70 : 100)
        expect((await findPlan(db, plan.id))?.sales, `statement ${at}`).toBe(isSold ? 2 : 1)
        if (count() <= at) break
      }
  },
)

test.each(['before', 'after'] as const)(
  'killed %s any statement, a sweep that runs again settles once',
  async (when) => {
    for (const outcome of ['pay', 'refund'] as const) {
      const experts: number[] = []
      for (let at = 0; ; at++) {
        const plan = await makePlan()
        experts.push(plan.expert)
        const uid = await richUser({ gold: 100 })
        await buy(uid, plan.id)
        await endMatch(plan.match, outcome === 'pay' ? [1, 0] : [0, 1])
        const later = plan.match.startsAt + 3 * HOUR_MS
        const { accountDb, count } = dyingDatabase(at, when)
        const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
        await sweepPlansAt(later, { accountDb }).catch(() => undefined)
        errors.mockRestore()
        await sweepPlansAt(later + HOUR_MS)
        expect(await goldOf(uid), `${outcome}, statement ${at}`).toBe(outcome === 'pay' ? 70 : 100)
        if (count() <= at) break
      }
      await settled(experts.map(userAccount))
      for (const uid of experts) expect(await goldOf(uid)).toBe(outcome === 'pay' ? 15 : 0)
    }
  },
)

/** What everybody gets of plans, as text. */
async function publicTexts(plan: { id: number; expert: number; match: { id: number } }, token?: string) {
  const asked = { at: now(), ...(token ? { token } : {}) }
  const paths = [
    `/expert_plan/getExpertPlanInfo?planId=${plan.id}`,
    `/getExpertPlans?expertId=${plan.expert}`,
    `/getPlansPC?matchId=${plan.match.id}`,
    '/getPlansPC?gameId=202',
    '/getHomeExpertPlans?',
    `/getExpertInfo?expertId=${plan.expert}`,
    ...(token
      ? [`/expert_plan/open?planId=${plan.id}`, '/userExpertPlanOrderPC?', `/checkGold?planId=${plan.id}`]
      : []),
    `/soccer/${plan.match.id}?`,
  ]
  const texts = await Promise.all(paths.map(async (path) => (await send(`/java${path}&_t=1`, {}, asked)).text()))
  return texts.join('\n')
}

test('no answer has what is locked, before it is paid or settled', async () => {
  // Odds that nothing else says.
  const plan = await makePlan({ play: 'handicap', choice: 'away', line: -0.75, odds: 1.95 })
  const [user, buyer] = [await makeUser(), await makeUser()]
  await giveCoins(buyer.uid, { gold: 30 })
  await buy(buyer.uid, plan.id)
  const { nonce, seal } = (await findPlan(db, plan.id)) ?? {}
  for (const token of [undefined, user.token]) {
    const text = await publicTexts(plan, token)
    expect(text).toContain(seal)
    expect(text).not.toContain(CONTENT)
    expect(text).not.toContain(CONTENT.slice(6))
    expect(text).not.toContain(nonce)
    expect(text).not.toMatch(/"choice"|"pricedAt"/)
  }
  const asked = { token: buyer.token, at: now() }
  const opened = await call(planCalls.openPlan, { planId: plan.id }, asked)
  expect(opened).toMatchObject({ isOwn: false, secret: { content: CONTENT, choice: 'away', line: -0.75, odds: 1.95 } })
  // The nonce is nobody's before the end: with it the seal gives the prediction away.
  expect(JSON.stringify(opened)).not.toContain(nonce)
  // Drafts are nobody's.
  const draft = await write(plan.expert, written(plan.match.id))
  const planId = typeof draft === 'string' ? 0 : draft.id
  expect((await envelopeOf(planCalls.getPlan, { planId }, asked)).errorCode).toBe(4004)
  expect((await envelopeOf(planCalls.openPlan, { planId }, asked)).errorCode).toBe(4004)
})

test('after the end everybody sees the prediction and the nonce, and the seal is theirs', async () => {
  const plan = await makePlan({ play: 'handicap', choice: 'away', line: -0.75, odds: 1.95 })
  await endMatch(plan.match, [0, 0])
  const later = plan.match.startsAt + 3 * HOUR_MS
  await sweepPlansAt(later)
  const { plan: shown } = await call(planCalls.getPlan, { planId: plan.id }, { at: new Date(later).toISOString() })
  expect(shown).toMatchObject({ result: 'hit', secret: { choice: 'away', content: CONTENT } })
  const { secret, publishedAt, seal } = shown
  if (!secret) throw new Error('not settled')
  const sealed = { planId: plan.id, expertId: plan.expert, matchId: plan.match.id, publishedAt }
  expect(secret.document).toEqual(DOCUMENT)
  const contentHash = await contentHashOf(secret.document ?? {})
  expect(await sealOf({ ...secret, ...sealed, contentHash })).toBe(seal)
  expect(await sealOf({ ...secret, ...sealed, contentHash, choice: 'home' })).not.toBe(seal)
  // The content is sealed too.
  expect(await sealOf({ ...secret, ...sealed, contentHash: await contentHashOf(paragraphs(CONTENT)) })).not.toBe(seal)
  expect(await sealOf({ ...secret, ...sealed })).not.toBe(seal)
})

test('a plan from before documents stays readable, and is sealed as it was then', async () => {
  const match = await makePlanMatch()
  const { uid } = await makeUser(['expert'])
  const answer = await write(uid, written(match.id))
  const id = typeof answer === 'string' ? 0 : answer.id
  await testEnv.ACCOUNTS.prepare('update plans set document = null where id = ?').bind(id).run()
  expect(await decide(await planAdmin(), id, 'publish')).toEqual({ done: true })
  await endMatch(match, [1, 0])
  const later = match.startsAt + 3 * HOUR_MS
  await sweepPlansAt(later)
  const { plan } = await call(planCalls.getPlan, { planId: id }, { at: new Date(later).toISOString() })
  const { secret, publishedAt, seal } = plan
  if (!secret) throw new Error('not settled')
  expect([secret.content, secret.document]).toEqual([CONTENT, undefined])
  expect(await sealOf({ ...secret, planId: id, expertId: uid, matchId: match.id, publishedAt })).toBe(seal)
})

test('who applies is reviewed; a ban takes role and plans, and forbids to apply again', async () => {
  const [user, admin] = [await makeUser(), await makeUser(['administrator'])]
  const at = now()
  const [mine, staffs] = [
    { token: user.token, at },
    { token: admin.token, at },
  ]
  expect(await call(planCalls.getExpertStatus, {}, mine)).toMatchObject({ state: 'none' })
  const introduction = 'Ten years of the second league, match by match.'
  await call(planCalls.applyAsExpert, { introduction }, mine)
  expect((await envelopeOf(planCalls.applyAsExpert, { introduction }, mine)).errorCode).toBe(4185)
  expect(await call(planCalls.getExpertStatus, {}, mine)).toMatchObject({ state: 'reviewing', introduction })
  const { list } = await call(adminPlanCalls.listExperts, { uid: user.uid }, staffs)
  const id = list[0]?.id ?? 0
  expect(list).toMatchObject([{ state: 'reviewing', acts: ['accept', 'refuse', 'ban'], username: user.username }])
  const act = (name: 'accept' | 'refuse' | 'ban' | 'lift') =>
    envelopeOf(adminPlanCalls.decideExpert, { id, act: name, reason: 'As it reads' }, staffs)
  expect((await act('accept')).status).toBe('success')
  expect((await act('refuse')).errorCode).toBe(4153)
  expect(await call(planCalls.getExpertStatus, {}, mine)).toMatchObject({ state: 'passed' })
  const match = await makePlanMatch()
  const plan = await write(user.uid, written(match.id))
  const planId = typeof plan === 'string' ? 0 : plan.id
  await decide(admin.uid, planId, 'publish')
  expect((await act('ban')).status).toBe('success')
  expect((await findPlan(db, planId))?.state).toBe('removed')
  expect(await write(user.uid, written(match.id))).toBe('expert_banned')
  expect((await envelopeOf(planCalls.applyAsExpert, { introduction }, mine)).errorCode).toBe(4190)
  expect((await act('lift')).status).toBe('success')
  expect((await envelopeOf(planCalls.applyAsExpert, { introduction }, mine)).status).toBe('success')
  const { results } = await testEnv.ACCOUNTS.prepare('select act from audit where target_uid = ? order by id')
    .bind(user.uid)
    .all<{ act: string }>()
  expect(results.map((line) => line.act)).toEqual(['accept_expert', 'publish_plan', 'ban_expert', 'lift_expert_ban'])
})

test('who is made no expert any more sells nothing', async () => {
  const [plan, admin] = [await makePlan(), await makeUser(['administrator'])]
  const asked = { token: admin.token, at: now() }
  await call(adminCalls.setRoles, { uid: plan.expert, roles: ['expert', 'anchor'] }, asked)
  expect((await findPlan(db, plan.id))?.state).toBe('published')
  await call(adminCalls.setRoles, { uid: plan.expert, roles: ['anchor'] }, asked)
  expect((await findPlan(db, plan.id))?.state).toBe('removed')
  expect(await buy(await richUser({ gold: 30 }), plan.id)).toBe('order_over')
})

test('staff see those under review first, with all that was written', async () => {
  const admin = await makeUser(['administrator'])
  const plan = await makePlan()
  const draft = await write(plan.expert, written(plan.match.id, { title: 'Waits for its review' }))
  const asked = { token: admin.token, at: now() }
  const { list } = await call(adminPlanCalls.listAllPlans, { uid: plan.expert }, asked)
  expect(list.map(({ state, acts }) => [state, acts])).toEqual([
    ['reviewing', ['publish', 'refuse']],
    ['published', ['take_off']],
  ])
  expect(list[0]).toMatchObject({ content: CONTENT, document: DOCUMENT, choice: 'home', revision: 1 })
  expect(typeof draft).toBe('object')
})

test('an expert’s page counts what was settled', async () => {
  const plan = await makePlan()
  await testEnv.ACCOUNTS.prepare(
    "insert into expert_applications (id, uid, state, introduction, created_at) values (?, ?, 'passed', 'Ten years', 1)",
  )
    .bind(plan.id, plan.expert)
    .run()
  await endMatch(plan.match, [1, 0])
  const later = plan.match.startsAt + 3 * HOUR_MS
  await sweepPlansAt(later)
  const answer = await call(planCalls.getExpert, { expertId: plan.expert }, { at: new Date(later).toISOString() })
  expect(answer).toMatchObject({ results: ['hit'], profit: 1, expert: { introduction: 'Ten years' } })
  // What nobody has reviewed, or was refused, is not shown.
  for (const state of ['reviewing', 'failed', 'banned']) {
    await testEnv.ACCOUNTS.prepare('update expert_applications set state = ? where id = ?').bind(state, plan.id).run()
    const shown = await call(planCalls.getExpert, { expertId: plan.expert }, { at: new Date(later).toISOString() })
    expect(shown.expert.introduction, state).toBe('')
  }
  const { uid } = await makeUser()
  for (const expertId of [1, uid])
    expect((await envelopeOf(planCalls.getExpert, { expertId }, {})).errorCode).toBe(4004)
})

test('no plan is published of who is no expert any more, or of a match that began earlier than it was to', async () => {
  const match = await makePlanMatch()
  const [{ uid }, admin] = [await makeUser(['expert']), await planAdmin()]
  const answer = await write(uid, written(match.id))
  const id = typeof answer === 'string' ? 0 : answer.id
  const run = (text: string) => testEnv.ACCOUNTS.prepare(text).bind(uid).run()
  await run("delete from granted_roles where uid = ? and role = 'expert'")
  expect([await decide(admin, id, 'publish'), (await findPlan(db, id))?.seal]).toEqual(['order_moved', null])
  await run("insert into granted_roles (uid, role) values (?, 'expert')")
  const begin = (startsAt: number) =>
    testEnv.DB.prepare('update matches set starts_at = ? where id = ?').bind(startsAt, match.id).run()
  await begin(Date.now() - 1000)
  expect([await decide(admin, id, 'publish'), (await findPlan(db, id))?.seal]).toEqual(['match_over', null])
  await begin(match.startsAt)
  expect(await decide(admin, id, 'publish')).toEqual({ done: true })
})

test('lists of what is on sale have no plan whose match has begun', async () => {
  const { id, match } = await makePlan()
  const idsAt = async (at: number) =>
    (await readShownPlans(db, { of: { matchId: match.id }, place: undefined, limit: 20, now: at, isDemo: false })).map(
      (row) => row.id,
    )
  expect([await idsAt(match.startsAt - 1), await idsAt(match.startsAt)]).toEqual([[id], []])
})

test('a run settles a hundred orders at most, of all plans, and the next ones the rest', async () => {
  const ids: number[] = []
  for (const _ of [1, 2]) {
    const plan = await makePlan()
    await endMatch(plan.match, [0, 1])
    ids.push(plan.id)
    // As they are when the ledger has settled them and nothing is noted: nobody has to be rich for this.
    await testEnv.ACCOUNTS.prepare(
      `insert into plan_orders (uid, intent, plan_id, expert_uid, amount, share, has_refund, starts_at, state, created_at)
        select 7530000 + value, 'many-' || value, ?1, ?2, 30, 15, 1, ?3, 'held', ?4 from json_each(?5)`,
    )
      .bind(...[plan.id, plan.expert, plan.match.startsAt, Date.now()], JSON.stringify(numbersFrom(ids.length * 100)))
      .run()
  }
  const leftAfter = async (at: number) => {
    await sweepPlansAt(at)
    const held = await Promise.all(ids.map((id) => readHeldOrders(db, id, 200)))
    return held.flat().length
  }
  const later = Date.now() + 4 * HOUR_MS
  expect(await leftAfter(later)).toBeGreaterThanOrEqual(20)
  await sweepPlansAt(later)
  expect(await leftAfter(later)).toBe(0)
})

test('a user begins thirty purchases an hour at most', async () => {
  const uid = await richUser()
  const plans = await Promise.all(Array.from({ length: 31 }, () => makePlan()))
  const answers = []
  for (const { id } of plans)
    answers.push(
      await insertPlanOrder(db, { uid, intent: newPlanIntent(), planId: id, price: 30, share: 0, now: Date.now() }),
    )
  expect(answers.filter((answer) => answer === null)).toHaveLength(1)
  await testEnv.ACCOUNTS.prepare('delete from plan_orders where uid = ?').bind(uid).run()
})

test('plans and purchases are found by indexes', async () => {
  const place = { at: 1, id: 1 }
  const all = await Promise.all([
    explained((each) => findOpenOrder(each, 1, 1)),
    explained((each) => readUnfinishedOrders(each, 1, 1)),
    explained((each) => readOrdersBefore(each, 1, { limit: 1 })),
    explained((each) => readOwnPlans(each, { uid: 1, place, limit: 1 })),
    explained((each) => readShownPlans(each, { of: { uid: 1 }, place, limit: 1, now: 1, isDemo: true })),
    explained((each) => readShownPlans(each, { of: { matchId: 1 }, place, limit: 1, now: 1, isDemo: true })),
    explained((each) => readShownPlans(each, { of: { gameId: 1 }, place, limit: 1, now: 1, isDemo: true })),
    explained((each) => readShownPlans(each, { of: { gameIds: [1, 2] }, place, limit: 1, now: 1, isDemo: true })),
    explained((each) => readShownPlans(each, { place: undefined, limit: 1, now: 1, isDemo: true })),
    explained((each) => readPlansToCheck(each, 1, 1)),
  ])
  for (const [at, { plans: found }] of all.entries()) {
    // The ids of a statement are a table of their own.
    const scans = scansIn(found).filter((step) => !step.includes('VIRTUAL TABLE'))
    expect([at, scans, sortsIn(found)], JSON.stringify(found)).toEqual([at, [], []])
  }
})
