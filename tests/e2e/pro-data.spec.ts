import type { APIRequestContext } from '@playwright/test'
import type { Call } from '#contract/call.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchPro } from '#contract/match-pro.ts'
import type { OddsLine } from '#contract/match-state.ts'
import { TABLES } from '#contract/tables.ts'
import { originOf } from '#tests/support/brands.ts'
import { findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { accountMenu, button, dialog, field, PASSWORD, submit } from '#tests/support/login-dialog.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const FOOTBALL = 202
const HEADERS = { sysType: 'PC', lan: 'en_US', 'sec-fetch-site': 'same-origin' }
const TITLE = 'Who had the better chances?'

/** As answers and pages write them. */
const pricesOf = ({ home, draw, away }: OddsLine): string => JSON.stringify({ home, draw, away }).slice(1, -1)

const textOf = async (request: APIRequestContext, address: string): Promise<string> => {
  const response = await request.get(address, { headers: HEADERS, maxRedirects: 3 }).catch(() => undefined)
  return (await response?.text()) ?? ''
}

test('a guest sees what there is, signs in, and sees it at once', async ({ page, origin }) => {
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  await open(page, `/en${pathOf(match)}`)
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: TITLE }) })
  await expect(card).toContainText(/Shots, each with its chance: \d+.*\d\.\d\d.*·.*\d\.\d\d/)
  await expect(page.getByRole('slider', { name: TITLE })).toHaveCount(0)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await card.getByRole('button', { name: 'Sign in' }).click()
  await button(page, 'Sign in with a password').click()
  await expect(dialog(page).getByText('Security check passed')).toBeVisible()
  await field(page, 'Email or username').fill('viewer@grandstand.test')
  await field(page, 'Password').fill(PASSWORD)
  await submit(page)
  await expect(accountMenu(page)).toBeVisible()
  await expect(page.getByRole('slider', { name: TITLE })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'How did the chances move?' })).toBeVisible()
  await expect(page.locator('[data-pro-locked]')).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('where the brand opens it to everybody, a guest sees it too', async ({ page, origin }) => {
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  await page.goto(`${originOf(origin, 'tribuna.localhost')}/en${pathOf(match)}?tab=stats`)
  await expect(page.getByRole('img', { name: /^Shots by place/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Average positions and touches/ })).toBeVisible()
  expect(await page.locator('[data-place]').count(), 'who began has a place').toBeGreaterThanOrEqual(11)
})

const READS = Object.values(TABLES)
  .flatMap((table): Call[] => Object.values(table))
  .filter(({ method, access, isWrite }) => method === 'GET' && !isWrite && access === 'guest')

test('pro data is in no page and no answer that a guest gets', async ({ page, browser, origin }) => {
  test.slow()
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  await signInAsNew(page)
  const { result } = (await (await page.request.get(`/java/match/pro/${match.id}`, { headers: HEADERS })).json()) as {
    result: MatchPro
  }
  const guest = (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).request
  const open = await textOf(guest, `/java${pathOf(match)}`)
  const { live } = (JSON.parse(open) as { result: MatchDetail }).result
  const told = live.odds.map(pricesOf)
  const prices = result.odds.map(pricesOf).filter((text) => !told.includes(text))
  expect(prices.length).toBeGreaterThan(3)
  expect(result.chances.length).toBeGreaterThan(3)
  const heats = result.places.flatMap(({ heat }) => heat ?? [])
  expect(heats.length).toBeGreaterThan(21)

  const query = {
    ...{ matchId: match.id, id: match.id, gameId: FOOTBALL, game: 'soccer', leagueId: match.league.id },
    ...{ teamId: match.home.id, playerId: live.players[0]?.player ?? 0, page: 1, ids: match.id },
  }
  const tabs = ['', 'text', 'lineup', 'stats', 'odds', 'h2h', 'standings', 'log']
  const addresses = [
    ...tabs.map((tab) => `/en${pathOf(match)}${tab && `?tab=${tab}`}`),
    ...[`/squadLibrary/${query.teamId}`, `/playerLibrary/${query.playerId}`, `/leagueLibrary/${query.leagueId}`],
    ...['/videos', '/news', '/sitemap.xml', `/java${pathOf(match)}?at=${new Date(Date.now() - 60_000).toISOString()}`],
    ...READS.map(({ path, input }) => {
      const names = ((input as { props?: { key: string }[] }).props ?? []).map(({ key }) => key)
      const filled = path.replace(/:(\w+)/g, (_, name: string) => String(query[name as 'id'] ?? match.id))
      const asked = Object.entries(query).filter(([name]) => names.includes(name) && !path.includes(`:${name}`))
      return `/java${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
    }),
  ]
  let named = 0
  for (const address of addresses) {
    const text = (await textOf(guest, address)).replaceAll('\\"', '"')
    expect(/\bxg"?:/.test(text), address).toBe(false)
    expect(
      heats.filter((heat) => text.includes(heat)),
      address,
    ).toEqual([])
    expect(
      prices.filter((each) => text.includes(each)),
      address,
    ).toEqual([])
    if (text.includes(match.home.name)) named += 1
  }
  // Pages and answers about the match were among them.
  expect(named).toBeGreaterThan(8)
  expect(await textOf(guest, `/java/match/pro/${match.id}`)).toContain('session_missing')
})
