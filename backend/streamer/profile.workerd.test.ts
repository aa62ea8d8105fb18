import { afterAll, expect, test, vi } from 'vitest'
import { openMatchDatabase } from '#backend/db/database.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { openRoomOf } from '#backend/room/streamer-rooms.store.ts'
import { purgeAccount } from '#backend/user/purge.ts'
import { adminStreamerCalls } from '#contract/admin-streamers.ts'
import { anchorCalls } from '#contract/anchor.ts'
import type { Envelope } from '#contract/call.ts'
import { liveCalls } from '#contract/live.ts'
import { noticeCalls } from '#contract/notice.ts'
import { streamerCalls } from '#contract/streamer.ts'
import { streamerProfileCalls } from '#contract/streamer-profile.ts'
import { changeAccount, makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { type Asked, call, contextOfTest, EVENING, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { exifSegment, makeJpeg, makePng } from '#tests/support/backend/pictures.ts'

const SECRET = 'shared with the media server'
const settings = { MEDIA_SECRET: SECRET, MEDIA_PUSH_URL: 'rtmp://media.test/live' }
const HOME = '203.0.113.75'
const NOW = Date.parse(EVENING)
const made: number[] = []

// Rooms of other tests are among all that are live.
afterAll(() =>
  testEnv.DB.prepare(
    "update rooms set visibility = 'hidden' where anchor_id in (select id from anchors where uid in (select value from json_each(?)))",
  )
    .bind(JSON.stringify(made))
    .run(),
)

async function makeStreamer() {
  const user = await makeUser(['anchor'])
  const room = await openRoomOf(openMatchDatabase(testEnv), user.uid, { language: 'en_US', now: NOW })
  made.push(user.uid)
  return { user, room }
}

const by = ({ token }: TestUser, asked: Asked = {}): Asked => ({ token, settings, address: HOME, ...asked })
const profileOf = async (user: TestUser) => (await call(streamerProfileCalls.anchorInfo, {}, by(user))).profile
const filesOf = async ({ uid }: TestUser) => (await testEnv.UPLOADS.list({ prefix: `streamers/${uid}/` })).objects

async function upload(kind: string, body: BodyInit, user: TestUser): Promise<Envelope> {
  return (await send(`/java/anchor/picture?kind=${kind}`, { method: 'POST', body }, by(user))).json()
}

test('what a streamer says of herself is on her page; her signature is, where she says nothing', async () => {
  const { user, room } = await makeStreamer()
  await testEnv.ACCOUNTS.prepare("update profiles set signature = 'Signed' where uid = ?").bind(user.uid).run()
  const pageOf = async () => (await call(anchorCalls.getAnchor, { anchorId: room.anchorId })).anchor
  expect(await pageOf()).toMatchObject({ introduction: 'Signed' })
  const texts = { introduction: ' Ten years of derbies ', details: 'First line\nSecond line' }
  expect((await call(streamerProfileCalls.updateAnchor, texts, by(user))).profile).toEqual({
    introduction: 'Ten years of derbies',
    details: 'First line\nSecond line',
    pictures: [],
  })
  expect(await pageOf()).toMatchObject({ introduction: 'Ten years of derbies', details: 'First line\nSecond line' })
  await call(streamerProfileCalls.updateAnchor, { introduction: '', details: '  ' }, by(user))
  expect(await profileOf(user)).toEqual({ pictures: [] })
  expect(await pageOf()).not.toHaveProperty('details')
  for (const bad of [
    { introduction: 'x'.repeat(201), details: '' },
    { introduction: '', details: 'x'.repeat(2001) },
  ])
    expect((await envelopeOf(streamerProfileCalls.updateAnchor, bad, by(user))).errorCode).toBe(4000)
})

test('a streamer has three square pictures at most, however many are sent at once, without what the camera wrote', async () => {
  const { user, room } = await makeStreamer()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => upload('detail', makeJpeg(64, 64, [exifSegment()]), user)),
  )
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(3)
  for (const { status, errorMsg } of answers) if (status === 'fail') expect(errorMsg).toBe('too_many')
  const { pictures } = await profileOf(user)
  expect(pictures).toHaveLength(3)
  expect(await filesOf(user)).toHaveLength(3)
  const served = await send(pictures[0] ?? '')
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(new TextDecoder('latin1').decode(await served.arrayBuffer())).not.toContain('GPS')
  expect((await call(anchorCalls.getAnchor, { anchorId: room.anchorId })).anchor.pictures).toEqual(pictures)
  const remove = (path: string, who = user) => envelopeOf(streamerProfileCalls.removeAnchorPicture, { path }, by(who))
  const { user: other } = await makeStreamer()
  expect((await remove(pictures[1] ?? '', other)).errorMsg).toBe('not_found')
  expect((await remove(pictures[1] ?? '')).status).toBe('success')
  expect((await remove(pictures[1] ?? '')).errorMsg).toBe('not_found')
  expect((await profileOf(user)).pictures).toEqual([pictures[0], pictures[2]])
  expect((await send(pictures[1] ?? '')).status).toBe(404)
})

test('a picture of another shape, too large, or that is none, is refused and not stored', async () => {
  const { user } = await makeStreamer()
  for (const body of [makePng(64, 48), makePng(2000, 2000), '<svg/>', 'GIF89a'])
    expect((await upload('detail', body, user)).errorMsg).toBe('wrong_file_type')
  for (const body of [makePng(64, 64), makePng(2560, 1440)])
    expect((await upload('cover', body, user)).errorMsg).toBe('wrong_file_type')
  expect((await upload('poster', makePng(64, 64), user)).errorCode).toBe(4000)
  expect(await filesOf(user)).toEqual([])
})

test('a cover is shown of the room, replaced and taken away', async () => {
  const { user, room } = await makeStreamer()
  const shown = async () => (await call(liveCalls.getRoom, { roomId: room.id })).room.cover
  expect(await shown()).toBeUndefined()
  const [first, second] = [await upload('cover', makePng(64, 36), user), await upload('cover', makePng(160, 90), user)]
  expect([first.status, second.status]).toEqual(['success', 'success'])
  const { cover = '' } = await profileOf(user)
  expect(cover).toMatch(new RegExp(`^/media/streamers/${user.uid}/[0-9a-f]{16}\\.png$`))
  expect(await shown()).toBe(cover)
  expect(await filesOf(user)).toHaveLength(1)
  await call(streamerProfileCalls.removeAnchorPicture, { path: cover }, by(user))
  expect(await shown()).toBeUndefined()
  expect(await filesOf(user)).toEqual([])
})

const HOOKS = {
  nginx: (name: number, key: string, ip: string) =>
    new URLSearchParams({ call: 'publish', name: String(name), clientid: '1', addr: ip, key }).toString(),
  srs: (name: number, key: string, ip: string) =>
    JSON.stringify({ action: 'on_publish', client_id: '1', ip, stream: String(name), param: `?key=${key}` }),
  mediamtx: (name: number, key: string, ip: string) =>
    JSON.stringify({ action: 'publish', id: '1', ip, path: `live/${name}`, query: `key=${key}` }),
}

test('a picture is pushed from anywhere, and from listed addresses only once there is one', async () => {
  const { user, room } = await makeStreamer()
  const key = (await call(streamerCalls.getStreamLink, {}, by(user))).code.split('=')[1] ?? ''
  const statuses = (ip: string) =>
    Promise.all(
      Object.entries(HOOKS).map(async ([server, body]) => {
        const asked = { method: 'POST', body: body(room.id, key, ip) }
        return (await send(`/media/hook/${server}/${encodeURIComponent(SECRET)}`, asked, { settings })).status
      }),
    )
  expect(await statuses('198.51.100.9')).toEqual([200, 200, 200])
  const own = await call(streamerProfileCalls.getAnchorIP, {}, by(user))
  expect(own).toEqual({ address: HOME, isAllowed: true, addresses: [] })
  expect(await call(streamerProfileCalls.addIpWhite, {}, by(user))).toMatchObject({ addresses: [HOME] })
  expect(await statuses('198.51.100.9')).toEqual([403, 403, 403])
  expect(await statuses('')).toEqual([403, 403, 403])
  expect(await statuses(HOME)).toEqual([200, 200, 200])
  const running = new URLSearchParams({ call: 'update_publish', name: String(room.id), clientid: '1', key })
  const goesOn = { method: 'POST', body: `${running}&addr=198.51.100.9` }
  expect((await send(`/media/hook/nginx/${encodeURIComponent(SECRET)}`, goesOn, { settings })).status).toBe(403)
  const elsewhere = await call(streamerProfileCalls.getAnchorIP, {}, by(user, { address: '198.51.100.9' }))
  expect(elsewhere.isAllowed).toBe(false)
  const add = (ip: string) => envelopeOf(streamerProfileCalls.addIpWhite, { ip }, by(user))
  expect((await add('2001:db8:1:2:3::4')).result).toMatchObject({ addresses: [HOME, '2001:db8:1:2::/64'] })
  expect((await add('2001:db8:1:2::9')).result).toMatchObject({ addresses: [HOME, '2001:db8:1:2::/64'] })
  expect(await statuses('2001:db8:1:2:ffff::1')).toEqual([200, 200, 200])
  for (const bad of ['home', '1.2.3', '203.0.113.0/24', ' ']) expect((await add(bad)).errorCode, bad).toBe(4000)
  const more = await Promise.all(Array.from({ length: 10 }, (_, at) => add(`198.51.100.${at + 20}`)))
  expect(more.filter(({ status }) => status === 'success')).toHaveLength(6)
  const { addresses } = await call(streamerProfileCalls.getAnchorIP, {}, by(user))
  expect(addresses).toHaveLength(8)
  for (const ip of addresses) await call(streamerProfileCalls.removeIpWhite, { ip }, by(user))
  expect(await statuses('198.51.100.9')).toEqual([200, 200, 200])
  expect((await envelopeOf(streamerProfileCalls.removeIpWhite, { ip: HOME }, by(user))).errorMsg).toBe('not_found')
})

test('a push with the right code that is refused is shown to its streamer, who may add the address', async () => {
  const { user, room } = await makeStreamer()
  const key = (await call(streamerCalls.getStreamLink, {}, by(user))).code.split('=')[1] ?? ''
  await call(streamerProfileCalls.addIpWhite, {}, by(user))
  const push = async (ip: string, code = key, at = EVENING) => {
    const asked = { method: 'POST', body: HOOKS.nginx(room.id, code, ip) }
    return (await send(`/media/hook/nginx/${encodeURIComponent(SECRET)}`, asked, { settings, at })).status
  }
  const refused = async (at = EVENING) => (await call(streamerProfileCalls.getAnchorIP, {}, by(user, { at }))).refused
  expect(await push('2001:db8:7:7::1', 'wrong')).toBe(403)
  expect(await push('')).toBe(403)
  expect(await refused()).toBeUndefined()
  expect(await push('2001:db8:7:7::1')).toBe(403)
  expect(await refused()).toMatchObject({ address: '2001:db8:7:7::/64' })
  const added = await call(streamerProfileCalls.addIpWhite, { ip: '2001:db8:7:7::/64' }, by(user))
  expect(added.addresses).toEqual([HOME, '2001:db8:7:7::/64'])
  expect(added).not.toHaveProperty('refused')
  expect(await push('2001:db8:7:7::2')).toBe(200)
  expect(await push('198.51.100.77')).toBe(403)
  expect(await refused()).toMatchObject({ address: '198.51.100.77' })
})

test('an account that is deleted leaves no picture and no profile', async () => {
  const { user, room } = await makeStreamer()
  await upload('cover', makePng(64, 36), user)
  await upload('detail', makePng(64, 64), user)
  await changeAccount(user.uid, { deletingAt: 1 })
  const context = contextOfTest()
  const row = await findUser(context.accountDb, user.uid)
  if (!row) throw new Error('no user')
  expect(await purgeAccount(context, row)).toBe(true)
  expect(await filesOf(user)).toEqual([])
  const { results } = await testEnv.DB.prepare('select * from anchor_profiles where anchor_id = ?')
    .bind(room.anchorId)
    .all()
  expect(results).toEqual([])
})

test('an administrator takes a picture of a streamer off, with an audit line; nobody else does, and no other file goes', async () => {
  const { user, room } = await makeStreamer()
  const [admin, moderator] = [await makeUser(['administrator']), await makeUser(['moderator'])]
  const id = 7_510_301
  await testEnv.ACCOUNTS.prepare(
    "insert into streamer_applications (id, uid, state, introduction, content, created_at) values (?, ?, 'successful', '', '', ?)",
  )
    .bind(id, user.uid, NOW)
    .run()
  await upload('detail', makeJpeg(64, 64), user)
  await upload('cover', makeJpeg(64, 36), user)
  const { cover = '', pictures } = await profileOf(user)
  const [detail = ''] = pictures
  const shown = async () =>
    (await call(adminStreamerCalls.getApplication, { id }, by(admin))).application.pictures.map(({ path }) => path)
  expect(await shown()).toEqual([cover, detail])
  const takeOff = (who: TestUser, path: string) =>
    envelopeOf(adminStreamerCalls.takePictureOff, { id, path, reason: 'An advertisement' }, by(who))
  for (const who of [user, moderator]) expect((await takeOff(who, cover)).errorMsg).toBe('forbidden')
  const { user: other } = await makeStreamer()
  await upload('detail', makeJpeg(64, 64), other)
  const [foreign = ''] = (await profileOf(other)).pictures
  expect((await takeOff(admin, foreign)).errorMsg).toBe('not_found')
  expect((await takeOff(admin, cover)).status).toBe('success')
  expect((await takeOff(admin, cover)).errorMsg, 'once').toBe('not_found')
  expect((await takeOff(admin, detail)).status).toBe('success')
  expect(await shown()).toEqual([])
  expect(await profileOf(user)).toEqual({ pictures: [] })
  expect((await call(liveCalls.getRoom, { roomId: room.id })).room).not.toHaveProperty('cover')
  await vi.waitFor(async () => expect(await filesOf(user)).toEqual([]))
  expect(await filesOf(other)).toHaveLength(1)
  const { results } = await testEnv.ACCOUNTS.prepare(
    "select admin_uid as uid, detail from audit where act = 'remove_picture' and target_uid = ? order by id",
  )
    .bind(user.uid)
    .all()
  expect(results).toEqual([cover, detail].map((path) => ({ uid: admin.uid, detail: `An advertisement (${path})` })))

  // Texts go the same way, all of them, and she is told why.
  const texts = async () => (await call(adminStreamerCalls.getApplication, { id }, by(admin))).application.texts
  await testEnv.DB.prepare("update rooms set title = ?, announcement = 'Call 555' where id = ?")
    .bind(JSON.stringify('Cheap coins'), room.id)
    .run()
  await call(streamerProfileCalls.updateAnchor, { introduction: 'Cheap', details: 'Very cheap' }, by(user))
  expect(Object.fromEntries((await texts()).map(({ kind, text }) => [kind, text]))).toEqual({
    ...{ title: 'Cheap coins', announcement: 'Call 555', introduction: 'Cheap', details: 'Very cheap' },
  })
  const textsOff = (who: TestUser) => envelopeOf(adminStreamerCalls.takeTextsOff, { id, reason: 'Selling' }, by(who))
  for (const who of [user, moderator]) expect((await textsOff(who)).errorMsg).toBe('forbidden')
  expect((await textsOff(admin)).status).toBe('success')
  expect((await textsOff(admin)).errorMsg, 'once').toBe('not_found')
  expect(await texts()).toEqual([])
  const shownRoom = (await call(liveCalls.getRoom, { roomId: room.id })).room
  expect(JSON.stringify(shownRoom)).not.toMatch(/Cheap|Call 555/)
  const { list: notices } = await call(noticeCalls.listNotices, {}, by(user))
  const told = notices.filter(({ type }) => type === 'streamer_taken_off').map(({ params }) => params.reason)
  expect(told.toSorted()).toEqual(['An advertisement', 'An advertisement', 'Selling'])
  await testEnv.ACCOUNTS.prepare('delete from streamer_applications where id = ?').bind(id).run()
})
