import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { bindPhone } from '#tests/support/database.ts'
import { drawPicture } from '#tests/support/picture.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const MAIN = { include: 'main' }

let phones = 0
const freshPhone = () => `+86139${String(process.pid % 10_000).padStart(4, '0')}${String(++phones).padStart(4, '0')}`

async function inOtherBrowser(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })
  return context.newPage()
}

async function addPhotos(page: Page): Promise<void> {
  const buffer = await drawPicture(page, { width: 640, height: 400, type: 'image/jpeg' })
  for (const name of ['Front', 'Back', 'You holding it']) {
    await page.locator('form').getByLabel(name).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.locator('label', { hasText: name })).toContainText('Uploaded')
  }
}

/** Applies on the page of the streamer's centre; returns the user's id. */
async function apply(page: Page): Promise<number> {
  const uid = await signInAsNew(page)
  await bindPhone(sharedDataDir(), uid, freshPhone())
  await open(page, '/anchorCenter')
  await untilHydrated(page)
  await page.getByLabel('Full name').fill('Anna Kim')
  await page.getByLabel('ID number').fill('C01X00T47')
  await page.getByLabel('Date of birth').fill('1990-05-01')
  await addPhotos(page)
  await page.getByLabel('About you').fill('I have commented on football for ten years.')
  await page.getByLabel('What you want to stream').fill('The second division, in English')
  await page.getByLabel('I accept the content rules').check()
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Your application is under review')).toBeVisible()
  return uid
}

test('one applies, is reviewed, and goes live', async ({ page, browser, origin }) => {
  test.slow()
  const uid = await apply(page)
  const staff = await inOtherBrowser(browser, origin)
  await signIn(staff, 'admin')
  await open(staff, `/admin/streamers?uid=${uid}`)
  await untilHydrated(staff)
  await expect(staff.getByRole('table').getByText('Under review')).toBeVisible()
  await staff.getByRole('table').getByRole('link').first().click()
  await untilHydrated(staff)
  await staff.getByRole('button', { name: 'Show the papers' }).click()
  await expect(staff.getByText('C01X00T47')).toBeVisible()
  await expectAccessible(staff, 'application', MAIN)
  await staff.getByRole('button', { name: 'Show photo' }).first().click()
  const photo = staff.getByRole('img', { name: 'Front' })
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await staff.getByRole('button', { name: 'Accept' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The photos fit')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(staff.getByText('Successful').first()).toBeVisible()

  await open(page, '/anchorCenter')
  await untilHydrated(page)
  await expect(page.getByText('You are a streamer', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Set up my room' }).click()
  await expect(page.getByRole('button', { name: 'Go live' })).toBeVisible()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Go live' }).click()
  await expect(page.getByText('Give the room a title first.')).toBeVisible()
  await page.getByLabel('Title').fill('Late night derby')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expectAccessible(page, 'live room', MAIN)
  await page.getByRole('button', { name: 'Go live' }).click()
  await expect(page.getByText('Viewers see you as soon as a picture comes in')).toBeVisible()
  await page.getByRole('button', { name: 'End the stream' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the stream' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Stream link' }).click()
  await expect(page.getByLabel('Push address')).toHaveValue(/^rtmp:\/\//)
  await expect(page.getByText('Stream ID')).toBeVisible()
  await expect(page.getByLabel('Playback address (m3u8)')).toHaveValue('')
  const code = page.getByLabel('Stream code')
  const first = await code.inputValue()
  expect(first).toMatch(/^\d+\?key=[0-9a-f]{32}$/)
  await page.getByRole('button', { name: 'Reset the code' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the code' }).click()
  await expect(code).not.toHaveValue(first)
})

test('what is missing or wrong in an application is said at its field', async ({ page }) => {
  const uid = await signInAsNew(page)
  await open(page, '/anchorCenter')
  await expect(page.getByText('No phone is bound to your account')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send application' })).toBeDisabled()
  await bindPhone(sharedDataDir(), uid, freshPhone())
  await open(page, '/anchorCenter')
  await untilHydrated(page)
  await page.getByLabel('ID number').fill('110105194912310021')
  await page.getByLabel('Date of birth').fill('2015-05-01')
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('This is not a valid ID number.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Streamers must be 18 or older.' })).toBeVisible()
  await expect(page.getByText('Add this photo')).toHaveCount(3)
  await expect(page.getByText('Accept the rules to apply')).toBeVisible()
  await expectAccessible(page, 'application form', MAIN)
})

test('a user who is no streamer is led from the room to the application', async ({ page }) => {
  await signInAsNew(page)
  await open(page, '/anchorCenter/live')
  await expect(page).toHaveURL(/\/anchorCenter$/)
  await expect(page.getByRole('heading', { name: 'Become a streamer' })).toBeVisible()
})

test('a streamer says who she is, and gives her room a cover', async ({ page }) => {
  const uid = await signIn(page, 'anchor')
  await open(page, '/anchorCenter/profile')
  await untilHydrated(page)
  await page.getByLabel('Introduction', { exact: true }).fill('Ten years of derbies')
  await page.getByLabel('Detailed introduction').fill('First line')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Choose a cover' }).click()
  const buffer = await drawPicture(page, { width: 800, height: 600, type: 'image/jpeg' })
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  const cover = page.getByRole('img', { name: 'Room cover' })
  await expect(cover).toBeVisible()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
  await expectAccessible(page, 'profile', MAIN)
  await open(page, `/anchor/${uid}`)
  await expect(page.getByText('Ten years of derbies')).toBeVisible()
  await open(page, '/anchorCenter/profile')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await expect(page.getByRole('button', { name: 'Choose a cover' })).toBeVisible()
})

test('what a streamer says of her room changes in the page of who is there, which stays', async ({
  page,
  browser,
  origin,
}) => {
  await signIn(page, 'anchor')
  await open(page, '/anchorCenter/live')
  await untilHydrated(page)
  const titled = async (title: string) => {
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
  }
  await titled('Before the derby')
  await page.getByRole('button', { name: 'Go live' }).click()
  const viewer = await inOtherBrowser(browser, origin)
  await open(viewer, (await page.getByRole('link', { name: 'Open my room' }).getAttribute('href')) ?? '')
  await expect(viewer.getByRole('heading', { name: 'Before the derby' })).toBeVisible()
  await untilHydrated(viewer)
  await viewer.evaluate(() => Object.assign(window, { isSamePage: true }))
  await titled('The derby, at last')
  await expect(viewer.getByRole('heading', { name: 'The derby, at last' })).toBeVisible()
  expect(await viewer.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.getByRole('button', { name: 'End the stream' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the stream' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await viewer.context().close()
})

test('a streamer lists the address of this connection, and takes it off again', async ({ page }) => {
  await signIn(page, 'anchor')
  await open(page, '/anchorCenter/liveLinkDetails')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Add this address' }).click()
  await expect(page.getByText('On the list: you may push from here.')).toBeVisible()
  await page.getByRole('button', { name: /^Remove \d/ }).click()
  await expect(page.getByText('The list is empty')).toBeVisible()
})

test('a streamer sees who moderates her room and who is muted', async ({ page }) => {
  await signIn(page, 'anchor')
  await open(page, '/anchorCenter/moderation')
  await untilHydrated(page)
  await expect(page.getByText('Nobody is muted')).toBeVisible()
  await page.getByLabel('User ID').fill('1')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'moderation', MAIN)
})

test('a link that we did not sign is called so, to a guest too', async ({ page }) => {
  await open(page, '/jiami')
  await expect(page).toHaveURL(/\/anchorCenter\/jiami$/)
  await untilHydrated(page)
  await page.getByLabel('Playback link').fill('https://site.example/media/i/1.2.3/index.m3u8')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Not genuine' })).toBeVisible()
  await expectAccessible(page, 'check', MAIN)
})
