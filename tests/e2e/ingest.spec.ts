import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { freshHeaders, signIn } from '#tests/support/sign-in.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { expect, FAILED_TO_LOAD, SWEEP, test } from '#tests/support/visitor.ts'
import { findFfmpeg } from '../../scripts/media/ffmpeg.ts'
import { findRtmpModule, type Media, openMedia } from '../../scripts/media/open-media.ts'

const FFMPEG = findFfmpeg()
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }
const WITHIN = { timeout: 40_000 }

/** A port that nobody uses now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Pushes a test picture, for a minute at most. */
function push(url: string): ChildProcess {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=15', '-f', 'lavfi', '-i', 'sine']
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '30', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  const args = ['-loglevel', 'error', '-re', ...picture, '-t', '60', ...coding, '-f', 'flv', url]
  return spawn(FFMPEG ?? 'ffmpeg', args, { stdio: 'ignore' })
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode)
    else child.once('exit', (code) => resolve(code))
  })

async function cut(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await ended(child)
}

interface Envelope<T> {
  status: string
  result: T
  errorMsg?: string
}

const resultOf = async <T>(response: { json(): Promise<unknown> }): Promise<T> => {
  const { status, result, errorMsg } = (await response.json()) as Envelope<T>
  expect(status, errorMsg).toBe('success')
  return result
}

interface Room {
  id: number
  state: string
  hasPicture: boolean
}

test.describe('pictures of a streamer, by RTMP', SWEEP, () => {
  // Said where nobody overlooks it: a machine without nginx-rtmp tests no ingest.
  const hasServer = FFMPEG !== undefined && findRtmpModule() !== undefined
  if (!hasServer) console.warn('NOT TESTED: ingest. nginx with RTMP, or ffmpeg, is missing and could not be installed.')
  test.skip(!hasServer, 'nginx with RTMP, or ffmpeg, is missing and could not be installed')
  test.use({ extraHTTPHeaders: freshHeaders() })

  let site: Site
  let media: Media
  test.beforeAll(async () => {
    // A second site starts beside the one that all tests share.
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-ingest-'))
    const [rtmpPort, httpPort] = [await freePort(), await freePort()]
    const settings = { MEDIA_RTMP_PORT: String(rtmpPort), MEDIA_HTTP_PORT: String(httpPort) }
    site = await openSite({ dataDir, port: 0, settings })
    media = await openMedia({ dataDir, siteUrl: site.url, rtmpHost: '127.0.0.1', rtmpPort, httpPort })
  })
  test.afterAll(async () => {
    await media?.stop()
    await site?.stop()
  })

  const ask = async <T>(page: Page, name: string): Promise<T> =>
    resultOf<T>(await page.request.get(`${site.url}/java/anchor/${name}`, { headers: OWN_PAGE }))
  const post = async <T>(page: Page, name: string, data: object): Promise<T> =>
    resultOf<T>(await page.request.post(`${site.url}/java/anchor/${name}`, { data, headers: OWN_PAGE }))
  const roomOf = async (page: Page) => (await ask<{ room: Room }>(page, 'liveInfo')).room

  test('what was on air is a replay that its streamer publishes, without her preview', async ({ browser }) => {
    const own = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders() })
    const page = await own.newPage()
    await page.goto('/anchorCenter')
    await signIn(page, 'anchor')
    const link = await ask<{ pushUrl: string; code: string }>(page, 'streamLink')
    const form = { title: 'Recorded derby', language: 'en_US', announcement: '', label: '', access: 'everybody' }
    await post(page, 'room', form)
    const pushed = push(`${link.pushUrl}/${link.code}`)
    await expect.poll(async () => (await roomOf(page)).hasPicture, WITHIN).toBe(true)
    const previewFrom = Date.now()
    const onAirAfterMs = 5_000
    await expect.poll(() => Date.now() - previewFrom, WITHIN).toBeGreaterThan(onAirAfterMs)
    await ask(page, 'broadcast')
    const from = Date.now()
    await expect.poll(() => Date.now() - from, WITHIN).toBeGreaterThan(14_000)
    await ask(page, 'downcast')
    const until = Date.now()
    await cut(pushed)

    const waiting = page.getByRole('listitem').filter({ hasText: 'Recorded derby' })
    await expect(async () => {
      await page.goto('/videos/mine')
      await expect(waiting).toContainText('Recorded from your broadcast', { timeout: 2_000 })
    }).toPass(WITHIN)
    await waiting.getByRole('link', { name: 'Recorded derby' }).click()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('In review')).toBeVisible()
    const { list } = await resultOf<{ list: { id: number; kind: string; seconds: number; poster?: string }[] }>(
      await page.request.get(`${site.url}/java/video/own`, { headers: OWN_PAGE }),
    )
    expect(list).toMatchObject([{ kind: 'replay', poster: expect.stringMatching(/^\/media\/posters\//) }])
    const seconds = list[0]?.seconds ?? 0
    expect(seconds).toBeGreaterThan(8)
    // The five seconds of the preview are not in it.
    expect(seconds).toBeLessThanOrEqual(Math.ceil((until - from) / 1000) + 1)

    const staffContext = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders() })
    const staff = await staffContext.newPage()
    await staff.goto('/')
    await signIn(staff, 'admin')
    const { revision } = await resultOf<{ revision: number }>(
      await page.request.get(`${site.url}/java/video/own/one?id=${list[0]?.id}`, { headers: OWN_PAGE }),
    )
    const data = { id: list[0]?.id, revision, act: 'publish', reason: 'Reviewed' }
    await resultOf(await staff.request.post(`${site.url}/java/admin/video/decide`, { data, headers: OWN_PAGE }))
    await staffContext.close()

    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders() })
    const viewer = await context.newPage()
    const { room } = await resultOf<{ room: { anchor: { id: number } } }>(
      await viewer.request.get(`${site.url}/java/live/room/${(await roomOf(page)).id}`),
    )
    await viewer.goto(`/anchor/${room.anchor.id}`)
    await viewer.getByRole('region', { name: 'Replays' }).getByRole('link', { name: 'Recorded derby' }).click()
    await expect(viewer.getByRole('link', { name: 'Replay of a live broadcast. Go to the room' })).toBeVisible(WITHIN)
    await viewer.getByRole('button', { name: /play/i }).first().click()
    const timeOf = () =>
      viewer
        .locator('video')
        .first()
        .evaluate((each: HTMLVideoElement) => each.currentTime)
    await expect.poll(timeOf, WITHIN).toBeGreaterThan(1)
    await own.close()
    await context.close()
  })

  test('a good code makes the room live and plays, a cut loses it, and a bad, reset or banned code is refused', async ({
    browser,
    faults,
  }) => {
    const own = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders() })
    const page = await own.newPage()
    await page.goto('/anchorCenter')
    const uid = await signIn(page, 'anchor')
    const link = await ask<{ pushUrl: string; code: string }>(page, 'streamLink')
    const form = { title: 'Derby', language: 'en_US', announcement: '', label: '', access: 'everybody' }
    await post(page, 'room', form)
    await ask(page, 'broadcast')
    const { id } = await roomOf(page)

    const refused = push(`${link.pushUrl}/${id}?key=${'0'.repeat(32)}`)
    expect(await ended(refused)).not.toBe(0)
    expect(await roomOf(page)).toMatchObject({ state: 'waiting', hasPicture: false })

    const pushed = push(`${link.pushUrl}/${link.code}`)
    await expect.poll(async () => (await roomOf(page)).state, WITHIN).toBe('live')

    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders() })
    const viewer = await context.newPage()
    await viewer.goto(`/live/${id}`)
    const video = viewer.locator('video')
    const timeOf = () => video.first().evaluate((each: HTMLVideoElement) => each.currentTime)
    await expect.poll(timeOf, WITHIN).toBeGreaterThan(1)

    const sources = await resultOf<{ sources: { url?: string }[] }>(
      await viewer.request.get(`${site.url}/java/live/room/${id}/sources`),
    )
    const url = `${site.url}${sources.sources[0]?.url}`
    const playlist = await viewer.request.get(url)
    expect(await playlist.text()).toMatch(/#EXT-X-PROGRAM-DATE-TIME:20\d\d-.*\n#EXTINF:[\d.]+,\n\d+-\d{13}\.ts/)
    const elsewhere = await viewer.request.get(url, { headers: freshHeaders() })
    expect(elsewhere.status()).toBe(404)

    // From now on the player may ask for what is not there: the browser says so.
    faults.allow(FAILED_TO_LOAD)
    await cut(pushed)
    await expect.poll(async () => (await roomOf(page)).state, WITHIN).toBe('lost')
    await expect(viewer.getByRole('main')).toContainText(/interrupted|lost|broke/i, WITHIN)
    await expect(video).toHaveCount(0, WITHIN)
    const again = push(`${link.pushUrl}/${link.code}`)
    await expect.poll(async () => (await roomOf(page)).state, WITHIN).toBe('live')
    await expect(viewer.getByRole('main')).not.toContainText(/interrupted|lost|broke/i, WITHIN)
    const resumedAt = await timeOf()
    await expect.poll(timeOf, WITHIN).toBeGreaterThan(resumedAt + 1)

    await post(page, 'streamLink/reset', {})
    // The running push is asked about again within ten seconds, and cut.
    expect(await ended(again)).not.toBe(0)
    expect((await roomOf(page)).hasPicture).toBe(false)
    const old = push(`${link.pushUrl}/${link.code}`)
    expect(await ended(old)).not.toBe(0)
    await ask(page, 'downcast')
    expect((await roomOf(page)).state).toBe('ended')

    const { code } = await ask<{ code: string }>(page, 'streamLink')
    const staffContext = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshHeaders() })
    const staff = await staffContext.newPage()
    await staff.goto('/')
    await signIn(staff, 'admin')
    const data = { uid, reason: 'Advertising' }
    await resultOf(await staff.request.post(`${site.url}/java/admin/ban`, { data, headers: OWN_PAGE }))
    const banned = push(`${link.pushUrl}/${code}`)
    expect(await ended(banned)).not.toBe(0)
    await staffContext.close()
    await own.close()
    await context.close()
  })
})
