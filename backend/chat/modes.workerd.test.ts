import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { addFollow } from '#backend/follow/follows.store.ts'
import { followCalls } from '#contract/follow.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, TestChat } from '#tests/support/backend/chat.ts'
import { evict } from '#tests/support/backend/live.ts'
import { eventually } from '#tests/support/backend/sockets.ts'

const roomOf = (id: number) => testEnv.CHAT_ROOMS.getByName(String(id))
const relayOf = (id: number) => testEnv.CHAT_RELAYS.getByName(`${id}:0`)
const say = (page: TestChat, text: string) => page.answer(page.say(text))

async function scene() {
  const { id, streamer } = await makeChatRoom()
  const ann = await makeUser()
  const [host, page] = [await TestChat.openAs(streamer, id), await TestChat.openAs(ann, id)]
  const close = () => [host, page].forEach((each) => void each.close())
  return { id, streamer, ann, host, page, close }
}

const setLevel = ({ uid }: TestUser, level: number) =>
  testEnv.ACCOUNTS.prepare('update profiles set level = ? where uid = ?').bind(level, uid).run()

test('streamer and staff set the modes, every page sees them at once, and whoever comes later', async () => {
  const { id, host, page, close } = await scene()
  const staff = await TestChat.openAs(await makeUser(['moderator']), id)
  const modes = { slowSeconds: 10, isFollowersOnly: true, isMembersOnly: true, minLevel: 3 }
  expect(page.of('welcome')[0]?.modes).toBeUndefined()
  expect(await page.deed({ modes })).toMatchObject({ why: 'not_allowed' })
  expect(await host.deed({ modes })).toMatchObject({ type: 'done' })
  for (const each of [host, page, staff]) expect(await each.first('modes')).toEqual({ type: 'modes', modes })
  await evict([roomOf(id), relayOf(id)])
  const guest = await TestChat.open(id)
  expect(guest.of('welcome')[0]?.modes).toEqual(modes)
  expect(await staff.deed({ modes: { isFollowersOnly: false } })).toMatchObject({ type: 'done' })
  await eventually(() => guest.of('modes').some((frame) => Object.keys(frame.modes).length === 0))
  for (const wrong of [{ slowSeconds: 7 }, { slowSeconds: '10' }, { minLevel: 1e9 }, 'slow', null])
    staff.send({ modes: wrong, nonce: 'nonce-wrong' })
  await eventually(() => staff.of('error').length === 5)
  close()
  for (const each of [staff, guest]) each.close()
})

test('slow mode lets each user speak once in its time: on two pages, over lost memory, and says when again', async () => {
  const { id, ann, host, page, close } = await scene()
  await host.deed({ modes: { slowSeconds: 30 } })
  const nonce = page.say('First')
  const first = await page.answer(nonce)
  expect(first).toMatchObject({ type: 'said' })
  const second = await say(page, 'Second')
  expect(second).toMatchObject({ why: 'slow_mode' })
  expect(second.type === 'refused' && second.waitMs).toBeGreaterThan(25_000)
  expect(second.type === 'refused' && second.waitMs).toBeLessThanOrEqual(30_000)
  await evict([roomOf(id), relayOf(id)])
  const other = await TestChat.openAs(ann, id)
  expect(await say(other, 'Third')).toMatchObject({ why: 'slow_mode' })
  page.say('First', { nonce })
  await eventually(() => page.of('said').length === 2)
  expect(page.of('said')[1], 'what is sent again is no other message').toEqual(first)
  expect(await say(host, 'One')).toMatchObject({ type: 'said' })
  expect(await say(host, 'Two')).toMatchObject({ type: 'said' })
  await host.deed({ modes: {} })
  expect(await say(page, 'Second'), 'what was refused may be said later').toMatchObject({ type: 'said' })
  other.close()
  close()
})

test('two messages at once are one in slow mode', async () => {
  const { host, page, close } = await scene()
  await host.deed({ modes: { slowSeconds: 5 } })
  const answers = await Promise.all([say(page, 'One'), say(page, 'Two'), say(page, 'Three')])
  expect(answers.map(({ type }) => type).sort()).toEqual(['refused', 'refused', 'said'])
  close()
})

test('followers-only is for who follows the streamer, at once', async () => {
  const { streamer, ann, host, page, close } = await scene()
  await host.deed({ modes: { isFollowersOnly: true } })
  expect(await say(page, 'Hello')).toMatchObject({ why: 'followers_only' })
  await call(followCalls.follow, { userId: streamer.uid, isFollowed: 'true' }, { token: ann.token })
  await eventually(async () => (await say(page, 'Hello')).type === 'said')
  expect(await say(host, 'Welcome')).toMatchObject({ type: 'said' })
  close()
})

test('members-only is for members, and a minimum level for who has it', async () => {
  const { id, ann, host, page, close } = await scene()
  const vip = await TestChat.openAs(await makeUser(['vip']), id)
  await host.deed({ modes: { isMembersOnly: true } })
  expect(await say(page, 'Hello')).toMatchObject({ why: 'members_only' })
  expect(await say(vip, 'Hello')).toMatchObject({ type: 'said' })
  await host.deed({ modes: { minLevel: 3 } })
  expect(await say(page, 'Hi')).toMatchObject({ why: 'level' })
  expect(await say(vip, 'Hi')).toMatchObject({ why: 'level' })
  await setLevel(ann, 3)
  await evict([relayOf(id)])
  expect(await say(page, 'Hi')).toMatchObject({ type: 'said' })
  vip.close()
  close()
})

test('a room of a simulated streamer is for followers, when staff say so', async () => {
  const { id, ann, page, close } = await scene()
  const staff = await TestChat.openAs(await makeUser(['moderator']), id)
  const anchorId = 987
  await testEnv.DB.prepare("insert into anchors (id, names) values (?, '{}')").bind(anchorId).run()
  await testEnv.DB.prepare('update rooms set anchor_id = ? where id = ?').bind(anchorId, id).run()
  await evict([relayOf(id)])
  expect(await staff.deed({ modes: { isFollowersOnly: true } })).toMatchObject({ type: 'done' })
  expect(await say(page, 'Hello')).toMatchObject({ why: 'followers_only' })
  await addFollow(openAccountDatabase(testEnv), { uid: ann.uid, kind: 'anchor', targetId: anchorId }, Date.now())
  await eventually(async () => (await say(page, 'Hello')).type === 'said')
  staff.close()
  close()
})

test('a room whose streamer nobody can follow cannot be for followers', async () => {
  const { id, host, close } = await scene()
  const staff = await TestChat.openAs(await makeUser(['moderator']), id)
  await testEnv.DB.prepare('update anchors set uid = null where id = ?').bind(id).run()
  await evict([relayOf(id)])
  expect(await staff.deed({ modes: { isFollowersOnly: true } })).toMatchObject({ why: 'not_allowed' })
  expect(await staff.deed({ modes: { slowSeconds: 5 } })).toMatchObject({ type: 'done' })
  expect(host.closed).toBeUndefined()
  staff.close()
  close()
})

test('modes stay when all have left and all was forgotten; without modes nothing is left', async () => {
  const { id, host, close } = await scene()
  await host.deed({ modes: { minLevel: 5 } })
  close()
  const room = roomOf(id)
  const keys = () => runInDurableObject(room, async (_, { storage }) => [...(await storage.list()).keys()])
  const forgetAll = async () => {
    await runInDurableObject(room, (_, { storage }) => void storage.sql.exec('update deeds set at = 0'))
    await evict([room])
    await runDurableObjectAlarm(room)
    await evict([room])
  }
  await eventually(() => runInDurableObject(room, (_, { storage }) => storage.kv.get<string[]>('relays')?.length === 0))
  await forgetAll()
  const guest = await TestChat.open(id)
  expect(guest.of('welcome')[0]?.modes).toEqual({ minLevel: 5 })
  guest.close()
  await room.moderate({ modes: {} }, 1)
  await eventually(async () => {
    await forgetAll()
    return (await keys()).length === 0
  })
})
