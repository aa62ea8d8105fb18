import { afterAll, beforeAll, expect, test } from 'vitest'
import { comments } from '#backend/db/accounts/schema/comments.ts'
import { videoParts, videos } from '#backend/db/accounts/schema/videos.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { purgeAccount } from '#backend/user/purge.ts'
import main from '#brands/main.json' with { type: 'json' }
import { adminCalls } from '#contract/admin.ts'
import { adminVideoCalls } from '#contract/admin-videos.ts'
import { commentCalls } from '#contract/comment.ts'
import { noticeCalls } from '#contract/notice.ts'
import { userCalls } from '#contract/user.ts'
import { videoCalls } from '#contract/video.ts'
import type { VideoAct } from '#contract/video-rules.ts'
import { changeAccount, makeUser } from '#tests/support/backend/accounts.ts'
import { type Asked, call, contextOfTest, EVENING, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { makePng } from '#tests/support/backend/pictures.ts'
import { mp4 } from '#tests/support/backend/video-files.ts'
import { FACTS, faultOf, sendVideo, upload, uploadWhole } from '#tests/support/backend/videos.ts'
import { addViews } from './videos.store.ts'

const db = openAccountDatabase(testEnv)
const BRAND = 'video-test'
const OTHER = 'video-other'

const put = (id: string) =>
  testEnv.BRANDS.put(`brand:${id}`, JSON.stringify({ ...main, id, hosts: [`${id}.test`], isDemo: false }))

beforeAll(async () => {
  await put(BRAND)
  await put(OTHER)
})
afterAll(async () => {
  for (const id of [BRAND, OTHER]) await testEnv.BRANDS.delete(`brand:${id}`)
  await db.batch([db.delete(videos), db.delete(videoParts)])
})

const at = EVENING
const poster = () => Uint8Array.from(makePng(320, 180))
const asUser = async (roles: Parameters<typeof makeUser>[0] = [], brand = BRAND) => {
  const { token, uid, username } = await makeUser(roles)
  return { uid, username, asked: { token, at, headers: { brand } } satisfies Asked }
}

const isListed = async (id: number, brand = BRAND): Promise<boolean> => {
  const lists = await Promise.all([
    call(videoCalls.listVideos, { brand }, { at }),
    call(videoCalls.listVideos, { brand, sort: 'hot' }, { at }),
    call(videoCalls.listHotVideos, { page: 1, brand }, { at }),
  ])
  const found = lists.map(({ list }) => list.some((line) => line.id === id))
  expect(new Set(found).size).toBe(1)
  return found[0] ?? false
}
const isRead = async (id: number, brand = BRAND) =>
  (await envelopeOf(videoCalls.getVideo, { id, brand }, { at })).status === 'success'
const play = (url: string, { headers, ...asked }: Asked = {}, brand = BRAND) =>
  send(url, {}, { at, ...asked, headers: { brand, ...headers } })
const actsOf = async (uid: number) => {
  const { token } = await makeUser(['administrator'])
  const { list } = await call(adminCalls.listAudit, { uid }, { token, at })
  return list.map(({ act }) => act)
}

async function reviewer() {
  const { uid, asked } = await asUser(['administrator'])
  const list = (input: object = {}) => call(adminVideoCalls.listAllVideos, input, asked)
  const decide = async (id: number, act: VideoAct, revision?: number) => {
    const found = (await list()).list.find((video) => video.id === id)
    return envelopeOf(
      adminVideoCalls.decideVideo,
      { id, revision: revision ?? found?.revision, act, reason: 'Why' },
      asked,
    )
  }
  return { uid, asked, list, decide }
}

test('what a user sends is seen by her and by staff, and by others once it is published', async () => {
  const [author, staff, other] = [await asUser(), await reviewer(), await asUser()]
  const video = await sendVideo(author.asked, { gameId: 202 })
  const { id } = video
  const url = video.source?.url ?? ''
  expect(video).toMatchObject({ state: 'reviewing', title: FACTS.title, gameId: 202 })
  expect([await isListed(id), await isRead(id)]).toEqual([false, false])
  expect((await play(url)).status).toBe(404)
  expect((await play(url, other.asked)).status).toBe(404)
  for (const { asked } of [author, staff]) {
    const seen = await play(url, asked)
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    await seen.body?.cancel()
  }
  expect((await staff.list({ state: 'reviewing' })).list).toContainEqual(
    expect.objectContaining({
      id,
      uid: author.uid,
      username: author.username,
      brand: BRAND,
      acts: ['publish', 'refuse'],
    }),
  )
  expect(await faultOf(adminVideoCalls.listAllVideos, {}, author.asked)).toBe('forbidden')
  expect(await staff.decide(id, 'publish')).toMatchObject({ status: 'success' })
  expect(await staff.decide(id, 'publish', video.revision)).toMatchObject({ errorMsg: 'order_moved' })
  expect([await isListed(id), await isRead(id)]).toEqual([true, true])
  const shown = await call(videoCalls.getVideo, { id, brand: BRAND }, { at })
  expect(shown).toMatchObject({
    title: FACTS.title,
    seconds: 90,
    author: { uid: author.uid, name: author.username },
    source: { url, type: 'mp4' },
    isSimulated: false,
    publishedAt: at,
  })
  const played = await play(url)
  expect(played.headers.get('cache-control')).toContain('immutable')
  expect((await played.arrayBuffer()).byteLength).toBe(video.size)
  const own = await call(videoCalls.listUserVideos, { userId: author.uid, brand: BRAND }, { at })
  expect(own.list.map((line) => line.id)).toEqual([id])
  const notices = await call(noticeCalls.listNotices, {}, author.asked)
  expect(notices.list[0]).toMatchObject({ type: 'video_published', params: { videoId: id, title: FACTS.title } })
  expect(await actsOf(author.uid)).toContain('publish_video')
})

test('a video is of the brand where it was sent, and no other one knows it', async () => {
  const staff = await reviewer()
  const { asked, uid } = await asUser()
  const { id, source } = await sendVideo(asked)
  await staff.decide(id, 'publish')
  expect([await isListed(id), await isListed(id, OTHER)]).toEqual([true, false])
  expect(await isRead(id, OTHER)).toBe(false)
  expect((await play(source?.url ?? '', {}, OTHER)).status).toBe(404)
  expect((await call(videoCalls.listUserVideos, { userId: uid, brand: OTHER }, { at })).list).toEqual([])
  expect((await call(videoCalls.listRelatedVideos, { id, brand: OTHER }, { at })).list).toEqual([])
  const said = { subject: `video:${id}` as const, text: 'Well caught' }
  const reader = await asUser([], OTHER)
  expect(await envelopeOf(commentCalls.addComment, said, reader.asked)).toMatchObject({ errorMsg: 'not_found' })
  expect(await envelopeOf(commentCalls.addComment, said, (await asUser()).asked)).toMatchObject({ status: 'success' })
})

test('what is refused says why, and goes to review again when it is changed', async () => {
  const [author, staff] = [await asUser(), await reviewer()]
  const { id } = await sendVideo(author.asked)
  await staff.decide(id, 'refuse')
  const refused = await call(videoCalls.getOwnVideo, { id }, author.asked)
  expect(refused).toMatchObject({ state: 'failed', reason: 'Why' })
  expect(await staff.decide(id, 'publish')).toMatchObject({ errorMsg: 'order_moved' })
  const change = { ...FACTS, title: 'Better', id, isSent: true }
  expect(await faultOf(videoCalls.saveVideo, { ...change, revision: refused.revision - 1 }, author.asked)).toBe(
    'order_moved',
  )
  expect(await faultOf(videoCalls.saveVideo, { ...change, title: ' ', revision: refused.revision }, author.asked)).toBe(
    'title_missing',
  )
  const again = await call(videoCalls.saveVideo, { ...change, revision: refused.revision }, author.asked)
  expect(again).toMatchObject({ state: 'reviewing', title: 'Better' })
  await staff.decide(id, 'publish')
  // A change of what is public is seen by staff first.
  const { revision } = await call(videoCalls.getOwnVideo, { id }, author.asked)
  await call(videoCalls.saveVideo, { ...change, title: 'Worse', revision }, author.asked)
  expect([await isListed(id), await isRead(id)]).toEqual([false, false])
  await staff.decide(id, 'publish')
  const posted = await upload(videoCalls.uploadVideoPoster, { id }, poster(), author.asked)
  expect(posted).toMatchObject({ result: { state: 'reviewing', poster: expect.stringMatching(/^\/media\/posters\//) } })
  expect(await isListed(id)).toBe(false)
})

test('a poster is a picture, and the old one goes', async () => {
  const { asked } = await asUser()
  const { id } = await uploadWhole(mp4(), asked)
  expect(await upload(videoCalls.uploadVideoPoster, { id }, mp4(), asked)).toMatchObject({
    errorMsg: 'wrong_file_type',
  })
  const post = async () =>
    (await upload(videoCalls.uploadVideoPoster, { id }, poster(), asked)).result as { poster: string }
  const [first, second] = [await post(), await post()]
  expect((await send(second.poster)).headers.get('content-type')).toBe('image/png')
  expect((await send(first.poster)).status).toBe(404)
})

test('what is taken off is found nowhere, and staff may publish it again', async () => {
  const [author, staff] = [await asUser(), await reviewer()]
  const { id, source } = await sendVideo(author.asked)
  await staff.decide(id, 'publish')
  await staff.decide(id, 'take_off')
  expect([await isListed(id), await isRead(id)]).toEqual([false, false])
  const url = source?.url ?? ''
  expect([(await play(url)).status, (await play(url, author.asked)).status]).toEqual([404, 404])
  const own = await call(videoCalls.getOwnVideo, { id }, author.asked)
  expect(own).toMatchObject({ state: 'off', reason: 'Why' })
  expect(
    await faultOf(videoCalls.saveVideo, { ...FACTS, id, revision: own.revision, isSent: true }, author.asked),
  ).toBe('order_moved')
  await staff.decide(id, 'publish')
  expect(await isListed(id)).toBe(true)
  expect(await actsOf(author.uid)).toEqual(['publish_video', 'take_off_video', 'publish_video'])
})

test('staff publish what they send at once, and decide about nothing of their own', async () => {
  const staff = await reviewer()
  const video = await sendVideo(staff.asked)
  expect(video).toMatchObject({ state: 'published', publishedAt: at })
  expect(await isListed(video.id)).toBe(true)
  expect(await staff.decide(video.id, 'take_off')).toMatchObject({ errorMsg: 'not_yourself' })
})

test('nothing of somebody who is banned is shown', async () => {
  const [author, staff] = [await asUser(), await reviewer()]
  const { id, source } = await sendVideo(author.asked)
  await staff.decide(id, 'publish')
  await changeAccount(author.uid, { bannedAt: Date.parse(at) })
  expect([await isListed(id), await isRead(id)]).toEqual([false, false])
  expect((await play(source?.url ?? '')).status).toBe(404)
})

test('own chapters are kept in order, as plain lines', async () => {
  const { asked } = await reviewer()
  const chapters = [
    { seconds: 40, title: 'The\u202e end ' },
    { seconds: 0, title: ' Start' },
    { seconds: 5, title: '  ' },
  ]
  const { id } = await sendVideo(asked, { chapters })
  expect((await call(videoCalls.getVideo, { id, brand: BRAND }, { at })).chapters).toEqual([
    { seconds: 0, title: 'Start' },
    { seconds: 40, title: 'The end' },
  ])
  const many = Array.from({ length: 51 }, (_, seconds) => ({ seconds, title: 'x' }))
  expect(
    await faultOf(videoCalls.saveVideo, { ...FACTS, chapters: many, id, revision: 1, isSent: true }, asked),
  ).toBeDefined()
})

test('views are added to what is public, and make it hotter', async () => {
  const { asked } = await reviewer()
  const [first, second, unsent] = [await sendVideo(asked), await sendVideo(asked), await uploadWhole(mp4(), asked)]
  const things = [first.id, unsent.id].map((id) => ({ id, views: 3 }))
  await addViews(db, { hour: 1, things })
  await addViews(db, { hour: 2, things })
  expect(await call(videoCalls.getVideo, { id: first.id, brand: BRAND }, { at })).toMatchObject({ views: 6 })
  expect(await call(videoCalls.getOwnVideo, { id: unsent.id }, asked)).toMatchObject({ views: 0 })
  const { list } = await call(videoCalls.listHotVideos, { page: 1, brand: BRAND }, { at })
  const places = [first.id, second.id].map((id) => list.findIndex((line) => line.id === id))
  expect(places[0]).toBeLessThan(places[1] ?? 0)
})

const filesOf = async (uid: number) =>
  (
    await Promise.all(['videos', 'posters'].map((folder) => testEnv.UPLOADS.list({ prefix: `${folder}/${uid}/` })))
  ).flatMap(({ objects }) => objects.map(({ key }) => key))

test('her author deletes a video with its file, its poster and what was said about it', async () => {
  const [author, staff] = [await asUser(), await reviewer()]
  const { id } = await sendVideo(author.asked)
  await upload(videoCalls.uploadVideoPoster, { id }, poster(), author.asked)
  await staff.decide(id, 'publish')
  await call(commentCalls.addComment, { subject: `video:${id}`, text: 'Well caught' }, (await asUser()).asked)
  expect(await filesOf(author.uid)).toHaveLength(2)
  expect(await faultOf(videoCalls.deleteVideo, { id }, staff.asked)).toBe('not_found')
  await call(videoCalls.deleteVideo, { id }, author.asked)
  expect([await isListed(id), await isRead(id)]).toEqual([false, false])
  expect(await filesOf(author.uid)).toEqual([])
  const said = await db.select().from(comments)
  expect(said.filter(({ subject }) => subject === `video:${id}`)).toEqual([])
})

test('with an account go its videos, its unfinished uploads and their files; the export has what they say', async () => {
  const author = await asUser()
  const { id } = await sendVideo(author.asked)
  await call(videoCalls.startVideo, { name: 'a', size: 9000, type: 'video/mp4' }, author.asked)
  const exported = JSON.stringify(await call(userCalls.exportData, {}, author.asked))
  expect(exported).toContain(FACTS.summary)
  const [{ key } = { key: '' }] = await db.select({ key: videos.key }).from(videos)
  expect(exported).not.toContain(key)
  await changeAccount(author.uid, { deletingAt: Date.parse(at) - 1 })
  expect(await isRead(id)).toBe(false)
  const row = await findUser(db, author.uid)
  if (!row) throw new Error('no user')
  expect(await purgeAccount({ ...contextOfTest() }, row)).toBe(true)
  expect(await filesOf(author.uid)).toEqual([])
  expect((await db.select().from(videos)).filter(({ uid }) => uid === author.uid)).toEqual([])
})

test('parts of a file are sent as they are asked for', async () => {
  const { asked } = await reviewer()
  const file = mp4({ size: 5000 })
  const { source } = await sendVideo(asked, {}, file)
  const ask = async (headers: Record<string, string>) => {
    const response = await play(source?.url ?? '', { headers })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, bytes, range: response.headers.get('content-range'), headers: response.headers }
  }
  const whole = await ask({})
  expect(whole.bytes).toEqual(file)
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(whole.headers.get('content-type')).toBe('video/mp4')
  const etag = whole.headers.get('etag') ?? ''
  for (const [range, from, to] of [
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=4999-9999', 4999, 4999],
  ] as const) {
    const part = await ask({ range })
    expect([part.status, part.range]).toEqual([206, `bytes ${from}-${to}/5000`])
    expect(part.bytes).toEqual(file.slice(from, to + 1))
    expect(part.headers.get('content-length')).toBe(String(to - from + 1))
  }
  expect(await ask({ range: 'bytes=5000-' })).toMatchObject({ status: 416, range: 'bytes */5000' })
  expect(await ask({ range: 'bytes=1-2,4-5' })).toMatchObject({ status: 200 })
  expect(await ask({ range: 'bytes=0-9', 'if-range': etag })).toMatchObject({ status: 206 })
  expect(await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).toMatchObject({ status: 200 })
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304 })
  const head = await send(source?.url ?? '', { method: 'HEAD' }, { at, headers: { brand: BRAND } })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '5000'])
  for (const path of ['video.webm', 'master.m3u8'])
    expect((await play((source?.url ?? '').replace('video.mp4', path))).status).toBe(404)
})
