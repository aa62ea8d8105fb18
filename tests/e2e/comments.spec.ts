import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { paragraph, publish, text } from '#tests/support/articles.ts'
import { findMatchWithStatus, pathOf } from '#tests/support/calls.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

// Each test that counts has a match of its own: comments of others come to open pages.
const [TENNIS, BASKETBALL, FOOTBALL] = [203, 201, 202]

const commentsOf = (page: Page): Locator => page.getByRole('region', { name: 'Comments' })
const another = async (browser: Browser, origin: string): Promise<Page> =>
  (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).newPage()

async function signedInWriter(browser: Browser, origin: string, path: string): Promise<Page> {
  const page = await another(browser, origin)
  await page.goto('/en')
  await signInAsNew(page)
  await open(page, path)
  return page
}

test('comments of a match: written, answered, liked, reported by another and taken out by staff', async ({
  page: ann,
  browser,
  origin,
}) => {
  test.slow()
  const match = await findMatchWithStatus(origin, TENNIS, 'finished')
  const path = `/en${pathOf(match)}?tab=comments`
  const text = `What a final set ${Date.now()}`

  await ann.goto('/en')
  await signInAsNew(ann)
  await open(ann, path)
  const field = commentsOf(ann).getByRole('textbox', { name: 'Write a comment' })
  await field.fill('watch it at free-streams.xyz')
  await commentsOf(ann).getByRole('button', { name: 'Post' }).click()
  await expect(commentsOf(ann).getByText('Links aren’t allowed in comments.')).toBeVisible()
  await field.fill(text)
  await field.press('Control+Enter')
  const own = commentsOf(ann).getByRole('listitem').filter({ hasText: text })
  await expect(own).toBeVisible()
  await expect(field).toHaveValue('')
  await expectAccessible(ann, 'comments', { include: 'main' })

  const admin = await another(browser, origin)
  await admin.goto('/en')
  await signIn(admin, 'admin')
  const thread = commentsOf(admin).getByRole('listitem').filter({ hasText: text }).first()
  // The list may be some seconds old.
  await expect(async () => {
    await open(admin, path)
    await expect(thread).toBeVisible({ timeout: 4000 })
  }).toPass()
  await thread.getByRole('button', { name: /^Like / }).click()
  await expect(thread.getByRole('button', { name: /^Like /, pressed: true })).toContainText('1')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByRole('textbox', { name: /^Reply to / }).fill(`So it was, ${text}`)
  await thread.getByRole('textbox', { name: /^Reply to / }).press('Control+Enter')
  await expect(thread.getByText(`So it was, ${text}`)).toBeVisible()
  await thread.getByRole('button', { name: 'Report' }).first().click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Personal attack' }).check()
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog).toBeHidden()

  await open(admin, '/en/admin/reports')
  const report = admin.getByRole('listitem').filter({ hasText: text })
  await expect(report.getByRole('button', { name: 'Mute in room' })).toHaveCount(0)
  await expect(report.getByRole('link', { name: 'Comment', exact: true })).toHaveAttribute(
    'href',
    `/en${pathOf(match)}?tab=comments`,
  )
  await report.getByRole('button', { name: 'Delete message' }).click()
  await admin.getByRole('dialog').getByRole('textbox').fill('Rude')
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click()
  await expect(report).toHaveCount(0)
  await admin.context().close()

  // The list may be some seconds old.
  await expect(async () => {
    await open(ann, path)
    await expect(commentsOf(ann).getByText('This comment was deleted.').first()).toBeVisible({ timeout: 4000 })
  }).toPass()
  await expect(commentsOf(ann).getByRole('listitem').filter({ hasText: text })).toHaveCount(0)
})

test('a comment on an article is reported by a reader, and taken out by a moderator whom administration leads there', async ({
  page: ann,
  browser,
  origin,
}) => {
  test.slow()
  const writer = await another(browser, origin)
  await signIn(writer, 'admin')
  const document = { type: 'doc', content: [paragraph(text('Told in a line.'))] }
  const article = await publish(writer, { gameId: FOOTBALL, title: 'An article to talk about', summary: '', document })
  const path = `/en/news/soccer/${article}`
  const said = `Well told ${Date.now()}`
  await signInAsNew(ann)
  await open(ann, path)
  await commentsOf(ann).scrollIntoViewIfNeeded()
  const field = commentsOf(ann).getByRole('textbox', { name: 'Write a comment' })
  await field.fill(said)
  await field.press('Control+Enter')
  await expect(commentsOf(ann).getByRole('listitem').filter({ hasText: said })).toBeVisible()

  const staff = await another(browser, origin)
  await staff.goto('/en')
  await signIn(staff, 'moderator')
  const thread = commentsOf(staff).getByRole('listitem').filter({ hasText: said }).first()
  // The list may be some seconds old.
  await expect(async () => {
    await open(staff, path)
    await commentsOf(staff).scrollIntoViewIfNeeded()
    await expect(thread).toBeVisible({ timeout: 4000 })
  }).toPass()
  await thread.getByRole('button', { name: 'Report' }).first().click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Personal attack' }).check()
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog).toBeHidden()
  expect((await open(staff, '/en/admin'))?.status()).toBe(200)
  // Where something waits for her.
  await expect(staff).toHaveURL(/\/en\/admin\/reports$/)
  const report = staff.getByRole('listitem').filter({ hasText: said })
  await report.getByRole('button', { name: 'Delete message' }).click()
  await dialog.getByRole('textbox').fill('Rude')
  await dialog.getByRole('button', { name: 'Delete message' }).click()
  await expect(report).toHaveCount(0)
  await staff.context().close()
})

test(
  'who reads comments sees how many there are, new ones when she asks, and no more what staff took out',
  SWEEP,
  async ({ page: reader, browser, origin }) => {
    test.slow()
    const match = await findMatchWithStatus(origin, BASKETBALL, 'finished')
    const path = `/en${pathOf(match)}?tab=comments`
    const text = `Nobody saw that coming ${Date.now()}`
    const admin = await another(browser, origin)
    await admin.goto('/en')
    await signIn(admin, 'admin')
    await Promise.all([open(reader, path), open(admin, path)])
    await expect(commentsOf(reader).getByRole('button', { name: 'Newest' })).toBeVisible()

    const ann = await signedInWriter(browser, origin, path)
    const written = commentsOf(ann).getByRole('textbox', { name: 'Write a comment' })
    await written.fill(text)
    await written.press('Control+Enter')
    const thread = (page: Page) => commentsOf(page).getByRole('listitem').filter({ hasText: text })
    await expect(thread(ann)).toBeVisible()
    await expect(commentsOf(ann).getByRole('button', { name: 'Show new comments' })).toHaveCount(0)
    for (const page of [reader, admin]) {
      await expect(thread(page)).toHaveCount(0)
      await commentsOf(page).getByRole('button', { name: 'Show new comments' }).click()
      await expect(thread(page)).toBeVisible()
    }
    await expect(thread(reader).getByRole('button', { name: 'Remove' })).toHaveCount(0)

    await thread(admin).getByRole('button', { name: 'Remove' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(dialog.getByText('Enter a reason.')).toBeVisible()
    await dialog.getByRole('textbox').fill('Spoils it')
    await expectAccessible(admin, 'removal', { include: '[role=dialog]' })
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(dialog).toBeHidden()
    for (const page of [admin, reader, ann]) await expect(thread(page)).toHaveCount(0)
    for (const page of [admin, ann]) await page.context().close()
  },
)

test('likes and changes of others come to an open page', async ({ page: ann, browser, origin }) => {
  test.slow()
  const match = await findMatchWithStatus(origin, FOOTBALL, 'finished')
  const path = `/en${pathOf(match)}?tab=comments`
  const text = `She never looked like loosing ${Date.now()}`
  const better = text.replace('loosing', 'losing')
  const shown = (page: Page, words: string) => commentsOf(page).getByRole('listitem').filter({ hasText: words })
  await ann.goto('/en')
  await signInAsNew(ann)
  await open(ann, path)
  const field = commentsOf(ann).getByRole('textbox', { name: 'Write a comment' })
  await field.fill(text)
  await field.press('Control+Enter')
  await expect(shown(ann, text)).toBeVisible()

  const bob = await signedInWriter(browser, origin, path)
  // The list may be some seconds old.
  await expect(async () => {
    await open(bob, path)
    await expect(shown(bob, text)).toBeVisible({ timeout: 4000 })
  }).toPass()
  const like = (page: Page) =>
    shown(page, 'She never looked')
      .filter({ hasText: text.slice(-13) })
      .getByRole('button', { name: /^Like / })
  await like(bob).click()
  await expect(like(ann)).toContainText('1')
  await expect(like(ann)).toHaveAttribute('aria-pressed', 'false')
  await like(bob).click()
  await expect(like(ann)).toContainText('0')

  await shown(ann, text).getByRole('button', { name: 'Edit' }).click()
  const change = shown(ann, text.slice(-13)).getByRole('textbox')
  await change.fill(better)
  await change.press('Control+Enter')
  await expect(shown(bob, better)).toContainText('edited')
  await expect(shown(bob, text)).toHaveCount(0)
  await bob.context().close()
})

test('a guest is invited to sign in', async ({ page, origin }) => {
  const match = await findMatchWithStatus(origin, TENNIS, 'finished')
  await open(page, `/en${pathOf(match)}?tab=comments`)
  await commentsOf(page).getByRole('button', { name: 'Sign in to comment' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sign in to comment')
})
