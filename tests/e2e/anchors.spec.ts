import type { Page } from '@playwright/test'
import { gameById } from '#contract/games.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { liveRooms } from '#tests/support/calls.ts'
import { codeSentTo, freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, FAILED_TO_LOAD, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

test('from the list of rooms to the streamers, to one of them, into a room, and back by the name', async ({ page }) => {
  await open(page, '/en/live')
  await main(page).getByRole('link', { name: 'Streamers', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/anchor\/anchorList$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Streamers')
  const first = cards(page).first()
  await expect(first).toContainText('LIVE')
  const name = (await first.getByRole('heading').getByRole('link').textContent()) ?? ''
  await expectAccessible(page, 'the list of streamers', { include: '#main' })
  await first.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/anchor\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const title of ['Coming up', 'Past streams'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page, 'a streamer', { include: '#main' })
  const address = page.url()
  await page.getByRole('region', { name: 'Live now' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/live\/\d+$/)
  await main(page).getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(address)
})

test('a guest who follows a streamer signs in, then follows and is counted, here and in the list', async ({
  page,
  browser,
  baseURL,
  origin,
}) => {
  const email = freshEmail()
  const before = await browser.newPage({ baseURL: baseURL ?? '' })
  await signInAsNew(before, email)
  await before.close()
  const [room] = await liveRooms(origin)
  const { id, name } = room?.anchor ?? { id: 0, name: '' }
  await open(page, `/en/anchor/${id}`)
  const fans = async () => Number(/(\d+) followers?/.exec((await main(page).textContent()) ?? '')?.[1])
  const many = await fans()
  await page.getByRole('button', { name: `Follow: ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Sign in to follow ${name}.`)
  await signInBy(page, email)
  await expect(page.getByRole('button', { name: `Following: ${name}` })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(fans).toBe(many + 1)
  await page.reload()
  await expect(page.getByRole('button', { name: `Following: ${name}` })).toBeVisible()
  await open(page, '/en/anchor/anchorList')
  await expect(main(page).getByRole('button', { name: `Following: ${name}` })).toBeVisible()
  await page.goto('/en/userInfo/focus?tab=anchors')
  await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', `/en/anchor/${id}`)
})

test('sport, language and order are in the address, and narrow the list', async ({ page, origin }) => {
  const games = [...new Set((await liveRooms(origin)).flatMap(({ gameId }) => gameId ?? []))]
  const game = gameById(games[0] ?? 0)?.code ?? ''
  await open(page, `/en/anchor/anchorList?game=${game}`)
  await expect(main(page).getByRole('navigation').getByRole('link').filter({ hasText: /./ }).first()).toBeVisible()
  await expect(main(page).locator('[aria-current=page]')).toHaveCount(1)
  const total = await cards(page).count()
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'English' })
  await expect(page).toHaveURL(new RegExp(`game=${encodeURIComponent(game)}.*language=en_US`))
  await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(total)
  await expect(cards(page).filter({ hasNotText: 'English' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' })
  await expect(page).toHaveURL(/order=name/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en_US')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name')
})

test('a list that is empty says so and leads back to everybody', async ({ page }) => {
  await open(page, '/en/anchor/anchorList?language=el')
  await expect(main(page)).toContainText('No streamers found')
  await main(page).getByRole('link', { name: 'Show all streamers' }).click()
  await expect(page).toHaveURL(/\/anchorList$/)
  await expect(cards(page).first()).toBeVisible()
})

test('/anchor leads to the list, and who does not exist is not found', async ({ page, request, faults }) => {
  const answer = await request.get('/en/anchor', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toMatch(/\/en\/anchor\/anchorList$/)
  faults.allow(FAILED_TO_LOAD)
  for (const id of ['999', 'nobody', '0', '999999999999999999']) {
    expect((await request.get(`/en/anchor/${id}`)).status(), id).toBe(404)
  }
  await page.goto('/en/anchor/999')
  await expect(main(page)).toContainText('This page could not be found')
})

test('search engines learn who a streamer is, and find the page', async ({ page, origin, request }) => {
  const [room] = await liveRooms(origin)
  const { id, name } = room?.anchor ?? { id: 0, name: '' }
  await page.goto(`/en/anchor/${id}?page=1`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/en/anchor/${id}`)
  await expect(page).toHaveTitle(new RegExp(`^${name} live streams and schedule`))
  const person = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}')
  expect(person).toMatchObject({ '@type': 'Person', name, url: `${origin}/anchor/${id}` })
  await page.goto('/en/anchor/anchorList?order=name')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/anchor/anchorList', `/anchor/${id}`]) expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
})

test('a card of a room leads to the room, the name on it to the streamer', async ({ page, origin }) => {
  const [room] = await liveRooms(origin)
  await open(page, '/en/live')
  const card = cards(page).filter({ has: page.locator(`[href="/en/live/${room?.id}"]`) })
  await card.getByRole('link', { name: room?.anchor.name ?? '', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/en/anchor/${room?.anchor.id}$`))
})

/** Signs in through the open dialog with a code sent to the address. */
async function signInBy(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue with a code' }).click()
  await expect(dialog.getByText('Security check passed')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await codeSentTo(page.request, email))
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}
