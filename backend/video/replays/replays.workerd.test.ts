import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { sweepVideos } from '#backend/comment/sweep-videos.ts'
import { videoParts, videos } from '#backend/db/accounts/schema/videos.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { beginPicture, goOffAir, goOnAir, openRoomOf, setRoom } from '#backend/room/streamer-rooms.store.ts'
import { noticeCalls } from '#contract/notice.ts'
import { videoCalls } from '#contract/video.ts'
import { REPLAY_KEPT_MS, REPLAYS_UNSENT_MAX, VIDEO_PART_BYTES, VIDEO_UPLOAD_MS } from '#contract/video-rules.ts'
import { changeAccount, makeUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, EVENING, send, testEnv } from '#tests/support/backend/calls.ts'
import { type Bytes, mp4 } from '#tests/support/backend/video-files.ts'
import { FACTS } from '#tests/support/backend/videos.ts'

const SECRET = 'shared with the media server'
const settings = { MEDIA_SECRET: SECRET }
const NOW = Date.parse(EVENING)
const db = openAccountDatabase(testEnv)
const matchDb = openMatchDatabase(testEnv)
const LONG = mp4({ size: VIDEO_PART_BYTES + 5000, seconds: 60 })

afterAll(async () => {
  await db.batch([db.delete(videos), db.delete(videoParts)])
  await testEnv.DB.prepare("update rooms set visibility = 'hidden' where aired_at is not null").run()
})

interface Answer {
  state?: string
  parts?: unknown[]
  id?: number
  lease?: string
}

async function ask(path: string, body: object | Bytes, secret = SECRET): Promise<{ status: number } & Answer> {
  const sent = body instanceof Uint8Array ? body : JSON.stringify(body)
  const init = { method: 'POST', body: sent, headers: { 'x-media-secret': secret } }
  const response = await send(`/media/replay/${path}`, init, { settings })
  const text = await response.text()
  return { status: response.status, ...(text.startsWith('{') ? (JSON.parse(text) as Answer) : {}) }
}

/** A streamer who was on air from ten to one minute ago, with a picture since eleven minutes ago. */
async function makeBroadcast() {
  const { uid, token } = await makeUser(['anchor'])
  const room = await openRoomOf(matchDb, uid, { language: 'en_US', now: NOW })
  const aired = { from: NOW - 600_000, until: NOW - 60_000 }
  await setRoom(matchDb, room.id, { title: 'Late night derby' })
  await beginPicture(matchDb, room.id, {
    ...{ version: room.streamVersion, client: '1', now: NOW - 660_000, isHeardOf: false },
  })
  await goOnAir(matchDb, room.id, aired.from)
  await goOffAir(matchDb, room.id, aired.until)
  return { room: room.id, uid, token, aired, recording: { room: room.id, from: NOW - 660_000, until: NOW } }
}

const upload = async (room: number, aired: { from: number; until: number }, file: Bytes) => {
  const begun = await ask('begin', { room, ...aired, size: file.length })
  const { id = 0, lease = '' } = begun
  for (let part = 1, at = 0; at < file.length; part++, at += VIDEO_PART_BYTES)
    await ask(`part?id=${id}&part=${part}&lease=${lease}`, file.slice(at, at + VIDEO_PART_BYTES))
  return { id, lease, done: await ask('complete', { id, lease }) }
}

test('what was on air becomes a video of its streamer, which waits for her; the preview before and after does not', async () => {
  const { room, token, aired, recording } = await makeBroadcast()
  expect(await ask('parts', recording)).toEqual({ status: 200, parts: [aired] })
  const begun = await ask('begin', { room, ...aired, size: LONG.length })
  // Half of it: nobody's business yet.
  await ask(`part?id=${begun.id}&part=1&lease=${begun.lease}`, LONG.slice(0, VIDEO_PART_BYTES))
  expect(await call(videoCalls.listOwnVideos, {}, { token })).toMatchObject({ list: [] })
  // It broke off, and goes on with what is missing; the one that broke off cannot.
  const again = await ask('begin', { room, ...aired, size: LONG.length })
  expect(again).toMatchObject({ state: 'begun', id: begun.id, parts: [1] })
  expect((await ask(`part?id=${begun.id}&part=2&lease=${begun.lease}`, LONG.slice(VIDEO_PART_BYTES))).status).toBe(409)
  expect((await ask('complete', { id: again.id, lease: again.lease })).status).toBe(409)
  await ask(`part?id=${again.id}&part=2&lease=${again.lease}`, LONG.slice(VIDEO_PART_BYTES))
  for (let time = 0; time < 2; time++)
    expect(await ask('complete', { id: again.id, lease: again.lease })).toMatchObject({ state: 'whole' })
  expect(await ask('begin', { room, ...aired, size: LONG.length })).toMatchObject({ state: 'whole' })
  const { list } = await call(videoCalls.listOwnVideos, {}, { token })
  const replay = { kind: 'replay', state: 'uploading', isUploaded: true, title: 'Late night derby', seconds: 60 }
  expect(list).toMatchObject([{ ...replay, pictureAt: new Date(aired.from).toISOString() }])
  const { list: notices } = await call(noticeCalls.listNotices, {}, { token })
  expect(notices.filter(({ type }) => type === 'replay_ready')).toHaveLength(1)
  // She publishes it like any other video.
  const [video] = list
  const sent = { ...FACTS, id: video?.id ?? 0, revision: video?.revision ?? 0, isSent: true }
  expect(await call(videoCalls.saveVideo, sent, { token })).toMatchObject({ state: 'reviewing' })
})

test('without the secret nothing is told, and another part, room or time is refused', async () => {
  const { room, aired, recording } = await makeBroadcast()
  for (const secret of ['', 'guessed', SECRET.toUpperCase()])
    expect((await ask('parts', recording, secret)).status).toBe(404)
  expect((await ask('parts', { room: 'x', from: 1, until: 2 })).status).toBe(400)
  const size = LONG.length
  expect(await ask('begin', { room, from: aired.from - 5000, until: aired.until, size })).toMatchObject({
    state: 'refused',
  })
  expect(await ask('begin', { room: 1, ...aired, size })).toMatchObject({ state: 'refused' })
  expect(await ask('begin', { room, from: aired.until, until: NOW, size })).toMatchObject({ state: 'refused' })
  expect(await ask('begin', { room, ...aired, size: 9 * 1024 ** 3 })).toMatchObject({ state: 'refused' })
})

test('of a banned streamer nothing is kept', async () => {
  const { uid, recording } = await makeBroadcast()
  await changeAccount(uid, { bannedAt: NOW })
  expect(await ask('parts', recording)).toMatchObject({ parts: [] })
})

test('what is no video is gone', async () => {
  const { room, aired, token } = await makeBroadcast()
  const file = mp4({ size: 4000 })
  const { done } = await upload(room, aired, new Uint8Array([...file.slice(0, 32), ...new Uint8Array(3968)]) as Bytes)
  expect(done).toMatchObject({ state: 'refused' })
  expect(await call(videoCalls.listOwnVideos, {}, { token })).toMatchObject({ list: [] })
})

test('replays wait for two weeks, the newest ten, and take no place of uploads', async () => {
  const { room, aired, token, uid } = await makeBroadcast()
  const file = mp4()
  const { id } = await upload(room, aired, file)
  const [row] = await db.select().from(videos).where(eq(videos.id, id))
  for (let at = 1; at < REPLAYS_UNSENT_MAX; at++)
    await db.insert(videos).values({
      ...row,
      id: undefined,
      uid,
      key: `k${at}`,
      recording: `r${room}:${at}`,
      createdAt: NOW + at,
    } as typeof videos.$inferInsert)
  const asked = { name: 'a.mp4', size: file.length, type: 'video/mp4' } as const
  expect(await call(videoCalls.startVideo, asked, { token })).toMatchObject({ parts: [] })
  const idsOf = async () => (await call(videoCalls.listOwnVideos, {}, { token })).list.map((each) => each.id)
  await sweepVideos({ ...contextOfTest(), now: NOW + VIDEO_UPLOAD_MS + 60_000 })
  expect(await idsOf()).toContain(id)
  // One more: the oldest goes.
  await goOnAir(matchDb, room, NOW - 50_000)
  await goOffAir(matchDb, room, NOW - 20_000)
  await upload(room, { from: NOW - 50_000, until: NOW - 20_000 }, file)
  expect(await idsOf()).not.toContain(id)
  await sweepVideos({ ...contextOfTest(), now: NOW + REPLAY_KEPT_MS + 60_000 })
  expect(await idsOf()).toEqual([])
})
