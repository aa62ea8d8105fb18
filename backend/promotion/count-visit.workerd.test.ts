import { afterAll, expect, test, vi } from 'vitest'
import type { Context } from '#backend/core/context.ts'
import { promotionCalls } from '#contract/promotion.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, testEnv } from '#tests/support/backend/calls.ts'
import { channelOf, guestContext, makeChannel, onSite } from '#tests/support/backend/channels.ts'
import { countVisit } from './count-visit.ts'
import { removeOldHours } from './visits.store.ts'

const NOW = Date.parse(EVENING)
const HOUR_MS = 3_600_000
const browser = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
const NO_FILE = new Uint8Array(0)

afterAll(() =>
  testEnv.ACCOUNTS.batch(
    ['promotion_channels', 'promotion_hours'].map((table) => testEnv.ACCOUNTS.prepare(`delete from ${table}`)),
  ),
)

interface Visit extends Partial<Context> {
  id: string
  what?: 'visit' | 'download'
}

/** Visits one after the other, until what they count is stored. */
async function visit(...visits: readonly Visit[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const works: Promise<unknown>[] = []
  for (const { id, what = 'visit', ...more } of visits) {
    const context = guestContext({ defer: (work) => void works.push(work), ...more })
    expect(await countVisit(context, { promotionChannelId: id, what }, NO_FILE)).toEqual({ done: true })
  }
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  await Promise.all(works)
}

const as = ({ uid }: TestUser): Partial<Context> => ({ viewer: { uid, sessionId: '', roles: [] } })
const countsOf = async (channel: Parameters<typeof channelOf>[0]) => {
  const { visits, userVisits, downloads } = await channelOf(channel)
  return { visits, userVisits, downloads }
}

test('visits of guests and of users are counted, each visitor once an hour, and stored together', async () => {
  const [channel, user] = [await makeChannel(), await makeUser()]
  const { id } = channel
  const guest = { id, address: '203.0.113.7' }
  await visit(guest, guest, { id }, { id, ...as(user) }, { id, ...as(user) }, { ...guest, what: 'download' })
  expect(await countsOf(channel)).toEqual({ visits: 3, userVisits: 1, downloads: 1 })
  await visit({ ...guest, now: NOW + HOUR_MS }, { ...guest, userAgent: browser(1), now: NOW + HOUR_MS })
  expect(await countsOf(channel)).toEqual({ visits: 5, userVisits: 1, downloads: 1 })
  const { results } = await testEnv.ACCOUNTS.prepare(
    'select hour, visits, user_visits, downloads from promotion_hours where channel_id = ? order by hour',
  )
    .bind(id)
    .all()
  expect(results.map((row) => Object.values(row))).toEqual([
    [Math.floor(NOW / HOUR_MS), 3, 1, 1],
    [Math.floor(NOW / HOUR_MS) + 1, 2, 0, 0],
  ])
})

test('bots, the manager, and channels that are closed, of another brand or none are not counted', async () => {
  const [channel, closed] = [await makeChannel(), await makeChannel()]
  const { id } = channel
  await call(promotionCalls.closeChannel, { id: closed.id }, onSite(closed.manager))
  await visit(
    { id, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { id, userAgent: 'WhatsApp/2.24' },
    { id, userAgent: 'curl/8.5.0' },
    { id, userAgent: '' },
    { id, ...as(channel.manager) },
    { id, brand: 'arena' },
    { id: closed.id },
    { id: 'cnosuchid' },
    { id: 'u12' },
  )
  expect(await countsOf(channel)).toEqual({ visits: 0, userVisits: 0, downloads: 0 })
  expect(await countsOf(closed)).toEqual({ visits: 0, userVisits: 0, downloads: 0 })
})

test('one address counts no more than sixty times an hour, whatever it says it is', async () => {
  const channel = await makeChannel()
  const many = Array.from({ length: 100 }, (_, at) => ({
    id: channel.id,
    address: '198.51.100.9',
    userAgent: browser(at),
  }))
  await visit(...many)
  expect((await countsOf(channel)).visits).toBe(60)
  await visit(...many.slice(0, 3).map((each) => ({ ...each, now: NOW + HOUR_MS })))
  expect((await countsOf(channel)).visits).toBe(63)
})

test('hours of which no figure is made any more are removed, and the sums stay', async () => {
  const channel = await makeChannel()
  await visit({ id: channel.id })
  const { accountDb } = guestContext()
  await removeOldHours(accountDb, NOW + 30 * 24 * HOUR_MS)
  const left = () =>
    testEnv.ACCOUNTS.prepare('select count(*) as count from promotion_hours where channel_id = ?')
      .bind(channel.id)
      .first('count')
  expect(await left()).toBe(1)
  await removeOldHours(accountDb, NOW + 36 * 24 * HOUR_MS)
  expect(await left()).toBe(0)
  expect((await countsOf(channel)).visits).toBe(1)
})
