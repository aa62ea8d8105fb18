import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { chatCalls } from '#contract/chat-calls.ts'
import { BAN_MINUTES, CHAT_TEXT_MAX, isBan } from '#contract/chat-rules.ts'
import { changeAccount, makeUser } from '#tests/support/backend/accounts.ts'
import { envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, requestChat, TestChat } from '#tests/support/backend/chat.ts'
import { ticketOf } from '#tests/support/backend/inbox.ts'
import { evict } from '#tests/support/backend/live.ts'
import { countRowsRead } from '#tests/support/backend/rows-read.ts'
import { putShop } from '#tests/support/backend/shop.ts'
import { eventually } from '#tests/support/backend/sockets.ts'

const roomOf = (id: number) => testEnv.CHAT_ROOMS.getByName(String(id))
const relayOf = (id: number, number = 0) => testEnv.CHAT_RELAYS.getByName(`${id}:${number}`)

test('what a user says reaches all pages of the room soon, and whoever comes later', async () => {
  const { id, streamer } = await makeChatRoom()
  const ann = await makeUser(['vip'])
  const [speaking, other, guest] = await Promise.all([
    TestChat.openAs(ann, id),
    TestChat.openAs(streamer, id),
    TestChat.open(id),
  ])
  expect(guest.of('welcome')).toEqual([{ type: 'welcome', last: 0, messages: [] }])
  expect(speaking.of('welcome')[0]?.you).toEqual({ uid: ann.uid, name: ann.username, level: 1, membership: 'vip' })
  expect(other.of('welcome')[0]?.you).toMatchObject({ part: 'streamer' })

  const at = performance.now()
  const nonce = speaking.say('  What   a goal!  ')
  const shown = await Promise.all([other.shown('What a goal!'), guest.shown('What a goal!')])
  expect(performance.now() - at).toBeLessThan(2000)
  expect(shown[0]).toMatchObject({ id: 1, by: { uid: ann.uid, name: ann.username, membership: 'vip' } })
  expect(await speaking.answer(nonce)).toEqual({ type: 'said', nonce, id: 1 })
  expect(JSON.stringify(guest.frames), 'a nonce is its speaker’s own').not.toContain(nonce)

  other.say('Thank you', { replyTo: 1 })
  expect((await guest.shown('Thank you')).replyTo).toEqual({ id: 1, name: ann.username, text: 'What a goal!' })
  const late = await TestChat.open(id)
  expect(late.of('welcome')[0]?.messages.map(({ text }) => text)).toEqual(['What a goal!', 'Thank you'])
  const back = await TestChat.open(id, { since: 1 })
  expect(back.of('welcome')[0]).toMatchObject({ last: 2, messages: [{ text: 'Thank you' }] })
  expect(back.of('welcome')[0]?.isGap).toBeUndefined()
  for (const page of [speaking, other, guest, late, back]) page.close()
})

test('the same nonce is said once, whoever loses memory or connection meanwhile', async () => {
  const { id } = await makeChatRoom()
  const ann = await makeUser()
  const [page, reader] = [await TestChat.openAs(ann, id), await TestChat.open(id)]
  const nonce = page.say('Once')
  const said = await page.answer(nonce)
  await evict([roomOf(id), relayOf(id)])
  page.say('Once', { nonce })
  await eventually(() => page.of('said').length === 2)
  expect(page.of('said')[1]).toEqual(said)
  const again = await TestChat.openAs(ann, id)
  again.say('Once', { nonce })
  expect(await again.answer(nonce)).toEqual(said)
  again.say('Twice')
  await reader.shown('Twice')
  expect(reader.messages.map(({ id: number, text }) => [number, text])).toEqual([
    [1, 'Once'],
    [2, 'Twice'],
  ])
  for (const open of [page, reader, again]) open.close()
})

test('guests read, tickets open one page once, and only rooms have a chat', async () => {
  const { id } = await makeChatRoom()
  const ann = await makeUser()
  const guest = await TestChat.open(id)
  expect(await guest.answer(guest.say('Hello'))).toMatchObject({ why: 'signed_out' })
  const ticket = await ticketOf(ann.token)
  const page = await TestChat.open(id, { ticket })
  for (const wrong of [ticket, ticket.replace(/.$/, (last) => (last === '0' ? '1' : '0')), '', 'x'])
    expect((await requestChat(id, { ticket: wrong })).status, wrong).toBe(403)
  for (const room of [7_399_999, 24_000_000, 'x', '', '-1', '1e3'])
    expect((await requestChat(room)).status, String(room)).toBe(404)
  guest.close()
  page.close()
})

test('a session that has ended speaks no more', async () => {
  const { id } = await makeChatRoom()
  const ann = await makeUser()
  const page = await TestChat.openAs(ann, id)
  expect(await page.answer(page.say('Before'))).toMatchObject({ id: 1 })
  await testEnv.ACCOUNTS.prepare('delete from sessions where uid = ?').bind(ann.uid).run()
  // The relay knows her for half a minute; then, or with a new memory, it asks.
  await evict([relayOf(id)])
  expect(await page.answer(page.say('After'))).toMatchObject({ why: 'signed_out' })
  page.close()
})

test('what may not be said is refused with its reason, and what is too fast waits', async () => {
  const { id } = await makeChatRoom()
  const page = await TestChat.openAs(await makeUser(), id)
  const whyOf = async (text: string) => {
    const answer = await page.answer(page.say(text))
    return answer.type === 'refused' ? answer.why : 'said'
  }
  expect(await whyOf(' \u200b\u202e ')).toBe('empty')
  expect(await whyOf('x'.repeat(CHAT_TEXT_MAX + 1))).toBe('too_long')
  expect(await whyOf('look at bet365.com now')).toBe('link')
  expect(await whyOf('https://example')).toBe('link')
  expect(await whyOf('2.1 and 3.5, ok.next')).toBe('said')
  expect(await whyOf('\u{1f389}'.repeat(CHAT_TEXT_MAX))).toBe('said')
  expect(await whyOf('GOAL!')).toBe('said')
  const again = await page.answer(page.say('goaaaal'.replace('aaaa', 'a')))
  expect(again).toMatchObject({ why: 'repeated' })
  expect(await whyOf('four')).toBe('said')
  expect(await whyOf('five')).toBe('said')
  const slow = await page.answer(page.say('six'))
  expect(slow).toMatchObject({ why: 'slow' })
  expect(slow.type === 'refused' && slow.waitMs).toBeGreaterThan(0)
  expect(slow.type === 'refused' && slow.waitMs).toBeLessThanOrEqual(2000)
  page.close()
})

test('what is no frame is answered, what is too large or too fast closes the socket', async () => {
  const { id } = await makeChatRoom()
  const page = await TestChat.open(id)
  for (const frame of ['{', '[]', '{"say":"x"}', '{"say":5,"nonce":"12345678"}', '{"say":"x","nonce":"<script>"}'])
    page.send(frame)
  await eventually(() => page.of('error').length === 5)
  expect(new Set(page.of('error').map(({ error }) => error))).toEqual(new Set(['bad_frame']))
  page.send('x'.repeat(100_000))
  expect(await eventually(() => page.closed)).toBe(1009)
  const flood = await TestChat.open(id)
  for (let sent = 0; sent < 200; sent += 1) flood.send('{}')
  expect(await eventually(() => flood.closed)).toBe(1008)
})

test('of more than a reader can follow a part is shown, the streamer’s always, and the rest is counted', async () => {
  const { id } = await makeChatRoom()
  const page = await TestChat.open(id)
  const by = (uid: number) => ({ uid, name: `u${uid}`, level: 1, ...(uid === 90 ? { part: 'streamer' as const } : {}) })
  const entries = Array.from({ length: 100 }, (_, at) => ({ by: by(at + 1), text: `t${at + 1}`, nonce: `nonce-${at}` }))
  const taken = await roomOf(id).post(entries)
  expect(taken.map((answer) => 'id' in answer && answer.id)).toEqual(entries.map((_, at) => at + 1))
  const frame = await page.first('messages')
  expect(frame).toMatchObject({ after: 0, last: 100, more: 94 })
  const ids = frame.messages.map((message) => message.id)
  expect(ids).toHaveLength(6)
  expect(ids).toContain(90)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  await roomOf(id).post([{ by: by(1), text: 'next', nonce: 'nonce-next' }])
  expect(await page.shown('next')).toMatchObject({ id: 101 })
  expect(page.of('messages')[1]).toMatchObject({ after: 100, last: 101 })
  page.close()
})

test('a frame that a relay lost is asked for with the next one', async () => {
  const { id } = await makeChatRoom()
  const page = await TestChat.open(id)
  const say = (text: string) => roomOf(id).post([{ by: { uid: 1, name: 'u', level: 1 }, text, nonce: `nonce-${text}` }])
  await say('first')
  await page.shown('first')
  await runInDurableObject(roomOf(id), (room) => {
    const { env } = room as unknown as { env: Record<string, unknown> }
    Object.defineProperty(room, 'env', {
      value: { ...env, CHAT_RELAYS: { getByName: () => ({ deliver: () => Promise.reject(new Error('lost')) }) } },
      configurable: true,
    })
  })
  await say('lost')
  await evict([roomOf(id)])
  await say('next')
  await page.shown('next')
  expect(page.messages.map(({ text }) => text)).toEqual(['first', 'lost', 'next'])
  expect(page.of('messages').at(-1)).toMatchObject({ after: 1, last: 3 })
  page.close()
})

test('streamer and staff take messages out and mute, at once and in every page; nobody else does, and nobody mutes them', async () => {
  const { id, streamer } = await makeChatRoom()
  const [ann, moderator] = [await makeUser(), await makeUser(['moderator'])]
  const [annPage, annOther, host, staff] = [
    await TestChat.openAs(ann, id),
    await TestChat.openAs(ann, id),
    await TestChat.openAs(streamer, id),
    await TestChat.openAs(moderator, id),
  ]
  annPage.say('Rude')
  const rude = await host.shown('Rude')
  const refused = { type: 'refused', why: 'not_allowed' }
  expect(await annPage.deed({ remove: rude.id })).toMatchObject(refused)
  expect(await annOther.deed({ mute: streamer.uid, minutes: 10 })).toMatchObject(refused)
  for (const uid of [moderator.uid, streamer.uid, 1])
    expect(await host.deed({ mute: uid, minutes: 10 })).toMatchObject(refused)
  host.send({ mute: ann.uid, minutes: 11, nonce: 'nonce-eleven' })
  await eventually(() => host.of('error').some(({ error }) => error === 'bad_frame'))
  host.send({ modes: { slow: 5 }, nonce: 'nonce-misspelt' })
  await eventually(() => host.of('error').length === 2)

  host.say('I heard that', { replyTo: rude.id })
  await staff.shown('I heard that')
  expect(await staff.deed({ remove: rude.id })).toMatchObject({ type: 'done' })
  for (const page of [annPage, annOther, host])
    expect(await page.first('removed')).toEqual({ type: 'removed', id: rude.id })
  const later = await TestChat.open(id)
  expect(JSON.stringify(later.of('welcome')), 'also where it was quoted').not.toContain('Rude')
  later.close()
  expect(await host.deed({ mute: ann.uid, minutes: 10 })).toMatchObject({ type: 'done' })
  const [muted] = await Promise.all([annPage.first('muted'), annOther.first('muted')])
  expect(muted.until - Date.now()).toBeGreaterThan(590_000)
  expect(await annOther.answer(annOther.say('Still here'))).toMatchObject({ why: 'muted' })
  await evict([roomOf(id), relayOf(id)])
  expect(await annPage.answer(annPage.say('And now?'))).toMatchObject({ why: 'muted' })
  const late = await TestChat.openAs(ann, id)
  expect(late.of('welcome')[0]).toMatchObject({ messages: [{ text: 'I heard that' }], mutedUntil: muted.until })
  expect(await staff.deed({ mute: ann.uid, minutes: 0 })).toMatchObject({ type: 'done' })
  await eventually(() => late.of('muted').some(({ until }) => until === 0))
  expect(await late.answer(late.say('Sorry'))).toMatchObject({ type: 'said' })
  const deeds = await runInDurableObject(roomOf(id), (_, { storage }) =>
    storage.sql.exec('select by, deed from deeds order by at').toArray(),
  )
  expect(deeds.map(({ by }) => by)).toEqual([moderator.uid, streamer.uid, moderator.uid])
  const many = await Promise.all(Array.from({ length: 12 }, () => staff.deed({ remove: 1 })))
  expect(many.filter((answer) => answer.type === 'refused' && answer.why === 'slow').length).toBeGreaterThan(2)
  for (const page of [annPage, annOther, host, staff, late]) page.close()
})

test('who is banned from a room’s chat stays so until it is lifted', async () => {
  const { id, streamer } = await makeChatRoom()
  const ann = await makeUser()
  const [page, host] = [await TestChat.openAs(ann, id), await TestChat.openAs(streamer, id)]
  expect(await host.deed({ mute: ann.uid, minutes: BAN_MINUTES })).toMatchObject({ type: 'done' })
  const { until } = await page.first('muted')
  expect(isBan(until, Date.now() + 365 * 24 * 3_600_000), 'a year later too').toBe(true)
  await evict([roomOf(id), relayOf(id)])
  expect(await page.answer(page.say('Let me in'))).toMatchObject({ why: 'muted' })
  expect(await host.deed({ mute: ann.uid, minutes: 0 })).toMatchObject({ type: 'done' })
  await eventually(() => page.of('muted').some((frame) => frame.until === 0))
  expect(await page.answer(page.say('Thanks'))).toMatchObject({ type: 'said' })
  for (const each of [page, host]) each.close()
})

test('when all have left the room sends nothing, and who comes back gets what was said', async () => {
  const { id } = await makeChatRoom()
  const page = await TestChat.open(id)
  page.close()
  await eventually(() =>
    runInDurableObject(roomOf(id), async (_, { storage }) => [...(await storage.list()).keys()].length === 0),
  )
  await roomOf(id).post([{ by: { uid: 1, name: 'u', level: 1 }, text: 'alone', nonce: 'nonce-alone' }])
  const [back, second] = [await TestChat.open(id), await TestChat.open(id)]
  expect(back.of('welcome')[0]?.messages.map(({ text }) => text)).toEqual(['alone'])
  back.close()
  await roomOf(id).post([{ by: { uid: 1, name: 'u', level: 1 }, text: 'more', nonce: 'nonce-more' }])
  await second.shown('more')
  second.close()
})

test('a room that was only visited leaves nothing behind', async () => {
  const { id } = await makeChatRoom()
  const page = await TestChat.open(id)
  const tables = () =>
    runInDurableObject(roomOf(id), (_, { storage }) =>
      storage.sql.exec("select name from sqlite_master where name = 'batches'").toArray(),
    )
  expect(await tables()).toEqual([])
  page.close()
  const keys = () => runInDurableObject(roomOf(id), async (_, { storage }) => [...(await storage.list()).keys()])
  await eventually(async () => (await keys()).length === 0)
})

test('in a room for members all read and members speak; a brand without chats, and a hidden room, have none', async () => {
  const { id, streamer } = await makeChatRoom('vip')
  const [ann, vip] = [await makeUser(), await makeUser(['vip'])]
  const [annPage, vipPage, host] = [
    await TestChat.openAs(ann, id),
    await TestChat.openAs(vip, id),
    await TestChat.openAs(streamer, id),
  ]
  expect(await annPage.answer(annPage.say('Let me in'))).toMatchObject({ why: 'members_only' })
  expect(await vipPage.answer(vipPage.say('Hello'))).toMatchObject({ type: 'said' })
  expect(await host.answer(host.say('Welcome'))).toMatchObject({ type: 'said' })
  await annPage.shown('Welcome')

  await putShop({ features: { ...main.features, chat: false } }, 'quiet')
  await putShop({ featuresOffByCountry: { JP: ['chat'] } }, 'partly')
  const statusOf = async (headers: Record<string, string>) => {
    const { status, webSocket: socket } = await requestChat(id, { headers })
    socket?.accept()
    socket?.close(1000)
    return status
  }
  expect(await statusOf({ brand: 'quiet' })).toBe(404)
  expect(await statusOf({ brand: 'partly', 'cf-ipcountry': 'JP' })).toBe(404)
  expect(await statusOf({ brand: 'partly', 'cf-ipcountry': 'DE' })).toBe(101)
  await testEnv.BRANDS.delete('brand:quiet')
  await testEnv.BRANDS.delete('brand:partly')

  await testEnv.DB.prepare("update rooms set visibility = 'hidden' where id = ?").bind(id).run()
  await evict([relayOf(id)])
  vipPage.say('Anybody?')
  for (const page of [annPage, vipPage, host]) expect(await eventually(() => page.closed)).toBe(1008)
})

test('what was said is forgotten after a week', async () => {
  const { id } = await makeChatRoom()
  const room = roomOf(id)
  await room.post([{ by: { uid: 1, name: 'u', level: 1 }, text: 'old', nonce: 'nonce-old' }])
  await runInDurableObject(room, (_, { storage }) => void storage.sql.exec('update batches set at = at - 604800001'))
  await room.post([{ by: { uid: 1, name: 'u', level: 1 }, text: 'new', nonce: 'nonce-new' }])
  await evict([room])
  expect(await runDurableObjectAlarm(room)).toBe(true)
  const page = await TestChat.open(id)
  expect(page.of('welcome')[0]?.messages.map(({ text }) => text)).toEqual(['new'])
  page.close()
})

test('the chat of a streamer who is banned, or leaves, is that of no room', async () => {
  const [closed, open] = [await makeChatRoom(), await makeChatRoom()]
  const page = await TestChat.openAs(await makeUser(), open.id)
  await changeAccount(closed.streamer.uid, { bannedAt: Date.now() })
  await changeAccount(open.streamer.uid, { deletingAt: Date.now() })
  expect((await requestChat(closed.id)).status).toBe(404)
  expect((await envelopeOf(chatCalls.getSpeech, { roomId: closed.id })).errorMsg).toBe('not_found')
  await evict([relayOf(open.id)])
  page.say('Anybody?')
  expect(await eventually(() => page.closed)).toBe(1008)
})

test('nothing is read for a message of staff in a room with a price, and little for those of who has not paid', async () => {
  const { id } = await makeChatRoom()
  await testEnv.DB.prepare('update rooms set price = 30, aired_at = 5, is_on_air = 1 where id = ?').bind(id).run()
  const [staff, guest] = [
    await TestChat.openAs(await makeUser(['moderator']), id),
    await TestChat.openAs(await makeUser(), id),
  ]
  const say = (page: TestChat, text: string) => page.answer(page.say(text))
  // What the first earns is stored at once.
  await say(staff, 'first')
  await say(guest, 'first')
  const read = countRowsRead()
  for (const text of ['one', 'two', 'three']) expect(await say(staff, text)).toMatchObject({ type: 'said' })
  expect(read.queries()).toBe(0)
  for (let time = 0; time < 12; time += 1) expect(await say(guest, `${time}`)).toMatchObject({ why: 'members_only' })
  expect(read.queries()).toBeLessThanOrEqual(3)
  read.stop()
  for (const page of [staff, guest]) page.close()
})

test('a page that comes back learns what was taken out meanwhile, also from a room that lost its memory', async () => {
  const { id } = await makeChatRoom()
  const staff = await makeUser(['moderator'])
  const say = (text: string) => roomOf(id).post([{ by: { uid: 1, name: 'u', level: 1 }, text, nonce: `nonce-${text}` }])
  for (const text of ['one', 'two', 'three']) await say(text)
  const host = await TestChat.openAs(staff, id)
  expect(await host.deed({ remove: 2 })).toMatchObject({ type: 'done' })
  expect(await host.deed({ remove: 3 })).toMatchObject({ type: 'done' })
  for (const isNew of [false, true]) {
    if (isNew) await evict([roomOf(id), relayOf(id)])
    const [back, later, fresh] = [
      await TestChat.open(id, { since: 3 }),
      await TestChat.open(id, { since: 2 }),
      await TestChat.open(id),
    ]
    expect(back.of('welcome')[0]).toMatchObject({ messages: [], removed: [3, 2] })
    expect(later.of('welcome')[0]?.removed).toEqual([2])
    expect(fresh.of('welcome')[0]).not.toHaveProperty('removed')
    for (const page of [back, later, fresh]) page.close()
  }
  host.close()
  // A room that counts anew has other messages under these numbers.
  await runInDurableObject(roomOf(id), (_, { storage }) => void storage.sql.exec('delete from batches'))
  await evict([roomOf(id), relayOf(id)])
  for (const text of ['four', 'five', 'six']) await say(text)
  const anew = await TestChat.open(id, { since: 3 })
  expect(anew.of('welcome')[0]).not.toHaveProperty('removed')
  anew.close()
})

test('with the line of a gift goes the run before it, for all pages and those that come back', async () => {
  const { id } = await makeChatRoom()
  const [page, host] = [await TestChat.open(id), await TestChat.openAs(await makeUser(['moderator']), id)]
  const by = { uid: 1, name: 'u', level: 1 }
  for (const combo of [1, 2, 3]) {
    await roomOf(id).gift({ by, text: '', nonce: `nonce-gift-${combo}`, gift: { id: 1, count: 1, combo } })
    await eventually(() => page.messages.length === combo)
  }
  expect(await host.deed({ remove: 3 })).toMatchObject({ type: 'done' })
  await eventually(() => page.of('removed').length === 3)
  expect(page.of('removed').map((frame) => frame.id)).toEqual([3, 2, 1])
  const [fresh, back] = [await TestChat.open(id), await TestChat.open(id, { since: 3 })]
  expect(fresh.of('welcome')[0]?.messages).toEqual([])
  expect(back.of('welcome')[0]?.removed).toEqual([3, 2, 1])
  expect(await roomOf(id).deeds(), 'one deed').toHaveLength(1)
  for (const each of [page, host, fresh, back]) each.close()
})
