import { afterAll, expect, test } from 'vitest'
import { sweepVideos } from '#backend/comment/sweep-videos.ts'
import { videoParts, videos } from '#backend/db/accounts/schema/videos.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import type { Upload } from '#contract/video.ts'
import { videoCalls } from '#contract/video.ts'
import { VIDEO_PART_BYTES } from '#contract/video-rules.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, EVENING, testEnv } from '#tests/support/backend/calls.ts'
import { mp4, webm } from '#tests/support/backend/video-files.ts'
import { faultOf, putPart, uploadWhole } from '#tests/support/backend/videos.ts'

const db = openAccountDatabase(testEnv)
const LONG = mp4({ size: VIDEO_PART_BYTES + 5000, seconds: 600, isIndexLast: true })

afterAll(async () => {
  await db.batch([db.delete(videos), db.delete(videoParts)])
})

const asUser = async (at = EVENING) => {
  const { token, uid } = await makeUser()
  return { token, uid, at }
}
type Asked = Awaited<ReturnType<typeof asUser>>
const begin = (asked: Asked, file = LONG): Promise<Upload> =>
  call(videoCalls.startVideo, { name: 'match.mp4', size: file.length, type: 'video/mp4' }, asked)
const complete = ({ id, lease }: Upload, asked: Asked) => call(videoCalls.completeVideo, { id, lease }, asked)
const filesOf = async ({ uid }: Asked) => (await testEnv.UPLOADS.list({ prefix: `videos/${uid}/` })).objects.length

test('an upload of which a part was lost goes on with what is missing', async () => {
  const asked = await asUser()
  const begun = await begin(asked)
  expect(begun).toMatchObject({ partBytes: VIDEO_PART_BYTES, parts: [] })
  expect(await putPart(begun, 2, LONG, asked)).toMatchObject({ status: 'success' })
  expect(await faultOf(videoCalls.completeVideo, { id: begun.id, lease: begun.lease }, asked)).toBe('order_moved')
  const resumed = await call(videoCalls.resumeVideo, { id: begun.id, name: 'match.mp4', size: LONG.length }, asked)
  expect(resumed.parts).toEqual([2])
  await putPart(resumed, 1, LONG, asked)
  // The answer got lost, and it is sent again.
  await putPart(resumed, 1, LONG, asked)
  const video = await complete(resumed, asked)
  expect(video).toMatchObject({ isUploaded: true, state: 'uploading', seconds: 600, width: 1280, height: 720 })
  // So is this.
  expect(await complete(resumed, asked)).toEqual(video)
  expect(await faultOf(videoCalls.resumeVideo, { id: begun.id, name: 'match.mp4', size: LONG.length }, asked)).toBe(
    'order_moved',
  )
})

test('of two tabs the later one goes on, and nothing of the other gets into the file', async () => {
  const asked = await asUser()
  const first = await begin(asked)
  await putPart(first, 1, LONG, asked)
  const second = await call(videoCalls.resumeVideo, { id: first.id, name: 'match.mp4', size: LONG.length }, asked)
  expect(await putPart(first, 2, LONG, asked)).toMatchObject({ errorMsg: 'order_moved' })
  expect(await faultOf(videoCalls.completeVideo, { id: first.id, lease: first.lease }, asked)).toBe('order_moved')
  for (const wrong of [
    { name: 'other.mp4', size: LONG.length },
    { name: 'match.mp4', size: LONG.length + 1 },
  ])
    expect(await faultOf(videoCalls.resumeVideo, { id: first.id, ...wrong }, asked)).toBe('order_moved')
  // One part by both at once: whichever R2 has, the file is whole or all is sent again.
  await Promise.all([putPart(second, 2, LONG, asked), putPart(second, 2, LONG, asked)])
  expect(await complete(second, asked)).toMatchObject({ isUploaded: true, size: LONG.length })
})

test('parts that R2 has no more are sent again', async () => {
  const asked = await asUser()
  const begun = await begin(asked)
  for (const part of [1, 2]) await putPart(begun, part, LONG, asked)
  await db.update(videoParts).set({ etag: 'another' })
  expect(await faultOf(videoCalls.completeVideo, { id: begun.id, lease: begun.lease }, asked)).toBe('order_moved')
  const resumed = await call(videoCalls.resumeVideo, { id: begun.id, name: 'match.mp4', size: LONG.length }, asked)
  expect(resumed.parts).toEqual([])
})

test('what is no such file is refused with its first part, or when it is whole', async () => {
  const asked = await asUser()
  const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
  const begun = await begin(asked, page)
  expect(await putPart(begun, 1, page, asked)).toMatchObject({ errorMsg: 'wrong_file_type' })
  const named = webm()
  expect(await putPart(await begin(asked, named), 1, named, asked)).toMatchObject({ errorMsg: 'wrong_file_type' })
  // Sound without a picture.
  const sound = mp4({ width: 0, height: 0 })
  const last = await begin(asked, sound)
  await putPart(last, 1, sound, asked)
  expect(await faultOf(videoCalls.completeVideo, { id: last.id, lease: last.lease }, asked)).toBe('wrong_file_type')
  expect(await faultOf(videoCalls.getOwnVideo, { id: last.id }, asked)).toBe('not_found')
  expect(await filesOf(asked)).toBe(0)
})

test('sizes, parts and how many are bounded', async () => {
  const asked = await asUser()
  const start = (size: number) => faultOf(videoCalls.startVideo, { name: 'a', size, type: 'video/mp4' }, asked)
  expect(await start(1024 ** 3 + 1)).toBe('too_large')
  expect(await faultOf(videoCalls.startVideo, { name: 'a', size: 9, type: 'video/quicktime' }, asked)).toContain('type')
  const little = { ...asked, settings: { VIDEO_BYTES_MAX: '1000' } }
  expect(await faultOf(videoCalls.startVideo, { name: 'a', size: 1001, type: 'video/mp4' }, little)).toBe('too_large')
  const off = { ...asked, settings: { VIDEO_BYTES_MAX: '0' } }
  expect(await faultOf(videoCalls.startVideo, { name: 'a', size: 1, type: 'video/mp4' }, off)).toBe('not_configured')
  const begun = await begin(asked)
  expect(await putPart(begun, 3, LONG, asked)).toMatchObject({ status: 'fail' })
  expect(await putPart(begun, 0, LONG, asked)).toMatchObject({ status: 'fail' })
  expect(await putPart(begun, 1, LONG.slice(0, 100), asked)).toMatchObject({ status: 'fail' })
  await begin(asked)
  await begin(asked)
  expect(await start(5000)).toBe('too_many')
  const again = await asUser()
  for (let count = 0; count < 10; count++) {
    const { id } = await begin(again)
    await call(videoCalls.deleteVideo, { id }, again)
  }
  expect(await faultOf(videoCalls.startVideo, { name: 'a', size: 9, type: 'video/mp4' }, again)).toBe('too_many')
})

test('an upload is nobody else’s', async () => {
  const [asked, other] = [await asUser(), await asUser()]
  const begun = await begin(asked)
  const { id, lease } = begun
  expect(await putPart(begun, 1, LONG, other)).toMatchObject({ errorMsg: 'not_found' })
  expect(await putPart(begun, 1, LONG, { ...asked, token: '' })).toMatchObject({ errorMsg: 'session_missing' })
  for (const [entry, input] of [
    [videoCalls.resumeVideo, { id, name: 'match.mp4', size: LONG.length }],
    [videoCalls.completeVideo, { id, lease }],
    [
      videoCalls.saveVideo,
      { id, title: 'x', summary: '', language: 'en_US', chapters: [], revision: 0, isSent: false },
    ],
    [videoCalls.deleteVideo, { id }],
    [videoCalls.getOwnVideo, { id }],
  ] as const)
    expect(await faultOf(entry, input, other), entry.path).toBe('not_found')
})

test('a WebM says how long it is', async () => {
  const asked = await asUser()
  expect(await uploadWhole(webm({ seconds: 12 }), asked, 'video/webm')).toMatchObject({
    type: 'webm',
    seconds: 12,
    width: 640,
    height: 360,
  })
})

test('what was not sent within a day is swept, with its parts', async () => {
  const asked = await asUser()
  const begun = await begin(asked)
  await putPart(begun, 1, LONG, asked)
  const whole = await uploadWhole(mp4(), asked)
  const sweep = (hours: number) => sweepVideos({ ...contextOfTest(), now: Date.parse(EVENING) + hours * 3_600_000 })
  await sweep(23)
  expect(await call(videoCalls.getOwnVideo, { id: whole.id }, asked)).toMatchObject({ isUploaded: true })
  await sweep(25)
  for (const { id } of [begun, whole]) expect(await faultOf(videoCalls.getOwnVideo, { id }, asked)).toBe('not_found')
  expect(await filesOf(asked)).toBe(0)
  expect(await putPart(begun, 2, LONG, asked)).toMatchObject({ errorMsg: 'not_found' })
})
