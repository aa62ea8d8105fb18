import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshHeaders } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

/** Each page of the library, and a link on it with where it leads. */
const PAGES = [
  ['/leagueLibrary/leagueList', 'Competitions by country', /\/leagueLibrary\/\d+$/],
  ['/leagueLibrary/groupTable', 'Standings and groups', /\/squadLibrary\/\d+$/],
  ['/leagueLibrary/sortTable', 'Player rankings', /\/playerLibrary\/\d+$/],
  ['/leagueLibrary/scheduleTable', 'Schedule and results by round', /\/soccer\/\d+$/],
  ['/leagueLibrary/promotionTree', 'Knock-out brackets', /\/soccer\/\d+$/],
  ['/squadLibrary', 'Teams', /\/squadLibrary\/\d+$/],
  ['/playerLibrary', 'Players', /\/playerLibrary\/\d+$/],
] as const

for (const [path, title, leadsTo] of PAGES)
  test(`${path} is a page of its own, from which one goes on`, async ({ page }) => {
    await open(page, `/en${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(new RegExp(`/en${path}$`))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/en${path}$`))
    const nav = page.getByRole('navigation', { name: 'Pages of the library' })
    await expect(nav.locator('[aria-current=page]')).toHaveCount(1)
    await expectAccessible(page, path, { include: '#main' })
    const hrefs = await page.locator('#main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const to = hrefs.find((href) => href && leadsTo.test(href)) ?? ''
    expect(to).not.toBe('')
    await page.locator(`#main a[href="${to}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  })

test('what is chosen on the page of choices is shown by the page that is opened', async ({ page }) => {
  await open(page, '/en/leagueLibrary/config?game=soccer')
  await page.getByRole('combobox', { name: 'Competition' }).selectOption('202001')
  await expect(page).toHaveURL(/league=202001/)
  await expectAccessible(page, 'config', { include: '#main' })
  // The address of a competition alone, and beside another sport, as the server writes it.
  for (const address of ['league=202001', 'game=lol&league=202001']) {
    const html = await (await page.request.get(`/en/leagueLibrary/config?${address}`)).text()
    expect(html).toMatch(/<h1[^>]*>What the library shows<\/h1>/)
    expect(html).toContain('/en/leagueLibrary/scheduleTable?league=202001')
  }
  await page
    .locator('#main')
    .getByRole('link', { name: /^Schedule and results by round/ })
    .click()
  await expect(page.getByRole('combobox', { name: 'Competition' })).toHaveValue('202001')
  await page.getByRole('link', { name: 'Previous round' }).click()
  await expect(page).toHaveURL(/scheduleTable\?.*round=/)
  await expect(page).toHaveURL(/league=202001/)
})

test('a team is found by its name, and an unknown competition is not found', async ({ page }) => {
  await open(page, '/en/squadLibrary')
  const name = (await page.locator('#main a[href*="/squadLibrary/"]').last().textContent())?.trim() ?? ''
  await page.locator('#main select').nth(1).selectOption({ index: 1 })
  await expect(page.locator('#main').getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Find a team of any competition' }).click()
  const typed = page.getByRole('dialog').getByPlaceholder('Find by name')
  await typed.fill('qqqqqqqq')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible()
  await typed.fill(name.toUpperCase())
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  const answer = await page.request.get('/en/leagueLibrary/groupTable?league=1')
  expect(answer.status()).toBe(404)
})

test('a cup has no table, and leads to its tree', async ({ page }) => {
  await open(page, '/en/leagueLibrary/groupTable?league=202012')
  await expect(page.getByText('A cup has no table')).toBeVisible()
  await page.getByRole('link', { name: 'Open the bracket' }).click()
  await expect(page).toHaveURL(/promotionTree\?league=202012/)
})

test('play-offs that nobody plays are called a projection, and whoever leads the table no champion', async ({
  page,
}) => {
  await open(page, '/en/leagueLibrary/201001')
  const tabs = page.getByRole('navigation', { name: 'Parts of this league' })
  await expect(tabs.getByRole('link', { name: 'Projected play-offs' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Champions' })).toHaveCount(0)
  await tabs.getByRole('link', { name: 'Table toppers' }).click()
  await expect(page.getByText(/^First of the regular season, /).first()).toBeVisible()
})
