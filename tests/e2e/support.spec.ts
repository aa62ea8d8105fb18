import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { originOf, testBrand } from '#tests/support/brands.ts'
import { openServer } from '#tests/support/open-server.ts'
import { freshAddress, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { putBrand, removeBrand } from '#tests/support/site.ts'
import { expect, open, test, untilHydrated } from '#tests/support/visitor.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'cf-connecting-ip': freshAddress() }))

/** A page of another browser. */
async function otherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'cf-connecting-ip': freshAddress() },
  })
  return context.newPage()
}

/** Opens the request of a sender in the queue. */
async function openInQueue(staff: Page, sender: string) {
  await open(staff, '/en/admin/support')
  await staff.getByRole('row').filter({ hasText: sender }).getByRole('link').first().click()
  await expect(staff).toHaveURL(/order=/)
  await untilHydrated(staff)
}

test('a user asks, staff answer in another browser, she sees it without a reload, and closes the request', async ({
  page,
  browser,
  origin,
}) => {
  const text = `My recharge has not arrived (${crypto.randomUUID()})`
  const uid = await signInAsNew(page)
  await open(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.getByText('No requests yet')).toBeVisible()
  await expectAccessible(page, 'the desk', { include: 'main' })
  await page.getByRole('link', { name: 'New request' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Describe it in at least 10 characters.')).toBeVisible()
  await page.getByLabel('Subject').selectOption({ label: 'Top-ups, orders and payments' })
  await page.getByLabel('Reference').fill('order 17')
  await page.getByLabel('Your message').fill(text)
  await page.getByRole('button', { name: 'Send' }).dblclick()
  const talk = page.getByRole('list', { name: 'Conversation' })
  await expect(talk).toContainText(text)
  await expect(page.getByText('Waiting for our reply')).toBeVisible()
  await expectAccessible(page, 'a conversation', { include: 'main' })

  const staff = await otherBrowser(browser, origin)
  await signIn(staff, 'admin')
  await staff.goto('/en/admin')
  await expect(staff.getByRole('link', { name: 'Support requests' })).toBeVisible()
  await open(staff, '/en/admin/support?subject=payment')
  await expectAccessible(staff, 'the queue of the desk', { include: 'main' })
  await staff
    .getByRole('row')
    .filter({ has: staff.locator(`a[href$="/users/${uid}"]`) })
    .getByRole('link', { name: 'Payments' })
    .click()
  await expect(staff.getByRole('list', { name: 'Conversation' })).toContainText(text)
  await expectAccessible(staff, 'a request in the queue', { include: 'main' })
  await staff.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(staff.getByRole('button', { name: 'Release' })).toBeVisible()
  await staff.getByRole('textbox', { name: 'Note for staff' }).fill('The provider is late.')
  await staff.getByRole('button', { name: 'Add note' }).click()
  await expect(staff.getByRole('list', { name: 'Conversation' })).toContainText('The provider is late.')
  await staff.getByRole('textbox', { name: 'Reply' }).fill('It is there now.')
  await staff.getByRole('button', { name: 'Send reply' }).click()
  await expect(staff.getByRole('list', { name: 'Conversation' })).toContainText('It is there now.')

  await expect(talk).toContainText('It is there now.', { timeout: 20_000 })
  await expect(talk).not.toContainText('The provider is late.')
  await expect(talk.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Close request' }).click()
  await expect(page.getByText('You closed this request.')).toBeVisible()
  await page.getByRole('button', { name: 'Your requests' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'order 17' })).toContainText('Closed')
  await page.goto('/en/userInfo/userNews')
  await page.getByRole('link', { name: 'Support answered your request.' }).click()
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(text)
  await staff.context().close()
})

test('a guest asks without an account; the link of the mail opens it in another browser, and no key stays in the address', async ({
  page,
  browser,
  origin,
}) => {
  const email = `guest-${crypto.randomUUID()}@support.test`
  await open(page, '/en/salesmartly')
  await page.getByLabel('Your message').fill('I cannot sign in with my phone.')
  await page.getByLabel('Your email, for our reply').fill('nobody')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Enter an email address that we can write to.')).toBeVisible()
  await page.getByLabel('Your email, for our reply').fill(email)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('I cannot sign in with my phone.')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('I cannot sign in with my phone.')

  const staff = await otherBrowser(browser, origin)
  await signIn(staff, 'admin')
  await openInQueue(staff, email)
  await staff.getByRole('textbox', { name: 'Reply' }).fill('Try it now.')
  await staff.getByRole('button', { name: 'Send reply' }).click()
  await expect(staff.getByRole('list', { name: 'Conversation' })).toContainText('Try it now.')
  const outbox = await (await staff.request.get(`/java/dev/outbox?to=${encodeURIComponent(email)}`)).text()
  const link = /\/salesmartly#\d+\.[A-Za-z0-9_-]{43}/.exec(outbox)?.[0] ?? ''

  const phone = await otherBrowser(browser, origin)
  await phone.goto(`/en${link}`)
  const talk = phone.getByRole('list', { name: 'Conversation' })
  await expect(talk).toContainText('Try it now.')
  await expect(phone).toHaveURL(/\/salesmartly#\d+$/)
  await phone.getByLabel('Your reply').fill('It works, thank you.')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(talk).toContainText('It works, thank you.')
  await phone.getByRole('button', { name: 'Forget on this device' }).click()
  await expect(phone.getByRole('heading', { name: 'New request' })).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'New request' })).toBeVisible()
  for (const each of [staff, phone]) await each.context().close()
})

test('staff answer what waits one after the other', async ({ page, browser, origin }) => {
  const her = await otherBrowser(browser, origin)
  await signInAsNew(her)
  const texts = [1, 2].map((number) => `Request ${number} of ${crypto.randomUUID()}`)
  for (const text of texts)
    await her.request.post('/java/support/open', {
      data: { subject: 'other', text },
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    })
  await signIn(page, 'admin')
  await open(page, '/en/admin/support')
  const talk = page.getByRole('list', { name: 'Conversation' })
  await page.getByRole('button', { name: 'Review next' }).click()
  await expect(page).toHaveURL(/order=\d+/)
  const shown = async () => {
    const id = new URL(page.url()).searchParams.get('order') ?? ''
    await expect(page.getByText(`Support request no. ${id}`, { exact: true })).toBeVisible()
  }
  await shown()
  // What others left is passed over.
  for (let passed = 0; passed < 20 && !(await talk.getByText(texts[0] ?? '').isVisible()); passed++) {
    const before = page.url()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect.poll(() => page.url()).not.toBe(before)
    await shown()
  }
  await expect(page.getByText(/^Yours to decide until/)).toBeVisible()
  await expectAccessible(page, 'a request that is reviewed', { include: 'main' })
  await page.getByRole('textbox', { name: 'Reply' }).fill('Thank you!')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(talk).toContainText(texts[1] ?? '')
  await page.getByRole('button', { name: 'Give back' }).click()
  await expect(page).toHaveURL(/\/admin\/support$/)
  await her.context().close()
})

test('a request that is somebody else’s is not shown, and a guest is asked to sign in', async ({ page }) => {
  await open(page, '/en/salesmartly#12345')
  await expect(page.getByText('Sign in with the account that sent this request')).toBeVisible()
  await signInAsNew(page)
  await page.reload()
  await expect(page.getByText('This request is no longer available')).toBeVisible()
})

const ADAPTER = `
const chat = document.createElement('p')
chat.textContent = [grandstandSupport.brand, grandstandSupport.language, grandstandSupport.direction, self.origin].join(' ')
grandstandSupport.element.append(chat)
const close = document.createElement('button')
close.textContent = 'End'
close.onclick = () => grandstandSupport.close()
grandstandSupport.element.append(close)
let cookies
try { cookies = document.cookie } catch { cookies = 'none' }
let page
try { page = parent.document.title } catch { page = 'none' }
fetch('/java/user/info').then(() => 'called', () => 'refused').then((call) => {
  chat.textContent += ' cookies:' + cookies + ' page:' + page + ' call:' + call
  grandstandSupport.ready()
})`

test('a brand’s widget is asked for only when it is opened, and has neither the page, its cookies nor its calls', async ({
  page,
  origin,
  faults,
}) => {
  // The adapter of this test tries to call the site.
  faults.allow(/java\/user\/info/)
  let asked = 0
  const outside = await openServer((_, response) => {
    asked += 1
    response.setHeader('content-type', 'text/javascript')
    response.end(ADAPTER)
  })
  const hosts = { sdkUrl: `${outside.url}/adapter.js`, imUrl: `${outside.url}/chat` }
  await putBrand(testBrand('widget', { environments: { dev: hosts, pro: hosts, pro_guonei: hosts } }))
  try {
    const site = originOf(origin, 'widget.localhost')
    const answer = await open(page, `${site}/ar/salesmartly`)
    expect(answer?.headers()['content-security-policy']).not.toContain(outside.url)
    await expect(page.locator('#support-chat ~ div a')).toHaveAttribute('href', hosts.imUrl)
    expect(asked).toBe(0)
    await page.locator('#support-chat ~ div button').click()
    const chat = page.frameLocator('iframe').locator('p')
    await expect(chat).toHaveText('widget ar rtl null cookies:none page:none call:refused')
    expect(asked).toBe(1)
    await expectAccessible(page, 'an open widget', { include: 'main' })
    await page.frameLocator('iframe').getByRole('button').click()
    await expect(page.locator('iframe')).toBeHidden()
  } finally {
    await removeBrand('widget')
    await outside.stop()
  }
})

test('a widget that does not load is replaced by the desk', async ({ page, origin, faults }) => {
  faults.allow(/adapter\.js/)
  const outside = await openServer((_, response) => {
    response.statusCode = 500
    response.end()
  })
  const hosts = { sdkUrl: `${outside.url}/adapter.js` }
  await putBrand(testBrand('widgetless', { environments: { dev: hosts, pro: hosts, pro_guonei: hosts } }))
  try {
    await open(page, `${originOf(origin, 'widgetless.localhost')}/en/salesmartly`)
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(page.getByText('The chat could not be loaded.')).toBeVisible()
    await expect(page.locator('iframe')).toBeHidden()
  } finally {
    await removeBrand('widgetless')
    await outside.stop()
  }
})
