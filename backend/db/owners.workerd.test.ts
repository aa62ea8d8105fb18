/// <reference types="@cloudflare/vitest-plugin/types" />
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { findUser, findUserBy, insertUser } from '#backend/identity/users.store.ts'
import { SPARE_DB as DB, emptySpareDatabase } from '#tests/support/backend/spare-database.ts'

type Migrations = Parameters<typeof applyD1Migrations>[1]

const { MIGRATIONS_BEFORE_SPLIT: MIGRATIONS } = env as unknown as { MIGRATIONS_BEFORE_SPLIT: Migrations }
const db = openAccountDatabase({ ACCOUNTS: DB })
const at = MIGRATIONS.findIndex(({ name }) => name.includes('owners'))

/** Resets the database to the state before the migration. */
async function goBack(): Promise<void> {
  await emptySpareDatabase()
  await applyD1Migrations(DB, MIGRATIONS.slice(0, at))
}

/** With the columns that accounts got after the split: the code of today reads all of them. */
async function migrate(): Promise<void> {
  await applyD1Migrations(DB, MIGRATIONS)
  await DB.prepare('alter table accounts add brand text').run()
}

const insertOld = (values: Record<string, string | number | null>) =>
  DB.prepare(
    `insert into users (${Object.keys(values).join(', ')}) values (${Object.keys(values)
      .map(() => '?')
      .join(', ')})`,
  )
    .bind(...Object.values(values))
    .run()

const count = (table: string) => DB.prepare(`select count(*) as n from ${table}`).first<number>('n')

const balanceOf = (uid: number) => DB.prepare('select gold, diamond from balances where uid = ?').bind(uid).first()

const full = {
  uid: 7,
  username: 'Striker9',
  name_key: 'striker9',
  has_chosen_name: 1,
  email: 'her@example.org',
  phone: '+8613800138000',
  area_code: '86',
  password_hash: 'scrypt$16384$8$1$c2FsdA$aGFzaA',
  avatar: '/media/avatars/7/0123456789abcdef.png',
  signature: 'up and away',
  level: 4,
  roles: '["anchor","expert"]',
  vip_until: 2_000_000_000_000,
  svip_until: 1_900_000_000_000,
  gold: 200,
  diamond: 3,
  preferences: '{"theme":"dark","homeOrder":["hot","live"],"notifyByMail":true}',
  promotion_channel_id: 'u3',
  channel_fromtype: 'download',
  invited_by: 3,
  banned_at: 5,
  ban_reason: 'spam',
  deleting_at: 1_800_000_000_000,
  created_at: 1_700_000_000_000,
  last_login_at: 1_700_000_500_000,
}

test('the migration moves every column of a user to its new table', async () => {
  await goBack()
  await insertOld(full)
  await migrate()
  expect(await findUserBy(db, { kind: 'name', key: 'striker9' })).toMatchObject({
    uid: 7,
    username: 'Striker9',
    nameKey: 'striker9',
    hasChosenName: true,
    email: 'her@example.org',
    phone: '+8613800138000',
    areaCode: '86',
    passwordHash: 'scrypt$16384$8$1$c2FsdA$aGFzaA',
    bannedAt: 5,
    banReason: 'spam',
    deletingAt: 1_800_000_000_000,
    createdAt: 1_700_000_000_000,
    lastLoginAt: 1_700_000_500_000,
    avatar: '/media/avatars/7/0123456789abcdef.png',
    signature: 'up and away',
    level: 4,
    preferences: { theme: 'dark', homeOrder: ['hot', 'live'], notifyByMail: true },
    vipUntil: 2_000_000_000_000,
    svipUntil: 1_900_000_000_000,
    roles: ['anchor', 'expert'],
  })
  expect(await balanceOf(7)).toEqual({ gold: 200, diamond: 3 })
  expect((await DB.prepare('select * from referrals').all()).results).toEqual([
    {
      uid: 7,
      promotion_channel_id: 'u3',
      channel_fromtype: 'download',
      invited_by: 3,
      created_at: 1_700_000_000_000,
    },
  ])
})

test('a user with few values is moved without empty rows in other tables', async () => {
  await goBack()
  await insertOld({ username: 'fanabc', name_key: 'fanabc', created_at: 1 })
  await migrate()
  const row = await findUser(db, 1)
  expect(row).toMatchObject({ email: null, phone: null, roles: [], preferences: {}, level: 1, vipUntil: null })
  expect(await balanceOf(1)).toEqual({ gold: 0, diamond: 0 })
  expect([await count('memberships'), await count('granted_roles'), await count('referrals')]).toEqual([0, 0, 0])
})

test('twenty thousand users are moved completely, with their sessions', async () => {
  await goBack()
  await DB.prepare(
    `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20000)
      insert into users (username, name_key, email, gold, roles, invited_by, created_at)
      select 'U' || n, 'u' || n, 'u' || n || '@example.org', n, case n % 2 when 0 then '["anchor"]' else '[]' end,
        case when n > 1 then 1 end, n from numbers`,
  ).run()
  await DB.prepare(
    "insert into sessions (id, token_hash, uid, user_agent, created_at, seen_at, expires_at) values ('s', 'h', 20000, '', 1, 1, 1)",
  ).run()
  await migrate()
  for (const table of ['accounts', 'profiles', 'balances']) expect(await count(table), table).toBe(20_000)
  expect([await count('granted_roles'), await count('referrals'), await count('sessions')]).toEqual([10_000, 19_999, 1])
  expect(await DB.prepare('select sum(gold) as n from balances').first('n')).toBe(200_010_000)
  expect(await findUserBy(db, { kind: 'email', key: 'u20000@example.org' })).toMatchObject({ uid: 20_000 })
})

test('the uid of an account that was deleted before the migration is not used again', async () => {
  await goBack()
  for (const name of ['one', 'two', 'three']) await insertOld({ username: name, name_key: name, created_at: 1 })
  await DB.prepare('delete from users where uid = 3').run()
  await migrate()
  const referral = { promotionChannelId: null, channelFromtype: null, invitedBy: null }
  const row = await insertUser(db, { account: { username: 'next', createdAt: 2 }, referral })
  // Those of before had few digits.
  expect(row?.uid).toBeGreaterThanOrEqual(1_000_000_000)
})

test('the first account of an empty database gets a uid that does not say so', async () => {
  await goBack()
  await migrate()
  const referral = { promotionChannelId: null, channelFromtype: null, invitedBy: null }
  const first = await insertUser(db, { account: { username: 'first', createdAt: 2 }, referral })
  expect(first?.uid).toBeGreaterThanOrEqual(1_000_000_000)
})

test('name, email and phone are still unique, and a balance cannot be negative', async () => {
  await goBack()
  await insertOld(full)
  await migrate()
  const insert = (column: string, value: string) =>
    DB.prepare(`insert into accounts (username, ${column}, ${column === 'name_key' ? 'email' : 'name_key'}, created_at)
      values ('x', ?, 'x', 1)`)
      .bind(value)
      .run()
  for (const [column, value] of [
    ['name_key', 'striker9'],
    ['email', 'her@example.org'],
    ['phone', '+8613800138000'],
  ] as const)
    await expect(insert(column, value), column).rejects.toThrow(/UNIQUE/)
  for (const column of ['gold', 'diamond'])
    await expect(DB.prepare(`update balances set ${column} = -1`).run(), column).rejects.toThrow(/CHECK/)
})
