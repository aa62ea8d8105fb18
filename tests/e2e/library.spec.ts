import { expectAccessible } from '#tests/support/accessibility.ts'
import { findMatchWithStatus, liveMatches, pathOf } from '#tests/support/calls.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'
import { messagesOf } from '#tests/support/words.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const FOOTBALL = 202
const PREMIER = 202001
const CROWN_CUP = 202012
const HARDWOOD = 201001
const TENNIS_TEAM = 20300101
const CS_PLAYER = 20010401

test('from a match to a player, to his team, to its league and its rankings', async ({ page, origin }) => {
  const match = (await liveMatches(origin, FOOTBALL)).find(({ league }) => league.country !== 'INT')
  if (!match) throw new Error('no football is on')
  await open(page, `/en${pathOf(match)}?tab=lineup`)
  const player = page.locator('a[href*="/playerLibrary/"]').first()
  const name = (await player.textContent()) ?? ''
  await player.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('table', { name: 'Latest matches' })).toBeVisible()
  await expectAccessible(page, 'player', { include: '#main' })

  await page.locator('#main a[href*="/squadLibrary/"]').first().click()
  await expect(page).toHaveURL(/\/en\/squadLibrary\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Form' })).toBeVisible()
  await page.getByRole('link', { name: 'Last 5', exact: true }).click()
  await expect(page).toHaveURL(/form=5/)
  await expect(page.getByRole('link', { name: 'Last 5', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page, 'team', { include: '#main' })
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await expect(page.locator('#main').getByRole('link', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Head-to-head' }).click()
  await page.getByRole('button', { name: 'Opponent' }).click()
  await page.getByRole('dialog').getByRole('option').nth(1).click()
  await expect(page).toHaveURL(/with=\d+/)

  await page.locator('#main a[href*="/leagueLibrary/"]').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(match.league.name)
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await page.getByRole('link', { name: 'Full list: Goals' }).click()
  await expect(page.getByRole('region', { name: 'Goals' }).getByRole('listitem').nth(5)).toBeVisible()
  await expectAccessible(page, 'rankings', { include: '#main' })
})

test('by clicks from a match to a player, to his team, to its league and its tree', async ({ page }) => {
  await open(page, `/en/leagueLibrary/${HARDWOOD}?tab=schedule`)
  await page.getByRole('link', { name: 'Previous round' }).click()
  await expect(page).toHaveURL(/round=/)
  await page.locator('#main a[href*="/basketball/"]').first().click()
  await page.getByRole('link', { name: 'Line-ups' }).click()
  await expect(page).toHaveURL(/tab=lineup/)
  await page.locator('#main a[href*="/playerLibrary/"]').first().click()
  await expect(page).toHaveURL(/\/playerLibrary\/\d+$/)
  await expect(page.getByRole('table', { name: 'Latest matches' })).toBeVisible()
  const team = page.locator('#main a[href*="/squadLibrary/"]').first()
  const teamName = (await team.textContent()) ?? ''
  await team.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teamName)
  await page.locator('#main header a[href*="/leagueLibrary/"]').last().click()
  await expect(page).toHaveURL(new RegExp(`/leagueLibrary/${HARDWOOD}$`))
  await page.getByRole('link', { name: 'Play-offs' }).click()
  await expect(page).toHaveURL(/tab=tree/)
  await expect(page.locator('[data-tie]').first()).toBeVisible()
})

test('names in key events of a commentary lead to players', async ({ page, origin }) => {
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished', ({ score }) => score.home + score.away > 0)
  await open(page, `/en${pathOf(match)}?tab=text`)
  const name = page.locator('#main li p a[href*="/playerLibrary/"]').first()
  await expectAccessible(page, 'names in sentences', { include: '#main' })
  const text = (await name.textContent()) ?? ''
  await name.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
})

test('two players are compared, and the comparison has an address', async ({ page }) => {
  await open(page, `/en/leagueLibrary/${PREMIER}?tab=players&figure=goals`)
  await page.getByRole('region', { name: 'Goals' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Against others in this position' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose a player' }).click()
  await page.getByRole('dialog').getByRole('option').nth(1).click()
  const comparison = page.getByRole('table', { name: 'Compare' })
  await expect(comparison.getByRole('columnheader')).toHaveCount(2)
  const other = (await comparison.getByRole('columnheader').last().textContent()) ?? ''
  await page.reload()
  await expect(comparison.getByRole('columnheader').last()).toHaveText(other)
})

test('an opponent is found by name among all of the sport, by keyboard, and stays in the address', async ({
  page,
  faults,
}) => {
  const [own, far] = [20200101, 20200201]
  await open(page, `/en/squadLibrary/${far}`)
  const name = (await page.getByRole('heading', { level: 1 }).locator('span').first().textContent()) ?? ''
  await open(page, `/en/squadLibrary/${own}?tab=meetings`)
  await page.getByRole('button', { name: 'Opponent' }).press('Enter')
  const field = page.getByRole('dialog').getByPlaceholder('Find by name')
  await expect(field).toBeFocused()
  await expect(field).toHaveRole('combobox')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'usual opponents', { include: '[role=dialog]' })
  await page.keyboard.type('qqqqqq')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible()
  faults.allow(/ERR_FAILED/)
  await page.route('**/_serverFn/**', (route) => route.abort())
  await field.fill(name.slice(0, -1))
  await expect(page.getByText('Suggestions are not available right now.')).toBeVisible()
  await page.unroute('**/_serverFn/**')
  await field.fill(name)
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`with=${far}`))
  await expect(page.getByRole('combobox', { name: `Opponent: ${name}` })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: `Opponent: ${name}` }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear the choice' }).click()
  await expect(page).not.toHaveURL(/with=/)
})

test('who hides scores is told no results of a team until she asks', async ({ page }) => {
  await page.goto('/en')
  await signInAsNew(page)
  await open(page, '/en/userInfo/preferences')
  await page.getByRole('switch', { name: 'Hide scores until I tap' }).check()
  await expect(page.getByText('Saved.')).toBeVisible()
  await open(page, '/en/squadLibrary/20200101?tab=matches')
  await expect(page.getByRole('heading', { name: 'Results', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: messagesOf('en')('match_spoiler_past_reveal') }).click()
  await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible()
})

test('ar, on a phone: a team and a player fit, and a competitor of a tour is a player', async ({ page }) => {
  const word = messagesOf('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/ar/squadLibrary/20200101')
  await expect(page.getByRole('heading', { name: word('library_squad_form') })).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await open(page, `/ar/squadLibrary/${TENNIS_TEAM}`)
  await expect(page).toHaveURL(new RegExp(`/ar/playerLibrary/${TENNIS_TEAM}01$`))
  await expect(page.getByRole('heading', { name: word('library_player_career') })).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('a shooter and her team have their record by map, and her kills their weapons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/en/playerLibrary/${CS_PLAYER}`)
  for (const name of ['Record by map', 'Weapons'])
    await expect(page.getByRole('table', { name }).getByRole('row').nth(3)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page, 'maps and weapons', { include: '#main' })
  await page.locator('#main a[href*="/squadLibrary/"]').first().click()
  await expect(page.getByRole('table', { name: 'Record by map' }).getByRole('row').nth(3)).toBeVisible()
  await expectAccessible(page, 'a team of shooters', { include: '#main' })
})

test('a match of a cup has its tree, and how far each team has come is a table on both pages', async ({ page }) => {
  await open(page, `/en/leagueLibrary/${CROWN_CUP}?tab=tree`)
  const chart = page.getByRole('table', { name: 'Who gets how far?' })
  await expect(chart.getByRole('row')).toHaveCount(21)
  await expectAccessible(page, 'tree of a cup', { include: '#main' })
  await page.locator('[data-tie] a').first().click()
  await page.getByRole('link', { name: 'Bracket' }).click()
  await expect(page).toHaveURL(/tab=tree/)
  await expect(page.locator('[data-tie] a[aria-current="page"]')).toBeVisible()
  await expect(chart.getByRole('row')).toHaveCount(21)
  await expect(page.getByRole('link', { name: 'Standings', exact: true })).toHaveCount(0)
  await expectAccessible(page, 'tree of a match', { include: '#main' })
})
