import { expect, test } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, TestChat } from '#tests/support/backend/chat.ts'
import { evict } from '#tests/support/backend/live.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { removeEndedMutes } from './mutes.store.ts'

const say = (page: TestChat, text: string) => page.answer(page.say(text))
const asked = ({ token }: TestUser) => ({ token, at: new Date().toISOString() })
const mute = (by: TestUser, input: object) =>
  envelopeOf(adminChatCalls.muteEverywhere, { minutes: 1440, reason: 'Rude', ...input } as never, asked(by))

test('staff mute a user in all rooms with an audit line, and lift it: her page in the room knows it at once', async () => {
  const { id } = await makeChatRoom()
  const [ann, staff] = [await makeUser(), await makeUser(['moderator'])]
  const page = await TestChat.openAs(ann, id)
  expect(await mute(staff, { uid: ann.uid, roomId: id })).toMatchObject({ status: 'success' })
  const muted = await page.first('muted')
  expect(muted).toMatchObject({ isEverywhere: true })
  expect(muted.until - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect(await say(page, 'Hello?')).toMatchObject({ why: 'muted_everywhere' })
  expect(await mute(staff, { uid: ann.uid, roomId: id, minutes: 0, reason: 'Sorry' })).toMatchObject({
    status: 'success',
  })
  expect(await say(page, 'Hello!')).toMatchObject({ type: 'said' })
  expect(page.of('muted').at(-1)).toEqual({ type: 'muted', until: 0, isEverywhere: true })
  const { results } = await testEnv.ACCOUNTS.prepare('select act, detail from audit where target_uid = ? order by id')
    .bind(ann.uid)
    .all()
  expect(results).toEqual([
    { act: 'mute_everywhere', detail: 'Rude (1440 min)' },
    { act: 'unmute_everywhere', detail: 'Sorry' },
  ])
  page.close()
})

test('a mute everywhere, and its end, is seen at once in all rooms in which she is, and in none is it a deed', async () => {
  const [one, two, third] = [await makeChatRoom(), await makeChatRoom(), await makeChatRoom()]
  const [ann, bob, staff] = [await makeUser(), await makeUser(), await makeUser(['administrator'])]
  const pages = [await TestChat.openAs(ann, one.id), await TestChat.openAs(ann, two.id)]
  const other = await TestChat.openAs(bob, two.id)
  for (const page of pages) await say(page, 'Before')
  await mute(staff, { uid: ann.uid, roomId: third.id })
  for (const page of pages) {
    expect(await page.first('muted')).toMatchObject({ isEverywhere: true })
    expect(await say(page, 'During')).toMatchObject({ why: 'muted_everywhere' })
  }
  await mute(staff, { uid: ann.uid, minutes: 0, reason: 'Sorry' })
  for (const page of pages) {
    await eventually(() => page.of('muted').at(-1)?.until === 0)
    expect(await say(page, 'After')).toMatchObject({ type: 'said' })
  }
  expect(other.of('muted')).toEqual([])
  for (const { id } of [one, two]) expect(await testEnv.CHAT_ROOMS.getByName(String(id)).deeds()).toEqual([])
  for (const page of [...pages, other]) page.close()
})

test('a room that was told nothing knows it when it reads her again', async () => {
  const { id } = await makeChatRoom()
  const [ann, staff] = [await makeUser(), await makeUser(['administrator'])]
  const page = await TestChat.openAs(ann, id)
  await say(page, 'Before')
  await testEnv.ACCOUNTS.prepare(
    'insert into chat_mutes (uid, until, reason, muted_by, created_at) values (?, ?, ?, ?, ?)',
  )
    .bind(ann.uid, Date.now() + 60_000, 'Rude', staff.uid, Date.now())
    .run()
  await evict([testEnv.CHAT_RELAYS.getByName(`${id}:0`)])
  expect(await say(page, 'After')).toMatchObject({ why: 'muted_everywhere' })
  page.close()
})

test('only staff mute in all rooms, nobody mutes staff, and an ended mute is deleted', async () => {
  const { streamer, id } = await makeChatRoom()
  const [ann, staff, admin] = [await makeUser(), await makeUser(['moderator']), await makeUser(['administrator'])]
  for (const by of [ann, streamer]) expect((await mute(by, { uid: staff.uid })).errorMsg).toBe('forbidden')
  expect((await mute(staff, { uid: admin.uid })).errorMsg).toBe('forbidden')
  expect((await mute(staff, { uid: 1 })).errorMsg).toBe('not_found')
  expect((await mute(staff, { uid: ann.uid, minutes: 5 })).status).toBe('fail')
  expect((await mute(staff, { uid: ann.uid, reason: ' ' })).status).toBe('fail')
  // A room that is none gets no object.
  expect(await mute(staff, { uid: ann.uid, roomId: 7_410_997 })).toMatchObject({ status: 'success' })
  const rows = async () =>
    (await testEnv.ACCOUNTS.prepare('select uid from chat_mutes where uid = ?').bind(ann.uid).all()).results.length
  await removeEndedMutes(openAccountDatabase(testEnv), Date.now())
  expect(await rows()).toBe(1)
  await removeEndedMutes(openAccountDatabase(testEnv), Date.now() + 86_400_001)
  expect(await rows()).toBe(0)
  expect(await call(chatCalls.listMutes, { roomId: id }, asked(streamer))).toEqual({ list: [] })
})

test('those who moderate a room see who is muted there and until when, and unmute', async () => {
  const { id, streamer } = await makeChatRoom()
  const [ann, bob] = [await makeUser(), await makeUser()]
  const host = await TestChat.openAs(streamer, id)
  await host.deed({ mute: ann.uid, minutes: 60 })
  await host.deed({ mute: bob.uid, minutes: 10 })
  const list = async () => (await call(chatCalls.listMutes, { roomId: id }, asked(streamer))).list
  expect((await list()).map(({ uid, name }) => [uid, name])).toEqual([
    [bob.uid, bob.username],
    [ann.uid, ann.username],
  ])
  await host.deed({ mute: bob.uid, minutes: 0 })
  expect((await list()).map(({ uid }) => uid)).toEqual([ann.uid])
  expect((await envelopeOf(chatCalls.listMutes, { roomId: id }, asked(ann))).errorMsg).toBe('forbidden')
  host.close()
})
