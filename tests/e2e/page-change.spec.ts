import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

const heard = (page: Page) => page.locator('body > [aria-live=polite]').first()

test('a page that follows without loading anew says its title and takes the keyboard', async ({ page }) => {
  await open(page, '/en')
  await expect(heard(page), 'a page that is loaded says itself').toBeEmpty()
  await expect(page.getByRole('main')).not.toBeFocused()

  const link = page.getByRole('banner').getByRole('link', { name: 'Live', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/live$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(heard(page)).toHaveText(await page.title())
  await expectAccessible(page, 'a page that followed')
  await page.getByRole('main').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a:focus, main button:focus'), 'on from the page’s beginning').toHaveCount(1)

  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(heard(page)).toHaveText(await page.title())
})

test('a choice on the same page leaves the keyboard where it is', async ({ page }) => {
  await open(page, '/en')
  const tab = page.getByRole('navigation', { name: 'Match lists' }).getByRole('link', { name: 'Tomorrow' })
  await tab.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/list=tomorrow/)
  await expect(tab).toBeFocused()
  await expect(heard(page)).toBeEmpty()
})

/** The head's tags one by one: as they are in the browser, and as the server renders them now. */
const headsOf = (page: Page) =>
  page.evaluate(async () => {
    const said = ({ head }: Document) =>
      [...head.querySelectorAll('title, meta[content], link[rel=canonical], link[rel=alternate], [type*=json]')]
        .filter((element) => !element.matches('[property=csp-nonce]'))
        .map((element) => {
          const attributes = [...element.attributes].filter(({ name }) => name !== 'nonce')
          return [element.localName, ...attributes.map(({ name, value }) => `${name}=${value}`), element.textContent]
        })
        .map((parts) => parts.sort().join(' '))
        .sort()
    const html = await (await fetch(location.href)).text()
    return { shown: said(document), written: said(new DOMParser().parseFromString(html, 'text/html')) }
  })

test('the head of a page is the same whether the server wrote it or the browser made it', async ({ page }) => {
  const expectSame = () =>
    expect(async () => {
      const { shown, written } = await headsOf(page)
      expect(written.length).toBeGreaterThan(10)
      expect(shown).toEqual(written)
    }).toPass({ timeout: 30_000 })
  await open(page, '/en')
  await expectSame()
  const games = page.getByRole('navigation', { name: 'Sports and esports' })
  await games.getByText('More sports').click()
  const ways = [
    [page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }), /\/live$/],
    [page.getByRole('banner').getByRole('link', { name: 'Matches', exact: true }), /\/match$/],
    [games.getByRole('link', { name: 'Snooker' }), /\/snooker$/],
    [page.locator('main .row a').first(), /\/snooker\/\d+$/],
    [page.getByRole('banner').getByRole('link').first(), /\/en$/],
  ] as const
  for (const [link, address] of ways) {
    await link.click()
    await expect(page).toHaveURL(address)
    await expectSame()
  }
})

test('a page gone to before its head’s code is there waits for it, and has its title', async ({ page }) => {
  await page.route(/\/page-heads\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await open(page, '/en')
  await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).click()
  await expect(page).toHaveURL(/\/live$/)
  await expect(page).toHaveTitle(/^Live streams now/)
})
