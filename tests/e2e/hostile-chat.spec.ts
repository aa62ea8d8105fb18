import type { Browser } from '@playwright/test'
import { isHealthy, liveRooms } from '#tests/support/calls.ts'
import { ChatSocket } from '#tests/support/chat-socket.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, test } from '#tests/support/visitor.ts'

/** A room without a match that everybody may watch; each test has another. */
async function roomOf(origin: string, place: number): Promise<number> {
  const rooms = (await liveRooms(origin)).filter(({ matchId }) => matchId === undefined)
  return rooms[place % rooms.length]?.id ?? 0
}

/** A new user: her id, and tickets for her sockets. */
async function newUser(browser: Browser, origin: string): Promise<{ uid: number; ticket(): Promise<string> }> {
  const page = await (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).newPage()
  const uid = await signInAsNew(page)
  const ticket = async () =>
    ((await (await page.request.get('/java/user/socketTicket')).json()) as { result: { ticket: string } }).result.ticket
  return { uid, ticket }
}

/** Says something each two seconds, by turns, until it is stopped; how long each took to the bystander, milliseconds. */
function talk(speakers: readonly ChatSocket[], bystander: ChatSocket) {
  const delays: Promise<number>[] = []
  const speak = () => {
    const text = `words ${delays.length} ${crypto.randomUUID()}`
    const at = performance.now()
    speakers[delays.length % speakers.length]?.say(text)
    delays.push(bystander.heardAt(text).then((heardAt) => heardAt - at))
  }
  const timer = setInterval(speak, 2200 / speakers.length)
  return {
    async stop(): Promise<number[]> {
      clearInterval(timer)
      return (await Promise.all(delays)).map(Math.round)
    },
  }
}

/** What somebody in the room waits for a message at most, on the slowest machine of ours. */
const PATIENCE_MS = 5_000

test('a page says only what it is: no other sender, no part, no gift, and a ticket opens one socket', async ({
  browser,
  origin,
}) => {
  const room = await roomOf(origin, 3)
  const user = await newUser(browser, origin)
  const ticket = await user.ticket()
  const [page, guest] = [await ChatSocket.open(origin, room, { ticket }), await ChatSocket.open(origin, room)]
  expect(await ChatSocket.request(origin, room, { ticket }), 'a ticket is used up').toBe(403)
  expect(await ChatSocket.request(origin, room, { ticket: `${ticket}0` })).toBe(403)

  const staff = { uid: 1, name: 'admin', level: 99, part: 'staff', membership: 'svip' }
  const text = `<script>alert(1)</script> <img src=x onerror=alert(1)> ${Date.now()}`
  page.say(text, { ...staff, by: staff, gift: { id: 9, count: 9999, combo: 9999 }, id: 1, at: 1, type: 'messages' })
  await guest.heardAt(text)
  const message = guest.messages.find((each) => each.text === text)
  expect(message?.by.uid).toBe(user.uid)
  expect(message?.by.part).toBeUndefined()
  expect(message?.by.membership).toBeUndefined()
  expect(message?.by.level).toBe(1)
  expect(message?.gift).toBeUndefined()
  expect(message?.id).toBeGreaterThan(0)

  // What the server sends means nothing from a page.
  const before = guest.frames.length
  for (const frame of [
    { type: 'messages', after: 0, last: 999_999, messages: [{ id: 999_999, by: staff, text: 'forged', at: 0 }] },
    { type: 'removed', id: message?.id },
    { gift: { id: 9, count: 1, combo: 1 }, nonce: crypto.randomUUID() },
    { remove: message?.id, nonce: crypto.randomUUID() },
    { mute: user.uid, minutes: 10, nonce: crypto.randomUUID(), part: 'staff' },
    { modes: { slowSeconds: 300 }, nonce: crypto.randomUUID(), by: staff },
  ])
    page.send(frame)
  await page.until(() => page.frames.filter(({ type }) => type === 'error' || type === 'refused').length >= 6)
  page.say(`after all that ${text}`)
  await guest.heardAt(`after all that ${text}`)
  const heard = guest.frames.slice(before).filter(({ type }) => type !== 'crowd')
  expect(heard.map(({ type }) => type)).toEqual(['messages'])
  for (const each of [page, guest]) each.close()
})

test('frames of 100 kB and floods close their own socket, and the others go on talking', async ({
  browser,
  origin,
}) => {
  const room = await roomOf(origin, 4)
  const [ann, bob] = [await newUser(browser, origin), await newUser(browser, origin)]
  const [speaker, bystander, flooder] = [
    await ChatSocket.open(origin, room, { ticket: await ann.ticket() }),
    await ChatSocket.open(origin, room),
    await ChatSocket.open(origin, room, { ticket: await bob.ticket() }),
  ]
  const talking = talk([speaker], bystander)
  const large = await Promise.all(Array.from({ length: 20 }, () => ChatSocket.open(origin, room)))
  for (const socket of large) socket.say('x'.repeat(100_000))
  for (const socket of large) await socket.until(() => socket.closed !== undefined)
  expect(new Set(large.map(({ closed }) => closed?.code))).toEqual(new Set([1009]))
  for (let count = 0; count < 3000; count += 1) flooder.say(`flood ${count}`)
  await flooder.until(() => flooder.closed !== undefined)
  expect(flooder.closed?.code).toBe(1008)
  await speaker.until(() => speaker.frames.filter(({ type }) => type === 'said').length >= 2)
  const delays = await talking.stop()
  expect(Math.max(...delays)).toBeLessThan(PATIENCE_MS)
  const flood = bystander.messages.filter(({ text }) => text.startsWith('flood'))
  expect(flood.length, 'as many as a user may say').toBeLessThanOrEqual(8)
  expect(speaker.closed).toBeUndefined()
  expect(bystander.closed).toBeUndefined()
  for (const each of [speaker, bystander]) each.close()
})

test('a room stands a thousand joins in a second, and one address has sixty of them @sweep', async ({
  browser,
  origin,
}) => {
  const room = await roomOf(origin, 5)
  const users = await Promise.all([1, 2, 3, 4].map(() => newUser(browser, origin)))
  const speakers: ChatSocket[] = []
  for (const user of users) speakers.push(await ChatSocket.open(origin, room, { ticket: await user.ticket() }))
  const bystander = await ChatSocket.open(origin, room, { isAcking: true })
  const talking = talk(speakers, bystander)
  for (let wave = 0; wave < 3; wave += 1) {
    const begun = performance.now()
    const joined = await Promise.all(
      Array.from({ length: 1000 }, (_, at) =>
        ChatSocket.request(origin, room, { address: `2001:db8:${(wave * 1000 + at).toString(16)}::1` }),
      ),
    )
    const sockets = joined.filter((each) => typeof each !== 'number')
    test.info().annotations.push({
      type: 'joins',
      description: `${sockets.length} of ${joined.length} in ${Math.round(performance.now() - begun)} ms`,
    })
    expect(sockets.length + joined.filter((each) => each === 429 || each === 503).length).toBe(1000)
    for (const socket of sockets) socket.close()
  }
  const ofOne = await Promise.all(
    Array.from({ length: 100 }, () => ChatSocket.request(origin, room, { address: '198.51.100.7' })),
  )
  const inside = ofOne.filter((each) => typeof each !== 'number')
  expect(inside.length).toBeLessThanOrEqual(60)
  expect(inside.length).toBeGreaterThan(0)
  for (const socket of inside) socket.close()
  const delays = await talking.stop()
  test.info().annotations.push({ type: 'delays', description: delays.join(' ') })
  expect(Math.max(...delays)).toBeLessThan(4 * PATIENCE_MS)
  expect(bystander.closed).toBeUndefined()
  expect(await isHealthy(origin)).toBe(true)
  for (const each of [...speakers, bystander]) each.close()
})

test('who stops reading gets fewer frames, then is sent away for some seconds; the others notice nothing @sweep', async ({
  browser,
  origin,
}) => {
  const room = await roomOf(origin, 6)
  const users = await Promise.all([1, 2, 3, 4].map(() => newUser(browser, origin)))
  const speakers: ChatSocket[] = []
  for (const user of users) speakers.push(await ChatSocket.open(origin, room, { ticket: await user.ticket() }))
  const [slow, good, old] = [
    await ChatSocket.open(origin, room, { isAcking: true }),
    await ChatSocket.open(origin, room, { isAcking: true }),
    await ChatSocket.open(origin, room),
  ]
  const talking = talk(speakers, good)
  const framesOf = ({ frames }: ChatSocket) => frames.filter((frame) => frame.type === 'messages')
  const heard = async (more: number) => {
    const from = framesOf(good).length
    await good.until(() => framesOf(good).length >= from + more)
  }
  await heard(5)
  slow.stopReading()
  const [before, goodBefore] = [framesOf(slow).length, framesOf(good).length]
  for (let each = 0; each < 8; each += 1) await heard(10)
  slow.goOnReading()
  await slow.until(() => slow.closed !== undefined)
  expect(slow.closed?.code).toBe(1013)
  expect(Number(slow.closed?.reason)).toBeGreaterThanOrEqual(10)
  expect(framesOf(slow).length - before).toBeLessThan((framesOf(good).length - goodBefore) * 0.6)
  const last = framesOf(slow).at(-1)?.last ?? 0
  const back = await ChatSocket.open(origin, room, { isAcking: true, since: last })
  const delays = await talking.stop()
  expect(Math.max(...delays)).toBeLessThan(PATIENCE_MS)
  const idsOf = (sockets: ChatSocket[]) => new Set(sockets.flatMap(({ messages }) => messages.map(({ id }) => id)))
  const newest = Math.max(...idsOf([back]))
  for (const id of idsOf([good])) if (id <= newest && id > last) expect(idsOf([back]).has(id)).toBe(true)
  expect(good.closed).toBeUndefined()
  expect(old.closed, 'a page that knows of no acknowledgements').toBeUndefined()
  test.info().annotations.push({ type: 'delays', description: delays.join(' ') })
  for (const each of [...speakers, good, old, back]) each.close()
})
