import { afterAll, expect, test } from 'vitest'
import { promotionCalls } from '#contract/promotion.ts'
import { CHANNEL_ID, CHANNELS_MAX, CHANNELS_OPEN_MAX } from '#contract/promotion-rules.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { makeChannel, onSite, registerBy } from '#tests/support/backend/channels.ts'

afterAll(() =>
  testEnv.ACCOUNTS.batch(
    ['promotion_channels', 'promotion_hours', 'promoted_users', 'promotion_earnings'].map((table) =>
      testEnv.ACCOUNTS.prepare(`delete from ${table}`),
    ),
  ),
)

const as = ({ token }: TestUser) => ({ token, headers: { brand: 'main' } })
const create = (user: TestUser, name = 'Spring', kind: 'register' | 'download' = 'register') =>
  call(promotionCalls.createChannel, { name, kind }, as(user))
const listOf = async (user: TestUser) => (await call(promotionCalls.listChannels, {}, as(user))).list
const errorOf = async (...[entry, input, user]: [Parameters<typeof envelopeOf>[0], object, TestUser]) =>
  (await envelopeOf(entry, input, as(user))).errorMsg

test('a manager makes a channel, renames it and closes it once', async () => {
  const manager = await makeUser(['promotion'])
  const made = await create(manager, '  Spring\u202e  push ')
  expect(made.id).toMatch(CHANNEL_ID)
  expect(made).toMatchObject({
    name: 'Spring push',
    kind: 'register',
    link: `/?promotionChannelId=${made.id}#register`,
    visits: 0,
    userVisits: 0,
    registrations: 0,
    downloads: 0,
  })
  expect(made.closedAt).toBeUndefined()
  const renamed = await call(promotionCalls.renameChannel, { id: made.id, name: 'Summer' }, as(manager))
  expect(renamed).toEqual({ ...made, name: 'Summer' })
  const closeAt = (at: string) => call(promotionCalls.closeChannel, { id: made.id }, { ...as(manager), at })
  const closed = await closeAt('2026-11-20T20:00:00.000Z')
  expect(closed.closedAt).toBe('2026-11-20T20:00:00.000Z')
  expect(await closeAt('2026-11-21T20:00:00.000Z')).toEqual(closed)
  const open = await create(manager, 'Apps', 'download')
  expect(open.link).toBe(`/download?promotionChannelId=${open.id}`)
  expect((await listOf(manager)).map(({ id }) => id)).toEqual([open.id, made.id])
})

test('a brand has the channels of its own, and shows no trace of those of another', async () => {
  const manager = await makeUser(['promotion'])
  const here = await makeChannel(manager)
  const there = await makeChannel(manager, 'arena')
  expect((await listOf(manager)).map(({ id }) => id)).toEqual([here.id])
  const elsewhere = onSite(manager, 'arena')
  expect((await call(promotionCalls.listChannels, {}, elsewhere)).list.map(({ id }) => id)).toEqual([there.id])
  const { uid } = await registerBy(here.id)
  // Whatever the rule of the brand in KV was.
  await testEnv.ACCOUNTS.prepare('delete from promotion_earnings where uid = ?').bind(uid).run()
  await testEnv.ACCOUNTS.prepare(
    `insert into promotion_earnings (manager_uid, channel_id, uid, kind, base, coins, state, created_at, due_at)
      values (?, ?, ?, 'registration', 0, 20, 'waiting', ?, ?)`,
  )
    .bind(manager.uid, here.id, uid, Date.parse(EVENING), Date.parse(EVENING))
    .run()
  const seenOn = async (brand: string) => {
    const asked = onSite(manager, brand)
    const [figures, file, users, earned, lines] = await Promise.all([
      call(promotionCalls.getChannelFigures, { days: '7' }, asked),
      call(promotionCalls.exportChannelFigures, {}, asked),
      call(promotionCalls.listChannelUsers, {}, asked),
      call(promotionCalls.getEarnings, { days: '7' }, asked),
      call(promotionCalls.listEarnings, {}, asked),
    ])
    return {
      channels: figures.channels.map(({ id }) => id),
      registrations: figures.days.at(-1)?.registrations,
      file: file.rows.length,
      users: [users.list.length, users.total],
      earned: [earned.waiting, earned.days.at(-1)?.registration],
      lines: lines.list.length,
    }
  }
  expect(await seenOn('main')).toEqual({
    ...{ channels: [here.id], registrations: 1, file: 1, users: [1, 1], earned: [20, 20], lines: 1 },
  })
  expect(await seenOn('arena')).toEqual({
    ...{ channels: [there.id], registrations: 0, file: 0, users: [0, 0], earned: [0, 0], lines: 0 },
  })
  for (const entry of [
    promotionCalls.closeChannel,
    promotionCalls.getChannelFigures,
    promotionCalls.exportChannelFigures,
    promotionCalls.listChannelUsers,
    promotionCalls.listEarnings,
  ])
    expect((await envelopeOf(entry, { id: here.id }, elsewhere)).errorMsg, entry.path).toBe('not_found')
  expect((await envelopeOf(promotionCalls.renameChannel, { id: here.id, name: 'x' }, elsewhere)).errorMsg).toBe(
    'not_found',
  )
})

test('nobody sees or changes the channel of another', async () => {
  const [owner, other] = [await makeUser(['promotion']), await makeUser(['promotion'])]
  const { id } = await create(owner)
  expect(await listOf(other)).toEqual([])
  expect(await errorOf(promotionCalls.renameChannel, { id, name: 'Mine' }, other)).toBe('not_found')
  expect(await errorOf(promotionCalls.closeChannel, { id }, other)).toBe('not_found')
  expect(await listOf(owner)).toMatchObject([{ id, name: 'Spring' }])
  expect((await listOf(owner))[0]?.closedAt).toBeUndefined()
})

test.each(['', '   ', '\u202e', 'x'.repeat(41)])('the name %j is refused', async (name) => {
  const manager = await makeUser(['promotion'])
  expect(await errorOf(promotionCalls.createChannel, { name, kind: 'register' }, manager)).toMatch(/./)
  const { id } = await create(manager)
  expect((await envelopeOf(promotionCalls.renameChannel, { id, name }, as(manager))).errorCode).toBe(4000)
})

/** Channels of a manager, written directly to the database. */
const insertMany = (uid: number, from: number, to: number, closedAt: number | null) =>
  testEnv.ACCOUNTS.batch(
    Array.from({ length: to - from }, (_, at) =>
      testEnv.ACCOUNTS.prepare(
        `insert into promotion_channels (id, uid, brand, name, kind, created_at, closed_at)
          values (?, ?, 'main', 'old', 'register', 1, ?)`,
      ).bind(`c${uid}-${from + at}`, uid, closedAt),
    ),
  )

test('each manager has so many channels open at a time, and so many ever', async () => {
  const [manager, other] = [await makeUser(['promotion']), await makeUser(['promotion'])]
  await insertMany(manager.uid, 0, CHANNELS_OPEN_MAX - 1, null)
  const last = await create(manager)
  expect(await errorOf(promotionCalls.createChannel, { name: 'One more', kind: 'register' }, manager)).toBe('too_many')
  await create(other)
  await call(promotionCalls.closeChannel, { id: last.id }, as(manager))
  await create(manager)
  await testEnv.ACCOUNTS.prepare('update promotion_channels set closed_at = 2 where uid = ?').bind(manager.uid).run()
  await insertMany(manager.uid, CHANNELS_OPEN_MAX, CHANNELS_MAX - 1, 2)
  expect(await errorOf(promotionCalls.createChannel, { name: 'One more', kind: 'register' }, manager)).toBe('too_many')
  expect(await listOf(manager)).toHaveLength(CHANNELS_MAX)
})

test('a press that is repeated makes one channel', async () => {
  const manager = await makeUser(['promotion'])
  const asked = { ...as(manager), headers: { brand: 'main', 'idempotency-key': 'one-press' } }
  const press = () => call(promotionCalls.createChannel, { name: 'Spring', kind: 'register' }, asked)
  const first = await press()
  expect(await press()).toEqual(first)
  expect(await listOf(manager)).toHaveLength(1)
})

test.each(Object.entries(promotionCalls).filter(([, { access }]) => access === 'promotion'))(
  '%s is refused to everybody but managers and administrators',
  async (_, entry) => {
    for (const role of ['vip', 'svip', 'expert', 'anchor', 'moderator'] as const)
      expect((await envelopeOf(entry, {}, as(await makeUser([role])))).errorMsg, role).toBe('forbidden')
    expect((await envelopeOf(entry, {}, as(await makeUser()))).errorMsg).toBe('forbidden')
    expect((await envelopeOf(entry, {})).errorMsg).toBe('session_missing')
    for (const role of ['promotion', 'administrator'] as const)
      expect((await envelopeOf(entry, {}, as(await makeUser([role])))).errorMsg, role).not.toBe('forbidden')
  },
)
