import { afterAll, beforeAll, expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { adminChatCalls } from '#contract/admin-chat.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { CHAT_TEXT_MAX } from '#contract/chat-rules.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, TestChat } from '#tests/support/backend/chat.ts'
import { eventually } from '#tests/support/backend/sockets.ts'

const NO_ROOM = 7_450_800

beforeAll(() =>
  testEnv.BRANDS.put(
    'brand:no-chat',
    JSON.stringify({ ...main, id: 'no-chat', hosts: ['no-chat.test'], features: { ...main.features, chat: false } }),
  ),
)
afterAll(() => testEnv.BRANDS.delete('brand:no-chat'))

const as = ({ token }: TestUser) => ({ token, at: new Date().toISOString() })
let nonces = 0
const newNonce = () => `call-nonce-${++nonces}`

const say = (user: TestUser, roomId: number, text: string, more: { nonce?: string; replyTo?: number } = {}) =>
  call(chatCalls.sendMessage, { roomId, text, nonce: newNonce(), ...more }, as(user))
const operate = async (user: TestUser, input: object) => {
  const { status, errorMsg } = await envelopeOf(adminChatCalls.operateChat, input as never, as(user))
  return status === 'success' ? 'done' : errorMsg
}
const remove = async (user: TestUser, roomId: number, id: number) => {
  const { status, errorMsg } = await envelopeOf(chatCalls.deleteMessage, { roomId, id }, as(user))
  return status === 'success' ? 'done' : errorMsg
}

test('the shape of the specification says and takes out too', async () => {
  const { id, streamer } = await makeChatRoom()
  const asked = { roomId: id, text: 'By an address', nonce: newNonce() }
  const said = await call(chatCalls.sendMessageByAddress, asked, as(streamer))
  expect(said).toEqual({ id: expect.any(Number) })
  const textsNow = async () => (await call(chatCalls.getSpeech, { roomId: id })).list.map(({ text }) => text)
  expect(await textsNow()).toEqual(['By an address'])
  const gone = { roomId: id, id: 'id' in said ? said.id : 0 }
  expect(await call(chatCalls.deleteMessageByAddress, gone, as(streamer))).toEqual({ done: true })
})

test('what is said by a call is said in the room, and the last messages are read by everybody', async () => {
  const { id } = await makeChatRoom()
  const [ann, reader] = [await makeUser(), await TestChat.open(id)]
  const nonce = newNonce()
  const said = await say(ann, id, 'By a call', { nonce })
  expect(said).toEqual({ id: 1 })
  expect(await reader.shown('By a call')).toMatchObject({ id: 1, by: { uid: ann.uid } })
  expect(await Promise.all([say(ann, id, 'By a call', { nonce }), say(ann, id, 'By a call', { nonce })])).toEqual([
    said,
    said,
  ])
  const page = await TestChat.openAs(ann, id)
  page.say('By a call', { nonce })
  expect(await page.answer(nonce), 'the same message by the socket too').toEqual({ type: 'said', nonce, id: 1 })
  expect(await say(ann, id, 'An answer', { replyTo: 1 })).toEqual({ id: 2 })
  await reader.shown('An answer')
  const { list } = await call(chatCalls.getSpeech, { roomId: id })
  expect(list).toMatchObject([
    { id: 1, text: 'By a call' },
    { id: 2, replyTo: { id: 1, name: ann.username } },
  ])
  expect(JSON.stringify(list)).not.toContain(nonce)
  page.close()
  reader.close()
})

test('a call is refused as the socket is', async () => {
  const { id, streamer } = await makeChatRoom()
  const ann = await makeUser()
  const refused = async (text: string) => {
    const answer = await say(ann, id, text)
    return 'refused' in answer ? answer.refused : 'said'
  }
  expect(await refused(' \u200b ')).toBe('empty')
  expect(await refused('x'.repeat(CHAT_TEXT_MAX + 1))).toBe('too_long')
  expect(await refused('look at bet365.com now')).toBe('link')
  expect(await refused('Goal')).toBe('said')
  expect(await refused('GOAL!')).toBe('repeated')
  const host = await TestChat.openAs(streamer, id)
  await host.deed({ modes: { minLevel: 5 } })
  await eventually(async () => (await refused('Too low')) === 'level')
  await host.deed({ modes: { isFollowersOnly: true } })
  expect(await refused('No follower')).toBe('followers_only')
  await host.deed({ modes: {} })
  await host.deed({ mute: ann.uid, minutes: 10 })
  expect(await refused('Muted')).toBe('muted')
  host.close()
  expect((await envelopeOf(chatCalls.sendMessage, { roomId: id, text: 'x', nonce: '<script>' }, as(ann))).status).toBe(
    'fail',
  )
  const members = await makeChatRoom('vip')
  expect(await say(ann, members.id, 'Let me in')).toEqual({ refused: 'members_only' })
})

test('a relay without pages knows the modes of now', async () => {
  const { id, streamer } = await makeChatRoom()
  const ann = await makeUser()
  expect(await say(ann, id, 'First')).toMatchObject({ id: 1 })
  await testEnv.CHAT_ROOMS.getByName(String(id)).moderate({ modes: { isMembersOnly: true } }, streamer.uid, 'streamer')
  expect(await say(ann, id, 'Second')).toEqual({ refused: 'members_only' })
})

test('a page that comes after a call has what was said, and hears what follows', async () => {
  const { id } = await makeChatRoom()
  const [ann, bob] = [await makeUser(), await makeUser()]
  expect(await say(ann, id, 'Before')).toMatchObject({ id: 1 })
  const page = await TestChat.openAs(bob, id)
  expect(page.of('welcome')[0]?.messages).toMatchObject([{ id: 1, text: 'Before' }])
  expect(await say(ann, id, 'By another call')).toMatchObject({ id: 2 })
  await page.shown('By another call')
  page.say('By the page')
  await page.shown('By the page')
  page.close()
})

test('the pace is one of calls and sockets together', async () => {
  const { id } = await makeChatRoom()
  const ann = await makeUser()
  const page = await TestChat.openAs(ann, id)
  for (const text of ['one', 'two', 'three']) await page.answer(page.say(text))
  for (const text of ['four', 'five']) expect(await say(ann, id, text)).toHaveProperty('id')
  const slow = await say(ann, id, 'six')
  expect(slow).toMatchObject({ refused: 'slow' })
  page.close()
})

test('messages are taken out by those who moderate, and the log says who did it', async () => {
  const { id, streamer } = await makeChatRoom()
  const [ann, staff] = [await makeUser(), await makeUser(['moderator'])]
  const reader = await TestChat.open(id)
  await say(ann, id, 'Rude')
  await say(streamer, id, 'Mine')
  await reader.shown('Mine')
  expect(await remove(ann, id, 1)).toBe('forbidden')
  const mod = await makeUser()
  expect(await operate(streamer, { roomId: id, uid: mod.uid, act: 'appoint' })).toBe('done')
  expect(await remove(mod, id, 2), 'a moderator does nothing about the streamer').toBe('forbidden')
  expect(await remove(mod, id, 1)).toBe('done')
  expect(await reader.first('removed')).toEqual({ type: 'removed', id: 1 })
  const { list } = await call(chatCalls.listDeeds, { roomId: id }, as(staff))
  expect(list[0]).toMatchObject({ act: 'remove', by: { uid: mod.uid }, user: { uid: ann.uid }, text: 'Rude' })
  reader.close()
})

test('each role operates what it may', async () => {
  const { id: roomId, streamer } = await makeChatRoom()
  const [ann, bob, staff] = [await makeUser(), await makeUser(), await makeUser(['moderator'])]
  const mute = { roomId, uid: ann.uid, act: 'mute', minutes: 10 }
  const everywhere = { roomId, uid: ann.uid, act: 'mute_everywhere', minutes: 1440, reason: 'Rude' }
  for (const act of [mute, everywhere, { roomId, uid: bob.uid, act: 'appoint' }])
    expect(await operate(bob, act)).toBe('forbidden')
  expect(await operate(streamer, mute)).toBe('done')
  expect(await say(ann, roomId, 'Muted')).toEqual({ refused: 'muted', until: expect.stringMatching(/Z$/) })
  expect(await operate(streamer, { roomId, uid: ann.uid, act: 'unmute' })).toBe('done')
  expect(await say(ann, roomId, 'Back')).toHaveProperty('id')
  expect(await operate(streamer, { ...mute, uid: staff.uid }), 'nobody mutes staff').toBe('forbidden')
  expect(await operate(streamer, everywhere)).toBe('forbidden')
  expect(await operate(staff, everywhere)).toBe('done')
  expect(await say(ann, roomId, 'Again')).toEqual({ refused: 'muted_everywhere', until: expect.stringMatching(/Z$/) })
  expect(await operate(staff, { roomId, uid: ann.uid, act: 'unmute_everywhere', reason: 'Sorry' })).toBe('done')
  expect(await operate(staff, { roomId, uid: bob.uid, act: 'appoint' }), 'staff appoints nobody').toBe('forbidden')
  expect(await operate(streamer, { roomId, uid: bob.uid, act: 'dismiss' })).toBe('done')
  for (const wrong of [
    { ...mute, minutes: 11 },
    { ...mute, act: 'ban' },
    { ...everywhere, reason: ' ' },
  ])
    expect(await operate(staff, wrong)).not.toBe('done')
})

test('where there is no room or no chat there is nothing, and no object is made', async () => {
  const ann = await makeUser()
  const { id } = await makeChatRoom()
  expect((await envelopeOf(chatCalls.getSpeech, { roomId: NO_ROOM })).errorMsg).toBe('not_found')
  expect((await envelopeOf(chatCalls.getSpeech, { roomId: id }, { headers: { brand: 'no-chat' } })).errorMsg).toBe(
    'not_found',
  )
  const input = { roomId: NO_ROOM, text: 'x', nonce: newNonce() }
  expect((await envelopeOf(chatCalls.sendMessage, input, as(ann))).errorMsg).toBe('not_found')
  expect(await remove(ann, NO_ROOM, 1)).toBe('not_found')
  expect(await operate(ann, { roomId: NO_ROOM, uid: 1, act: 'unmute' })).toBe('not_found')
})

test('calls say so much an hour, over all rooms', async () => {
  const { id } = await makeChatRoom()
  const ann = await makeUser()
  await testEnv.ACCOUNTS.prepare('insert into limits (key, count, ends_at) values (?, 1199, ?)')
    .bind(`chatSay:u${ann.uid}`, Date.now() + 3_600_000)
    .run()
  expect(await say(ann, id, 'The last')).toEqual({ id: 1 })
  const input = { roomId: id, text: 'One more', nonce: newNonce() }
  expect((await envelopeOf(chatCalls.sendMessage, input, as(ann))).errorMsg).toBe('rate_limited')
})
