import fs from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { ask } from '#tests/support/ask.ts'
import { originOf, testBrand } from '#tests/support/brands.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { putBrand, removeBrand, runScript } from '#tests/support/site.ts'
import { expect, FAILED_TO_LOAD, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

/** It would run and load what it names, were it shown as a document. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><circle cx="20" cy="20" r="20" fill="#12c2a0"/></svg>`

/** Makes a copy of the main brand, not published yet, as who has just opened the studio would. */
async function makeBrand(page: Page, id: string, name: string): Promise<void> {
  await open(page, '/en/admin/brands')
  await page.getByRole('button', { name: 'New brand' }).click()
  const dialog = page.getByRole('dialog', { name: 'New brand' })
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await dialog.getByRole('textbox', { name: 'ID', exact: true }).fill(id)
  await expect(dialog.getByLabel('Hostname')).toHaveValue(`${id}.localhost`)
  await dialog.getByLabel('Copy from').selectOption('main')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/admin/brand\\?brand=${id}$`))
  await expect(page.getByText('A new brand, not published yet')).toBeVisible()
}

const section = (page: Page, name: RegExp | string) => page.getByRole('tab', { name }).click()

/** Publishes what is changed, with a note for the history; a new brand has colours of the main one that are asked about. */
async function publish(page: Page, note: string, isNew = false): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel('Note').fill(note)
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  if (isNew) {
    // The main brand's orange on white.
    await expect(dialog.getByText('Tick this, or change the colours.')).toBeVisible()
    await expect(dialog.getByText('Light · Links in the brand colour')).toBeVisible()
    await expectAccessible(page, 'colours that are hard to read', { include: '[role=dialog]' })
    await dialog.getByLabel('Publish with these colours').check()
    await dialog.getByRole('button', { name: 'Publish now' }).click()
  }
  await expect(page.getByText('Published.')).toBeVisible()
  await expect(page.getByText('This is what visitors see')).toBeVisible()
}

const homeOf = async (origin: string, id: string) => (await ask(`${originOf(origin, `${id}.localhost`)}/en`)).text()

/** The brand's home page, once the site has the record. */
const siteShows = (origin: string, id: string, what: RegExp) =>
  expect.poll(() => homeOf(origin, id), { timeout: 60_000 }).toMatch(what)

/** On the brand's own host the operator makes a channel, and somebody whom she appoints sets up a room. */
async function openForBusiness(page: Page, browser: Browser, origin: string, there: string): Promise<void> {
  const [office, booth] = await Promise.all(
    [0, 1].map(async () => {
      const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })
      return context.newPage()
    }),
  )
  if (!office || !booth) throw new Error('no pages')
  await office.goto(`${there}/en`)
  await signIn(office, 'admin')
  await open(office, `${there}/en/channel`)
  const main = office.locator('main')
  await main.getByLabel('Name').fill('Posters at the docks')
  await main.getByRole('button', { name: 'Create channel' }).click()
  await expect(main.locator('code')).toContainText(new URL(there).host)
  await booth.goto(`${there}/en`)
  const uid = await signInAsNew(booth)
  await page.goto(`/en/admin/users/${uid}`)
  await page.getByLabel('Streamer').check()
  await page.getByRole('button', { name: 'Save roles' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save roles' }).click()
  await expect(page.getByRole('table', { name: 'Administrator actions' })).toContainText('Streamer')
  await open(booth, `${there}/en/anchorCenter/live`)
  await booth.getByLabel('Title').fill('From the quay')
  await booth.getByRole('button', { name: 'Save' }).click()
  await expect(booth.getByText('Saved')).toBeVisible()
  for (const each of [office, booth]) await each.context().close()
}

test('an operator makes a second brand, sees it on its host, changes it and goes back, without a terminal', async ({
  page,
  browser,
  origin,
  faults,
}) => {
  test.slow()
  // The frame of the preview runs none.
  faults.allow(/Blocked script execution in '\S+brandPreview=/)
  const id = `harbour-${Date.now() % 1_000_000}`
  try {
    await page.goto('/en')
    await signIn(page, 'admin')
    await makeBrand(page, id, 'Harbour Sports')
    const preview = page.getByRole('complementary', { name: 'Preview' })
    const wordmark = preview.getByRole('img', { name: 'Harbour Sports' })
    await expect(wordmark).toHaveAttribute('src', new RegExp(`^/media/brands/${id}/`))
    const first = (await wordmark.getAttribute('src')) ?? ''
    // No section hides behind an edge, and the sketch is not taken for the pages.
    for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 })
    await preview.getByRole('button', { name: 'See the real pages' }).click()
    await expect(page.getByRole('button', { name: 'Show the pages' })).toBeVisible()
    await section(page, /^Texts/)

    await page.getByLabel('Page title').fill('Harbour Sports - scores from the docks')
    await expect(preview.getByText('Harbour Sports - scores from the docks')).toBeVisible()
    await page.getByLabel('Add a language').selectOption('de')
    await expect(page.getByText('This is needed.').first()).toBeVisible()
    await page.getByLabel('Page title').fill('Harbour Sports - Ergebnisse vom Hafen')
    await page.getByLabel('Description').fill('Spiele und Ergebnisse.')
    await expect(page.getByText('This is needed.')).toHaveCount(0)

    await section(page, 'Colours')
    const dark = page.getByRole('tabpanel').locator('section').first()
    await dark.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#12c2a0')
    await dark.getByRole('textbox', { name: 'Text', exact: true }).fill('#777777')
    await expect(dark.getByText(/shown as #[0-9a-f]{6}/).first()).toBeVisible()
    await dark.getByRole('textbox', { name: 'Text', exact: true }).fill('#f2f4f8')
    await expect(preview.getByText('Sign in')).toHaveCSS('background-color', 'rgb(18, 194, 160)')

    await section(page, 'Logos')
    await page.getByRole('button', { name: 'Draw from the name' }).click()
    await expect(wordmark).not.toHaveAttribute('src', first)
    const mark = page.getByRole('img', { name: 'Mark', exact: true })
    const drawn = (await mark.getAttribute('src')) ?? ''
    await page
      .getByLabel('Upload: Mark')
      .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(MARK) })
    // What is changed meanwhile stays.
    await page.getByRole('textbox', { name: 'Tab icon' }).fill('/brands/main/mark.svg')
    await expect(mark).not.toHaveAttribute('src', drawn)
    await expect(page.getByRole('textbox', { name: 'Tab icon' })).toHaveValue('/brands/main/mark.svg')
    await expect(preview.getByText('Sign in')).toHaveCSS('background-color', 'rgb(18, 194, 160)')

    await section(page, 'Games')
    for (const game of ['Tennis', 'Football']) await page.getByLabel('Add a game').selectOption({ label: game })
    await page.getByRole('button', { name: 'Move Football up' }).click()
    await expectAccessible(page, 'the studio', { include: 'main' })

    await section(page, 'Hosts and basics')
    await page.getByRole('button', { name: 'Check hostnames' }).click()
    await expect(page.getByRole('tabpanel').getByText('On this machine only')).toBeVisible()

    // Pages of the site, before anybody else sees them so.
    await section(page, 'On the pages')
    await page.getByRole('button', { name: 'Show the pages' }).click()
    const shown = page.frameLocator('iframe[title="Preview"]')
    for (const where of ['Home', 'A live match', 'A live room']) {
      await page.getByLabel('Page', { exact: true }).selectOption({ label: where })
      await expect(shown.getByRole('contentinfo')).toContainText('Harbour Sports')
      await expect(shown.locator('html')).toHaveCSS('background-color', /./)
    }
    await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Home' })
    for (const [language, title, dir] of [
      ['ar', /Harbour Sports/, 'rtl'],
      ['de', /^Harbour Sports - Ergebnisse vom Hafen$/, 'ltr'],
    ] as const) {
      await page.getByRole('tabpanel').getByLabel('Language').selectOption(language)
      await expect.poll(() => shown.locator('title').evaluate((tag) => tag.textContent)).toMatch(title)
      await expect(shown.locator('html')).toHaveAttribute('dir', dir)
    }
    await page.getByRole('group', { name: 'Colour scheme' }).first().getByLabel('Light').check()
    await expect(shown.locator('html')).toHaveAttribute('data-theme', 'light')
    const framed = (await page.locator('iframe[title="Preview"]').getAttribute('src')) ?? ''
    expect((await ask(`${origin}${framed}`)).headers.get('x-frame-options')).toBe('DENY')

    // Pictures of another brand are for administrators alone.
    const theirs = '/brands/arena/mark.svg'
    expect((await page.request.get(theirs)).headers()['cache-control']).toBe('private, no-store')
    expect((await ask(`${origin}${theirs}`)).status).toBe(404)

    // What is typed outlives the page.
    await page.reload()
    await expect(page.getByText('A new brand, not published yet')).toBeVisible()
    await expect(page.getByLabel('Page title')).toHaveValue('Harbour Sports - scores from the docks')

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Publish' })
    await expect(asked.getByText('Some pictures belong to another brand')).toBeVisible()
    await expect(asked.getByRole('listitem').filter({ hasText: 'logos.favicon' }).first()).toContainText(
      '/brands/main/',
    )
    await asked.getByRole('button', { name: 'Close' }).click()
    await publish(page, 'opens today', true)
    await siteShows(origin, id, /<title>Harbour Sports - scores from the docks/)
    const home = await homeOf(origin, id)
    expect(home).toContain('--brand:#12c2a0')
    expect(home).toMatch(new RegExp(`<img src="/media/brands/${id}/[0-9a-f]+\\.png"`))
    expect(home.indexOf('>Football<')).toBeLessThan(home.indexOf('>Tennis<'))

    // Its own terms take the place of the product's.
    await section(page, 'Legal texts')
    const terms = page.getByRole('tabpanel')
    await terms.getByLabel('Language').selectOption({ label: 'English' })
    await terms.getByLabel('Title').fill('Rules of the harbour')
    await terms.getByLabel('Text').fill('Be kind.')
    await terms.getByRole('button', { name: 'Save text' }).click()
    await expect(terms.getByText('Begin with the title of a section')).toBeVisible()
    await terms.getByLabel('Text').fill('# On board\n\nBe kind to all at {brand}.')
    await terms.getByRole('button', { name: 'Save text' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Put in force' }).click()
    await expect(terms.getByText('In force', { exact: true })).toBeVisible()
    const protocol = `${originOf(origin, `${id}.localhost`)}/en/protocol/service`
    expect(await (await ask(protocol)).text()).toContain('Be kind to all at Harbour Sports.')

    await openForBusiness(page, browser, origin, originOf(origin, `${id}.localhost`))

    await open(page, `/en/admin/brand?brand=${id}`)
    await page.getByLabel('Page title').fill('Harbour Sports - louder')
    await publish(page, 'louder')
    await siteShows(origin, id, /<title>Harbour Sports - louder/)
    await section(page, 'History')
    const versions = page.getByRole('tabpanel').getByRole('listitem')
    await expect(versions.first()).toContainText('louder')
    await page.getByRole('button', { name: 'Changes' }).last().click()
    await page.getByRole('button', { name: 'Return to this version' }).click()
    await expect(page.getByText('Published.')).toBeVisible()
    await siteShows(origin, id, /<title>Harbour Sports - scores from the docks/)

    // The file is the one of `npm run brand`.
    await section(page, 'File')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const file = await (await saving).path()
    expect(fs.readFileSync(file, 'utf8')).toBe((await runScript('brand', 'get', id)).output)
    await page.getByLabel('Open a file').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(fs.readFileSync(file, 'utf8').replace('from the docks', 'from a file')),
    })
    await expect(page.getByText('Not published yet, kept on this device')).toBeVisible()
    await expect(preview.getByText('Harbour Sports - scores from a file')).toBeVisible()
  } finally {
    await removeBrand(id)
  }
})

test('what the command line changed stands above the history, and a return leaves what it alone changes', async ({
  page,
}) => {
  const id = `pier-${Date.now() % 1_000_000}`
  const record = testBrand(id)
  try {
    await putBrand(record)
    await page.goto('/en')
    await signIn(page, 'admin')
    await open(page, `/en/admin/brand?brand=${id}`)
    await page.getByLabel('Page title').fill('Pier Sports')
    await publish(page, 'a title')
    const environments = { ...record.environments, pro: { ...record.environments.pro, imUrl: 'https://help.example' } }
    const put = { ...record, environments }
    await putBrand(put)
    await open(page, `/en/admin/brand?brand=${id}`)
    await section(page, 'History')
    const lines = page.getByRole('tabpanel').getByRole('listitem')
    await expect(lines.first()).toContainText('Changed from the command line')
    await expect(lines.first()).toContainText('Current')
    await expect(page.getByText('Current', { exact: true })).toHaveCount(1)
    await lines.first().getByRole('button', { name: 'Changes' }).click()
    await expect(lines.first()).toContainText('environments.pro.imUrl')
    await lines.first().getByRole('button', { name: 'Changes' }).click()
    await lines.nth(1).getByRole('button', { name: 'Changes' }).click()
    await expectAccessible(page, 'history with a record of the command line')
    await page.getByRole('button', { name: 'Return to this version' }).click()
    await expect(
      page.getByText('Published. Left as it is now, because only the command line changes it: environments.pro.imUrl.'),
    ).toBeVisible()
    await expect(lines.first()).toContainText(/Back to version \d+/)
    await expect(lines.first()).toContainText('Current')
    await expect(lines.nth(1)).toContainText('npm run brand')
    const served = JSON.parse((await runScript('brand', 'get', id)).output)
    expect([served.texts.en_US.title, served.environments.pro.imUrl]).toEqual(['Pier Sports', 'https://help.example'])
  } finally {
    await removeBrand(id)
  }
})

test('of two who change a brand the second sees what she would change, and puts hers on top', async ({
  page,
  browser,
  origin,
  faults,
}) => {
  test.slow()
  faults.allow(FAILED_TO_LOAD)
  const id = `quay-${Date.now() % 1_000_000}`
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })
  try {
    await page.goto('/en')
    await signIn(page, 'admin')
    await makeBrand(page, id, 'Quay')
    await publish(page, 'begins', true)
    const other = await context.newPage()
    await other.goto('/en')
    await signIn(other, 'admin')
    for (const each of [page, other]) await open(each, `/en/admin/brand?brand=${id}`)
    await other.getByLabel('Page title').fill('Theirs')
    await page.getByLabel('Copyright line').fill('Mine')
    await publish(other, 'theirs')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Somebody else has published this brand' })
    await expect(dialog.getByText('texts.en_US.copyright')).toBeVisible()
    await expect(dialog.getByText('texts.en_US.title')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Publish mine on top' }).click()
    await expect(page.getByText('This is what visitors see')).toBeVisible()
    await expect(page.getByLabel('Page title')).toHaveValue('Theirs')
    await expect(page.getByLabel('Copyright line')).toHaveValue('Mine')
  } finally {
    await context.close()
    await removeBrand(id)
  }
})

test('a brand is removed once its id is typed: its host has no site any more, until it is restored', async ({
  page,
  origin,
  faults,
}) => {
  test.slow()
  faults.allow(FAILED_TO_LOAD)
  const id = `pier-${Date.now() % 1_000_000}`
  try {
    await page.goto('/en')
    await signIn(page, 'admin')
    await makeBrand(page, id, 'Pier')
    await publish(page, 'begins', true)
    await siteShows(origin, id, /Pier/)
    await section(page, 'Remove')
    const remove = page.getByRole('button', { name: 'Remove brand' })
    await page.getByLabel(`Type ${id} to confirm`).fill('main')
    await expect(remove).toBeDisabled()
    await page.getByLabel(`Type ${id} to confirm`).fill(id)
    await expectAccessible(page, 'removal of a brand', { include: 'main' })
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove brand' }).click()
    await expect(page.getByText('Brand removed.')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/brands$/)
    await expect(page.getByRole('table', { name: 'Brands' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Brands' })).not.toContainText(id)
    const status = async () => (await ask(`${originOf(origin, `${id}.localhost`)}/en`)).status
    await expect.poll(status, { timeout: 60_000 }).toBe(404)
    await page.getByRole('link', { name: 'Removed' }).click()
    const row = page.getByRole('table', { name: 'Brands' }).getByRole('row').filter({ hasText: id })
    await expect(row).toContainText('Pier')
    await expectAccessible(page, 'removed brands', { include: 'main' })
    await row.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Brand restored.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await siteShows(origin, id, /Pier/)
  } finally {
    await removeBrand(id)
  }
})
