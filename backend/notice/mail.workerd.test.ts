/// <reference types="@cloudflare/vitest-plugin/types" />
import { runDurableObjectAlarm } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import main from '#brands/main.json'
import { adminCalls } from '#contract/admin.ts'
import { followCalls } from '#contract/follow.ts'
import { noticeCalls } from '#contract/notice.ts'
import { type Preferences, userCalls } from '#contract/user.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, testEnv } from '#tests/support/backend/calls.ts'
import { outboxOf } from '#tests/support/backend/codes.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { upcomingMatch } from '#tests/support/backend/upcoming-match.ts'
import { notify } from './notify.ts'

const db = openAccountDatabase(testEnv)
const NOW = new Date().toISOString()
const FOOTBALL = 202
const emailOf = ({ username }: TestUser) => `${username.toLowerCase()}@example.org`

async function makeReader(preferences: Preferences): Promise<TestUser> {
  const made = await makeUser()
  await call(userCalls.savePreferences, preferences, { token: made.token })
  return made
}

/** An administrator answers the user's feedback. */
async function answerTo({ token }: TestUser): Promise<void> {
  const { id } = await call(userCalls.sendFeedback, { kind: 'bug', text: 'No sound.' }, { token })
  const admin = await makeUser(['administrator'])
  await call(adminCalls.answerFeedback, { id, answer: 'Fixed.' }, { token: admin.token, lan: 'ar' })
}

/** Notifies outside of a call, and waits for all deferred work. */
async function notifyNow(uid: number, intent?: string, env = testEnv): Promise<void> {
  const work: Promise<unknown>[] = []
  const context = {
    accountDb: db,
    env,
    now: Date.parse(EVENING),
    lan: 'en_US' as const,
    defer: (each: Promise<unknown>) => work.push(each),
  }
  await notify(context, uid, 'password_changed', {}, intent)
  await Promise.all(work)
}

/** Reserves the next football match and makes its reminder due. */
async function reserveAndRemind({ uid, token }: TestUser, headers: Record<string, string> = {}) {
  const match = await upcomingMatch(FOOTBALL, { at: NOW, token })
  await call(noticeCalls.reserveMatch, { matchId: match.id, isReserved: true }, { at: NOW, token, headers })
  await testEnv.ACCOUNTS.prepare('update reservations set remind_at = 1 where uid = ?').bind(uid).run()
  await testEnv.DB.prepare('update matches set starts_at = ? where id = ?')
    .bind(Date.now() + 60_000, match.id)
    .run()
  const inbox = testEnv.INBOXES.getByName(String(uid))
  await inbox.scheduleReminder(uid)
  await runDurableObjectAlarm(inbox)
  return inbox
}

test('only users who asked for mails get them, in the language they chose', async () => {
  const wants = await makeReader({ notifyByMail: true, language: 'zh_CN' })
  const plain = await makeReader({ language: 'zh_CN' })
  const refuses = await makeReader({ notifyByMail: false })
  for (const reader of [wants, plain, refuses]) await answerTo(reader)
  expect(await outboxOf(emailOf(wants))).toMatchObject([{ kind: 'mail', subject: '你的反馈已有回复。' }])
  expect([await outboxOf(emailOf(plain)), await outboxOf(emailOf(refuses))]).toEqual([[], []])
})

test('a new fan is not mailed, and an account without an email gets no mail', async () => {
  const her = await makeReader({ notifyByMail: true })
  const fan = await makeUser()
  await call(followCalls.follow, { userId: her.uid, isFollowed: 'true' }, { token: fan.token })
  await db.update(accounts).set({ email: null }).where(eq(accounts.uid, her.uid))
  await notifyNow(her.uid)
  expect(await outboxOf(emailOf(her))).toEqual([])
  expect((await call(noticeCalls.listNotices, {}, { token: her.token })).total).toBe(2)
})

test('notices with the same intent are mailed once', async () => {
  const her = await makeReader({ notifyByMail: true })
  for (let time = 0; time < 3; time++) await notifyNow(her.uid, `test:${her.uid}`)
  expect(await outboxOf(emailOf(her))).toHaveLength(1)
})

test('a mail that cannot be sent is logged, and its notice stays', async () => {
  const her = await makeReader({ notifyByMail: true })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await notifyNow(her.uid, undefined, { ...testEnv, MAIL_HTTP_URL: 'http://127.0.0.1:1' })
  const events = logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event)
  logged.mockRestore()
  expect(events).toEqual(['sending_failed', 'notice_not_mailed'])
  expect((await call(noticeCalls.listNotices, {}, { token: her.token })).unreadCount).toBe(1)
})

test('a reminder is mailed once, under the name of the brand where the match was reserved', async () => {
  await testEnv.BRANDS.put('brand:main', JSON.stringify(main))
  const her = await makeReader({ notifyByMail: true })
  const inbox = await reserveAndRemind(her, { brand: 'main', lan: 'zh_CN' })
  const mails = await eventually(async () => {
    const found = await outboxOf(emailOf(her))
    return found.length > 0 && found
  })
  expect(mails[0]?.subject).toMatch(new RegExp(`^${main.texts.zh_CN.name}: .+ – .+ 将于 .+ 开赛。$`))
  await testEnv.ACCOUNTS.prepare('update reservations set reminded_at = null where uid = ?').bind(her.uid).run()
  await inbox.scheduleReminder(her.uid)
  await runDurableObjectAlarm(inbox)
  expect(await outboxOf(emailOf(her))).toHaveLength(1)
})

test('a user who switched reminders off gets none, and no alarm stays', async () => {
  const her = await makeReader({ notifyReminders: false, notifyByMail: true })
  const inbox = await reserveAndRemind(her)
  expect((await call(noticeCalls.listNotices, {}, { token: her.token })).list).toEqual([])
  expect(await outboxOf(emailOf(her))).toEqual([])
  const { results } = await testEnv.ACCOUNTS.prepare('select reminded_at from reservations where uid = ?')
    .bind(her.uid)
    .all()
  expect(results).toEqual([{ reminded_at: expect.any(Number) }])
  await inbox.scheduleReminder(her.uid)
  expect(await runDurableObjectAlarm(inbox)).toBe(false)
})
