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
  const tab = page.getByRole('navigation', { name: 'Which matches' }).getByRole('link', { name: 'Tomorrow' })
  await tab.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/list=tomorrow/)
  await expect(tab).toBeFocused()
  await expect(heard(page)).toBeEmpty()
})
