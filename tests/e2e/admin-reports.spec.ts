import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findMatchWithStatus } from '#tests/support/calls.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const TENNIS = 203

const another = async (browser: Browser, origin: string): Promise<Page> =>
  (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).newPage()

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
  const answer = await (await page.request.post(`/java${path}`, { data, headers })).json()
  expect(answer.status, `${path}: ${answer.errorMsg}`).toBe('success')
  return answer.result
}

/** Adds a comment, once the pause after the last one is over. */
async function comment(page: Page, subject: string, text: string): Promise<number> {
  let id = 0
  await expect
    .poll(async () => {
      const said = await post<{ comment?: { id: number } }>(page, '/comment/add', { subject, text })
      id = said.comment?.id ?? 0
      return id
    })
    .toBeGreaterThan(0)
  return id
}

interface Reported {
  uid: number
  cases: number[]
}

/** Comments of a new user that the administrator has reported, as cases of the queue. */
async function reported(admin: Page, browser: Browser, origin: string, texts: readonly string[]): Promise<Reported> {
  const her = await another(browser, origin)
  const uid = await signInAsNew(her)
  const { id } = await findMatchWithStatus(origin, TENNIS, 'finished')
  await signIn(admin, 'admin')
  for (const text of texts)
    await post(admin, '/comment/report', { id: await comment(her, `match:${id}`, text), reason: 'attack' })
  await her.context().close()
  const { result } = await (await admin.request.get(`/java/admin/chatReports?uid=${uid}`)).json()
  return { uid, cases: (result.list as { id: number }[]).map((each) => each.id) }
}

test('what is done with all rows of a page is undone when none is left, and what fails says why of each', async ({
  page: admin,
  browser,
  origin,
}) => {
  test.slow()
  const { uid, cases } = await reported(admin, browser, origin, ['Said first', 'Said second'])
  await open(admin, `/en/admin/reports?uid=${uid}`)
  const items = admin.locator('[data-list-rows] > ul > li')
  const outcome = admin.getByRole('status').filter({ hasText: 'Dismiss' })
  const dismissAll = async () => {
    await admin.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await admin.getByRole('button', { name: 'Dismiss', exact: true }).first().click()
    await admin.getByRole('dialog').getByLabel('Reason').fill('Just talk')
    await admin.getByRole('dialog').getByRole('button', { name: 'Dismiss', exact: true }).click()
  }
  await expect(items).toHaveCount(2)
  await dismissAll()
  await expect(outcome).toContainText('Dismiss: 2 done.')
  await expect(items).toHaveCount(0)
  await expectAccessible(admin, 'an emptied page', { include: 'main' })
  await outcome.getByRole('button', { name: 'Undo' }).click()
  await expect(outcome).toContainText('Dismiss: 2 undone.')
  await expect(items).toHaveCount(2)

  // Somebody else decides meanwhile.
  const moderator = await another(browser, origin)
  await signIn(moderator, 'moderator')
  for (const id of cases) await post(moderator, '/admin/chatReports/decide', { id, act: 'dismiss', reason: 'Fine' })
  await moderator.context().close()
  await dismissAll()
  await expect(outcome).toContainText('Not done: 2.')
  await expect(outcome.getByRole('listitem')).toHaveCount(2)
  await expect(outcome.getByRole('listitem').first()).toContainText('This has changed in the meantime.')
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(admin, 'rows that failed', { include: 'main' })
})

test('a moderator who opens administration is led to the reports that wait', async ({
  page: admin,
  browser,
  origin,
}) => {
  await reported(admin, browser, origin, ['Said once'])
  const moderator = await another(browser, origin)
  await signIn(moderator, 'moderator')
  await moderator.goto('/en/admin')
  await expect(moderator).toHaveURL(/\/admin\/reports$/)
  await expect(moderator.locator('[data-list-rows] > ul > li').first()).toBeVisible()
  await moderator.context().close()
})

test('an administrator takes over what a moderator has begun to decide', async ({ page: admin, browser, origin }) => {
  const { cases } = await reported(admin, browser, origin, ['Said alone'])
  const [id = 0] = cases
  const moderator = await another(browser, origin)
  await signIn(moderator, 'moderator')
  await post(moderator, '/admin/review/take', { queue: 'reports', id })
  await open(admin, `/en/admin/reports?review=${id}`)
  const bar = admin.getByRole('region', { name: 'Review' })
  await expect(bar.getByText(/ is deciding until /)).toBeVisible()
  await bar.getByRole('button', { name: 'Take over' }).click()
  await expectAccessible(admin, 'taking over', { include: '[role=alertdialog], [role=dialog]' })
  await admin.getByRole('button', { name: 'Take over' }).last().click()
  await expect(bar.getByText(/^Yours to decide until/)).toBeVisible()
  await open(moderator, `/en/admin/reports?review=${id}`)
  await expect(moderator.getByRole('region', { name: 'Review' }).getByText(/ is deciding until /)).toBeVisible()
  // She has had it for less than some minutes.
  await expect(moderator.getByRole('button', { name: 'Take over' })).toHaveCount(0)
  await moderator.context().close()
})
