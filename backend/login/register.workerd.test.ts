import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { userAccount } from '#backend/coins/account-names.ts'
import { balanceOf } from '#backend/coins/coins.ts'
import { readLastLine } from '#backend/coins/projection.store.ts'
import type { Context } from '#backend/core/context.ts'
import { referrals } from '#backend/db/accounts/schema/referrals.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { browserHashOf } from '#backend/identity/browser.ts'
import { rememberBrowser } from '#backend/identity/known-browsers.store.ts'
import { userNameFault } from '#contract/account-rules.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress } from '#tests/support/backend/codes.ts'
import { ledgerDb, linesOf, richUser } from '#tests/support/backend/ledger.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { findOrRegister, register } from './register.ts'
import { payClaimedBonuses, payWelcome } from './welcome-bonus.ts'

const NOW = Date.parse('2026-11-20T19:30:00.000Z')
const context: Context = {
  env: testEnv,
  matchDb: openMatchDatabase(testEnv),
  accountDb: openAccountDatabase(testEnv),
  viewer: null,
  lan: 'en_US',
  // Each use is from another address: bonuses are limited by address.
  get address() {
    return freshAddress()
  },
  userAgent: '',
  now: NOW,
  defer: () => undefined,
}

const recordsOf = async (uid: number) =>
  (await linesOf(uid)).map(({ reason, gold, diamond, intent }) => ({ reason, gold, diamond, intent }))
const referralOf = async (uid: number) =>
  (await context.accountDb.select().from(referrals).where(eq(referrals.uid, uid)))[0]
const noticesOf = async (uid: number) =>
  (await testEnv.ACCOUNTS.prepare('select type from notices where uid = ?').bind(uid).all()).results

test('a new user gets a valid name, 200 coins with their record, and a welcome', async () => {
  const row = await register(context, { email: 'new@register.test' })
  expect(userNameFault(row.username)).toBeNull()
  expect(row).toMatchObject({ hasChosenName: false, passwordHash: null, createdAt: NOW })
  expect(await balanceOf(testEnv, row.uid)).toEqual({ gold: 200, diamond: 0 })
  const record = { reason: 'registration', gold: 200, diamond: 0, intent: `registration:${row.uid}` }
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
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 200, diamond: 0 })
  expect(await recordsOf(uid)).toHaveLength(1)
})

test('a preferred name is used when it is free in any letter case, else a generated one', async () => {
  const first = await register(context, { email: 'name1@register.test', username: 'Striker9' })
  expect(first.username).toBe('Striker9')
  const second = await register(context, { email: 'name2@register.test', username: 'STRIKER9' })
  expect(second.username).toMatch(/^fan[a-z0-9]+$/)
  expect(await balanceOf(testEnv, second.uid)).toEqual({ gold: 200, diamond: 0 })
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

const goldOf = async (uid: number) => (await balanceOf(testEnv, uid)).gold
const fromOne = (): Context => {
  const address = freshAddress()
  return { ...context, address }
}

test('forty accounts of one mailbox get one bonus, whatever its tags', async () => {
  const gold: number[] = []
  for (let account = 0; account < 40; account++) {
    const dotted = account % 2 === 0 ? 'far.mer' : 'farmer'
    const row = await register(context, { email: `${dotted}+${account}@gmail.com` })
    gold.push(await goldOf(row.uid))
  }
  expect(gold.reduce((sum, each) => sum + each)).toBe(200)
})

test('an address is paid for three emails a day, a domain for twenty; a public mail service has no such limit', async () => {
  const household = fromOne()
  const ofOneAddress: number[] = []
  for (let account = 0; account < 6; account++)
    ofOneAddress.push(await goldOf((await register(household, { email: `x@home${account}.test` })).uid))
  expect(ofOneAddress).toEqual([200, 200, 200, 0, 0, 0])
  const paidOf = async (domain: string) => {
    let paid = 0
    for (let account = 0; account < 24; account++)
      paid += (await goldOf((await register(context, { email: `x${account}@s${account}.${domain}` })).uid)) / 200
    return paid
  }
  expect(await paidOf('farm.test')).toBe(20)
})

test('a phone is good for the bonus once, also for an account that was opened with an email', async () => {
  const full = fromOne()
  for (let account = 0; account < 3; account++) await register(full, { email: `x@full${account}.test` })
  const unpaid = await register(full, { email: 'x@full3.test' })
  expect(await goldOf(unpaid.uid)).toBe(0)
  const phone = '+8613812340001'
  expect(await Promise.all([1, 2, 3].map(() => payWelcome(full, unpaid, { phone })))).toContain(true)
  expect(await goldOf(unpaid.uid)).toBe(200)
  expect(await recordsOf(unpaid.uid)).toHaveLength(1)
  expect(await payWelcome(full, unpaid, { phone: '+8613812340002' })).toBe(false)
  const second = await register(full, { email: 'x@full4.test' })
  expect(await payWelcome(full, second, { phone })).toBe(false)
  // The other number was not used up by an account that had its bonus.
  expect(await payWelcome(full, second, { phone: '+8613812340002' })).toBe(true)
})

test('a bonus whose call died after the claim is paid by the hourly run, once', async () => {
  const row = await register(fromOne(), { phone: '+8613812340009', areaCode: '86' })
  const uid = row.uid + 1
  const claim = (granted: number | null) =>
    testEnv.ACCOUNTS.prepare('insert into welcome_bonuses (key, uid, paid_at, granted_at) values (?, ?, 1, ?)')
      .bind(`died:${uid}`, uid, granted)
      .run()
  await claim(null)
  await payClaimedBonuses(context)
  await payClaimedBonuses(context)
  expect([await goldOf(uid), await goldOf(row.uid)]).toEqual([200, 200])
  expect(await noticesOf(uid)).toEqual([{ type: 'welcome' }])
})

test('nobody registers with the uid of a deleted account, whose lines are in the ledger', async () => {
  const deleted = await richUser({ gold: 5 })
  await eventually(async () => (await readLastLine(ledgerDb, userAccount(deleted))) > 0)
  const { getRandomValues } = crypto
  let drawn = 0
  // The first uid that is drawn is hers.
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    getRandomValues.call(crypto, array as Uint8Array<ArrayBuffer>)
    if (!(array instanceof Uint32Array && array.length === 2) || drawn++ > 0) return array
    const bits = deleted - 1_000_000_000
    array.set([Math.floor(bits / 2 ** 32) << 11, bits % 2 ** 32])
    return array
  })
  const row = await register(context, { email: 'second@uid.test' })
  draw.mockRestore()
  expect(drawn).toBeGreaterThan(1)
  expect(row.uid).not.toBe(deleted)
  expect(await goldOf(row.uid)).toBe(200)
})

test('a bonus that cannot be paid now keeps no other waiting, and is paid by a later run', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const row = await register(fromOne(), { phone: '+8613812340010', areaCode: '86' })
  const [silent, uid] = [row.uid + 1, row.uid + 2]
  for (const claimer of [silent, uid])
    await testEnv.ACCOUNTS.prepare('insert into welcome_bonuses (key, uid, paid_at) values (?, ?, 1)')
      .bind(`silent:${claimer}`, claimer)
      .run()
  const getByName = (name: string) => {
    if (name === `user:${silent}`) throw new Error('away')
    return testEnv.COIN_ACCOUNTS.getByName(name)
  }
  const COIN_ACCOUNTS = { getByName } as unknown as typeof testEnv.COIN_ACCOUNTS
  expect(await payClaimedBonuses({ ...context, env: { ...testEnv, COIN_ACCOUNTS } })).toBe(1)
  expect(await goldOf(uid)).toBe(200)
  expect(logged.mock.calls.flat().join('\n')).toContain('bonus_not_paid')
  logged.mockRestore()
  expect(await payClaimedBonuses(context)).toBe(1)
  expect(await goldOf(silent)).toBe(200)
})

test('nobody is credited for inviting oneself: by mailbox, browser or session', async () => {
  const host = await register(context, { email: 'selfish@register.test' })
  const invite = { promotionChannelId: `u${host.uid}` }
  const own = { ...context, browser: 'browser-of-the-host' }
  await rememberBrowser(context.accountDb, host.uid, await browserHashOf(own), NOW)
  const viewer = { uid: host.uid, sessionId: '', roles: [] }
  const guests = [
    await register(context, { email: 'selfish+2@register.test', ...invite }),
    await register(own, { email: 'selfish3@register.test', ...invite }),
    await register({ ...context, viewer }, { email: 'selfish4@register.test', ...invite }),
  ]
  for (const { uid } of guests) expect((await referralOf(uid))?.invitedBy).toBeNull()
  const friend = await register(context, { email: 'friend@register.test', ...invite })
  expect((await referralOf(friend.uid))?.invitedBy).toBe(host.uid)
})
