import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, FAILED_TO_LOAD, open, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const MAIN = { include: 'main' }
const PART_BYTES = 8 * 1024 ** 2
const CLIP = fs.readFileSync('tests/support/videos/clip.mp4')

/** 24 seconds of picture in a file of two parts: what players skip fills the second. On the disk, so that it has a date. */
function longFile(): string {
  const file = test.info().outputPath('derby.mp4')
  const filler = Buffer.alloc(PART_BYTES)
  filler.writeUInt32BE(filler.length, 0)
  filler.write('free', 4, 'latin1')
  fs.writeFileSync(file, Buffer.concat([CLIP, filler]))
  return file
}

const currentTime = (page: Page) =>
  page.locator('main section video').evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime))

test('a video is uploaded, interrupted and resumed, reviewed, watched by chapters and commented', async ({
  page,
  browser,
  origin,
  faults,
}) => {
  test.slow()
  faults.allow(FAILED_TO_LOAD)
  const uid = await signInAsNew(page)
  await open(page, '/en/videos/mine')
  await untilHydrated(page)
  await expect(page.getByText('You haven’t uploaded any videos yet')).toBeVisible()
  await page.getByRole('link', { name: 'Upload a video' }).click()
  await page.getByLabel('Choose a video').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no video'),
  })
  await expect(page.getByText('Choose an MP4 or WebM video.')).toBeVisible()

  const file = longFile()
  // The second part never arrives.
  await page.route(/\/java\/video\/part\?.*part=2/, (route) => route.abort())
  await page.getByLabel('Choose a video').setInputFiles(file)
  await expect(page.getByText('Connection lost.', { exact: false })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Title')).toHaveValue('derby')
  await page.getByLabel('Title').fill('The derby, from behind the goal')
  await page.getByLabel('Chapters').fill('0:00 Warm-up\n0:02 Late\n0:01 Early')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('Line 3: each chapter must start after the one before.')).toBeVisible()
  await page.getByLabel('Chapters').fill('0:00 Warm-up\n0:15 The goal')
  await expectAccessible(page, 'upload', MAIN)

  // The tab is closed, and the same file is chosen in a new one.
  const again = await page.context().newPage()
  const [address] = page.url().split('?')
  await page.close({ runBeforeUnload: false })
  await open(again, address ?? '')
  await untilHydrated(again)
  await expect(again.getByText('Choose derby.mp4 again', { exact: false })).toBeVisible()
  await expect(again.getByLabel('Title')).toHaveValue('The derby, from behind the goal')
  await again
    .getByLabel('Choose the same file')
    .setInputFiles({ name: 'derby.mp4', mimeType: 'video/mp4', buffer: CLIP })
  await expect(again.getByText('This isn’t the file you started with.', { exact: false })).toBeVisible()
  const sent: string[] = []
  again.on('request', (request) => {
    const part = /\/java\/video\/part\?.*part=(\d+)/.exec(request.url())?.[1]
    if (part) sent.push(part)
  })
  await again.getByRole('button', { name: 'Submit for review' }).click()
  await again.getByLabel('Choose the same file').setInputFiles(file)
  await expect(again).toHaveURL(/\/en\/videos\/mine$/)
  expect(sent, 'parts after the interruption').toEqual(['2'])
  await expect(again.getByText('In review')).toBeVisible()

  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })
  const staff = await context.newPage()
  await signIn(staff, 'admin')
  await open(staff, `/en/admin/videos?uid=${uid}`)
  await untilHydrated(staff)
  await expectAccessible(staff, 'review', { ...MAIN, isOwnSchemeOnly: true })
  const player = staff.locator('video')
  await player.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = staff.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('textbox').fill('Fine')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toBeHidden()
  await context.close()

  await again.reload()
  await again.getByRole('link', { name: 'Watch', exact: true }).click()
  await expect(again.getByRole('heading', { name: 'The derby, from behind the goal' })).toBeVisible()
  await untilHydrated(again)
  await again.setViewportSize({ width: 390, height: 844 })
  expect(await again.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await again.getByRole('button', { name: /^0:15\s*The goal/ }).click()
  await expect.poll(() => currentTime(again)).toBeGreaterThanOrEqual(15)
  await expect(again.locator('aside button[aria-current=step]')).toContainText('The goal')
  const slider = again.getByRole('slider', { name: 'Position in the video' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:\d\d of 0:24, The goal$/)
  await slider.press('p')
  await slider.press('p')
  await expect.poll(() => currentTime(again)).toBeLessThan(15)
  await expectAccessible(again, 'video', { ...MAIN, isOwnSchemeOnly: true })
  await again.getByRole('textbox', { name: 'Write a comment' }).fill('What a goal')
  await again.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(again.getByRole('listitem').filter({ hasText: 'What a goal' })).toBeVisible()
})
