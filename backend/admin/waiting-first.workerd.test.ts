import { expect, test } from 'vitest'
import type { AccountDatabase } from '#backend/db/database.ts'
import { readAllGoods } from '#backend/mall/goods.store.ts'
import { searchExperts } from '#backend/plan/experts.store.ts'
import { searchPlans } from '#backend/plan/plans.store.ts'
import { searchApplications } from '#backend/streamer/applications.store.ts'
import { searchVideos } from '#backend/video/written.store.ts'
import { adminPlanCalls } from '#contract/admin-plans.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, contextOfTest, testEnv } from '#tests/support/backend/calls.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { searchAnnouncements } from './announcements.store.ts'
import { readVersions } from './brands.store.ts'

const admin = await makeUser(['administrator'])
const experts = (search: object) => call(adminPlanCalls.listExperts, search, { token: admin.token })

/** So many applications in these states, of users of their own; several have the same time. */
async function applications(states: readonly string[], count: number): Promise<void> {
  await testEnv.ACCOUNTS.prepare('delete from expert_applications').run()
  const insert = testEnv.ACCOUNTS.prepare(
    "insert into expert_applications (id, uid, state, introduction, created_at) values (?, ?, ?, '', ?)",
  )
  await testEnv.ACCOUNTS.batch(
    Array.from({ length: count }, (_, at) =>
      insert.bind(at + 1, 900_000 + at, states[at % states.length] ?? '', 1000 + Math.floor(at / 3)),
    ),
  )
}

/** As the list should be. */
async function expected(): Promise<number[]> {
  const { results } = await testEnv.ACCOUNTS.prepare(
    `select id from expert_applications order by state <> 'reviewing',
      case when state = 'reviewing' then created_at else -created_at end, case when state = 'reviewing' then id else -id end`,
  ).all<{ id: number }>()
  return results.map(({ id }) => id)
}

test('what waits comes first, the oldest first, then all else, the newest first, and to the end and back', async () => {
  await applications(['reviewing', 'passed', 'failed', 'banned'], 125)
  const order = await expected()
  const all = await allParts((where) => experts(where))
  expect(all.map(({ id }) => id)).toEqual(order)
  let part = await experts({})
  const parts = [part.list]
  while (part.next !== undefined) {
    part = await experts({ after: part.next })
    parts.push(part.list)
  }
  for (const list of parts.slice(0, -1).reverse()) {
    part = await experts({ after: part.previous })
    expect(part.list).toEqual(list)
  }
  expect(part.previous).toBeUndefined()
})

test('one state, and one user, are read to the end too; a place of another list is none', async () => {
  await applications(['passed'], 45)
  const found = await allParts((where) => experts({ ...where, state: 'passed' }))
  expect(found.map(({ id }) => id)).toEqual(await expected())
  expect((await experts({ uid: 900_003 })).list.map(({ uid }) => uid)).toEqual([900_003])
  expect((await experts({ after: 'n.5' })).list).toEqual((await experts({})).list)
})

test('a decision moves nobody out of the list that is being read', async () => {
  await applications(['reviewing'], 45)
  const first = await experts({})
  await testEnv.ACCOUNTS.prepare("update expert_applications set state = 'failed' where id <= 5").run()
  const second = await experts({ after: first.next })
  expect(second.list[0]?.id).toBe(21)
})

test('these lists are read from indexes in their order', async () => {
  const context = contextOfTest()
  const reads: Record<string, [string, (db: AccountDatabase) => Promise<unknown>]> = {
    goods: ['', (db) => readAllGoods(db, { after: 'n.7' })],
    goodsOnSale: ['mall_goods_on_sale', (db) => readAllGoods(db, { isOnSale: true, after: 'n.7' })],
    versions: ['brand_versions_by_brand', (db) => readVersions(db, 'main', { after: 'n.7' })],
    announcements: [
      'announcements_by_change',
      (accountDb) => searchAnnouncements({ ...context, accountDb }, { after: 'n.1.1' }),
    ],
    drafts: [
      'announcements_by_change',
      (accountDb) => searchAnnouncements({ ...context, accountDb }, { state: 'draft', after: 'n.1.1' }),
    ],
    ended: [
      'announcements_by_change',
      (accountDb) => searchAnnouncements({ ...context, accountDb }, { state: 'ended', after: 'n.1.1' }),
    ],
  }
  for (const [name, [index, read]] of Object.entries(reads)) {
    const { plans } = await explained(read)
    expect(plans.flat().join(), name).toContain(index)
    expect([scansIn(plans).filter((step) => !/INDEX|SCAN mall_goods$/.test(step)), sortsIn(plans)], name).toEqual([
      [],
      [],
    ])
  }
})

test('of each state no more is read than is shown, by its index', async () => {
  const first = { after: 'n.0.1.1' }
  const last = { after: 'p.1.-1.-1' }
  const reads: Record<string, [readonly string[], (db: AccountDatabase) => Promise<unknown>]> = {
    plans: [['plans_reviewing', 'plans_published', 'plans_failed'], (db) => searchPlans(db, first)],
    plansBack: [['plans_reviewing', 'plans_removed'], (db) => searchPlans(db, last)],
    plansOf: [['plans_by_expert'], (db) => searchPlans(db, { uid: 7, ...first })],
    experts: [['expert_applications_by_state'], (db) => searchExperts(db, first)],
    expertsOf: [['expert_applications_by_user'], (db) => searchExperts(db, { uid: 7, ...first })],
    streamers: [['streamer_applications_by_state'], (db) => searchApplications(db, last)],
    streamersOf: [['streamer_applications_by_user'], (db) => searchApplications(db, { uid: 7, ...last })],
    videos: [['videos_reviewing', 'videos_published', 'videos_off'], (db) => searchVideos(db, first)],
    videosOf: [['videos_own'], (db) => searchVideos(db, { uid: 7, ...first })],
    plansWithText: [['plans_reviewing', 'plans_published'], (db) => searchPlans(db, { text: 'word', ...first })],
    expertsWithText: [['expert_applications_by_state'], (db) => searchExperts(db, { text: '7', sort: 'oldest' })],
    unsent: [['videos_unsent'], (db) => searchVideos(db, { state: 'uploading' })],
  }
  for (const [name, [indexes, read]] of Object.entries(reads)) {
    const { plans } = await explained(read)
    const steps = plans.flat().join('\n')
    for (const index of indexes) expect(steps, name).toContain(index)
    const scans = scansIn(plans).filter((step) => !/INDEX|SCAN \(|CONSTANT|json_each|VIRTUAL/.test(step))
    expect(scans, `${name}\n${steps}`).toEqual([])
    // The ends of the states, put together. What has a text, of so many at most, is put in order too.
    if (!name.endsWith('WithText')) expect(sortsIn(plans).length, `${name}\n${steps}`).toBeLessThanOrEqual(1)
  }
})
