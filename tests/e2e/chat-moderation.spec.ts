import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { makeRoomOf } from '#tests/support/database.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const chatOf = (page: Page): Locator => page.getByRole('region', { name: 'Chat' })
const linesOf = (page: Page): Locator => chatOf(page).getByRole('log', { name: 'Messages' })
const fieldOf = (page: Page): Locator => chatOf(page).getByRole('textbox', { name: 'Message' })

async function say(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
  await expect(linesOf(page).getByText(text)).toBeVisible()
}

/** Chooses a message, whose deeds are then shown. */
const choose = (page: Page, text: string): Promise<void> =>
  linesOf(page)
    .locator('div', { hasText: text })
    .last()
    .getByRole('button', { name: /^Reply to / })
    .click()

/** A browser of its own. */
const another = async (browser: Browser, origin: string): Promise<Page> =>
  (await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })).newPage()

/** Signs a new user in and brings her into a room; without one she gets a room of her own. */
async function enter(page: Page, room?: number): Promise<number> {
  await page.goto('/en')
  const uid = await signInAsNew(page)
  const id = room ?? (await makeRoomOf(sharedDataDir(), uid))
  await open(page, `/en/live/${id}`)
  await expect(chatOf(page).getByText('Connected')).toBeVisible()
  return id
}

test('a user reports a message, staff find it in the queue and mute who said it: she sees until when', async ({
  page: ann,
  browser,
  origin,
}) => {
  const [bob, admin, host] = [
    await another(browser, origin),
    await another(browser, origin),
    await another(browser, origin),
  ]
  const room = await enter(host)
  await enter(ann, room)
  await enter(bob, room)
  const text = `Something rude ${Date.now()}`
  await say(ann, text)
  await choose(ann, text)
  await expect(chatOf(ann).getByRole('button', { name: 'Report' }), 'nobody reports herself').toHaveCount(0)

  await choose(bob, text)
  await chatOf(bob).getByRole('button', { name: 'Report' }).click()
  const dialog = bob.getByRole('dialog')
  await expect(dialog).toContainText(text)
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await expectAccessible(bob, 'report', { include: '[role=dialog]' })
  await dialog.getByRole('radio', { name: 'Personal attack' }).check()
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(bob.getByText('Thanks. Our staff will review it.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await admin.goto('/en')
  await signIn(admin, 'admin')
  await open(admin, '/en/admin/reports')
  const report = admin.getByRole('listitem').filter({ hasText: text })
  await expect(report).toContainText('Personal attack')
  await expectAccessible(admin, 'reports', { include: 'main' })
  await report.getByRole('button', { name: 'Mute in room' }).click()
  const decision = admin.getByRole('dialog')
  await decision.getByLabel('Reason').fill('Rude')
  await decision.getByLabel('Duration').selectOption({ label: '1 hour' })
  await decision.getByRole('button', { name: 'Mute in room' }).click()
  await expect(decision).toBeHidden()
  await expect(report).toHaveCount(0)

  await expect(chatOf(ann).getByText(/^You’re muted in this room until /)).toBeVisible()
  await expect(fieldOf(ann)).toBeDisabled()
  for (const each of [ann, bob]) await expect(linesOf(each).getByText(text)).toHaveCount(0)
  await admin.getByRole('link', { name: 'Decided' }).click()
  await expect(report).toContainText('Muted in room (1 hour)')
  await expect(report).toContainText('Rude')
  for (const each of [bob, admin, host]) await each.context().close()
})

test('the streamer turns slow mode and a minimum level on: others see it, wait, and learn why they cannot write', async ({
  page: host,
  browser,
  origin,
}) => {
  const ann = await another(browser, origin)
  const room = await enter(host)
  await enter(ann, room)
  await expect(chatOf(ann).getByRole('button', { name: 'Chat settings' })).toHaveCount(0)
  const settings = host.getByRole('dialog', { name: 'Chat settings' })
  const save = async () => {
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings).toBeHidden()
  }
  await chatOf(host).getByRole('button', { name: 'Chat settings' }).click()
  await settings.getByLabel('Slow mode').selectOption({ label: '2 minutes' })
  await expectAccessible(host, 'chat settings', { include: '[role=dialog]' })
  await save()
  await expect(chatOf(ann).getByText('Slow mode: 120 s')).toBeVisible()

  await say(ann, 'My one message')
  await expect(chatOf(ann).getByText(/^Slow mode is on. You can write again in \d+ s.$/)).toBeVisible()
  await fieldOf(ann).fill('And another')
  await fieldOf(ann).press('Enter')
  await expect(fieldOf(ann), 'what is typed stays').toHaveValue('And another')
  await expect(chatOf(ann).getByRole('button', { name: 'Send' })).toBeDisabled()
  // Another page of hers knows nothing of it: the room does.
  await ann.reload()
  await expect(chatOf(ann).getByText('Connected')).toBeVisible()
  await expect(fieldOf(ann)).toHaveValue('And another')
  await fieldOf(ann).press('Enter')
  await expect(chatOf(ann).getByText(/^Slow mode is on. You can write again in \d+ s.$/)).toBeVisible()
  await say(host, 'I write')
  await say(host, 'as I like')

  await chatOf(host).getByRole('button', { name: 'Chat settings' }).click()
  await settings.getByLabel('Slow mode').selectOption({ label: 'Off' })
  await settings.getByLabel('Minimum level').selectOption({ label: 'Level 5 and up' })
  await save()
  await expect(chatOf(ann).getByText('You can write here from level 5 on.')).toBeVisible()
  await expect(fieldOf(ann)).toBeDisabled()

  await chatOf(host).getByRole('button', { name: 'Chat settings' }).click()
  await settings.getByLabel('Minimum level').selectOption({ label: 'Off' })
  await settings.getByRole('switch', { name: 'Followers only' }).check()
  await save()
  await expect(chatOf(ann).getByText('Followers only')).toBeVisible()
  await fieldOf(ann).press('Enter')
  await expect(fieldOf(ann)).toHaveAccessibleDescription(/^Only followers of the streamer can write here/)
  await ann.context().close()
})
