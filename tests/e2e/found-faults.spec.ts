import type { Locator, Page } from '@playwright/test'
import { converter, wcagContrast } from 'culori'
import { findLiveMatch, findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { dialog, field, openForm } from '#tests/support/login-dialog.ts'
import { freshEmail, freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

const FOOTBALL = 202
const CRICKET = 210
const PHONE = { width: 390, height: 844 }

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(freshHeaders()))

/** Texts of one line whose letters may reach out of what is drawn of them. */
const textsCutAboveOrBelow = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const text = own.map((node) => node.textContent).join('')
      const { textOverflow, overflowY, lineHeight, fontSize } = getComputedStyle(element)
      const isLow = Number.parseFloat(lineHeight) < 1.6 * Number.parseFloat(fontSize)
      const isCut = textOverflow === 'ellipsis' && overflowY !== 'visible' && isLow
      return isCut && /[\u0600-\u06ff]/.test(text) && element.getClientRects().length > 0 ? [text] : []
    }),
  )

test('in Arabic no dot above or below a letter is cut', async ({ page, origin }) => {
  await page.setViewportSize(PHONE)
  const match = await findLiveMatch(origin, FOOTBALL)
  for (const path of [`/ar${pathOf(match)}?tab=standings`, '/ar/live']) {
    await open(page, path)
    expect(await textsCutAboveOrBelow(page), path).toEqual([])
  }
  // Texts still end where their place does.
  const name = page.locator('main .truncate:visible').first()
  await name.evaluate((element) => element.append(' name'.repeat(40)))
  await expect(name).toHaveCSS('text-overflow', 'ellipsis')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
})

test('in Arabic each chance to win stands beside what it is of, home’s at the right', async ({ page, origin }) => {
  await signInAsNew(page)
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  await open(page, `/ar${pathOf(match)}`)
  const chances = page
    .getByRole('main')
    .locator('figure b')
    .filter({ hasText: /%.*%.*%/ })
  const [home, homeShare, draw, drawShare, away, awayShare] = await chances.evaluate((element) => {
    const text = element.firstChild as Text
    return [...text.data.matchAll(/[^\s\u2068\u2069·%\d]+|\d+%/g)].map(({ index, 0: part }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + part.length)
      const { left, right } = range.getBoundingClientRect()
      return (left + right) / 2
    })
  })
  const gap = (one = 0, other = 0) => Math.abs(one - other)
  expect(gap(home, homeShare)).toBeLessThan(gap(draw, homeShare))
  expect(gap(draw, drawShare)).toBeLessThan(Math.min(gap(home, drawShare), gap(away, drawShare)))
  expect(gap(away, awayShare)).toBeLessThan(gap(draw, awayShare))
  expect(home).toBeGreaterThan(away ?? 0)
})

/** For each column of a table: how far its numbers' right edge is from its head's, and how many decimals they have. */
const columnsOf = (table: Locator) =>
  table.evaluate((element) => {
    const edge = (cell: Element) => {
      const range = document.createRange()
      range.selectNodeContents(cell.querySelector('button')?.firstChild ?? cell)
      return range.getBoundingClientRect().right
    }
    const rows = [...element.querySelectorAll('tbody tr')].map((row) => [...row.children])
    return [...element.querySelectorAll('thead th')].flatMap((head, at) => {
      const cells = rows.map((row) => row[at]).filter((cell) => /^\d+(\.\d+)?$/.test(cell?.textContent ?? ''))
      if (cells.length === 0) return []
      return {
        name: head.textContent,
        aside: Math.max(...cells.map((cell) => Math.abs(edge(cell as Element) - edge(head)))),
        decimals: new Set(cells.map((cell) => cell?.textContent?.split('.')[1]?.length ?? 0)).size,
      }
    })
  })

test('on a phone the log is whole, and numbers stand under their heads with the same decimals', async ({
  page,
  origin,
}) => {
  await page.setViewportSize(PHONE)
  const panel = page.getByRole('main')
  // A live match may have only begun.
  await open(page, `/en${pathOf(await findMatchWithStatus(origin, FOOTBALL, 'finished'))}?tab=log`)
  const sentences = panel.getByRole('table', { name: /^Every event/ }).locator('tbody td:last-child')
  await expect.poll(() => sentences.count()).toBeGreaterThan(10)
  const ends = await sentences.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(PHONE.width)
  for (const gameId of [FOOTBALL, CRICKET]) {
    await open(page, `/en${pathOf(await findMatchWithStatus(origin, gameId, 'finished'))}?tab=stats`)
    // Cricket's last table is of the fielding: a column.
    const tables = panel.getByRole('table', gameId === CRICKET ? { name: /Bowling$/ } : {})
    const columns = await columnsOf(tables.last())
    expect(columns.length).toBeGreaterThan(3)
    expect(columns.filter(({ aside, decimals }) => aside > 2 || decimals > 1)).toEqual([])
  }
})

test('the overview leads to the whole commentary', async ({ page, origin }) => {
  await open(page, `/en${pathOf(await findMatchWithStatus(origin, FOOTBALL, 'finished'))}`)
  await page.getByRole('link', { name: 'See full commentary' }).click()
  await expect(page.locator('[data-tab="text"]')).toHaveAttribute('aria-current', 'page')
})

test('a guest who asks for a reminder or follows is told why the login opened', async ({ page, origin }) => {
  const match = await findMatchWithStatus(origin, FOOTBALL, 'scheduled')
  await open(page, `/en${pathOf(match)}`)
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect(dialog(page)).toContainText(`Sign in to be reminded of ${match.home.name} vs ${match.away.name}.`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Follow: ${match.home.name}` }).click()
  await expect(dialog(page)).toContainText(`Sign in to follow ${match.home.name}.`)
})

const toRgb = converter('rgb')

test('the dialog of a sign-up has no hole, and its countdown can be read', async ({ page }) => {
  await openForm(page, 'Continue with a code', '/en/live')
  await field(page, 'Email address').fill(freshEmail())
  await dialog(page).getByRole('button', { name: 'Get code' }).click()
  const countdown = dialog(page).getByRole('button', { name: /^Resend in \d+s$/ })
  await expect(countdown).toBeVisible()
  const [ink, ground] = await countdown.evaluate((element) => {
    const { color, opacity, backgroundColor } = getComputedStyle(element)
    const panel = getComputedStyle(element.closest('[role=dialog], dialog') ?? document.body).backgroundColor
    return [opacity === '1' ? color : panel, backgroundColor === 'rgba(0, 0, 0, 0)' ? panel : backgroundColor]
  })
  expect(wcagContrast(toRgb(ink) ?? '#000', toRgb(ground) ?? '#000')).toBeGreaterThanOrEqual(4.5)
  const gaps = await dialog(page).evaluate((element) => {
    const boxes = [...element.querySelectorAll('input, button, label, p, h2, h3')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 1)
      .sort((a, b) => a.top - b.top)
    let bottom = boxes[0]?.bottom ?? 0
    return boxes.map((box) => {
      const gap = box.top - bottom
      bottom = Math.max(bottom, box.bottom)
      return gap
    })
  })
  expect(Math.max(...gaps)).toBeLessThan(64)
})

test('the name of a new user stands on one line on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signInAsNew(page)
  await open(page, '/en/userInfo')
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
})

test('what is not there in administration keeps its navigation, and leads back to the list', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/)
  await signIn(page, 'admin')
  for (const [address, list] of [
    ['/en/admin/users/2', '/en/admin/users'],
    ['/en/admin/support?order=1', '/en/admin/support'],
    ['/en/admin/announcements?id=999999', '/en/admin/announcements'],
    ['/en/admin/article', '/en/admin/articles'],
  ] as const) {
    expect((await page.goto(address))?.status(), address).toBe(404)
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible()
    await page.getByRole('link', { name: 'To the list' }).click()
    await expect(page).toHaveURL(list)
  }
})
