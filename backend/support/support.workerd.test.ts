import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import main from '#brands/main.json' with { type: 'json' }
import { adminCalls } from '#contract/admin.ts'
import { adminSupportCalls } from '#contract/admin-support.ts'
import { noticeCalls } from '#contract/notice.ts'
import { SUPPORT_DAYS } from '#contract/retention-rules.ts'
import { supportCalls } from '#contract/support.ts'
import { SUPPORT_OPEN_MAX, SUPPORT_OWN_MESSAGES_MAX, SUPPORT_REOPEN_DAYS } from '#contract/support-rules.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { verifiedCheck } from '#tests/support/backend/codes.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { closeSilentSupport, readRequest, readRequestsOf, removeOldSupport } from './requests.store.ts'

const BRAND = 'support-test'
const OTHER = 'support-other'
beforeAll(async () => {
  for (const id of [BRAND, OTHER])
    await testEnv.BRANDS.put(`brand:${id}`, JSON.stringify({ ...main, id, hosts: [`${id}.test`] }))
})
afterAll(async () => {
  for (const id of [BRAND, OTHER]) await testEnv.BRANDS.delete(`brand:${id}`)
})

const DAY_MS = 24 * 3_600_000
const later = (days: number) => new Date(Date.parse(EVENING) + days * DAY_MS).toISOString()
let addresses = 0
const nextAddress = () => `198.51.100.${++addresses}`
const headers = { brand: BRAND }
const TEXT = 'My recharge has not arrived.'
const open = (token: string, more: object = {}) =>
  call(supportCalls.openSupport, { subject: 'payment', text: TEXT, ...more }, { token, headers })
const get = (id: number, asked: object) => call(supportCalls.getSupport, { id }, { headers, ...asked })
const staffSees = (token: string, id: number) => call(adminSupportCalls.getAnySupport, { id: String(id) }, { token })
const staff = () => makeUser(['administrator'])
const errorOf = async (...asked: Parameters<typeof envelopeOf>) => (await envelopeOf(...asked)).errorMsg

test('staff find a request by its number in any state, by who asked, and by words that were said', async () => {
  const [user, { token }] = [await makeUser(), await staff()]
  const word = `Zebra${user.uid}`
  const { id } = await open(user.token, { text: `My ${word} has not arrived.` })
  const found = async (search: object) =>
    (await call(adminSupportCalls.listAllSupport, search, { token })).list.map((line) => line.id)
  for (const text of [word.toLowerCase(), user.username, String(user.uid), String(id)])
    expect(await found({ text }), text).toEqual([id])
  expect(await found({ text: word, state: 'closed' })).toEqual([])
  expect(await found({ text: String(id), state: 'closed' })).toEqual([id])
  expect(await found({ text: `${word}x` })).toEqual([])
})

test('the queue shows the beginning of what was said last, and can be of one user', async () => {
  const [user, other, { token }] = [await makeUser(), await makeUser(), await staff()]
  const { id } = await open(user.token, { text: `First line.\n\nSecond ${'x'.repeat(400)}` })
  await open(other.token)
  const queue = async (state: 'waiting' | 'answered') =>
    (await call(adminSupportCalls.listAllSupport, { uid: String(user.uid), state }, { token })).list
  const [line, ...others] = await queue('waiting')
  expect([line?.id, others]).toEqual([id, []])
  expect(line?.excerpt).toMatch(/^First line\. Second x{100,}$/)
  expect(line?.excerpt?.length).toBeLessThanOrEqual(160)
  await call(adminSupportCalls.answerAnySupport, { id, text: 'Reload the page.' }, { token })
  await call(adminSupportCalls.noteSupport, { id, text: 'She will not.' }, { token })
  expect(await queue('answered')).toMatchObject([{ id, excerpt: 'Reload the page.' }])
  expect(await queue('waiting')).toEqual([])
})

/** A guest's request, with her key. */
async function openAsGuest(email = `guest-${newSecret()}@support.test`.toLowerCase()) {
  const address = nextAddress()
  const key = newSecret()
  const { id } = await call(
    supportCalls.openSupport,
    { subject: 'account', text: TEXT, email, key, cfToken: await verifiedCheck({ address }) },
    { headers, address, lan: 'jp' },
  )
  return { id, key, email, address }
}

test('a user asks, staff take and answer, she sees it, answers, closes, and opens it again', async () => {
  const user = await makeUser()
  const [one, two] = [await staff(), await staff()]
  const { id } = await open(user.token, { reference: 'order 17' })
  expect(await staffSees(one.token, id)).toMatchObject({
    request: { state: 'waiting', unread: 1, user: { uid: user.uid }, reference: 'order 17', brand: BRAND },
  })
  await call(adminSupportCalls.takeSupport, { id, isTaken: true }, { token: one.token })
  await call(adminSupportCalls.noteSupport, { id, text: 'Looks like the provider.' }, { token: one.token })
  expect(await errorOf(adminSupportCalls.answerAnySupport, { id, text: 'Hello.' }, { token: two.token })).toBe(
    'order_moved',
  )
  expect(
    await call(adminSupportCalls.answerAnySupport, { id, text: 'It is there now.' }, { token: one.token }),
  ).toEqual({ isTold: true })
  const seen = await get(id, { token: user.token })
  expect(seen).toMatchObject({ request: { state: 'answered', unread: 1 }, earlier: false, mayAnswer: true })
  expect(seen.messages.map(({ by, text }) => [by, text])).toEqual([
    ['user', TEXT],
    ['staff', 'It is there now.'],
  ])
  expect(JSON.stringify(seen)).not.toContain('provider')
  const notices = await call(noticeCalls.listNotices, {}, { token: user.token })
  expect(notices.list.filter(({ type }) => type === 'support_answered')).toHaveLength(1)
  await call(supportCalls.seeSupport, { id }, { token: user.token, headers })
  expect((await get(id, { token: user.token })).request.unread).toBe(0)
  await call(supportCalls.answerSupport, { id, text: 'Thank you.' }, { token: user.token, headers })
  expect((await staffSees(one.token, id)).request).toMatchObject({ state: 'waiting', unread: 1 })
  await call(supportCalls.closeSupport, { id }, { token: user.token, headers })
  expect((await get(id, { token: user.token })).request).toMatchObject({ state: 'closed', closeReason: 'user' })
  await call(supportCalls.answerSupport, { id, text: 'One more thing.' }, { token: user.token, headers })
  expect((await get(id, { token: user.token })).request.state).toBe('waiting')
  const acts = (await call(adminCalls.listAudit, {}, { token: one.token })).list
    .filter(({ detail }) => detail === `support ${id}`)
    .map(({ act }) => act)
  expect(acts).toEqual(['answer_support', 'note_support', 'take_support'])
})

test('staff close with a reason; after its time a closed request cannot be opened again', async () => {
  const user = await makeUser()
  const admin = await staff()
  const { id } = await open(user.token)
  await call(adminSupportCalls.closeAnySupport, { id, reason: 'declined' }, { token: admin.token })
  expect((await get(id, { token: user.token })).request).toMatchObject({ state: 'closed', closeReason: 'declined' })
  expect(await errorOf(adminSupportCalls.closeAnySupport, { id, reason: 'solved' }, { token: admin.token })).toBe(
    'order_moved',
  )
  const at = later(SUPPORT_REOPEN_DAYS + 1)
  expect((await get(id, { token: user.token, at })).mayAnswer).toBe(false)
  expect(await errorOf(supportCalls.answerSupport, { id, text: 'Hello?' }, { token: user.token, headers, at })).toBe(
    'order_moved',
  )
})

test('a guest reads and answers with her key, and with the link of the mail; the database has neither', async () => {
  const { id, key, email, address } = await openAsGuest()
  const admin = await staff()
  expect(await call(adminSupportCalls.answerAnySupport, { id, text: 'Try it now.' }, { token: admin.token })).toEqual({
    isTold: true,
  })
  const { results } = await testEnv.ACCOUNTS.prepare('select subject, text from outbox where "to" = ?')
    .bind(email)
    .all<{ subject: string; text: string }>()
  expect(results).toHaveLength(1)
  const mail = results[0]?.text ?? ''
  expect(mail).toContain('Try it now.')
  expect(mail).not.toContain(TEXT)
  const mailed = new RegExp(`https://${BRAND}\\.test/salesmartly#${id}\\.([A-Za-z0-9_-]{43})`).exec(mail)?.[1] ?? ''
  for (const each of [key, mailed]) {
    const { messages } = await call(supportCalls.getSupport, { id, key: each }, { headers, address })
    expect(messages).toHaveLength(2)
  }
  const keys = await testEnv.ACCOUNTS.prepare('select hash from support_keys where request_id = ?')
    .bind(id)
    .all<{ hash: string }>()
  expect(keys.results.map(({ hash }) => hash).sort()).toEqual([await digestOf(key), await digestOf(mailed)].sort())
  await call(supportCalls.answerSupport, { id, key: mailed, text: 'It works.' }, { headers, address })
  expect((await staffSees(admin.token, id)).request).toMatchObject({ state: 'waiting', email })
})

test('nobody else reads, answers or closes a request: another user, another key, another brand, a guest', async () => {
  const [user, other] = [await makeUser(), await makeUser()]
  const { id } = await open(user.token)
  const guest = await openAsGuest()
  const asks = [
    [{ id }, { token: other.token, headers }],
    [{ id, key: guest.key }, { headers }],
    [
      { id, key: guest.key },
      { token: user.token, headers },
    ],
    [{ id: guest.id, key: newSecret() }, { headers }],
    [{ id: guest.id }, { token: user.token, headers }],
    [{ id }, { token: user.token, headers: { brand: OTHER } }],
    [{ id: guest.id, key: guest.key }, { headers: { brand: OTHER } }],
  ] as const
  for (const [which, asked] of asks) {
    expect(await errorOf(supportCalls.getSupport, which, asked)).toBe('not_found')
    expect(await errorOf(supportCalls.answerSupport, { ...which, text: 'Hello.' }, asked)).toBe('not_found')
    expect(await errorOf(supportCalls.closeSupport, which, asked)).toBe('not_found')
    await envelopeOf(supportCalls.seeSupport, which, asked)
  }
  expect(await errorOf(supportCalls.getSupport, { id }, { headers })).toBe('session_missing')
  expect((await get(id, { token: user.token })).messages).toHaveLength(1)
  for (const token of [user.token, (await makeUser(['moderator'])).token])
    for (const [entry, input] of [
      [adminSupportCalls.listAllSupport, {}],
      [adminSupportCalls.getAnySupport, { id: String(id) }],
      [adminSupportCalls.takeSupport, { id, isTaken: true }],
      [adminSupportCalls.answerAnySupport, { id, text: 'Hello.' }],
      [adminSupportCalls.noteSupport, { id, text: 'Hello.' }],
      [adminSupportCalls.closeAnySupport, { id, reason: 'solved' }],
    ] as const)
      expect(await errorOf(entry, input, { token })).toBe('forbidden')
})

test('a guest needs an address, a key and a human check, and opens six an hour', async () => {
  const address = nextAddress()
  const INPUT = { subject: 'other', text: TEXT, email: 'a@support.test', key: newSecret() }
  const asked = { headers, address }
  const refused = async (more: object) => errorOf(supportCalls.openSupport, { ...INPUT, ...more }, asked)
  expect(await refused({ email: 'nobody' })).toBe('bad_email')
  expect(await refused({ email: undefined })).toBe('bad_email')
  expect(await refused({ key: undefined })).toMatch(/key/)
  expect(await refused({ key: 'short' })).toMatch(/key/)
  expect(await refused({})).toBe('check_failed')
  expect(await refused({ text: 'short' })).toMatch(/text/)
  expect(await refused({ text: ` ${'\n'.repeat(20)} ` })).toMatch(/text/)
  expect(await refused({ text: 'a'.repeat(2001) })).toMatch(/text/)
  for (let sent = 0; sent < 5; sent++)
    await call(
      supportCalls.openSupport,
      { ...INPUT, subject: 'other', key: newSecret(), cfToken: await verifiedCheck({ address }) },
      asked,
    )
  expect(await refused({ cfToken: await verifiedCheck({ address }) })).toBe('rate_limited')
})

test('a user has so many open at once, however many pages send at the same time', async () => {
  const { token } = await makeUser()
  const sent = await Promise.all(
    Array.from({ length: SUPPORT_OPEN_MAX + 3 }, () =>
      envelopeOf(supportCalls.openSupport, { subject: 'other', text: TEXT }, { token, headers }),
    ),
  )
  expect(sent.filter(({ status }) => status === 'success')).toHaveLength(SUPPORT_OPEN_MAX)
  const { list } = await call(supportCalls.listSupport, {}, { token, headers })
  expect(list).toHaveLength(SUPPORT_OPEN_MAX)
  await call(supportCalls.closeSupport, { id: list[0]?.id ?? 0 }, { token, headers })
  await open(token)
})

test('the same submission twice is one request and one answer', async () => {
  const { token } = await makeUser()
  const asked = { token, headers: { ...headers, 'idempotency-key': newSecret() } }
  const [one, two] = [
    await call(supportCalls.openSupport, { subject: 'other', text: TEXT }, asked),
    await call(supportCalls.openSupport, { subject: 'other', text: TEXT }, asked),
  ]
  expect(two).toEqual(one)
  const again = { token, headers: { ...headers, 'idempotency-key': newSecret() } }
  for (let times = 0; times < 2; times++) await call(supportCalls.answerSupport, { id: one.id, text: 'More.' }, again)
  expect((await get(one.id, { token })).messages).toHaveLength(2)
})

test('a request takes so many messages; staff can still answer, and all of it is read in pages', async () => {
  const user = await makeUser()
  const admin = await staff()
  const { id } = await open(user.token)
  await testEnv.ACCOUNTS.batch([
    ...Array.from({ length: SUPPORT_OWN_MESSAGES_MAX - 1 }, (_, at) =>
      testEnv.ACCOUNTS.prepare(
        `insert into support_messages (request_id, number, uid, kind, text, created_at) values (?, ?, ?, 'user', ?, 1)`,
      ).bind(id, at + 2, user.uid, `message ${at + 2}`),
    ),
    testEnv.ACCOUNTS.prepare('update support_requests set messages = ? where id = ?').bind(
      SUPPORT_OWN_MESSAGES_MAX,
      id,
    ),
  ])
  expect(await errorOf(supportCalls.answerSupport, { id, text: 'More.' }, { token: user.token, headers })).toBe(
    'too_many',
  )
  await call(adminSupportCalls.answerAnySupport, { id, text: 'Please open a new one.' }, { token: admin.token })
  const numbers: number[] = []
  for (let before: number | undefined, pages = 0; pages < 9; pages++) {
    const page = await call(
      supportCalls.getSupport,
      { id, ...(before === undefined ? {} : { before }) },
      { token: user.token, headers },
    )
    numbers.unshift(...page.messages.map(({ number }) => number))
    before = page.messages[0]?.number
    if (!page.earlier) break
  }
  expect(numbers).toEqual(Array.from({ length: SUPPORT_OWN_MESSAGES_MAX + 1 }, (_, at) => at + 1))
})

test('two of staff take a request at once: one has it, and the other takes it over only knowingly', async () => {
  const [one, two] = [await staff(), await staff()]
  const { id } = await open((await makeUser()).token)
  const take = (token: string, more: object = {}) =>
    envelopeOf(adminSupportCalls.takeSupport, { id, isTaken: true, ...more }, { token })
  const taken = await Promise.all([take(one.token), take(two.token)])
  expect(taken.map(({ status }) => status).sort()).toEqual(['fail', 'success'])
  const [winner, loser] = taken[0]?.status === 'success' ? [one, two] : [two, one]
  expect((await take(loser.token, { from: loser.uid })).errorMsg).toBe('order_moved')
  expect((await take(loser.token, { from: winner.uid })).status).toBe('success')
  await call(adminSupportCalls.takeSupport, { id, isTaken: false }, { token: loser.token })
  const free = await call(adminSupportCalls.listAllSupport, { taken: 'nobody', brand: BRAND }, { token: one.token })
  expect(free.list.length).toBeGreaterThan(0)
})

test('what waits is counted, lists filter by state, subject, brand and taker', async () => {
  const admin = await staff()
  const user = await makeUser()
  const { id } = await open(user.token, { subject: 'stream' })
  const ids = async (input: object) =>
    (await call(adminSupportCalls.listAllSupport, input, { token: admin.token })).list.map((each) => each.id)
  await call(adminSupportCalls.takeSupport, { id, isTaken: true }, { token: admin.token })
  expect(await ids({ subject: 'stream', brand: BRAND, taken: 'mine' })).toEqual([id])
  expect(await ids({ subject: 'account', taken: 'mine' })).toEqual([])
  expect(await ids({ brand: OTHER })).toEqual([])
  expect(await ids({ state: 'answered', taken: 'mine' })).toEqual([])
  await call(adminSupportCalls.answerAnySupport, { id, text: 'Reload the page.' }, { token: admin.token })
  expect(await ids({ state: 'answered', taken: 'mine' })).toEqual([id])
})

test('an answered request that nobody writes in is closed, and a year later all of it is gone', async () => {
  const db = openAccountDatabase(testEnv)
  const admin = await staff()
  const guest = await openAsGuest()
  const { id } = guest
  await call(adminSupportCalls.answerAnySupport, { id, text: 'Try it now.' }, { token: admin.token })
  const now = Date.parse(EVENING)
  await closeSilentSupport(db, now + 13 * DAY_MS)
  expect((await staffSees(admin.token, id)).request.state).toBe('answered')
  await closeSilentSupport(db, now + 15 * DAY_MS)
  expect((await staffSees(admin.token, id)).request).toMatchObject({ state: 'closed', closeReason: 'silent' })
  await removeOldSupport(db, now + (15 + SUPPORT_DAYS + 1) * DAY_MS)
  for (const [table, column] of [
    ['support_requests', 'id'],
    ['support_messages', 'request_id'],
    ['support_keys', 'request_id'],
  ])
    expect(
      await testEnv.ACCOUNTS.prepare(`select count(*) as rows from ${table} where ${column} = ?`)
        .bind(id)
        .first('rows'),
    ).toBe(0)
})

test('a user’s list comes in pages, by an index, and so does a request', async () => {
  const user = await makeUser()
  const now = Date.parse(EVENING)
  await testEnv.ACCOUNTS.batch(
    Array.from({ length: 25 }, (_, at) =>
      testEnv.ACCOUNTS.prepare(
        `insert into support_requests (id, brand, uid, language, subject, state, messages, created_at, updated_at)
         values (?, ?, ?, 'en_US', 'other', 'closed', 1, ?, ?)`,
      ).bind(user.uid * 100 + at, BRAND, user.uid, now, now - (at % 3)),
    ),
  )
  const first = await call(supportCalls.listSupport, {}, { token: user.token, headers })
  expect(first.list).toHaveLength(20)
  const rest = await call(
    supportCalls.listSupport,
    { ...(first.next ? { before: first.next } : {}) },
    { token: user.token, headers },
  )
  expect(rest.next).toBeUndefined()
  expect(new Set([...first.list, ...rest.list].map(({ id }) => id)).size).toBe(25)
  const lists = await explained((db) => readRequestsOf(db, user.uid, BRAND, { at: now, id: 1 }))
  expect([...scansIn(lists.plans), ...sortsIn(lists.plans)]).toEqual([])
  const one = await explained((db) => readRequest(db, { id: user.uid * 100, brand: BRAND, keyHash: 'none' }, undefined))
  expect(scansIn(one.plans).filter((step) => step !== 'SCAN CONSTANT ROW')).toEqual([])
  expect(one.plans).toHaveLength(2)
})
