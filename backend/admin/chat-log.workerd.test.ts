import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { LOOKED_AT_MAX } from '#backend/chat/chat-history.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminChatCalls } from '#contract/admin-chat.ts'
import { adminChatLogCalls, type ChatLogLine } from '#contract/admin-chat-log.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, TestChat } from '#tests/support/backend/chat.ts'

const staff = await makeUser(['moderator'])
const asked = { token: staff.token }
const part = (search: object) => call(adminChatLogCalls.listChatLog, search, asked)
const whole = (search: object) => allParts((where) => part({ ...search, ...where }))
const textsOf = (lines: readonly ChatLogLine[]) => lines.map(({ act, text }) => (act === 'said' ? text : act))

const say = async (page: TestChat, text: string): Promise<number> => {
  const answer = await page.answer(page.say(text))
  return answer.type === 'said' ? answer.id : 0
}

test('staff read what was said in a room, by whom, by words and by day', async () => {
  const { id, streamer } = await makeChatRoom()
  const ann = await makeUser()
  const [host, page] = [await TestChat.openAs(streamer, id), await TestChat.openAs(ann, id)]
  await say(host, 'Welcome ALL')
  await say(page, '100% of goals')
  await say(host, 'Bye')
  expect(textsOf((await part({ roomId: id })).list)).toEqual(['Bye', '100% of goals', 'Welcome ALL'])
  expect(textsOf((await part({ roomId: id, sort: 'oldest' })).list)).toEqual(['Welcome ALL', '100% of goals', 'Bye'])
  expect(textsOf((await part({ roomId: id, uid: ann.uid })).list)).toEqual(['100% of goals'])
  expect(textsOf((await part({ roomId: id, text: ' welcome all' })).list)).toEqual(['Welcome ALL'])
  const [line] = (await part({ roomId: id, uid: ann.uid })).list
  expect(line).toMatchObject({ roomId: id, user: { uid: ann.uid, name: ann.username } })
  const day = line?.at.slice(0, 10) ?? ''
  expect((await part({ roomId: id, day })).list).toHaveLength(3)
  expect((await part({ roomId: id, day: '2020-01-01' })).list).toEqual([])
  expect((await envelopeOf(adminChatLogCalls.listChatLog, { roomId: id, day: '2026-99-99' }, asked)).errorMsg).toBe(
    'invalid_input',
  )
  for (const each of [host, page]) each.close()
})

test('without a room the rooms of a user are read together; without either nothing is', async () => {
  const [first, second] = [await makeChatRoom(), await makeChatRoom()]
  const ann = await makeUser()
  const [one, two] = [await TestChat.openAs(ann, first.id), await TestChat.openAs(ann, second.id)]
  const host = await TestChat.openAs(second.streamer, second.id)
  await say(one, 'In the first')
  await say(host, 'Not hers')
  await say(two, 'In the second')
  await say(one, 'In the first again')
  const lines = await whole({ uid: ann.uid })
  expect(lines.map(({ roomId, text }) => [roomId, text])).toEqual([
    [first.id, 'In the first again'],
    [second.id, 'In the second'],
    [first.id, 'In the first'],
  ])
  expect((await part({})).list).toEqual([])
  for (const search of [{ uid: 987_654_321 }, { roomId: 900_000_000 }])
    expect((await part(search)).list, JSON.stringify(search)).toEqual([])
  for (const each of [one, two, host]) each.close()
})

test('what was deleted and who was muted is there, with who did it', async () => {
  const { id, streamer } = await makeChatRoom()
  const ann = await makeUser()
  const [host, page] = [await TestChat.openAs(streamer, id), await TestChat.openAs(ann, id)]
  const rude = await say(page, 'Rude')
  await host.deed({ remove: rude })
  await host.deed({ mute: ann.uid, minutes: 10 })
  const { list } = await part({ roomId: id })
  const [by, user] = [
    { uid: streamer.uid, name: streamer.username },
    { uid: ann.uid, name: ann.username },
  ]
  expect(list).toMatchObject([
    { act: 'mute', by, user, until: expect.any(String) },
    { act: 'remove', by, user, text: 'Rude' },
  ])
  expect(textsOf((await part({ roomId: id, text: 'rude' })).list)).toEqual(['remove'])
  expect(textsOf((await part({ roomId: id, uid: streamer.uid })).list)).toEqual(['mute', 'remove'])
  for (const each of [host, page]) each.close()
})

test('staff take out a message, once, with the audit line and a decided report; not their own', async () => {
  const { id } = await makeChatRoom()
  const ann = await makeUser()
  const [page, own] = [await TestChat.openAs(ann, id), await TestChat.openAs(staff, id)]
  await say(page, 'Tickets, cheap')
  await say(own, 'Mine')
  const { list } = await part({ roomId: id, sort: 'oldest' })
  const takeOut = ({ no, at } = { no: 0, at: '' } as Pick<ChatLogLine, 'no' | 'at'>, by = asked) =>
    envelopeOf(adminChatLogCalls.takeOutMessage, { roomId: id, id: no, at, reason: 'Spam' }, by)
  expect((await takeOut(list[1])).errorMsg).toBe('not_yourself')
  const another = new Date(Date.parse(list[0]?.at ?? '') - 1).toISOString()
  expect((await takeOut({ no: list[0]?.no ?? 0, at: another })).errorMsg, 'another message').toBe('not_found')
  expect((await takeOut(list[0])).status).toBe('success')
  expect((await takeOut(list[0])).errorMsg).toBe('not_found')
  expect(textsOf((await part({ roomId: id })).list)).toEqual(['remove', 'Mine'])
  const { token } = await makeUser(['administrator'])
  const audit = (await call(adminCalls.listAudit, { uid: ann.uid }, { token })).list
  expect(audit.map(({ act, adminUid }) => [act, adminUid])).toEqual([['remove_message', staff.uid]])
  const reports = (await call(adminChatCalls.listReports, { state: 'decided', uid: ann.uid }, asked)).list
  expect(reports).toMatchObject([{ text: 'Tickets, cheap', decision: { act: 'remove', uid: staff.uid } }])
  for (const each of [page, own]) each.close()
})

test('a log is read to its end and back; a search looks at a bounded number of rows for each part', async () => {
  const { id } = await makeChatRoom()
  const ann = await makeUser()
  const page = await TestChat.openAs(ann, id)
  await say(page, 'The first')
  const at = Date.now()
  const by = { uid: ann.uid, name: ann.username, level: 1 }
  await runInDurableObject(testEnv.CHAT_ROOMS.getByName(String(id)), (_, { storage }) => {
    for (let no = 1; no <= LOOKED_AT_MAX + 200; no++)
      storage.sql.exec(
        'insert into batches (last, at, body) values (?, ?, ?)',
        ...[no + 10, at + no, JSON.stringify([{ id: no + 10, at: at + no, by, text: `Line ${no}`, nonce: 'n' }])],
      )
  })
  const first = await part({ roomId: id })
  const second = await part({ roomId: id, after: first.next })
  expect(textsOf(first.list)[0]).toBe(`Line ${LOOKED_AT_MAX + 200}`)
  expect(textsOf(second.list)[0]).toBe(`Line ${LOOKED_AT_MAX + 180}`)
  expect((await part({ roomId: id, after: second.previous })).list).toEqual(first.list)
  const search = await part({ roomId: id, text: 'the first' })
  expect(search.list).toEqual([])
  expect(textsOf((await part({ roomId: id, text: 'the first', after: search.next })).list)).toEqual(['The first'])
  expect(textsOf(await whole({ roomId: id, text: 'line 7' })).length).toBe(111)
  page.close()
})

test('a file of it is in the audit log, with the room or the user', async () => {
  const { uid, token } = await makeUser(['moderator'])
  const { id } = await makeChatRoom()
  for (const search of [{ roomId: id }, { uid }])
    await call(adminChatLogCalls.listChatLog, { ...search, size: 'file' }, { token })
  const admin = await makeUser(['administrator'])
  const { list } = await call(adminCalls.listAudit, { act: 'save_list', admin: uid }, { token: admin.token })
  expect(list.map(({ detail }) => detail).sort()).toEqual([`chat of room ${id}`, `chat of user ${uid}`])
})
