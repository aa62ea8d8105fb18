import { expect, test } from 'vitest'
import type { Envelope } from '#contract/call.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'
import { exifSegment, makeJpeg, makePng } from '#tests/support/backend/pictures.ts'

const MEGABYTES_3 = 3 * 1024 * 1024

async function upload(body: BodyInit, token: string): Promise<Envelope> {
  const response = await send('/java/user/avatar', { method: 'POST', body }, { token })
  return response.json()
}

const pathOf = ({ result }: Envelope) => (result as { avatar: string }).avatar

test('an avatar is served as a picture only, with an unlimited cache lifetime', async () => {
  const { uid, token } = await makeUser()
  const path = pathOf(await upload(makeJpeg(64, 64, [exifSegment()]), token))
  expect(path).toMatch(new RegExp(`^/media/avatars/${uid}/[0-9a-f]{16}\\.jpg$`))
  const response = await send(path)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(new TextDecoder('latin1').decode(await response.arrayBuffer())).not.toContain('GPS')
  const again = await send(path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect((await call(userCalls.getUser, { userId: uid })).user.avatar).toBe(path)
})

test('a new avatar replaces the old one, and a removed one is deleted', async () => {
  const { uid, token } = await makeUser()
  const first = pathOf(await upload(makePng(32, 32), token))
  const second = pathOf(await upload(makePng(48, 48), token))
  expect((await send(first)).status).toBe(404)
  expect((await send(second)).status).toBe(200)
  await call(userCalls.removeAvatar, {}, { token })
  expect((await testEnv.UPLOADS.list({ prefix: `avatars/${uid}/` })).objects).toEqual([])
  expect((await call(userCalls.getUser, {}, { token })).user).not.toHaveProperty('avatar')
})

test('of pictures sent at once one stays, which is the one shown', async () => {
  const { uid, token } = await makeUser()
  const sides = [32, 48, 32, 48, 32, 48]
  await Promise.all(sides.map((side) => upload(makePng(side, side), token)))
  const { avatar = '' } = (await call(userCalls.getUser, { userId: uid })).user
  expect((await send(avatar)).status).toBe(200)
  expect((await testEnv.UPLOADS.list({ prefix: `avatars/${uid}/` })).objects).toHaveLength(1)
})

test('a file that is no picture, truncated or too large is refused and not stored', async () => {
  const { uid, token } = await makeUser()
  const png = makePng(64, 64)
  const bad: BodyInit[] = ['', '<html><script>1</script>', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a']
  for (const body of [...bad, png.subarray(0, -10), makePng(20_000, 20_000), new Uint8Array(MEGABYTES_3)])
    expect((await upload(body, token)).errorMsg).toBe('wrong_file_type')
  expect((await upload(new Uint8Array(MEGABYTES_3 + 1), token)).errorCode).toBe(4013)
  expect((await testEnv.UPLOADS.list({ prefix: `avatars/${uid}/` })).objects).toEqual([])
})

test('whoever sends pictures without end is stopped before they are read', async () => {
  const { token } = await makeUser()
  for (let time = 0; time < 30; time++) expect((await upload('GIF89a', token)).errorMsg).toBe('wrong_file_type')
  expect((await upload('GIF89a', token)).errorMsg).toBe('rate_limited')
})

test('an upload without a length is refused above three megabytes', async () => {
  const { token } = await makeUser()
  const body = new Blob([new Uint8Array(MEGABYTES_3 + 1)]).stream()
  expect((await upload(body, token)).errorCode).toBe(4013)
})

test('only avatars can be read from the bucket', async () => {
  await testEnv.UPLOADS.put('secret/1.jpg', 'x')
  for (const path of [
    '/media/avatars/../secret/1.jpg',
    '/media/avatars/1/..%2f..%2fsecret%2f1.jpg',
    '/media/avatars/1/a.svg',
  ])
    expect((await send(path)).status, path).toBe(404)
})
