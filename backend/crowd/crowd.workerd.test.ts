import { afterAll, beforeAll, expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { makeUser } from '#tests/support/backend/accounts.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, TestChat } from '#tests/support/backend/chat.ts'
import { ticketOf } from '#tests/support/backend/inbox.ts'
import { evict } from '#tests/support/backend/live.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { CrowdLines } from './crowd-lines.ts'

const FIRST_ROOM = 7_480_000
const ROOMS = 400
const roomOf = (id: number) => testEnv.CHAT_ROOMS.getByName(String(id))
const relayOf = (id: number) => testEnv.CHAT_RELAYS.getByName(`${id}:0`)
const putBrand = (id: string, more: object) =>
  testEnv.BRANDS.put(`brand:${id}`, JSON.stringify({ ...main, id, hosts: [`${id}.test`], ...more }))
const headersOf = (brand: string) => ({ headers: { brand } })
const DEMO = headersOf('crowd-demo')

const openAsUser = async (id: number) =>
  TestChat.open(id, { ...DEMO, ticket: await ticketOf((await makeUser()).token, DEMO.headers) })

const rooms: number[] = []

const isGift = ({ gift }: { gift?: unknown }) => gift !== undefined
const isTalk = (line: { gift?: unknown }) => !isGift(line)

/** What the crowd of a room says from so long ago until so long from now, in milliseconds. */
const saysIn = (id: number, from: number, to: number) =>
  new CrowdLines({ id, language: 'en_US', family: 'football' }).between(Date.now() + from, Date.now() + to)
/** It has just spoken, and speaks soon. */
const speaksSoon = (id: number) => saysIn(id, -40_000, 0).some(isTalk) && saysIn(id, 3_000, 6_000).some(isTalk)

/** A room of a simulated streamer, without a match, of which this holds. */
async function makeSimulatedRoom(isWanted = speaksSoon): Promise<number> {
  const ids = Array.from({ length: ROOMS }, (_, at) => FIRST_ROOM + at)
  const id = ids.find((each) => !rooms.includes(each) && isWanted(each)) ?? 0
  rooms.push(id)
  await testEnv.DB.batch([
    testEnv.DB.prepare('insert into anchors (id, names) values (?, ?)').bind(
      id,
      JSON.stringify({ en_US: 'Kim', zh_CN: 'Kim' }),
    ),
    testEnv.DB.prepare(
      "insert into rooms (id, anchor_id, game_id, language, state, visibility, is_simulated) values (?, ?, 202, 'en_US', 'live', 'unlisted', 1)",
    ).bind(id, id),
  ])
  return id
}

beforeAll(async () => {
  await putBrand('crowd-demo', {})
  await putBrand('crowd-talk', { features: { ...main.features, gifts: false } })
  await putBrand('crowd-real', { isDemo: false })
})

afterAll(async () => {
  for (const id of ['crowd-demo', 'crowd-talk', 'crowd-real']) await testEnv.BRANDS.delete(`brand:${id}`)
  for (const id of rooms)
    await testEnv.DB.batch([
      testEnv.DB.prepare('delete from rooms where id = ?').bind(id),
      testEnv.DB.prepare('delete from anchors where id = ?').bind(id),
    ])
})

test('a page of a demo brand hears the crowd, from the last minute on, and all hear the same', async () => {
  const id = await makeSimulatedRoom()
  const [page, other] = [await TestChat.open(id, DEMO), await TestChat.open(id, DEMO)]
  const past = await page.first('crowd')
  expect(past.isPast).toBe(true)
  expect(past.viewers).toBeGreaterThan(20)
  expect(past.messages.length).toBeGreaterThan(0)
  for (const { at, by, id: line } of past.messages) {
    expect(at).toBeGreaterThan(Date.now() - 70_000)
    expect([by.isSimulated, by.uid < 0, line < 0]).toEqual([true, true, true])
  }
  await eventually(() => page.of('crowd').length > 1)
  const news = page.of('crowd')[1]
  expect(news?.isPast).toBeUndefined()
  await eventually(() => other.of('crowd').length > 1)
  expect(other.of('crowd')[1]?.messages).toEqual(news?.messages)
  for (const each of [page, other]) each.close()
})

test('brands in use, pages without a brand and rooms of real streamers have none', async () => {
  const id = await makeSimulatedRoom()
  const { id: real } = await makeChatRoom()
  const heard = await TestChat.open(id, DEMO)
  const silent = [
    await TestChat.open(id, headersOf('crowd-real')),
    await TestChat.open(id),
    await TestChat.open(real, DEMO),
  ]
  await eventually(() => heard.of('crowd').length > 1)
  expect(silent.flatMap((page) => page.of('crowd'))).toEqual([])
  for (const each of [heard, ...silent]) each.close()
})

test('the room keeps nothing of it: its messages, their ids and its storage are as without it', async () => {
  const id = await makeSimulatedRoom()
  const page = await openAsUser(id)
  await eventually(() => page.of('crowd').length > 1)
  expect(page.of('welcome')[0]).toMatchObject({ last: 0, messages: [] })
  page.say('Hello', { replyTo: page.of('crowd')[0]?.messages[0]?.id ?? -1 })
  const shown = await page.shown('Hello')
  expect(shown).toMatchObject({ id: 1 })
  expect(shown.replyTo).toBeUndefined()
  const state = await roomOf(id).enter('test')
  expect(state.messages.map(({ text }) => text)).toEqual(['Hello'])
  await roomOf(id).leave('test')
  for (const deed of [{ remove: -5 }, { mute: -5, minutes: 10 }]) page.send({ ...deed, nonce: crypto.randomUUID() })
  await eventually(() => page.of('error').length === 2)
  page.close()
})

test('a relay that lost its memory goes on when something is said', async () => {
  // One message leaves room for nearly all lines.
  const speaks = (each: number, from: number, to: number) => saysIn(each, from, to).some(({ id }) => -id % 15 > 0)
  const id = await makeSimulatedRoom(
    (each) => speaksSoon(each) && speaks(each, 4_000, 8_000) && speaks(each, 8_000, 12_000),
  )
  const page = await openAsUser(id)
  await page.first('crowd')
  await evict([relayOf(id)])
  const before = page.of('crowd').length
  page.say('Anybody here?')
  await page.shown('Anybody here?')
  await eventually(() => page.of('crowd').length > before)
  page.close()
})

test('a brand without gifts hears none', async () => {
  const id = await makeSimulatedRoom((each) => saysIn(each, -30_000, 0).some(isGift))
  const [all, talk] = [await TestChat.open(id, DEMO), await TestChat.open(id, headersOf('crowd-talk'))]
  expect((await all.first('crowd')).messages.some(isGift)).toBe(true)
  expect((await talk.first('crowd')).messages.some(isGift)).toBe(false)
  for (const each of [all, talk]) each.close()
})
