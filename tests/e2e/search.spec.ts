import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, open, test, untilHydrated } from '#tests/support/visitor.ts'

const TAGS = { en_US: 'en', zh_CN: 'zh-Hans', jp: 'ja', ar: 'ar' } as const
type Code = keyof typeof TAGS
const CODES = Object.keys(TAGS) as Code[]
/** In a name of each of these teams some word is long enough for a mistake. */
const LETTERS: Readonly<Record<Code, number>> = { en_US: 7, zh_CN: 4, jp: 6, ar: 5 }

interface Hit {
  kind: string
  id: number
  title: string
}

async function teamsNamed(origin: string, text: string, code: Code): Promise<Hit[]> {
  const query = new URLSearchParams({ text, kind: 'team', gameIds: '202' })
  const response = await fetch(`${origin}/java/search/results?${query}`, { headers: { lan: code } })
  const { result } = (await response.json()) as { result: { sections: { hits: Hit[] }[] } }
  return result.sections.flatMap(({ hits }) => hits)
}

const longest = (title: string): string =>
  title.split(/[\s\u30fb]/u).toSorted((a, b) => [...b].length - [...a].length)[0] ?? ''

/** A team with its name in four languages: the index is filled while the site starts. */
async function findTeam(origin: string): Promise<Record<Code, string>> {
  let found: Record<Code, string> | undefined
  await expect
    .poll(
      async () => {
        const lists = await Promise.all(CODES.map((code) => teamsNamed(origin, 'united', code)))
        for (const { id } of lists[0] ?? []) {
          const titles = lists.map((list) => list.find((hit) => hit.id === id)?.title ?? '')
          if (titles.every((title, at) => [...longest(title)].length >= LETTERS[CODES[at] ?? 'en_US']))
            found = Object.fromEntries(CODES.map((code, at) => [code, titles[at] ?? ''])) as Record<Code, string>
        }
        return found !== undefined
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  if (!found) throw new Error('no team')
  return found
}

/** The name with another letter in the middle of its longest word. */
function mistyped(title: string): string {
  const word = longest(title)
  const letters = [...word]
  const at = Math.floor(letters.length / 2)
  return title.replace(word, letters.toSpliced(at, 1, letters[at] === 'q' ? 'x' : 'q').join(''))
}

const field = (page: Page) => page.getByRole('search').locator('input')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('a team is found by its mistyped name in English, Chinese, Japanese and Arabic', async ({ page, origin }) => {
  test.slow()
  const names = await findTeam(origin)
  for (const code of CODES) {
    const text = mistyped(names[code])
    await page.goto(`/${TAGS[code]}/s/${encodeURIComponent(text)}`)
    await expect(page.getByRole('main').getByRole('link', { name: names[code] }).first(), text).toBeVisible()
  }
})

test('suggestions are chosen by keys, searches are remembered here and can be forgotten', async ({ page, origin }) => {
  test.slow()
  const { en_US: name } = await findTeam(origin)
  await open(page, '/en')
  await field(page).focus()
  await expect(field(page)).toHaveRole('combobox')
  await field(page).fill(name)
  await expect(options(page).filter({ hasText: name }).first()).toBeVisible()
  await expectAccessible(page, 'suggestions', { include: 'header' })
  await field(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await field(page).press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/en/s/${encodeURIComponent(name)}$`))
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()

  await open(page, '/en/s')
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await field(page).focus()
  await expect(options(page)).toHaveText([name])
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/en/s/${encodeURIComponent(name)}$`))
  await open(page, '/en/s')
  await page.getByRole('button', { name: `Remove \u201c${name}\u201d` }).click()
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the search is a sheet over the page', async ({ page, origin }) => {
    test.slow()
    const { ar: name } = await findTeam(origin)
    await open(page, '/ar')
    await field(page).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.locator('input')).toBeFocused()
    await expect(sheet.getByText('\u062c\u0631\u0651\u0628')).toBeVisible()
    await page.keyboard.type(name)
    await expect(sheet.locator('input')).toHaveValue(name)
    const option = sheet.getByRole('option').filter({ hasText: name }).first()
    await expect(option).toBeVisible()
    await expectAccessible(page, 'the sheet', { include: 'dialog' })
    await option.tap()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/ar\/squadLibrary\/\d+$/)
  })

  test('what is typed before the sheet is there is in its field; while that is empty it shows what is on', async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/suggest-panel/, async (route) => {
      await held
      await route.continue()
    })
    await open(page, '/en')
    await field(page).tap()
    await page.keyboard.type('uni')
    release()
    const own = page.getByRole('dialog').locator('input')
    await expect(own).toBeFocused()
    await page.keyboard.type('ted')
    await expect(own).toHaveValue('united')
    await own.press('ControlOrMeta+a')
    await own.press('Backspace')
    await expect(page.getByRole('dialog')).toContainText('Try the name of a team')
    await expect(page.getByRole('dialog').getByRole('group', { name: 'Live now' }).getByRole('option')).not.toHaveCount(
      0,
    )
  })

  test('the Tab key passes by the field, and what is typed there opens the sheet with it', async ({ page }) => {
    await open(page, '/en')
    const loaded = page.waitForResponse((response) => response.url().includes('suggest'))
    await field(page).focus()
    await loaded
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog').locator('input')).toHaveValue('a')
  })
})

test('the field has the text of the page of results, also after going back', async ({ page }) => {
  await open(page, '/en/s/ember')
  await expect(field(page)).toHaveValue('ember')
  await untilHydrated(page)
  await field(page).fill('united')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /united/ })).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue('ember')
})
