import { expect, test } from 'vitest'
import { DEAD_CHANNEL } from '#backend/media/channels.ts'
import { canExpire, keyedUrl } from '#backend/media/media-key.ts'
import { createMediaRoutes } from '#backend/media/routes.ts'

const NOW = Date.UTC(2026, 10, 20, 22, 30)
const routes = createMediaRoutes(() => NOW, 'secret')

test.each(['sample-a', 'sample-b', 'sample-a/court', 'sample-b/map'])(
  '%s serves its master and each rendition to any origin',
  async (channel) => {
    for (const name of ['master', '234p', '360p', '540p']) {
      const answer = await routes.request(`/media/${channel}/${name}.m3u8`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(await answer.text()).toMatch(/^#EXTM3U\n/)
    }
  },
)

test('a live playlist is cached for at most a second', async () => {
  const answer = await routes.request('/media/sample-a/360p.m3u8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=1')
})

test.each([
  `/media/${DEAD_CHANNEL}/master.m3u8`,
  '/media/sample-c/master.m3u8',
  '/media/member-a/master.m3u8',
  '/media/member-a/court/master.m3u8',
  '/media/member-b/court/360p.m3u8',
  '/media/k/1.0/member-a/court/master.m3u8',
  '/media/SAMPLE-A/master.m3u8',
  '/media/sample-a/1080p.m3u8',
  '/media/sample-a/moon/master.m3u8',
  '/media/sample-a/constructor/master.m3u8',
  '/media/sample-a/master.mpd',
  '/media/sample-a/..%2f360p.m3u8',
  '/media/%00/master.m3u8',
  '/media/__proto__/master.m3u8',
  '/media/sample-a/constructor.m3u8',
])('%s is not found', async (path) => {
  expect((await routes.request(path)).status).toBe(404)
})

test('a channel for members is served with its key only, until the key ends, and kept by nobody on the way', async () => {
  const url = await keyedUrl('secret', '/media/member-a/court/master.m3u8', NOW + 1)
  const rendition = url.replace('master', '360p')
  for (const path of [url, rendition]) {
    const answer = await routes.request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toMatch(/^private/)
  }
  const ended = await keyedUrl('secret', '/media/member-a/court/master.m3u8', NOW)
  const foreign = await keyedUrl('another secret', '/media/member-a/court/master.m3u8', NOW + 1)
  const longer = url.replace(String(NOW + 1), String(NOW + 100))
  const others = [url.replace('member-a', 'member-b'), url.replace('court', 'map'), url.replace('member-a', 'sample-a')]
  for (const path of [ended, foreign, longer, ...others]) expect((await routes.request(path)).status, path).toBe(404)
})

test('only addresses of these channels get a key', async () => {
  for (const url of ['/media/sample-a/court/master.m3u8', 'https://cdn.test/media/member-a/court/master.m3u8']) {
    expect(canExpire(url)).toBe(false)
    expect(await keyedUrl('secret', url, NOW)).toBe(url)
  }
})
