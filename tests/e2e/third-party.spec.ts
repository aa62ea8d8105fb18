import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { takeContactsAway } from '#tests/support/database.ts'
import { codeSentTo, openSiteWithProviders, type SiteWithProviders } from '#tests/support/providers.ts'
import { test as base, expect, FAILED_TO_LOAD } from '#tests/support/visitor.ts'
import { wordsOf } from '#tests/support/words.ts'

const test = base.extend<object, { site: SiteWithProviders }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture wants.
    async ({}, use) => {
      const site = await openSiteWithProviders()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One site for all of them.
test.describe.configure({ mode: 'default' })

let visitors = 0
test.beforeEach(({ context }) => {
  visitors += 1
  return context.setExtraHTTPHeaders({ 'cf-connecting-ip': `192.0.2.${visitors}` })
})

const dialog = (page: Page) => page.getByRole('dialog')
const account = (page: Page) => page.getByRole('banner').locator('[aria-label^="Account: "]')

async function openDialog(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** From the dialog to the provider's own page. */
async function go(page: Page, site: string, way: string): Promise<void> {
  await openDialog(page, `${site}/en/live`)
  await dialog(page)
    .getByRole('button', { name: `Continue with ${way}` })
    .click()
  await page.getByRole('button', { name: 'Allow' }).waitFor()
}

async function allowAs(page: Page, person: string): Promise<void> {
  await page.getByRole('textbox').fill(person)
  await page.getByRole('button', { name: 'Allow' }).click()
}

async function proveByCode(page: Page, site: string, to: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => codeSentTo(site, to), { timeout: 20_000 }).toMatch(/^\d{6}$/)
  await dialog(page)
    .getByLabel('Verification code')
    .fill(await codeSentTo(site, to))
  await dialog(page).getByRole('button', { name: 'Confirm and sign in' }).click()
}

const skipNames = (page: Page) => dialog(page).getByRole('button', { name: 'Skip' }).click()
const person = (name: string) => `${name}-${Date.now()}@example.org`

test('a stranger whom Google vouches for is registered, comes back to her page, and signs in again', async ({
  page,
  context,
  site,
}) => {
  const email = person('ada')
  await go(page, site.url, 'Google')
  await allowAs(page, email)
  await skipNames(page)
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/en/live`)
  const cookies = await context.cookies(site.url)
  expect(cookies.find(({ name }) => name === 'token')?.httpOnly).toBe(true)
  expect(cookies.find(({ name }) => name === 'login_flow')).toBeUndefined()
  await context.clearCookies()
  await go(page, site.url, 'Google')
  await allowAs(page, email)
  await expect(account(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

const add = (page: Page, way: string) =>
  page.getByRole('main').getByRole('button', { name: `Add: ${way}`, exact: true })
const disconnect = (page: Page, way: string) =>
  page.getByRole('main').getByRole('button', { name: `Disconnect: ${way}`, exact: true })

async function registerByGoogle(page: Page, site: string, email: string): Promise<void> {
  await go(page, site, 'Google')
  await allowAs(page, email)
  await skipNames(page)
  await expect(account(page)).toBeVisible()
}

/** From her security settings to a provider's page, to add it to her ways in. */
async function goAndBind(page: Page, site: string, way: string): Promise<void> {
  await page.goto(`${site}/en/userInfo/setting`)
  await page.waitForLoadState('networkidle')
  await add(page, way).click()
  await page.getByRole('button', { name: 'Allow' }).waitFor()
}

test('her settings bind a provider, which then lets her in, and let go of it', async ({ page, context, site }) => {
  const email = person('binder')
  await registerByGoogle(page, site.url, email)
  for (const way of ['LINE', 'X', 'WeChat']) {
    await goAndBind(page, site.url, way)
    await allowAs(page, `${email}-${way}`)
    await expect(page, way).toHaveURL(`${site.url}/en/userInfo/setting`)
    await expect(page.getByText('This way in was added to your account.').first()).toBeVisible()
    await expect(disconnect(page, way)).toBeVisible()
  }
  const name = await account(page).getAttribute('aria-label')
  await page.goto('about:blank')
  await context.clearCookies()
  await go(page, site.url, 'LINE')
  await allowAs(page, `${email}-LINE`)
  await expect(account(page)).toHaveAttribute('aria-label', name ?? '')

  await page.goto(`${site.url}/en/userInfo/setting`)
  await page.waitForLoadState('networkidle')
  await disconnect(page, 'LINE').click()
  await expect(page.getByText('Disconnected.', { exact: true })).toBeVisible()
  await expect(add(page, 'LINE')).toBeVisible()
  await page.goto('about:blank')
  await context.clearCookies()
  await go(page, site.url, 'LINE')
  await allowAs(page, `${email}-LINE`)
  await expect(dialog(page), 'it opens nothing any more').toContainText('Add your email address')
})

test('a provider’s account that opens another account here is not bound, and stays the other’s', async ({
  page,
  context,
  site,
}) => {
  const email = person('owner')
  await registerByGoogle(page, site.url, email)
  await goAndBind(page, site.url, 'LINE')
  await allowAs(page, `${email}-LINE`)
  await expect(disconnect(page, 'LINE')).toBeVisible()
  const name = await account(page).getAttribute('aria-label')
  await page.goto('about:blank')
  await context.clearCookies()

  await registerByGoogle(page, site.url, person('rival'))
  await goAndBind(page, site.url, 'LINE')
  await allowAs(page, `${email}-LINE`)
  await expect(page.getByText('That account there already opens another account here.')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/en/userInfo/setting`)
  await expect(add(page, 'LINE')).toBeVisible()
  await page.goto('about:blank')
  await context.clearCookies()
  await go(page, site.url, 'LINE')
  await allowAs(page, `${email}-LINE`)
  await expect(account(page)).toHaveAttribute('aria-label', name ?? '')
})

test('who says no while binding comes back to her settings, is told so, and may try again', async ({ page, site }) => {
  await registerByGoogle(page, site.url, person('wavering'))
  for (const way of ['LINE', 'X', 'WeChat']) {
    await goAndBind(page, site.url, way)
    await page.getByRole('button', { name: 'Deny' }).click()
    await expect(page.getByText('You said no there, so nothing was added'), way).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/en/userInfo/setting`)
    await expect(dialog(page)).toBeHidden()
    await expect(add(page, way)).toBeEnabled()
  }
})

test('the last way in is not taken away', async ({ page, site }) => {
  const email = person('only')
  await registerByGoogle(page, site.url, email)
  takeContactsAway(site.dataDir, email)
  await page.goto(`${site.url}/en/userInfo/setting`)
  await page.waitForLoadState('networkidle')
  await disconnect(page, 'Google').click()
  await expect(page.getByText('This is your only way in. Add an email or a phone first.')).toBeVisible()
  await page.reload()
  await expect(disconnect(page, 'Google')).toBeVisible()
})

test('an account without a verified email binds one by code, once', async ({ page, context, site }) => {
  const email = person('line')
  for (const isNew of [true, false]) {
    await go(page, site.url, 'LINE')
    await allowAs(page, email)
    if (isNew) {
      await expect(dialog(page)).toContainText('Add your email address')
      await dialog(page).getByLabel('Email address').fill(email)
      await proveByCode(page, site.url, email)
      await skipNames(page)
    }
    await expect(account(page)).toBeVisible()
    await context.clearCookies()
  }
})

test('an email that is somebody’s already opens nothing until a code proves it', async ({ page, context, site }) => {
  const email = person('taken')
  await go(page, site.url, 'LINE')
  await allowAs(page, `other-${email}`)
  await dialog(page).getByLabel('Email address').fill(email)
  await proveByCode(page, site.url, email)
  await skipNames(page)
  await expect(account(page)).toBeVisible()
  await context.clearCookies()
  await go(page, site.url, 'Google')
  await allowAs(page, email)
  await expect(dialog(page)).toContainText('Add your email address')
  expect((await context.cookies(site.url)).some(({ name }) => name === 'token')).toBe(false)
})

test('X by OAuth 1.0a, Apple and Facebook lead to the email step', async ({ page, site }) => {
  for (const way of ['X', 'Apple', 'Facebook']) {
    await go(page, site.url, way)
    await allowAs(page, person('three'))
    await expect(dialog(page), way).toContainText('Add your email address')
    await expect(page).toHaveURL(`${site.url}/en`)
  }
})

for (const [way, phone] of [
  ['WeChat', '13800138000'],
  ['QQ', '13800138001'],
] as const)
  test(`${way} binds a phone by code, once`, async ({ page, context, site }) => {
    for (const isNew of [true, false]) {
      await go(page, site.url, way)
      await allowAs(page, 'mei')
      if (isNew) {
        await expect(dialog(page)).toContainText('Add your phone number')
        await dialog(page).getByLabel('Phone number').fill(phone)
        await proveByCode(page, site.url, `+86${phone}`)
        await skipNames(page)
      }
      await expect(account(page)).toBeVisible()
      await context.clearCookies()
    }
  })

for (const [code, tag, way, contact] of [
  ['zh_CN', 'zh-Hans', 'wechat', '13800138002'],
  ['zh_tw', 'zh-Hant', 'line', ''],
  ['jp', 'ja', 'line', ''],
  ['ar', 'ar', 'x', ''],
] as const)
  test(`on a phone in ${code}, ${way} leads in after a last step`, async ({ page, context, site }) => {
    const word = wordsOf(tag)
    const email = person(`phone-${code.toLowerCase()}`)
    const button = (key: string) => dialog(page).getByRole('button', { name: word(key), exact: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await context.addCookies([{ name: 'lang', value: code, url: site.url }])
    await page.goto(`${site.url}/live`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: word('login_submit_in') })
      .click()
    await button(`login_provider_${way}`).click()
    await page.getByRole('button', { name: 'Allow' }).waitFor()
    await allowAs(page, email)
    const kind = contact ? 'phone' : 'email'
    await expect(dialog(page)).toContainText(word(`login_third_party_${kind}_title`))
    await dialog(page)
      .getByLabel(word(`login_field_${kind}`), { exact: true })
      .fill(contact || email)
    await expectAccessible(page, `${code} last step`, { include: '[role=dialog]', isDarkOnly: true })
    await button('login_code_get').click()
    const to = contact ? `+86${contact}` : email
    await expect.poll(() => codeSentTo(site.url, to), { timeout: 20_000 }).toMatch(/^\d{6}$/)
    await dialog(page)
      .getByLabel(word('login_field_code'), { exact: true })
      .fill(await codeSentTo(site.url, to))
    await button('login_third_party_submit').click()
    await button('login_register_skip').click()
    await expect(dialog(page)).toBeHidden()
    const { cookies } = await context.storageState()
    expect(cookies.find(({ name }) => name === 'token')?.value).toMatch(/^[\w-]{20,}$/)
    await expect(page).toHaveURL(`${site.url}/live`)
  })

test('who says no at the provider is told so, and the address is clean', async ({ page, site }) => {
  for (const way of ['Google', 'X', 'Facebook']) {
    await go(page, site.url, way)
    await page.getByRole('button', { name: 'Deny' }).click()
    await expect(dialog(page).getByRole('status').first(), way).toContainText('You said no there')
    await expect(page).toHaveURL(`${site.url}/en`)
  }
})

test('a return that is played again, or opened in another browser, lets nobody in', async ({ page, browser, site }) => {
  const returns: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(`${site.url}/?`)) returns.push(request.url())
  })
  await go(page, site.url, 'Google')
  await allowAs(page, person('replay'))
  await skipNames(page)
  const [replayed = ''] = returns
  expect(replayed).toContain('code=')
  const elsewhere = await browser.newContext({
    locale: 'en-US',
    extraHTTPHeaders: { 'cf-connecting-ip': '192.0.2.99' },
  })
  for (const flow of [undefined, 'a-flow-of-another-browser']) {
    if (flow) await elsewhere.addCookies([{ name: 'login_flow', value: flow, url: site.url }])
    const other = await elsewhere.newPage()
    await other.goto(replayed)
    await expect(dialog(other).getByRole('status').first()).toContainText('did not work')
    await expect(other).toHaveURL(`${site.url}/`)
    expect((await elsewhere.cookies(site.url)).some(({ name }) => name === 'token')).toBe(false)
    await other.close()
  }
  await elsewhere.close()
})

test('a provider without settings does not show, nor what a channel does not want', async ({ page, site }) => {
  const ways = dialog(page).getByRole('button', { name: /^Continue with (?!a code)/ })
  const names = async () => (await ways.allTextContents()).join()
  await openDialog(page, `${site.url}/en`)
  await expect(ways).toHaveCount(7)
  await openDialog(page, `${site.url.replace('localhost', 'arena.localhost')}/en`)
  await expect(ways).toHaveCount(6)
  expect(await names(), 'set for another brand').not.toContain('QQ')
  await openDialog(page, `${site.url}/en?promotionChannelId=fifa48`)
  await expect(ways).toHaveCount(5)
  expect(await names()).not.toMatch(/with (X|Apple)/)
  await openDialog(page, `${site.url}/en?promotionChannelId=ty121`)
  await expect(ways).toHaveCount(6)
  expect(await names()).not.toContain('with Apple')
})

/** Loses the way to the site for whatever the page sends from the moment that she comes back. */
async function loseAnswers(page: Page, site: string): Promise<void> {
  await page.route(`${site}/_serverFn/**`, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
}

test('a network lost on the way back is said, at signing in and at binding', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.allow(FAILED_TO_LOAD)
  await go(page, site.url, 'Google')
  await loseAnswers(page, site.url)
  await allowAs(page, person('lost'))
  await expect(dialog(page).getByRole('status').first()).toContainText('Network problem')
  await expect(dialog(page).getByRole('button', { name: 'Continue with Google' })).toBeVisible()

  await page.unroute(`${site.url}/_serverFn/**`)
  await page.goto('about:blank')
  await context.clearCookies()
  await registerByGoogle(page, site.url, person('lost'))
  await goAndBind(page, site.url, 'LINE')
  await loseAnswers(page, site.url)
  await allowAs(page, person('lost-line'))
  await expect(page.getByText('Network problem')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/en/userInfo/setting`)
})

test('who left an Arabic page comes back to it in Arabic, on a browser set to English', async ({ page, site }) => {
  const word = wordsOf('ar')
  await page.goto(`${site.url}/ar/live`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: word('login_submit_in') })
    .click()
  await dialog(page)
    .getByRole('button', { name: word('login_provider_google') })
    .click()
  await page.getByRole('button', { name: 'Allow' }).waitFor()
  await allowAs(page, person('arab'))
  await dialog(page)
    .getByRole('button', { name: word('login_register_skip') })
    .click()
  await expect(page).toHaveURL(`${site.url}/ar/live`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(word('live_list_title'))
})

test('what a guest was doing is done when she is back from a provider', async ({ page, site }) => {
  const live = await page.request.get(`${site.url}/java/v2/match/getPCLiveGameMatch?gameId=202`)
  const { result } = (await live.json()) as { result: { matches: { id: number; home: { name: string } }[] } }
  const [match] = result.matches
  await page.goto(`${site.url}/en/soccer/${match?.id}?tab=lineup`)
  const heart = (name: string) => page.getByRole('main').getByRole('button', { name }).first()
  await heart(`Follow: ${match?.home.name}`).click()
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Allow' }).waitFor()
  await allowAs(page, person('fan'))
  await skipNames(page)
  await expect(page).toHaveURL(`${site.url}/en/soccer/${match?.id}?tab=lineup`)
  await expect(heart(`Following: ${match?.home.name}`)).toHaveAttribute('aria-pressed', 'true')
})
