import { expect, test } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { MODERATORS_MAX, NOTES_MAX } from '#contract/chat-rules.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, TestChat } from '#tests/support/backend/chat.ts'
import { evict } from '#tests/support/backend/live.ts'
import { eventually } from '#tests/support/backend/sockets.ts'

const say = (page: TestChat, text: string) => page.answer(page.say(text))
const asked = ({ token }: TestUser) => ({ token, at: new Date().toISOString() })
const appoint = (by: TestUser, roomId: number, { uid }: { uid: number }, isModerator = true) =>
  envelopeOf(chatCalls.setModerator, { roomId, uid, isModerator }, asked(by))

/** A room with a moderator, whose page is open, and somebody else. */
async function scene() {
  const { id, streamer } = await makeChatRoom()
  const [mod, ann] = [await makeUser(), await makeUser()]
  const [host, modPage, page] = [
    await TestChat.openAs(streamer, id),
    await TestChat.openAs(mod, id),
    await TestChat.openAs(ann, id),
  ]
  const close = () => {
    for (const each of [host, modPage, page]) each.close()
  }
  return { id, streamer, mod, ann, host, modPage, page, close }
}

test('the streamer appoints a moderator, who is one at once on her open page, and dismisses her', async () => {
  const { id, streamer, mod, modPage, page, close } = await scene()
  expect(await modPage.deed({ modes: { slowSeconds: 10 } })).toMatchObject({ why: 'not_allowed' })
  expect(await appoint(streamer, id, mod)).toMatchObject({ status: 'success' })
  expect((await modPage.first('you')).you).toMatchObject({ uid: mod.uid, part: 'moderator' })
  expect(await modPage.deed({ modes: { slowSeconds: 10 } })).toMatchObject({ type: 'done' })
  expect(await say(modPage, 'I moderate')).toMatchObject({ type: 'said' })
  expect(await say(modPage, 'and do not wait'), 'modes do not hold for her').toMatchObject({ type: 'said' })
  expect((await page.shown('I moderate')).by.part).toBe('moderator')
  expect(await call(chatCalls.listModerators, { roomId: id }, asked(mod))).toMatchObject({
    list: [{ uid: mod.uid, name: mod.username }],
    mayAppoint: false,
  })
  await appoint(streamer, id, mod, false)
  await eventually(() => modPage.of('you').some(({ you }) => you.part === undefined))
  expect(await modPage.deed({ modes: {} })).toMatchObject({ why: 'not_allowed' })
  expect(await call(chatCalls.listModerators, { roomId: id }, asked(streamer))).toEqual({ list: [], mayAppoint: true })
  close()
})

test('a moderator takes messages out and mutes, but neither the streamer, staff nor another moderator', async () => {
  const { id, streamer, mod, ann, host, modPage, page, close } = await scene()
  const [other, staff] = [await makeUser(), await makeUser(['moderator'])]
  for (const her of [mod, other]) await appoint(streamer, id, her)
  const [otherPage, staffPage] = [await TestChat.openAs(other, id), await TestChat.openAs(staff, id)]
  await modPage.first('you')
  const idOf = async (from: TestChat, text: string) => {
    const answer = await say(from, text)
    return answer.type === 'said' ? answer.id : 0
  }
  for (const from of [host, otherPage, staffPage])
    expect(await modPage.deed({ remove: await idOf(from, 'Mine') })).toMatchObject({ why: 'not_allowed' })
  expect(await modPage.deed({ remove: await idOf(modPage, 'My own') })).toMatchObject({ type: 'done' })
  expect(await modPage.deed({ remove: await idOf(page, 'Rude') })).toMatchObject({ type: 'done' })
  await evict([testEnv.CHAT_RELAYS.getByName(`${id}:0`)])
  for (const { uid } of [streamer, other, staff])
    expect(await modPage.deed({ mute: uid, minutes: 10 })).toMatchObject({ why: 'not_allowed' })
  expect(await modPage.deed({ mute: ann.uid, minutes: 10 })).toMatchObject({ type: 'done' })
  expect(await host.deed({ mute: other.uid, minutes: 10 }), 'the streamer may').toMatchObject({ type: 'done' })
  expect(await say(otherPage, 'Muted')).toMatchObject({ why: 'muted' })
  for (const each of [otherPage, staffPage]) each.close()
  close()
})

test('only streamer and administrators appoint, only users who are there, and twenty at most', async () => {
  const { id, streamer, mod, ann, close } = await scene()
  const [admin, staff, banned] = [await makeUser(['administrator']), await makeUser(['moderator']), await makeUser()]
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = 1 where uid = ?').bind(banned.uid).run()
  await appoint(streamer, id, mod)
  const whyOf = async (answer: ReturnType<typeof appoint>) => (await answer).errorMsg
  for (const by of [mod, staff, ann]) expect(await whyOf(appoint(by, id, ann))).toBe('forbidden')
  expect(await whyOf(appoint(streamer, id, streamer))).toBe('not_yourself')
  expect(await whyOf(appoint(admin, id, streamer))).toBe('not_yourself')
  expect(await whyOf(appoint(streamer, id, staff))).toBe('forbidden')
  for (const uid of [banned.uid, 1]) expect(await whyOf(appoint(streamer, id, { uid }))).toBe('not_found')
  expect(await whyOf(appoint(streamer, 7_410_998, ann))).toBe('not_found')
  await testEnv.ACCOUNTS.batch(
    Array.from({ length: MODERATORS_MAX - 1 }, (_, nth) =>
      testEnv.ACCOUNTS.prepare('insert into chat_moderators values (?, ?, ?, 1)').bind(id, nth + 1, streamer.uid),
    ),
  )
  expect(await whyOf(appoint(admin, id, ann))).toBe('too_many')
  expect(await appoint(streamer, id, mod), 'who is one already stays one').toMatchObject({ status: 'success' })
  await testEnv.ACCOUNTS.prepare('delete from chat_moderators where room_id = ?').bind(id).run()
  close()
})

test('what was done is written down for those who moderate the room, and for nobody else', async () => {
  const { id, streamer, mod, ann, host, modPage, page, close } = await scene()
  await appoint(streamer, id, mod)
  await modPage.first('you')
  const rude = await say(page, 'Something rude')
  await modPage.deed({ remove: rude.type === 'said' ? rude.id : 0 })
  await host.deed({ mute: ann.uid, minutes: 10 })
  await host.deed({ mute: ann.uid, minutes: 0 })
  await host.deed({ modes: { slowSeconds: 5 } })
  const { list } = await call(chatCalls.listDeeds, { roomId: id }, asked(mod))
  const person = ({ uid, username }: TestUser) => ({ uid, name: username })
  expect(list).toMatchObject([
    { act: 'modes', by: person(streamer) },
    { act: 'mute', by: person(streamer), user: person(ann) },
    { act: 'mute', by: person(streamer), user: person(ann), until: expect.any(String) },
    { act: 'remove', by: person(mod), user: person(ann), text: 'Something rude' },
    { act: 'appoint', by: person(streamer), user: person(mod) },
  ])
  expect(list[1]?.until).toBeUndefined()
  expect((await envelopeOf(chatCalls.listDeeds, { roomId: id }, asked(ann))).errorMsg).toBe('forbidden')
  expect((await envelopeOf(chatCalls.listDeeds, { roomId: id })).errorMsg).toBe('session_missing')
  close()
})

test('a user is shown to all in the room, with notes and mutes to those who moderate it', async () => {
  const { id, streamer, mod, ann, host, close } = await scene()
  await appoint(streamer, id, mod)
  const userAs = (by: TestUser, userId = ann.uid) =>
    envelopeOf(chatCalls.getChatUser, { roomId: id, userId }, asked(by))
  const note = (by: TestUser, text: string) =>
    envelopeOf(chatCalls.addNote, { roomId: id, uid: ann.uid, text }, asked(by))
  expect((await note(ann, 'I am nice')).errorMsg).toBe('forbidden')
  expect((await note(mod, ' \u200b')).errorMsg).toBe('text is empty')
  expect((await note(mod, 'x'.repeat(201))).status).toBe('fail')
  expect(await note(mod, 'Warned  <b>twice</b>')).toMatchObject({ status: 'success' })
  await host.deed({ mute: ann.uid, minutes: 10 })
  expect(await userAs(streamer)).toMatchObject({
    result: {
      name: ann.username,
      level: 1,
      record: { mutedUntil: expect.any(String), notes: [{ text: 'Warned <b>twice</b>', writer: mod.username }] },
    },
  })
  const seen = (await userAs(ann, mod.uid)).result
  expect(seen).toEqual({ uid: mod.uid, name: mod.username, level: 1, part: 'moderator' })
  expect((await userAs(ann)).result).not.toHaveProperty('record')
  expect((await userAs(streamer, 1)).errorMsg).toBe('not_found')
  for (let nth = 0; nth < NOTES_MAX; nth += 1) await note(streamer, `Note ${nth}`)
  const { notes } = ((await userAs(mod)).result as { record: { notes: { text: string }[] } }).record
  expect(notes).toHaveLength(NOTES_MAX)
  expect(notes[0]?.text).toBe(`Note ${NOTES_MAX - 1}`)
  const { results } = await testEnv.ACCOUNTS.prepare('select id from chat_notes where uid = ?').bind(ann.uid).all()
  expect(results).toHaveLength(NOTES_MAX)
  close()
})
