import { codeSentTo, freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, holdBack, open, test, untilHydrated } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const PLACES = [
  ['info', 'Profile'],
  ['setting', 'Account and security'],
  ['preferences', 'Preferences'],
  ['userNews', 'Notifications'],
  ['focus', 'Following'],
  ['reservations', 'My reminders'],
  ['userPost', 'My posts'],
  ['vip', 'Membership'],
  ['water', 'Coins and diamonds'],
  ['myOrder', 'My orders'],
  ['exchange', 'Exchange diamonds'],
  ['invitations', 'Invitations'],
  ['feedback', 'Feedback'],
  ['send', 'Write a post'],
] as const

test('every page of the personal centre comes whole from the server, and fits a phone', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await signInAsNew(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [place, heading] of PLACES) {
    const response = await page.goto(`/userInfo/${place}`)
    const html = (await response?.text()) ?? ''
    expect(html, place).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html, place).toContain('noindex')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess, place).toBeLessThanOrEqual(0)
  }
  expect(errors).toEqual([])
})

test('a page of the personal centre brings its own code with it, and no other page’s', async ({ page }) => {
  await signInAsNew(page)
  const asked: string[] = []
  // The bundler numbers files of one name: there are orders of the mall too. `own-page` is what all of them share.
  const pageIn = (text: string) =>
    [...text.matchAll(/\/([a-z]+)-page\d*\.js/g)].map(([, name = '']) => name).filter((name) => name !== 'own')
  page.on('request', (request) => asked.push(...pageIn(request.url())))
  const response = await page.goto('/userInfo/water', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, name: 'Coins and diamonds' })
  const written = await heading.elementHandle()
  await untilHydrated(page)
  const html = (await response?.text()) ?? ''
  expect(pageIn(html)).toEqual(['balance'])
  expect(html, 'painted first').not.toContain('<link rel="modulepreload"')
  expect([...new Set(asked)]).toEqual(['balance'])
  expect(await written?.evaluate(({ isConnected }) => isConnected), 'not drawn a second time').toBe(true)

  await page.getByRole('main').getByRole('link', { name: 'My orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders')
  expect([...new Set(asked)]).toEqual(['balance', 'orders'])
})

test('a guest at a private page is asked to sign in', async ({ page }) => {
  await page.goto('/userInfo/setting')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('main h1')).toHaveText('Sign in to continue')
})

test('a name that breaks the rules is named under its field, and a good one is kept', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/userInfo/info')
  const name = page.getByLabel('Username')
  await name.fill('not a name!')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  const wanted = `fan${Date.now().toString(36)}`
  await name.fill(wanted)
  await page.getByLabel('Bio').fill('Away days only')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue(wanted)
  await expect(page.getByLabel('Bio')).toHaveValue('Away days only')
})

test('the welcome coins stand among the records, and the welcome among the notifications', async ({ page }) => {
  // A domain of its own: the others' emails share one, which is paid twenty bonuses a day.
  await signInAsNew(page, `visitor@coins${Date.now()}.example`)
  await page.goto('/userInfo/water')
  await expect(page.getByRole('row', { name: /Welcome bonus/ })).toContainText('+200')
  await page.goto('/userInfo/userNews')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
})

test('feedback that is sent stands below the form', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/userInfo/feedback')
  await page.getByLabel('Your message').fill('The clock of one match stood still.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The clock of one match stood still.' })).toBeVisible()
})

test('what is typed before the code of the page runs stays', async ({ page }) => {
  await signInAsNew(page)
  const release = await holdBack(page)
  await page.goto('/userInfo/info', { waitUntil: 'commit' })
  const signature = page.getByLabel('Bio')
  await expect(page.getByLabel('Username')).not.toHaveValue('')
  await signature.fill('Early bird')
  release()
  await untilHydrated(page)
  await expect(signature).toHaveValue('Early bird')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(signature).toHaveValue('Early bird')
})

test('a first password, chosen with a code, ends the other sessions', async ({ page }) => {
  const email = freshEmail()
  await signInAsNew(page, email)
  await open(page, '/userInfo/setting')
  await expect(page.getByText('This device')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Set a password' }).click()
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /Resend in/ })).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await codeSentTo(page.request, email))
  await dialog.getByLabel('New password').fill('terrace1909')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible()
})

test('a choice made before the code of the page runs is kept', async ({ page }) => {
  await signInAsNew(page)
  await page.route('**/assets/*/index.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.goto('/userInfo/preferences', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.getByRole('switch', { name: 'Reduce motion' }).check()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Reduce motion' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Reduce motion' })).toBeChecked()
})

test('the colour scheme of the account is kept through a reload', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/userInfo/preferences')
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  // The header's button is of this browser alone; the page says what it shows.
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('a guest who follows somebody signs in first', async ({ page, browser }) => {
  const uid = await signInAsNew(page)
  const guest = await browser.newPage()
  await guest.goto(`/userInfo/${uid}`)
  await guest.getByRole('button', { name: /^Follow/ }).click()
  await expect(guest.getByRole('dialog')).toBeVisible()
  await guest.close()
})
