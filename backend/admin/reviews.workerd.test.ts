import { afterAll, beforeAll, expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { adminCalls } from '#contract/admin.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { adminReviewCalls } from '#contract/admin-reviews.ts'
import { adminSupportCalls } from '#contract/admin-support.ts'
import { CLAIM_MINUTES, CLAIM_MINUTES_MAX, TAKE_OVER_MINUTES } from '#contract/review-rules.ts'
import { supportCalls } from '#contract/support.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const QUEUE = { queue: 'feedback' } as const
const MINUTE = 60_000
const later = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Feedback that waits alone, with two administrators. */
async function scene(count = 2) {
  await testEnv.ACCOUNTS.batch([
    testEnv.ACCOUNTS.prepare('delete from feedback'),
    testEnv.ACCOUNTS.prepare('delete from review_claims'),
  ])
  const user = await makeUser()
  const ids: number[] = []
  for (let sent = 0; sent < count; sent++) {
    const { id } = await call(userCalls.sendFeedback, { kind: 'bug', text: `No sound ${sent}.` }, { token: user.token })
    ids.push(id)
    await testEnv.ACCOUNTS.prepare('update feedback set created_at = ? where id = ?')
      .bind(sent + 1, id)
      .run()
  }
  return { ids, ann: await makeUser(['administrator']), bob: await makeUser(['administrator']) }
}

const take = async ({ token }: TestUser, more: object = {}, at = later(0)) =>
  (await call(adminReviewCalls.takeReview, { ...QUEUE, ...more }, { token, at })).claim?.id
const answer = async ({ token }: TestUser, id: number, at = later(0)) =>
  (await envelopeOf(adminCalls.answerFeedback, { id, answer: 'Fixed.' }, { token, at })).errorMsg
const claims = ({ token }: TestUser, at = later(0)) => call(adminReviewCalls.listReviewClaims, QUEUE, { token, at })

test('each reviewer is given another, those that wait longest first, and all see who has which', async () => {
  const { ids, ann, bob } = await scene()
  expect(await take(ann)).toBe(ids[0])
  expect(await take(bob)).toBe(ids[1])
  expect((await claims(ann)).list).toMatchObject([
    { id: ids[0], uid: ann.uid, name: ann.username },
    { id: ids[1], uid: bob.uid, name: bob.username },
  ])
  const third = await makeUser(['administrator'])
  expect(await take(third)).toBeUndefined()
})

test('what somebody has nobody else decides, until it is given back or its time is over', async () => {
  const { ids, ann, bob } = await scene(1)
  const id = await take(ann)
  expect(id).toBe(ids[0])
  expect(await answer(bob, Number(id))).toBe('claimed')
  const refused = await envelopeOf(adminReviewCalls.takeReview, { ...QUEUE, id: Number(id) }, { token: bob.token })
  expect(refused.errorMsg).toBe('claimed')
  const after = later((CLAIM_MINUTES + 1) * MINUTE)
  expect(await take(bob, {}, after)).toBe(id)
  expect(await answer(ann, Number(id), after)).toBe('claimed')
  await call(adminReviewCalls.leaveReview, { ...QUEUE, id: Number(id) }, { token: bob.token, at: after })
  expect((await claims(bob, after)).list).toEqual([])
  expect(await answer(ann, Number(id), after)).toBeUndefined()
  expect(await answer(bob, Number(id), after)).toBe('not_found')
})

test('of two who take the same at once one has it', async () => {
  const { ids, ann, bob } = await scene(1)
  const taken = await Promise.all([take(ann), take(bob)])
  expect(taken.filter((id) => id === ids[0])).toHaveLength(1)
})

test('the next one gives back the last one, and leaves out what was passed over', async () => {
  const { ids, ann, bob } = await scene(3)
  await take(ann)
  expect(await take(ann, { skipped: [ids[0]] })).toBe(ids[1])
  expect((await claims(ann)).list.map(({ id }) => id)).toEqual([ids[1]])
  expect(await take(bob)).toBe(ids[0])
})

test('who cannot take another keeps what she has', async () => {
  const { ids, ann, bob } = await scene(2)
  await take(ann)
  expect(await take(bob)).toBe(ids[1])
  const refused = (id = 0) => envelopeOf(adminReviewCalls.takeReview, { ...QUEUE, id }, { token: ann.token })
  expect((await refused(ids[1])).errorMsg).toBe('claimed')
  expect((await refused(999_999)).errorMsg).toBe('not_found')
  expect((await claims(ann)).list.map(({ id, uid }) => [id, uid])).toEqual([
    [ids[0], ann.uid],
    [ids[1], bob.uid],
  ])
})

test('nobody has anything for longer than an hour, also not by taking it again or by giving it back', async () => {
  const { ids, ann, bob } = await scene(1)
  const [id = 0] = ids
  for (let minute = 0; minute < CLAIM_MINUTES_MAX; minute += CLAIM_MINUTES - 1)
    expect(await take(ann, { id }, later(minute * MINUTE))).toBe(id)
  const last = later((CLAIM_MINUTES_MAX - 1) * MINUTE)
  await call(adminReviewCalls.leaveReview, { ...QUEUE, id }, { token: ann.token, at: last })
  expect(await take(ann, { id }, last)).toBe(id)
  const over = later((CLAIM_MINUTES_MAX + 1) * MINUTE)
  expect((await claims(bob, over)).list).toEqual([])
  const again = await envelopeOf(adminReviewCalls.takeReview, { ...QUEUE, id }, { token: ann.token, at: over })
  expect(again.errorMsg).toBe('claimed')
  expect(await take(ann, {}, over)).toBeUndefined()
  expect(await take(bob, {}, over)).toBe(id)
})

test('an administrator passes what a moderator has, and not the other way', async () => {
  await scene(1)
  const [moderator, admin] = [await makeUser(['moderator']), await makeUser(['administrator'])]
  const { meta } = await testEnv.ACCOUNTS.prepare(
    `insert into chat_cases (room_id, message_id, message_at, uid, name, text, created_at)
     values (0, ?, 1, 1, 'u', 'Rude', 1)`,
  )
    .bind(moderator.uid)
    .run()
  const id = meta.last_row_id
  const take = ({ token }: TestUser) =>
    envelopeOf(adminReviewCalls.takeReview, { queue: 'reports', id }, { token, at: later(0) })
  const takeOver = ({ token }: TestUser) =>
    envelopeOf(adminReviewCalls.takeOverReview, { queue: 'reports', id }, { token, at: later(0) })
  const dismiss = ({ token }: TestUser) =>
    envelopeOf(adminChatCalls.decideReport, { id, act: 'dismiss', reason: 'Fine' }, { token, at: later(0) })
  expect((await take(moderator)).status).toBe('success')
  expect((await take(admin)).errorMsg).toBe('claimed')
  expect((await takeOver(admin)).status).toBe('success')
  expect((await take(moderator)).errorMsg).toBe('claimed')
  expect((await dismiss(moderator)).errorMsg).toBe('claimed')
  await testEnv.ACCOUNTS.prepare('update review_claims set uid = ? where subject = ?').bind(moderator.uid, id).run()
  expect((await dismiss(admin)).status).toBe('success')
})

const takeOver = async ({ token }: TestUser, id: number, at = later(0)) =>
  envelopeOf(adminReviewCalls.takeOverReview, { ...QUEUE, id }, { token, at })

test('an administrator takes over what another has, who then cannot decide it; the log says so', async () => {
  const { ids, ann, bob } = await scene(2)
  const [id = 0, other = 0] = ids
  await take(ann, { id })
  await take(bob, { id: other })
  expect((await claims(bob)).list.map((claim) => [claim.id, claim.canBeTakenOver])).toEqual([
    [id, true],
    [other, false],
  ])
  expect((await takeOver(bob, id)).result).toMatchObject({ claim: { id, uid: bob.uid, name: bob.username } })
  expect((await claims(ann)).list.map((claim) => [claim.id, claim.uid])).toEqual([[id, bob.uid]])
  expect(await answer(ann, id)).toBe('claimed')
  const { results } = await testEnv.ACCOUNTS.prepare(
    "select admin_uid as uid, target_uid as target, detail from audit where act = 'take_over_review' and admin_uid = ?",
  )
    .bind(bob.uid)
    .all()
  expect(results).toEqual([{ uid: bob.uid, target: ann.uid, detail: `feedback ${id}` }])
  expect(await answer(bob, id)).toBeUndefined()
  expect((await takeOver(ann, id)).errorMsg).toBe('not_found')
})

test('a moderator takes over what another has had for some minutes, and not sooner', async () => {
  await scene(1)
  const [cat, dora] = [await makeUser(['moderator']), await makeUser(['moderator'])]
  const { meta } = await testEnv.ACCOUNTS.prepare(
    `insert into chat_cases (room_id, message_id, message_at, uid, name, text, created_at)
     values (0, ?, 1, 1, 'u', 'Rude', 1)`,
  )
    .bind(cat.uid)
    .run()
  const input = { queue: 'reports', id: meta.last_row_id } as const
  const by = ({ token }: TestUser, minutes: number) => ({ token, at: later(minutes * MINUTE) })
  const list = async (minutes: number) =>
    (await call(adminReviewCalls.listReviewClaims, { queue: 'reports' }, by(dora, minutes))).list
      .filter(({ id }) => id === input.id)
      .map(({ uid, canBeTakenOver }) => [uid, canBeTakenOver])
  await call(adminReviewCalls.takeReview, input, by(cat, 0))
  const early = TAKE_OVER_MINUTES - 1
  expect(await list(early)).toEqual([[cat.uid, false]])
  expect((await envelopeOf(adminReviewCalls.takeOverReview, input, by(dora, early))).errorMsg).toBe('claimed')
  const late = TAKE_OVER_MINUTES + 1
  expect(await list(late)).toEqual([[cat.uid, true]])
  expect((await envelopeOf(adminReviewCalls.takeOverReview, input, by(dora, late))).status).toBe('success')
  expect(await list(late)).toEqual([[dora.uid, false]])
})

test('nobody reviews her own, or what is decided', async () => {
  const { ids, ann } = await scene(1)
  await testEnv.ACCOUNTS.prepare('update feedback set uid = ?').bind(ann.uid).run()
  expect(await take(ann)).toBeUndefined()
  const own = await envelopeOf(adminReviewCalls.takeReview, { ...QUEUE, id: Number(ids[0]) }, { token: ann.token })
  expect(own.errorMsg).toBe('not_found')
})

test('moderators of the platform have reports and posts, and nothing else', async () => {
  const { token } = await makeUser(['moderator'])
  for (const queue of ['reports', 'posts'] as const)
    expect((await envelopeOf(adminReviewCalls.takeReview, { queue }, { token })).status).toBe('success')
  for (const queue of ['videos', 'plans', 'experts', 'streamers', 'complaints', 'feedback', 'support'] as const) {
    expect((await envelopeOf(adminReviewCalls.takeReview, { queue }, { token })).errorMsg).toBe('forbidden')
    expect((await envelopeOf(adminReviewCalls.listReviewClaims, { queue }, { token })).errorMsg).toBe('forbidden')
    expect((await envelopeOf(adminReviewCalls.leaveReview, { queue, id: 1 }, { token })).errorMsg).toBe('forbidden')
    expect((await envelopeOf(adminReviewCalls.takeOverReview, { queue, id: 1 }, { token })).errorMsg).toBe('forbidden')
  }
})

test('every queue is asked for what waits', async () => {
  const { token } = await makeUser(['administrator'])
  for (const queue of ['reports', 'posts', 'videos', 'plans', 'experts', 'streamers', 'complaints', 'support'] as const)
    expect((await envelopeOf(adminReviewCalls.takeReview, { queue }, { token })).status, queue).toBe('success')
})

const SUPPORT = { queue: 'support' } as const
const BRAND = 'reviews-test'
beforeAll(() => testEnv.BRANDS.put(`brand:${BRAND}`, JSON.stringify({ ...main, id: BRAND, hosts: [`${BRAND}.test`] })))
afterAll(() => testEnv.BRANDS.delete(`brand:${BRAND}`))

/** Requests to the support desk that wait alone, the first one longest, with two administrators. */
async function desk(count: number) {
  await testEnv.ACCOUNTS.batch([
    testEnv.ACCOUNTS.prepare('delete from support_requests'),
    testEnv.ACCOUNTS.prepare('delete from review_claims'),
  ])
  const ids: number[] = []
  for (let asked = 0; asked < count; asked++) {
    const { token } = await makeUser()
    const { id } = await call(
      supportCalls.openSupport,
      { subject: 'other', text: 'Where are my coins?' },
      { token, headers: { brand: BRAND } },
    )
    ids.push(id)
    await testEnv.ACCOUNTS.prepare('update support_requests set updated_at = ? where id = ?')
      .bind(asked + 1, id)
      .run()
  }
  return { ids, ann: await makeUser(['administrator']), bob: await makeUser(['administrator']) }
}

const next = async ({ token }: TestUser, more: object = {}) =>
  (await call(adminReviewCalls.takeReview, { ...SUPPORT, ...more }, { token, at: later(0) })).claim?.id
const reply = async ({ token }: TestUser, id: number) =>
  (await envelopeOf(adminSupportCalls.answerAnySupport, { id, text: 'They are there.' }, { token, at: later(0) }))
    .errorMsg
const handle = async ({ token }: TestUser, id: number, from?: TestUser) =>
  (
    await envelopeOf(
      adminSupportCalls.takeSupport,
      { id, isTaken: true, ...(from ? { from: from.uid } : {}) },
      { token, at: later(0) },
    )
  ).errorMsg
const claimsOfDesk = async ({ token }: TestUser) =>
  (await call(adminReviewCalls.listReviewClaims, SUPPORT, { token, at: later(0) })).list

test('requests to the desk are answered one after the other, each by one of staff', async () => {
  const { ids, ann, bob } = await desk(3)
  const [first = 0, second = 0, third = 0] = ids
  expect(await next(ann)).toBe(first)
  expect(await next(bob)).toBe(second)
  expect(await reply(bob, first)).toBe('claimed')
  expect(await handle(bob, first)).toBe('claimed')
  const close = { id: first, reason: 'solved' } as const
  expect(
    (await envelopeOf(adminSupportCalls.closeAnySupport, close, { token: bob.token, at: later(0) })).errorMsg,
  ).toBe('claimed')
  expect(await reply(ann, first)).toBeUndefined()
  expect((await claimsOfDesk(ann)).map(({ id }) => id)).toEqual([second])
  expect(await next(ann)).toBe(third)
  await call(adminSupportCalls.closeAnySupport, { id: third, reason: 'solved' }, { token: ann.token, at: later(0) })
  expect(await next(ann)).toBeUndefined()
})

test('a review passes over what somebody else handles, and gives her her own', async () => {
  const { ids, ann, bob } = await desk(2)
  const [first = 0, second = 0] = ids
  await handle(ann, first)
  expect(await next(bob)).toBe(second)
  expect(
    (await envelopeOf(adminReviewCalls.takeReview, { ...SUPPORT, id: first }, { token: bob.token })).errorMsg,
  ).toBe('not_found')
  expect(await next(ann)).toBe(first)
})

test('who takes a request over from who handles it ends her review, too', async () => {
  const { ids, ann, bob } = await desk(1)
  const [id = 0] = ids
  await handle(ann, id)
  await next(ann)
  expect((await claimsOfDesk(bob)).map(({ canBeTakenOver }) => canBeTakenOver)).toEqual([false])
  expect(await handle(bob, id, ann)).toBeUndefined()
  expect(await claimsOfDesk(bob)).toEqual([])
  expect(await reply(ann, id)).toBe('order_moved')
  expect(await reply(bob, id)).toBeUndefined()
})
