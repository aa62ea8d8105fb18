import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { levelCalls } from '#contract/level.ts'
import { experienceOf } from '#contract/level-rules.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, TestChat } from '#tests/support/backend/chat.ts'
import { give, makeGiftRoom, newGiftIntent, putGiftBrand, removeGifts } from '#tests/support/backend/gifts.ts'
import { TestInbox } from '#tests/support/backend/inbox.ts'
import { giveCoins } from '#tests/support/backend/ledger.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { dayOf } from './earn.ts'
import { removeOldGiftMarks } from './experience.store.ts'
import { RoomEarnings, type Watcher } from './room-earnings.ts'
import { takeEarned, takeGift } from './take.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 20, 12)
const accountDb = openAccountDatabase(testEnv)
const at = (now: number) => ({ env: testEnv, accountDb, now })

beforeAll(() => putGiftBrand('gifts'))
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await removeGifts()
  await testEnv.BRANDS.delete('brand:gifts')
})

const levelOf = ({ token }: TestUser, now = Date.now()) =>
  call(levelCalls.getOwnLevel, {}, { token, at: new Date(now).toISOString() })

async function pointsOf({ uid }: TestUser): Promise<number> {
  const row = await testEnv.ACCOUNTS.prepare('select points from experience where uid = ?').bind(uid).first()
  return Number(row?.points ?? 0)
}

const minutes = (count: number, to = NOON) => ({ watched: { from: to - count * MINUTE, to } })

test('whoever has earned nothing is at the beginning of her level', async () => {
  const ann = await makeUser()
  expect(await levelOf(ann)).toEqual({
    level: 1,
    experience: 0,
    from: 0,
    to: 100,
    today: [
      { act: 'watch', earned: 0, max: 120 },
      { act: 'chat', earned: 0, max: 40 },
      { act: 'gift', earned: 0, max: 200 },
    ],
  })
})

test('a level rises with what was earned, her pages are told, and nobody’s falls', async () => {
  const [ann, bob] = [await makeUser(), await makeUser()]
  await testEnv.ACCOUNTS.prepare('update profiles set level = 12 where uid = ?').bind(bob.uid).run()
  const inbox = await TestInbox.open(ann.token)
  const taken = await takeEarned(
    at(NOON),
    new Map([
      [ann.uid, { ...minutes(90), said: 10 }],
      [bob.uid, { said: 1 }],
      [1_999_999_999, { said: 1 }],
    ]),
  )
  expect(taken.risen).toEqual([ann.uid])
  await eventually(() => inbox.of('level').length === 1)
  expect(inbox.of('level')).toEqual([{ type: 'level', level: 2 }])
  const after = await levelOf(ann, NOON)
  expect(after).toMatchObject({ level: 2, experience: 110, from: 100, to: 250 })
  expect(after.today.map(({ earned }) => earned)).toEqual([90, 20, 0])
  expect((await levelOf(ann, NOON + 24 * 60 * MINUTE)).today.map(({ earned }) => earned)).toEqual([0, 0, 0])
  expect(await levelOf(bob, NOON)).toMatchObject({ level: 12, experience: experienceOf(12) + 2 })
  inbox.close()
})

test('ten rooms that tell the same hour at once count one hour', async () => {
  const ann = await makeUser()
  const rooms = Array.from({ length: 10 }, () => takeEarned(at(NOON), new Map([[ann.uid, minutes(60)]])))
  await Promise.all(rooms)
  await takeEarned(at(NOON), new Map([[ann.uid, minutes(60)]]))
  expect(await pointsOf(ann)).toBe(60)
})

test('a gift counts once, whoever finishes it and however often', async () => {
  const ann = await makeUser()
  const gift = { id: 7_450_001, uid: ann.uid, amount: 30 }
  await Promise.all(Array.from({ length: 4 }, () => takeGift(at(NOON), gift)))
  await takeGift(at(NOON + MINUTE), gift)
  expect(await pointsOf(ann)).toBe(30)
  await takeGift(at(NOON), { ...gift, id: 7_450_002, amount: 10 ** 9 })
  expect(await pointsOf(ann)).toBe(200)
  await removeOldGiftMarks(accountDb, NOON + 61 * 24 * 60 * MINUTE)
  const { results } = await testEnv.ACCOUNTS.prepare('select 1 from experience_gifts where uid = ?').bind(ann.uid).all()
  expect(results).toEqual([])
})

test('twelve gifts of one user at once all count', async () => {
  const ann = await makeUser()
  const gifts = Array.from({ length: 12 }, (_, place) => ({ id: 7_510_100 + place, uid: ann.uid, amount: 2 }))
  await Promise.all(gifts.map((gift) => takeGift(at(NOON), gift)))
  expect(await pointsOf(ann)).toBe(24)
})

test('a gift that was paid earns, one that was not does not', async () => {
  const ann = await makeUser()
  const { id } = await makeGiftRoom()
  await giveCoins(ann.uid, { gold: 3 })
  const intent = newGiftIntent()
  for (let again = 0; again < 3; again += 1)
    expect(await give(ann, id, { intent, count: 3 })).toMatchObject({ count: 3 })
  expect(await give(ann, id, { count: 1 })).toBe('insufficient_gold')
  expect(await pointsOf(ann)).toBe(3)
})

/** What is earned on a relay with these pages. */
function makeRoom(watchers: Watcher[]) {
  const [risen, work] = [[] as number[], [] as Promise<unknown>[]]
  const earnings = new RoomEarnings({
    env: testEnv,
    accountDb,
    watchers: () => watchers,
    onRisen: (uid) => risen.push(uid),
    waitUntil: (each) => work.push(each),
  })
  return { earnings, risen, done: () => Promise.all(work) }
}

test('pages of one user are one viewer, guests and a glance are none', async () => {
  const [ann, bob] = [await makeUser(), await makeUser()]
  vi.spyOn(Date, 'now').mockReturnValue(NOON)
  const since = (uid: number, count: number) => ({ uid, from: NOON - count * MINUTE, to: NOON })
  const { earnings } = makeRoom([since(ann.uid, 10), since(ann.uid, 8), since(ann.uid, 3), since(bob.uid, 0.5)])
  await earnings.store()
  await earnings.store()
  expect([await pointsOf(ann), await pointsOf(bob)]).toEqual([10, 0])
})

test('a relay stores once a minute, and nothing for whom the day gives no more', async () => {
  const ann = await makeUser()
  let now = NOON
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const { earnings, risen, done } = makeRoom([{ uid: ann.uid, from: NOON - 180 * MINUTE, to: NOON }])
  earnings.look()
  await done()
  expect(risen).toEqual([ann.uid])
  expect(await pointsOf(ann)).toBe(120)
  const prepared = vi.spyOn(testEnv.ACCOUNTS, 'prepare')
  earnings.said(ann.uid, 1)
  now += 59_000
  earnings.look()
  await done()
  expect(prepared).not.toHaveBeenCalled()
  for (let id = 2; id <= 30; id += 1) {
    now += 60_000
    earnings.said(ann.uid, id)
    await done()
  }
  expect(await pointsOf(ann)).toBe(160)
  prepared.mockClear()
  now += 10 * MINUTE
  earnings.look()
  await done()
  expect(prepared).not.toHaveBeenCalled()
  expect(dayOf(now)).toBe(dayOf(NOON))
})

test('a relay asks for nobody who has watched enough, while she is silent', async () => {
  const ann = await makeUser()
  let now = NOON
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const page = { uid: ann.uid, from: NOON - 180 * MINUTE, to: NOON }
  const { earnings, done } = makeRoom([page])
  earnings.look()
  await done()
  const prepared = vi.spyOn(testEnv.ACCOUNTS, 'prepare')
  now += MINUTE
  page.to = now
  earnings.look()
  earnings.left(page)
  await done()
  expect(prepared).not.toHaveBeenCalled()
  earnings.said(ann.uid, 1)
  await earnings.store()
  expect(await pointsOf(ann)).toBe(122)
})

test('what could not be stored is stored later', async () => {
  const ann = await makeUser()
  vi.spyOn(Date, 'now').mockReturnValue(NOON)
  const { earnings, done } = makeRoom([])
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const away = vi.spyOn(testEnv.ACCOUNTS, 'prepare').mockImplementation(() => {
    throw new Error('overloaded')
  })
  earnings.said(ann.uid, 1)
  await done()
  away.mockRestore()
  expect(quiet).toHaveBeenCalledTimes(1)
  await earnings.store()
  expect(await pointsOf(ann)).toBe(2)
})

test('who talks in a room earns for what the room took, and not for the same message again', async () => {
  const { id } = await makeChatRoom()
  const ann = await makeUser()
  const page = await TestChat.openAs(ann, id)
  const nonce = page.say('First')
  await page.answer(nonce)
  for (let again = 0; again < 5; again += 1) page.say('First', { nonce })
  await eventually(() => page.of('said').length === 6)
  const realNow = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 61_000)
  await page.answer(page.say('Second'))
  // Both messages, and the minute in the room.
  await eventually(async () => (await pointsOf(ann)) >= 4)
  expect(await pointsOf(ann)).toBeLessThanOrEqual(5)
  page.close()
})
