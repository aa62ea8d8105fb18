import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { codeSentTo } from '#tests/support/providers.ts'
import {
  account,
  allowAs,
  dialog,
  openDialog,
  openProvider,
  person,
  proveByCode,
  skipNames,
  test,
} from '#tests/support/third-party.ts'
import { expect, SWEEP, sweepUnless } from '#tests/support/visitor.ts'
import { messagesOf } from '#tests/support/words.ts'

test('a stranger whom Google vouches for is registered, comes back to her page, and signs in again', async ({
  page,
  context,
  site,
}) => {
  const email = person('ada')
  await openProvider(page, site.url, 'Google')
  await allowAs(page, email)
  await skipNames(page)
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/en/live`)
  const cookies = await context.cookies(site.url)
  expect(cookies.find(({ name }) => name === 'token')?.httpOnly).toBe(true)
  expect(cookies.find(({ name }) => name === 'login_flow')).toBeUndefined()
  await context.clearCookies()
  await openProvider(page, site.url, 'Google')
  await allowAs(page, email)
  await expect(account(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test('an account without a verified email binds one by code, once', async ({ page, context, site }) => {
  const email = person('line')
  for (const isNew of [true, false]) {
    await openProvider(page, site.url, 'LINE')
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
  await openProvider(page, site.url, 'LINE')
  await allowAs(page, `other-${email}`)
  await dialog(page).getByLabel('Email address').fill(email)
  await proveByCode(page, site.url, email)
  await skipNames(page)
  await expect(account(page)).toBeVisible()
  await context.clearCookies()
  await openProvider(page, site.url, 'Google')
  await allowAs(page, email)
  await expect(dialog(page)).toContainText('Add your email address')
  expect((await context.cookies(site.url)).some(({ name }) => name === 'token')).toBe(false)
})

for (const way of ['X', 'Apple', 'Facebook'])
  test(`${way} leads to the email step`, sweepUnless(way === 'X'), async ({ page, site }) => {
    await openProvider(page, site.url, way)
    await allowAs(page, person('three'))
    await expect(dialog(page)).toContainText('Add your email address')
    await expect(page).toHaveURL(`${site.url}/en`)
  })

for (const [way, phone] of [
  ['WeChat', '13800138000'],
  ['QQ', '13800138001'],
] as const)
  test(`${way} binds a phone by code, once`, sweepUnless(way === 'WeChat'), async ({ page, context, site }) => {
    for (const isNew of [true, false]) {
      await openProvider(page, site.url, way)
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
  test(`on a phone in ${code}, ${way} leads in after a last step`, SWEEP, async ({ page, context, site }) => {
    const word = messagesOf(tag)
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
    await expectAccessible(page, `${code} last step`, { include: '[role=dialog]', isOwnSchemeOnly: true })
    await button('login_code_get').click()
    const to = contact ? `+86${contact}` : email
    await expect.poll(() => codeSentTo(site.url, to), { timeout: 20_000 }).toMatch(/^\d{6}$/)
    await dialog(page)
      .getByLabel(word('login_field_code'), { exact: true })
      .fill(await codeSentTo(site.url, to))
    await button('login_third_party_submit').click()
    await button('login_register_skip').click()
    await expect(dialog(page).getByRole('heading', { name: word('user_teams_title') })).toBeVisible()
    await button('user_teams_skip').click()
    await expect(dialog(page)).toBeHidden()
    const { cookies } = await context.storageState()
    expect(cookies.find(({ name }) => name === 'token')?.value).toMatch(/^[\w-]{20,}$/)
    await expect(page).toHaveURL(`${site.url}/live`)
  })

for (const way of ['Google', 'X', 'Facebook'])
  test(
    `who says no at ${way} is told so, and the address is clean`,
    sweepUnless(way === 'X'),
    async ({ page, site }) => {
      await openProvider(page, site.url, way)
      await page.getByRole('button', { name: 'Deny' }).click()
      await expect(dialog(page).getByRole('status').first()).toContainText('Sign-in was cancelled')
      await expect(page).toHaveURL(`${site.url}/en`)
    },
  )

test('a return that is played again, or opened in another browser, lets nobody in', async ({ page, browser, site }) => {
  const returns: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(`${site.url}/?`)) returns.push(request.url())
  })
  await openProvider(page, site.url, 'Google')
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
    await expect(dialog(other).getByRole('status').first()).toContainText('didn’t work')
    await expect(other).toHaveURL(`${site.url}/`)
    expect((await elsewhere.cookies(site.url)).some(({ name }) => name === 'token')).toBe(false)
    await other.close()
  }
  await elsewhere.close()
})

test('the calls of the specification, with its payloads only, sign in the browser that began', async ({
  context,
  playwright,
  site,
}) => {
  const browser = context.request
  const headers = { 'cf-connecting-ip': '192.0.2.98' }
  const elsewhere = await playwright.request.newContext({ extraHTTPHeaders: headers })
  const ask = async (from: APIRequestContext, path: string) =>
    (await from.get(`${site.url}/java/login/V2/${path}`)).json()
  const { result } = await ask(browser, 'getLoginUrl?type=3&isFrom=pc')
  const consent = await browser.get(result.url)
  const returned = await browser.post(consent.url(), { form: { email: person('payload'), choice: 'allow' } })
  const code = new URL(returned.url()).searchParams.get('code') ?? ''
  const info = `getLoginInfo?type=3&isFrom=pc&code=${encodeURIComponent(code)}`
  expect(await ask(elsewhere, info)).toMatchObject({ status: 'fail', errorMsg: 'third_party_failed' })
  expect(await ask(browser, info)).toMatchObject({ status: 'success', result: { token: expect.any(String) } })
  expect(await ask(browser, info), 'once').toMatchObject({ status: 'fail', errorMsg: 'third_party_failed' })
  await elsewhere.dispose()
})

test('a provider without settings does not show, nor what a channel does not want', SWEEP, async ({ page, site }) => {
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

test(
  'who left an Arabic page comes back to it in Arabic, on a browser set to English',
  SWEEP,
  async ({ page, site }) => {
    const word = messagesOf('ar')
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
    await expect(dialog(page).getByRole('heading', { name: word('user_teams_title') })).toBeVisible()
    await dialog(page)
      .getByRole('button', { name: word('user_teams_skip') })
      .click()
    await expect(page).toHaveURL(`${site.url}/ar/live`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(word('live_list_title'))
  },
)

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
