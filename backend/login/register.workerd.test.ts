import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { readBalance } from '#backend/balance/balance.store.ts'
import type { Context } from '#backend/core/context.ts'
import { referrals } from '#backend/db/schema/referrals.ts'
import { userNameFault } from '#contract/account-rules.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { findOrRegister, register } from './register.ts'

const NOW = Date.parse('2026-11-20T19:30:00.000Z')
const context: Context = {
  env: testEnv,
  db: drizzle(testEnv.DB),
  viewer: null,
  lan: 'en_US',
  address: '203.0.113.1',
  userAgent: '',
  now: NOW,
  defer: () => undefined,
}

const recordsOf = async (uid: number) =>
  (await testEnv.DB.prepare('select type, currency, amount, intent from balance_records where uid = ?').bind(uid).all())
    .results
const referralOf = async (uid: number) => (await context.db.select().from(referrals).where(eq(referrals.uid, uid)))[0]
const noticesOf = async (uid: number) =>
  (await testEnv.DB.prepare('select type from notices where uid = ?').bind(uid).all()).results

test('a new user gets a valid name, 200 coins with their record, and a welcome', async () => {
  const row = await register(context, { email: 'new@register.test' })
  expect(userNameFault(row.username)).toBeNull()
  expect(row).toMatchObject({ hasChosenName: false, passwordHash: null, createdAt: NOW })
  expect(await readBalance(context.db, row.uid)).toEqual({ gold: 200, diamond: 0 })
  const record = { type: 'registration', currency: 'gold', amount: 200, intent: `registration:${row.uid}` }
  expect(await recordsOf(row.uid)).toEqual([record])
  expect(await noticesOf(row.uid)).toEqual([{ type: 'welcome' }])
})

test.each([
  ['email', { email: 'race@register.test' }],
  ['phone', { phone: '+8613800138001', areaCode: '86' }],
])('ten simultaneous registrations of one %s make one account with one bonus', async (_, contact) => {
  const rows = await Promise.all(Array.from({ length: 10 }, () => register(context, contact)))
  expect(new Set(rows.map((row) => row.uid)).size).toBe(1)
  const uid = rows[0]?.uid ?? 0
  expect(await readBalance(context.db, uid)).toEqual({ gold: 200, diamond: 0 })
  expect(await recordsOf(uid)).toHaveLength(1)
})

test('a preferred name is used when it is free in any letter case, else a generated one', async () => {
  const first = await register(context, { email: 'name1@register.test', username: 'Striker9' })
  expect(first.username).toBe('Striker9')
  const second = await register(context, { email: 'name2@register.test', username: 'STRIKER9' })
  expect(second.username).toMatch(/^fan[a-z0-9]+$/)
  expect(await readBalance(context.db, second.uid)).toEqual({ gold: 200, diamond: 0 })
  expect(await recordsOf(first.uid)).toHaveLength(1)
  expect((await register(context, { email: 'name3@register.test', username: 'no spaces!' })).username).toMatch(/^fan/)
})

test('an invitation is credited to the user who invited, if that user exists', async () => {
  const host = await register(context, { email: 'host@register.test' })
  expect(await referralOf(host.uid)).toBeUndefined()
  const guest = await register(context, { email: 'guest@register.test', promotionChannelId: `u${host.uid}` })
  expect(await referralOf(guest.uid)).toMatchObject({ invitedBy: host.uid, promotionChannelId: `u${host.uid}` })
  const stray = await register(context, { email: 'stray@register.test', promotionChannelId: 'u99999999' })
  expect(await referralOf(stray.uid)).toMatchObject({ invitedBy: null, promotionChannelId: 'u99999999' })
  const sent = await register(context, {
    email: 'sent@register.test',
    promotionChannelId: 'spring',
    channelFromtype: 'download',
  })
  expect(await referralOf(sent.uid)).toMatchObject({
    invitedBy: null,
    promotionChannelId: 'spring',
    channelFromtype: 'download',
  })
})

test('a known email returns its account', async () => {
  const row = await register(context, { email: 'known@register.test' })
  const again = await findOrRegister(context, { kind: 'email', key: 'known@register.test' }, {})
  expect(again).toMatchObject({ isNew: false, row: { uid: row.uid } })
  const other = await findOrRegister(context, { kind: 'phone', key: '+4712345678', areaCode: '47' }, {})
  expect(other).toMatchObject({ isNew: true, row: { phone: '+4712345678', areaCode: '47', email: null } })
})
