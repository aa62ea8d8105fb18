import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, FAILED_TO_LOAD, open, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const MAIN = { include: 'main' }
const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=1</script>'

async function another(browser: Browser, baseURL: string, viewport?: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: freshHeaders(),
    ...(viewport ? { viewport } : {}),
  })
  return context.newPage()
}

async function decide(staff: Page, uid: number, act: string, reason: string): Promise<void> {
  await open(staff, `/en/admin/posts?uid=${uid}`)
  await staff.getByRole('button', { name: act, exact: true }).click()
  const dialog = staff.getByRole('dialog', { name: act })
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: act, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a fan writes, staff refuse and then publish, a guest reads on a phone, the author deletes', async ({
  page,
  browser,
  origin,
  faults,
}) => {
  test.slow()
  faults.allow(FAILED_TO_LOAD)
  const uid = await signInAsNew(page)
  const title = `The view from row Z ${uid} </script><b>`
  await open(page, '/en/userInfo/userPost')
  await expect(page.getByText('No posts yet')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Write a post' }).click()
  await expect(page).toHaveURL(/\/en\/userInfo\/send/)
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeVisible()

  // What cannot be sent is said at its field.
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('The text needs at least 20 characters.')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Game').selectOption('202')
  await text.fill('They sat back and waited. ')
  await page.keyboard.insertText(HOSTILE)
  await page.getByRole('button', { name: 'Add a match' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a match' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'choice of a match', { include: '[role=dialog]' })
  // Those that are on are there before a name is typed.
  const match = dialog.getByRole('listitem').first().getByRole('button')
  const home = (await match.locator('bdi').first().textContent()) ?? ''
  await match.click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page).toHaveURL(/order=\d+/)
  await expectAccessible(page, 'the form of a post', MAIN)

  // It is there when the tab was closed, from the server and in another browser of hers.
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('They sat back and waited.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(HOSTILE)).toBeVisible()
  await page.getByRole('button', { name: 'Back to editing' }).click()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page).toHaveURL(/\/en\/userInfo\/userPost$/)
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(item.getByText('Under review')).toBeVisible()

  const staff = await another(browser, origin)
  await signIn(staff, 'moderator')
  await open(staff, `/en/admin/posts?uid=${uid}`)
  await expectAccessible(staff, 'posts that wait', MAIN)
  await decide(staff, uid, 'Refuse', 'Say which match')
  await page.reload()
  await expect(item.getByText('Not accepted: Say which match')).toBeVisible()
  await item.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
  await page.getByLabel('Title').fill(`${title} again`)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(item.getByText('Under review')).toBeVisible()
  await decide(staff, uid, 'Publish', 'Well told')

  const guest = await another(browser, origin, { width: 390, height: 844 })
  await open(guest, '/en/news/fans/soccer')
  await guest.getByRole('link', { name: `${title} again` }).click()
  await expect(guest.getByRole('heading', { level: 1, name: `${title} again` })).toBeVisible()
  await untilHydrated(guest)
  await expect(guest.getByText(HOSTILE)).toBeVisible()
  await expect(guest.getByRole('main').getByRole('link', { name: home }).first()).toBeVisible()
  expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(guest, 'a post', MAIN)
  const path = new URL(guest.url()).pathname
  await open(guest, `/en/user/${uid}/posts/1`)
  await expect(guest).toHaveURL(new RegExp(`/en/userInfo/${uid}\\?tab=posts$`))
  await expect(guest.getByRole('link', { name: `${title} again` })).toBeVisible()

  await page.reload()
  await expect(item.getByText('Published')).toBeVisible()
  await expectAccessible(page, 'own posts', MAIN)
  await item.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No posts yet')).toBeVisible()
  await expect.poll(async () => (await guest.request.get(path)).status()).toBe(404)
})
