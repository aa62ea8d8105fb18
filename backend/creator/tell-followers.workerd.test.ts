import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRow } from '#backend/match/read-rows.ts'
import { languageOf } from '#contract/languages.ts'
import { noticeCalls } from '#contract/notice.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import {
  CONTENT,
  decide,
  makePlan,
  makePlanMatch,
  planAdmin,
  planContext,
  putPlanBrand,
  removePlans,
  takePlanIds,
  write,
  written,
} from '#tests/support/backend/plans.ts'
import { readFollowersToTell } from './followers.store.ts'
import { TOLD_A_RUN, tellFollowers } from './tell-followers.ts'

takePlanIds(7_580_000)
/** Longer than the first use of the calendar takes, which makes the matches of these days. */
const CALENDAR_MS = 120_000

beforeAll(async () => {
  await putPlanBrand()
  await readRow(planContext(0), (await makePlanMatch()).id)
}, CALENDAR_MS)
afterAll(removePlans)

const follow = (uids: readonly number[], expert: number, at: number) =>
  testEnv.ACCOUNTS.prepare(
    "insert into follows (uid, kind, target_id, created_at) select value, 'user', ?, ? from json_each(?)",
  )
    .bind(expert, at, JSON.stringify(uids))
    .run()

/** Enough runs for whatever other plans of this file there are. */
async function tell(now = Date.now(), runs = 12): Promise<void> {
  for (let run = 0; run < runs; run += 1) await tellFollowers({ ...planContext(0), lan: languageOf(undefined), now })
}

const noticesOf = async ({ token }: TestUser) =>
  (await call(noticeCalls.listNotices, {}, { token, at: new Date().toISOString() })).list.filter(
    ({ type }) => type === 'expert_plan',
  )

/** A plan under review, whose expert these users follow. */
async function planWithFans(...fans: TestUser[]) {
  const [match, expert] = [await makePlanMatch(), await makeUser(['expert'])]
  const answer = await write(expert.uid, written(match.id))
  const id = typeof answer === 'string' ? 0 : answer.id
  await follow(
    fans.map(({ uid }) => uid),
    expert.uid,
    Date.now() - 1000,
  )
  return { id, expert, match }
}

test('followers are told once of what is published, and of nothing that is locked', async () => {
  const [fan, other, late, quiet] = [await makeUser(), await makeUser(), await makeUser(), await makeUser()]
  const { id, expert } = await planWithFans(fan, quiet)
  await testEnv.ACCOUNTS.prepare(`update profiles set preferences = '{"notifyPlans":false}' where uid = ?`)
    .bind(quiet.uid)
    .run()
  await tell()
  expect(await noticesOf(fan)).toEqual([])
  await decide(await planAdmin(), id, 'publish')
  await follow([late.uid], expert.uid, Date.now() + 60_000)
  await tell()
  await tell()
  const told = await noticesOf(fan)
  expect(told.map(({ params }) => params)).toEqual([{ planId: id, title: written(0).title, name: expert.username }])
  expect(JSON.stringify(told)).not.toContain(CONTENT)
  for (const user of [other, late, quiet]) expect(await noticesOf(user)).toEqual([])
})

test('nobody is told of a plan that was taken off, or whose match has begun', async () => {
  const fan = await makeUser()
  const [removed, begun] = [await planWithFans(fan), await planWithFans(fan)]
  for (const { id } of [removed, begun]) await decide(await planAdmin(), id, 'publish')
  await decide(await planAdmin(), removed.id, 'take_off')
  await tell(begun.match.startsAt + 1)
  await tell()
  expect(await noticesOf(fan)).toEqual([])
})

test('a run tells a bounded part of many followers, and the next ones the rest, also of one moment', async () => {
  await tell()
  const plan = await makePlan()
  const uids = Array.from({ length: TOLD_A_RUN + 20 }, (_, at) => 7_581_000 + at)
  const values = JSON.stringify(uids)
  await testEnv.ACCOUNTS.batch([
    testEnv.ACCOUNTS.prepare(
      "insert into accounts (uid, username, name_key, created_at) select value, 'fan' || value, 'fan' || value, 1 from json_each(?)",
    ).bind(values),
    testEnv.ACCOUNTS.prepare('insert into profiles (uid, level) select value, 1 from json_each(?)').bind(values),
  ])
  await follow(uids.slice(0, 50), plan.expert, 1000)
  await follow(uids.slice(50), plan.expert, 2000)
  const counted = async () =>
    (
      await testEnv.ACCOUNTS.prepare("select count(*) as n from notices where type = 'expert_plan' and intent like ?")
        .bind(`expert_plan:${plan.expert}:${plan.id}:%`)
        .first<{ n: number }>()
    )?.n
  await tell(Date.now(), 1)
  expect(await counted()).toBe(TOLD_A_RUN)
  await tell()
  expect(await counted()).toBe(uids.length)
  await testEnv.ACCOUNTS.batch(
    ['accounts', 'profiles', 'follows', 'notices'].map((table) =>
      testEnv.ACCOUNTS.prepare(`delete from ${table} where uid in (select value from json_each(?))`).bind(values),
    ),
  )
})

test('followers are read by an index', async () => {
  const { plans } = await explained((each) => readFollowersToTell(each, 1, { after: 0, until: 1 }, 10))
  expect([scansIn(plans), sortsIn(plans)]).toEqual([[], []])
})
