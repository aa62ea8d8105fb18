import { expect, test } from 'vitest'
import { readComplaints } from '#backend/complaint/complaints.store.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { readPublishedPosts, readSentPosts } from '#backend/post/posts.store.ts'
import { searchChannels } from '#backend/promotion/channels.store.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminAnnouncementCalls } from '#contract/admin-announcements.ts'
import { adminBrandCalls } from '#contract/admin-brands.ts'
import { adminChannelCalls } from '#contract/admin-channels.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { adminCommentCalls } from '#contract/admin-comments.ts'
import { adminComplaintCalls } from '#contract/admin-complaints.ts'
import { adminLedgerCalls } from '#contract/admin-ledger.ts'
import { adminPlanCalls } from '#contract/admin-plans.ts'
import { adminPostCalls } from '#contract/admin-posts.ts'
import { adminRoomCalls } from '#contract/admin-rooms.ts'
import { adminStreamerCalls } from '#contract/admin-streamers.ts'
import { adminSupportCalls } from '#contract/admin-support.ts'
import { adminVideoCalls } from '#contract/admin-videos.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { makePlanMatch, takePlanIds } from '#tests/support/backend/plans.ts'
import { searchAccounts } from './accounts.store.ts'
import { listAuditRows } from './audit.store.ts'
import { listCases } from './chat-reports.store.ts'
import { searchComments } from './comments.store.ts'
import { readArticles } from './news.store.ts'
import { searchPayments } from './payments.store.ts'
import { readSupport } from './support.store.ts'

const admin = await makeUser(['administrator'])
const asked = { token: admin.token }
const users = (search: object) => call(adminCalls.listUsers, search, asked)

takePlanIds(7_680_000)

async function many(count: number): Promise<void> {
  for (let made = 0; made < count; made++) await makeUser()
}

test('a list is read to its end and back without a gap or a repetition, also when rows come meanwhile', async () => {
  await many(45)
  const all = await allParts((where) => call(adminCalls.listUsers, where, asked))
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length)
  const first = await users({})
  const second = await users({ after: first.next })
  await many(1)
  expect((await users({ after: first.next })).list).toEqual(second.list)
  const back = await users({ after: second.previous })
  expect(back.list).toEqual(first.list)
})

test('users are sorted by their age and by who signed in last', async () => {
  const oldest = await users({ sort: 'oldest' })
  const times = oldest.list.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted())
  await testEnv.ACCOUNTS.prepare('update accounts set last_login_at = ? where uid = ?')
    .bind(Date.now() + 60_000, admin.uid)
    .run()
  const [last] = (await users({ sort: 'lastLogin' })).list
  expect(last?.uid).toBe(admin.uid)
})

test('users are found by the brand on which they registered; where nobody knows it, on none', async () => {
  const [one, two, old] = [await makeUser(), await makeUser(), await makeUser()]
  const brand = `of-${one.uid}`
  const set = testEnv.ACCOUNTS.prepare('update accounts set brand = ?, created_at = created_at + ? where uid = ?')
  await testEnv.ACCOUNTS.batch([
    set.bind(brand, 0, one.uid),
    set.bind(brand, 60_000, two.uid),
    set.bind(null, 0, old.uid),
  ])
  const uidsOf = async (search: object) => (await users({ brand, ...search })).list.map(({ uid }) => uid)
  expect(await uidsOf({})).toEqual([two.uid, one.uid])
  expect(await uidsOf({ sort: 'oldest', size: 'file' })).toEqual([one.uid, two.uid])
  expect(await uidsOf({ text: two.username })).toEqual([two.uid])
  expect(await uidsOf({ state: 'banned' })).toEqual([])
  const brandOf = async (uid: number) => (await call(adminCalls.getAccount, { uid: String(uid) }, asked)).user.brand
  expect(await brandOf(one.uid)).toBe(brand)
  expect(await brandOf(old.uid)).toBeUndefined()
})

test('a file of a list has larger parts, masked as the list is, and one line in the log', async () => {
  await many(25)
  const lines = async () => (await call(adminCalls.listAudit, { act: 'save_list', admin: admin.uid }, asked)).list
  const before = (await lines()).length
  const first = await users({ size: 'file' })
  expect(first.list.length).toBeGreaterThan(20)
  expect(first.list.every(({ email }) => email === undefined || email.includes('***'))).toBe(true)
  if (first.next) await users({ size: 'file', after: first.next })
  expect((await lines()).length).toBe(before + 1)
  expect((await lines())[0]).toMatchObject({ detail: 'users', adminUid: admin.uid })
})

test('who asks for later parts of a file alone has a line in the log, too', async () => {
  const { token, uid } = await makeUser(['administrator'])
  const lines = async () =>
    (await call(adminCalls.listAudit, { act: 'save_list', admin: uid }, asked)).list.map(({ detail }) => detail)
  const file = { size: 'file' } as const
  await call(adminCalls.listUsers, { ...file, after: 'n.1' }, { token })
  await call(adminCalls.listUsers, { ...file, after: 'n.9999999999999.1' }, { token })
  expect(await lines()).toEqual(['users'])
  const paged = [
    ['announcements', adminAnnouncementCalls.listAnnouncements],
    ['brands', adminBrandCalls.listBrands],
    ['experts', adminPlanCalls.listExperts],
    ['plans', adminPlanCalls.listAllPlans],
    ['rooms', adminRoomCalls.listAdminRooms],
    ['streamers', adminStreamerCalls.listApplications],
    ['videos', adminVideoCalls.listAllVideos],
  ] as const
  for (const [name, entry] of paged) {
    const [second, third] = name === 'brands' ? ['n.19.x', 'n.39.y'] : ['n.1', 'n.2']
    for (const asks of [{ after: second }, { ...file, after: second }, { ...file, after: third }])
      await call(entry, asks, { token })
  }
  expect((await lines()).sort()).toEqual([...paged.map(([name]) => name), 'users'].sort())
}, 60_000)

test('the audit log is searched by words, by who, by what and by days', async () => {
  const her = await makeUser()
  await call(adminCalls.ban, { uid: her.uid, reason: `Sold 100% of Tickets ${her.uid}` }, asked)
  const found = async (search: object) =>
    (await call(adminCalls.listAudit, search, asked)).list.map(({ act, targetUid }) => `${act} ${targetUid}`)
  const line = `ban ${her.uid}`
  const [written] = (await call(adminCalls.listAudit, { uid: her.uid }, asked)).list
  const today = written?.createdAt.slice(0, 10) ?? ''
  expect(await found({ text: `of tickets ${her.uid}` })).toEqual([line])
  expect(await found({ text: `100% of Tickets ${her.uid}`, act: 'ban', admin: admin.uid, uid: her.uid })).toEqual([
    line,
  ])
  expect(await found({ uid: her.uid, from: today, until: today })).toEqual([line])
  expect(await found({ uid: her.uid, until: '2020-01-01' })).toEqual([])
  expect(await found({ uid: her.uid, from: '2999-01-01' })).toEqual([])
  expect(await found({ uid: her.uid, act: 'unban' })).toEqual([])
  expect((await envelopeOf(adminCalls.listAudit, { from: '2026-99-99' }, asked)).errorMsg).toBe('invalid_input')
})

test('staff find comments by author, words and state; a deleted account leaves its place', async () => {
  const her = await makeUser()
  const add = (text: string | null, removed: number | null = null, uid: number | null = her.uid) =>
    testEnv.ACCOUNTS.prepare('insert into comments (subject, uid, text, created_at, removed_at) values (?, ?, ?, ?, ?)')
      .bind('match:7', uid, text, Date.now(), removed)
      .run()
  await add(`First of ${her.uid}`)
  await add(`100% Second of ${her.uid}`, 1)
  await add(null, null, null)
  const found = async (search: object, by = asked) =>
    (await call(adminCommentCalls.listAllComments, search, by)).list.map(({ text }) => text)
  expect(await found({ uid: her.uid })).toEqual([`100% Second of ${her.uid}`, `First of ${her.uid}`])
  expect(await found({ text: `100% second of ${her.uid}` })).toEqual([`100% Second of ${her.uid}`])
  expect(await found({ uid: her.uid, state: 'shown' })).toEqual([`First of ${her.uid}`])
  const moderator = await makeUser(['moderator'])
  expect((await found({}, { token: moderator.token }))[0]).toBeUndefined()
})

test('a comment on a match says who plays, and one on a match that is gone which it was', async () => {
  const her = await makeUser()
  const { id } = await makePlanMatch()
  for (const subject of [`match:${id}`, 'match:7'])
    await testEnv.ACCOUNTS.prepare('insert into comments (subject, uid, text, created_at) values (?, ?, ?, ?)')
      .bind(subject, her.uid, 'Well played', Date.now())
      .run()
  const { list } = await call(adminCommentCalls.listAllComments, { uid: her.uid }, asked)
  expect(list.map(({ subject, title }) => [subject, title])).toEqual([
    ['match:7', undefined],
    [`match:${id}`, 'Reds \u2013 Blues'],
  ])
})

test('staff read the book of an account, and what the audits found', async () => {
  const her = await makeUser()
  await testEnv.LEDGER.batch(
    [1, 2, 3].map((no) =>
      testEnv.LEDGER.prepare(
        `insert into ledger_lines (account, no, uid, step, intent, counterpart, gold, diamond, gold_after, diamond_after, gold_no, reason, at)
         values (?, ?, ?, 'receive', ?, 'house:sales', 10, 0, ?, 0, ?, 'recharge', ?)`,
      ).bind(`user:${her.uid}`, no, her.uid, `recharge:${no}`, no * 10, no, no),
    ),
  )
  const lines = async (search: object) =>
    (await call(adminLedgerCalls.listLedgerLines, search, asked)).list.map(({ no, goldAfter }) => [no, goldAfter])
  expect(await lines({ uid: her.uid })).toEqual([
    [3, 30],
    [2, 20],
    [1, 10],
  ])
  expect(await lines({ uid: her.uid, sort: 'oldest', after: 'n.1' })).toEqual([
    [2, 20],
    [3, 30],
  ])
  expect(await lines({})).toEqual([])
  await testEnv.LEDGER.prepare(
    `insert into ledger_runs (kind, started_at, finished_at, fault_count, faults) values ('audit', 1, 2, 1, '["a line is missing"]')`,
  ).run()
  const [run] = (await call(adminLedgerCalls.listLedgerRuns, {}, asked)).list
  await testEnv.LEDGER.prepare('delete from ledger_runs where id = ?')
    .bind(run?.id ?? 0)
    .run()
  expect(run).toMatchObject({ kind: 'audit', faultCount: 1, faults: ['a line is missing'] })
  // An audit of other tests would miss their account.
  await testEnv.LEDGER.prepare('delete from ledger_lines where account = ?').bind(`user:${her.uid}`).run()
})

test('staff see the channels of all managers, with what came through them', async () => {
  const her = await makeUser(['promotion'])
  const add = (id: string, createdAt: number, closedAt: number | null) =>
    testEnv.ACCOUNTS.prepare(
      "insert into promotion_channels (id, uid, brand, name, kind, visits, created_at, closed_at) values (?, ?, 'main', 'Poster', 'register', 7, ?, ?)",
    )
      .bind(id, her.uid, createdAt, closedAt)
      .run()
  await add(`a-${her.uid}`, 1, null)
  await add(`b-${her.uid}`, 1, 5)
  const found = async (search: object) =>
    (await call(adminChannelCalls.listAllChannels, search, asked)).list.map(({ id }) => id[0])
  expect(await found({ uid: her.uid })).toEqual(['b', 'a'])
  expect(await found({ uid: her.uid, sort: 'oldest' })).toEqual(['a', 'b'])
  expect(await found({ uid: her.uid, state: 'open' })).toEqual(['a'])
  const [one] = (await call(adminChannelCalls.listAllChannels, { uid: her.uid }, asked)).list
  expect(one).toMatchObject({ username: her.username, visits: 7, name: 'Poster' })
})

test('lists are read from an index in their order', async () => {
  const now = Date.now()
  const reads: Record<string, (db: AccountDatabase) => Promise<unknown>> = {
    users: (db) => searchAccounts(db, { after: 'n.1.1' }, now),
    oldest: (db) => searchAccounts(db, { sort: 'oldest' }, now),
    lastLogin: (db) => searchAccounts(db, { sort: 'lastLogin', after: 'n.1.1' }, now),
    usersOf: (db) => searchAccounts(db, { brand: 'main', after: 'n.1.1' }, now),
    oldestOf: (db) => searchAccounts(db, { brand: 'main', sort: 'oldest' }, now),
    lastLoginOf: (db) => searchAccounts(db, { brand: 'main', sort: 'lastLogin', after: 'n.1.1' }, now),
    articles: (db) => readArticles(db, now, { source: 'staff', after: 'n.1.1' }),
    simulated: (db) => readArticles(db, now, { source: 'simulated' }),
    channels: (db) => searchChannels(db, { after: 'n.1.1' }),
    channelsWithText: (db) => searchChannels(db, { text: 'word' }),
    articlesWithText: (db) => readArticles(db, now, { source: 'staff', text: 'word' }),
    comments: (db) => searchComments(db, { after: 'n.7' }),
    oldestComments: (db) => searchComments(db, { sort: 'oldest' }),
    removed: (db) => searchComments(db, { state: 'removed', after: 'n.7' }),
    commentsOf: (db) => searchComments(db, { uid: 7, after: 'n.1.1' }),
    audit: (db) => listAuditRows(db, { after: 'n.1' }),
    act: (db) => listAuditRows(db, { act: 'ban' }),
    admin: (db) => listAuditRows(db, { admin: 1 }),
    largestPaid: (db) => searchPayments(db, { state: 'paid', sort: 'largest', after: 'n.1.1' }),
    actOfDays: (db) => listAuditRows(db, { act: 'ban', from: '2026-01-01', after: 'n.1.1' }),
    days: (db) => listAuditRows(db, { from: '2026-01-01', until: '2026-02-01' }),
    reports: (db) => listCases(db, { state: 'open', sort: 'newest', after: 'n.7' }),
    decidedReports: (db) => listCases(db, { state: 'decided', sort: 'oldest', after: 'n.1.7' }),
    complaints: (db) => readComplaints(db, { state: 'open', sort: 'newest', after: 'n.1.7' }),
    decidedComplaints: (db) => readComplaints(db, { state: 'decided', after: 'n.1.1.7' }),
    oldestDecidedComplaints: (db) => readComplaints(db, { state: 'decided', sort: 'oldest' }),
    support: (db) => readSupport(db, { state: 'waiting', sort: 'newest', after: 'n.1.7' }),
    answeredSupport: (db) => readSupport(db, { state: 'answered', sort: 'oldest' }),
    posts: (db) => readSentPosts(db, { state: 'reviewing', sort: 'newest', after: 'n.1.7' }),
    failedPosts: (db) => readSentPosts(db, { state: 'failed', sort: 'oldest' }),
    publishedPosts: (db) => readPublishedPosts(db, { state: 'published', sort: 'oldest', after: 'n.1.7' }),
  }
  const indexes: Record<string, string> = {
    usersOf: 'accounts_by_brand ',
    oldestOf: 'accounts_by_brand ',
    lastLoginOf: 'accounts_by_brand_login',
    removed: 'comments_removed',
    largestPaid: 'payment_orders_by_state_amount',
    actOfDays: 'audit_by_act_time',
    reports: 'chat_cases_',
    decidedReports: 'chat_cases_decided',
    complaints: 'complaints_by_decision',
    decidedComplaints: 'complaints_by_decision',
    oldestDecidedComplaints: 'complaints_by_decision',
    support: 'support_requests_by_state',
    answeredSupport: 'support_requests_by_state',
    posts: 'posts_reviewing',
    failedPosts: 'posts_failed',
    publishedPosts: 'articles_public',
  }
  for (const [name, read] of Object.entries(reads)) {
    const { plans } = await explained(read)
    expect(plans.flat().join(), name).toContain(indexes[name] ?? '')
    expect(sortsIn(plans), name).toEqual([])
    expect(
      scansIn(plans).filter((step) => !/INDEX|CONSTANT|SCAN (audit|comments)$/.test(step)),
      name,
    ).toEqual([])
  }
})

test('lists are searched for names and titles, and read from the other end', async () => {
  const her = await makeUser(['promotion', 'expert'])
  const run = (statement: string, ...values: unknown[]) =>
    testEnv.ACCOUNTS.prepare(statement)
      .bind(...values)
      .run()
  const word = `Word${her.uid}`
  const [early, late] = [her.uid * 10, her.uid * 10 + 1]
  for (const [id, at] of [
    [early, 1],
    [late, 2],
  ] as const) {
    await run(
      "insert into expert_applications (id, uid, state, introduction, created_at) values (?, ?, 'passed', ?, ?)",
      ...[id, her.uid, `Says ${word}`, at],
    )
    await run(
      "insert into streamer_applications (id, uid, state, introduction, content, created_at) values (?, ?, 'failed', '', '', ?)",
      ...[id, her.uid, at],
    )
    await run(
      "insert into promotion_channels (id, uid, brand, name, kind, visits, created_at) values (?, ?, 'main', ?, 'register', 0, ?)",
      ...[`c-${id}`, her.uid, `Poster ${word}`, at],
    )
    await run(
      "insert into feedback (id, uid, kind, text, contact, created_at) values (?, ?, 'bug', ?, null, ?)",
      ...[id, her.uid, `Broken ${word}`, at],
    )
  }
  const idsOf = async (entry: Parameters<typeof call>[0], search: object) =>
    ((await call(entry, search, asked)) as { list: { id: unknown }[] }).list.map(({ id }) => id)
  const text = word.toUpperCase()
  expect(await idsOf(adminPlanCalls.listExperts, { text })).toEqual([late, early])
  expect(await idsOf(adminPlanCalls.listExperts, { text, sort: 'oldest' })).toEqual([early, late])
  expect(await idsOf(adminPlanCalls.listExperts, { text: String(early) })).toEqual([early])
  expect(await idsOf(adminStreamerCalls.listApplications, { text: her.username })).toEqual([late, early])
  expect(await idsOf(adminStreamerCalls.listApplications, { text: her.username, sort: 'oldest' })).toEqual([
    early,
    late,
  ])
  expect(await idsOf(adminStreamerCalls.listApplications, { text })).toEqual([])
  expect(await idsOf(adminChannelCalls.listAllChannels, { text })).toEqual([`c-${late}`, `c-${early}`])
  expect(await idsOf(adminChannelCalls.listAllChannels, { text: `C-${early}` })).toEqual([`c-${early}`])
  expect(await idsOf(adminCalls.listAllFeedback, { state: 'open', text })).toEqual([early, late])
  expect(await idsOf(adminCalls.listAllFeedback, { state: 'answered', text })).toEqual([])
})

const DOCUMENT = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
})

test('what waits, and what was decided, is read from either end', async () => {
  const her = await makeUser()
  const [one, two] = [her.uid * 10, her.uid * 10 + 1]
  const run = (statement: string, ...values: unknown[]) =>
    testEnv.ACCOUNTS.prepare(statement)
      .bind(...values)
      .run()
  for (const [id, at] of [
    [one, 1],
    [two, 2],
  ] as const) {
    for (const [shift, decided] of [
      [0, null],
      [5, 10 + at],
    ] as const) {
      await run(
        "insert into chat_cases (id, room_id, message_id, message_at, uid, name, text, created_at, decision, decided_by, decided_at) values (?, 1, ?, 1, ?, 'u', 'Rude', ?, ?, 1, ?)",
        ...[id + shift, id + shift, her.uid, at, decided && 'dismiss', decided],
      )
      await run(
        "insert into complaints (id, brand, uid, kind, link, text, email, language, created_at, decided_at, decision) values (?, ?, ?, 'rights', 'x', 'x', 'x', 'en_US', ?, ?, ?)",
        ...[id + shift, `b${her.uid}`, her.uid, at, decided, decided && 'declined'],
      )
      await run(
        "insert into support_requests (id, brand, uid, language, subject, state, messages, created_at, updated_at) values (?, ?, ?, 'en_US', 'other', ?, 0, 1, ?)",
        ...[id + shift, `b${her.uid}`, her.uid, decided ? 'answered' : 'waiting', at],
      )
      await run(
        "insert into articles (id, kind, state, author_uid, match_ids, heat, created_at, updated_at) values (?, 'post', 'draft', ?, '[]', 0, 1, 1)",
        ...[id + shift, her.uid],
      )
      await run(
        "insert into posts (article_id, uid, language, title, document, state, revision, sent_at, created_at, updated_at) values (?, ?, 'en_US', 'x', ?, ?, 1, ?, 1, ?)",
        ...[id + shift, her.uid, DOCUMENT, decided ? 'failed' : 'reviewing', at, at],
      )
    }
  }
  const brand = `b${her.uid}`
  const uid = String(her.uid)
  const lists = [
    [adminChatCalls.listReports, { uid }, 'decided'],
    [adminComplaintCalls.listComplaints, { brand }, 'decided'],
    [adminSupportCalls.listAllSupport, { brand }, 'answered'],
    [adminPostCalls.listAllPosts, { uid }, 'failed'],
  ] as const
  for (const [entry, search, state] of lists) {
    const idsOf = async (more: object) =>
      ((await call(entry, { ...search, ...more } as never, asked)) as { list: { id: number }[] }).list.map(
        ({ id }) => id,
      )
    expect(await idsOf({}), entry.path).toEqual([one, two])
    expect(await idsOf({ sort: 'oldest' }), entry.path).toEqual([one, two])
    expect(await idsOf({ sort: 'newest' }), entry.path).toEqual([two, one])
    expect(await idsOf({ state }), entry.path).toEqual([two + 5, one + 5])
    expect(await idsOf({ state, sort: 'oldest' }), entry.path).toEqual([one + 5, two + 5])
  }
})
