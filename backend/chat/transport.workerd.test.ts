import { expect, test } from 'vitest'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { makeChatRoom, TestChat } from '#tests/support/backend/chat.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { type ChatPass, ENTRY_HEADER } from './chat-socket.ts'

const roomOf = (id: number) => testEnv.CHAT_ROOMS.getByName(String(id))
const by = (uid: number, part?: 'streamer' | 'moderator') => ({
  uid,
  name: `u${uid}`,
  level: 1,
  ...(part ? { part } : {}),
})

/** Asks one relay of a room for a socket, as the route does once those before it are full. */
async function enterRelay(room: number, number: number, address: string): Promise<WebSocket | number> {
  const relay = `${room}:${number}`
  const headers = {
    upgrade: 'websocket',
    'cf-connecting-ip': address,
    [ENTRY_HEADER]: JSON.stringify({ room, relay } satisfies ChatPass),
  }
  const { webSocket: socket, status } = await testEnv.CHAT_RELAYS.getByName(relay).fetch('http://site.test/', {
    headers,
  })
  if (!socket) return status
  socket.accept()
  return socket
}

test('frames are a chain, however fast they follow one another, and each message is in one', async () => {
  const { id } = await makeChatRoom()
  const pages = [await TestChat.open(id), await TestChat.open(id)]
  for (let said = 1; said <= 40; said += 1)
    await roomOf(id).post([{ by: by(said), text: `m${said}`, nonce: `nonce-chain-${said}` }])
  for (const page of pages) {
    await eventually(() => page.of('messages').at(-1)?.last === 40)
    const frames = page.of('messages')
    expect(frames.map(({ after }) => after)).toEqual([0, ...frames.slice(0, -1).map(({ last }) => last)])
    const ids = page.messages.map((message) => message.id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(ids.length + frames.reduce((sum, { more = 0 }) => sum + more, 0)).toBe(40)
    page.close()
  }
})

test('the first message after a pause waits for nothing', async () => {
  const { id } = await makeChatRoom()
  const [page, reader] = [await TestChat.openAs(await makeUser(), id), await TestChat.open(id)]
  page.say('one')
  await reader.shown('one')
  for (const text of ['two', 'three', 'four']) {
    page.say(text)
    await reader.shown(text)
  }
  expect(reader.of('messages').map(({ messages }) => messages.map(({ text }) => text))).toEqual([
    ['one'],
    ['two'],
    ['three'],
    ['four'],
  ])
  for (const open of [page, reader]) open.close()
})

test('a user on many relays speaks no faster than on one; her streamer is free, and nobody waits for gifts', async () => {
  const { id } = await makeChatRoom()
  let count = 0
  const say = async (uid: number, text: string, part?: 'streamer' | 'moderator') => {
    count += 1
    const [taken] = await roomOf(id).post([{ by: by(uid, part), text, nonce: `nonce-pace-${count}` }])
    return taken && 'why' in taken ? taken : 'said'
  }
  // Each relay lets five through.
  const answers: unknown[] = []
  for (let relay = 0; relay < 3; relay += 1)
    for (let each = 0; each < 5; each += 1) answers.push(await say(50, `relay ${relay} says ${each}`))
  expect(answers.filter((answer) => answer === 'said').length).toBeLessThanOrEqual(7)
  expect(answers.at(-1)).toMatchObject({ why: 'slow', waitMs: expect.any(Number) })
  expect(await say(51, 'GOAL'), 'others are not slowed').toBe('said')
  expect(await say(51, 'goal!!')).toMatchObject({ why: 'repeated' })
  for (let each = 0; each < 12; each += 1) expect(await say(52, 'same', 'streamer')).toBe('said')
  await roomOf(id).gift({ by: by(50), text: '', nonce: 'nonce-pace-gift', gift: { id: 1, count: 1, combo: 1 } })
  const kept = (await roomOf(id).enter('look')).messages
  expect(kept.filter(({ gift }) => gift)).toHaveLength(1)
  await roomOf(id).leave('look')
})

test('what is sent again under its nonce is the same message, and no repeat', async () => {
  const { id } = await makeChatRoom()
  const entry = { by: by(60), text: 'once', nonce: 'nonce-again-1' }
  const [first] = await roomOf(id).post([entry])
  const [second] = await roomOf(id).post([entry])
  expect(second).toEqual(first)
})

test('an address has sixty sockets in a room that has grown to several relays, others come in', async () => {
  const { id } = await makeChatRoom()
  const open: WebSocket[] = []
  const enter = async (relay: number, address: string) => {
    const socket = await enterRelay(id, relay, address)
    if (typeof socket === 'number') return socket
    open.push(socket)
    return 101
  }
  for (let each = 0; each < 30; each += 1)
    for (const relay of [0, 1]) expect(await enter(relay, '198.51.100.9')).toBe(101)
  expect(await enter(2, '203.0.113.1')).toBe(101)
  let said = 0
  const speak = async () => {
    said += 1
    await roomOf(id).post([{ by: by(said), text: `m${said}`, nonce: `nonce-full-${said}` }])
  }
  // With one frame the relays tell, with the next they are told.
  await eventually(async () => {
    await speak()
    return (await enter(2, '198.51.100.9')) === 429
  })
  for (const relay of [0, 1]) expect(await enter(relay, '198.51.100.9')).toBe(429)
  expect(await enter(1, '203.0.113.2')).toBe(101)
  for (const socket of open) socket.close(1000)
})
