import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { drawPicture, type PictureInfo, readPictureInfo } from '#tests/support/picture.ts'
import { expect, holdBack, open, sweepUnless, test } from '#tests/support/visitor.ts'

const MB = 1024 * 1024
const PNG_SIGN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const frame = (page: Page) => page.getByRole('application', { name: /The area to keep/ })

async function openPage(page: Page, path = '/en/caijian') {
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens a picture of four coloured quarters in the cropper. */
async function openPicture(page: Page, width = 1600, height = 1200, type: 'image/png' | 'image/jpeg' = 'image/jpeg') {
  const buffer = await drawPicture(page, { width, height, type })
  await page.locator('input[type=file]').setInputFiles({ name: 'match.jpg', mimeType: type, buffer })
  await expect(frame(page)).toBeVisible()
}

async function downloaded(page: Page): Promise<PictureInfo & { name: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const bytes = fs.readFileSync(await download.path())
  return { name: download.suggestedFilename(), ...(await readPictureInfo(page, bytes)) }
}

test('a picture is cut to an avatar and a cover of the promised sizes, and never leaves the browser', async ({
  page,
}) => {
  await openPage(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await openPicture(page)
  const avatar = await downloaded(page)
  expect(avatar).toMatchObject({ name: 'avatar-512x512.jpg', type: 'image/jpeg', width: 512, height: 512 })
  expect(avatar.corners).toEqual(['red', 'green', 'blue', 'yellow'])
  await expect(page.getByRole('status').filter({ hasText: 'avatar-512x512.jpg' })).toBeVisible()
  await page.getByRole('radio', { name: 'Cover 16:9' }).check()
  expect(await downloaded(page)).toMatchObject({ name: 'cover-1280x720.jpg', width: 1280, height: 720 })
  expect(sent).toEqual([])
})

test('a small picture is not blown up, and a see-through one stays so', async ({ page }) => {
  await openPage(page)
  await openPicture(page, 300, 200, 'image/png')
  const small = await downloaded(page)
  expect(small).toMatchObject({ name: 'avatar-200x200.jpg', width: 200, height: 200 })
  await page.getByRole('button', { name: 'Choose another' }).click()
  const buffer = await drawPicture(page, { width: 800, height: 800, type: 'image/png', isSeeThrough: true })
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(frame(page)).toBeVisible()
  expect(await downloaded(page)).toMatchObject({ name: 'avatar-512x512.png', type: 'image/png' })
})

test('a quarter turn turns the result', async ({ page }) => {
  await openPage(page)
  await openPicture(page)
  await page.getByRole('button', { name: 'Rotate 90° clockwise' }).click()
  expect((await downloaded(page)).corners).toEqual(['blue', 'red', 'yellow', 'green'])
  await page.getByRole('button', { name: 'Start over' }).click()
  expect((await downloaded(page)).corners).toEqual(['red', 'green', 'blue', 'yellow'])
})

test('any angle leaves no corner empty', async ({ page }) => {
  await openPage(page)
  await openPicture(page, 1200, 1200, 'image/png')
  await page.getByRole('slider', { name: 'Rotation' }).fill('37')
  const { type, corners } = await downloaded(page)
  expect(type).toBe('image/jpeg')
  expect(corners).not.toContain('white')
})

test('everything can be done with the keyboard alone', async ({ page }) => {
  await openPage(page)
  await openPicture(page)
  await page.getByRole('radio', { name: 'Avatar 1:1' }).focus()
  await page.keyboard.press('Tab')
  await expect(frame(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '400%')
  await page.keyboard.press('Shift+Tab')
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
  }
  const moved = await downloaded(page)
  expect(moved.corners).toEqual(['red', 'red', 'red', 'red'])
})

test('the wheel zooms and a drag moves the picture, up to its edge', async ({ page }) => {
  await openPage(page)
  await openPicture(page)
  const box = await frame(page).boundingBox()
  if (!box) throw new Error('no frame')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -600)
  await expect(page.getByRole('slider', { name: 'Zoom' })).not.toHaveAttribute('aria-valuetext', '100%')
  await page.getByRole('slider', { name: 'Zoom' }).fill('2')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 3000, middle.y - 3000, { steps: 5 })
  await page.mouse.up()
  expect((await downloaded(page)).corners).toEqual(['yellow', 'yellow', 'yellow', 'yellow'])
})

const REFUSED = [
  { what: 'another kind of file', mimeType: 'image/gif', buffer: Buffer.from('GIF89a'), says: /Only JPG and PNG/ },
  {
    what: 'a file over 3 MB',
    mimeType: 'image/png',
    buffer: Buffer.concat([PNG_SIGN, Buffer.alloc(3 * MB)]),
    says: /over 3 MB/,
  },
  {
    what: 'a text that calls itself a picture',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg/>'),
    says: /damaged or isn’t a picture/,
  },
  {
    what: 'a broken picture',
    mimeType: 'image/png',
    buffer: Buffer.concat([PNG_SIGN, Buffer.alloc(64)]),
    says: /damaged or isn’t a picture/,
  },
]
for (const { what, mimeType, buffer, says } of REFUSED)
  test(`${what} is refused in words under the field`, async ({ page }) => {
    await openPage(page)
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'file.jpg', mimeType, buffer })
    await expect(page.getByRole('alert')).toHaveText(says)
    await expect(input).toHaveAccessibleDescription(says)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, what)
    await openPicture(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

test('a picture chosen before the page’s code has run is not lost', async ({ page }) => {
  await page.goto('/en/match')
  const buffer = await drawPicture(page, { width: 600, height: 600, type: 'image/png' })
  const release = await holdBack(page)
  await page.goto('/en/caijian', { waitUntil: 'commit' })
  await page.locator('input[type=file]').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer })
  release()
  await expect(frame(page)).toBeVisible()
})

test('a picture can be dropped and pasted', async ({ page }) => {
  await openPage(page)
  const bytes = [...(await drawPicture(page, { width: 600, height: 600, type: 'image/png' }))]
  const dropOrPaste = (kind: 'drop' | 'paste') =>
    page.evaluate(
      ([type, data]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(data)], 'p.png', { type: 'image/png' }))
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true })
            : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true })
        document.querySelector('input[type=file]')?.dispatchEvent(event)
      },
      [kind, bytes] as const,
    )
  await dropOrPaste('drop')
  await expect(frame(page)).toBeVisible()
  await page.getByRole('button', { name: 'Choose another' }).click()
  await dropOrPaste('paste')
  await expect(frame(page)).toBeVisible()
})

for (const tag of ['zh-Hans', 'ar'] as const)
  test(
    `${tag}: the cropper has no accessibility finding and does not widen a phone`,
    sweepUnless(tag === 'zh-Hans'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, `/${tag}/caijian`)
      await expectAccessible(page, 'empty')
      const buffer = await drawPicture(page, { width: 1600, height: 900, type: 'image/jpeg' })
      await page.locator('input[type=file]').setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer })
      await expect(page.getByRole('application')).toBeVisible()
      await expectAccessible(page, 'open')
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    },
  )
