import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { makeModerator, makeRoomOf } from '#tests/support/database.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, SWEEP, test } from '#tests/support/visitor.ts'

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

interface Entered {
  room: number
  uid: number
}

/** Signs a new user in and brings her into a room; without one she gets a room of her own. */
async function enter(page: Page, known?: number): Promise<Entered> {
  await page.goto('/en')
  const uid = await signInAsNew(page)
  const room = known ?? (await makeRoomOf(sharedDataDir(), uid))
  await open(page, `/en/live/${room}`)
  await expect(chatOf(page).getByText('Connected')).toBeVisible()
  return { room, uid }
}

/** A room whose streamer is away. */
async function roomOfSomebody(browser: Browser, origin: string): Promise<number> {
  const streamer = await another(browser, origin)
  await streamer.goto('/en')
  const uid = await signInAsNew(streamer)
  await streamer.context().close()
  return makeRoomOf(sharedDataDir(), uid)
}

test('a message is reported, found in the queue and decided: who said it is muted and sees until when', async ({
  page: ann,
  browser,
  origin,
}) => {
  const admin = await another(browser, origin)
  const room = await roomOfSomebody(browser, origin)
  await enter(ann, room)
  await admin.goto('/en')
  await signIn(admin, 'admin')
  await open(admin, `/en/live/${room}`)
  const text = `Something rude ${Date.now()} that is longer than the line in which it is quoted`
  await say(ann, text)
  await choose(ann, text)
  await expect(chatOf(ann).getByRole('button', { name: 'Report' }), 'nobody reports herself').toHaveCount(0)

  await choose(admin, text)
  await chatOf(admin).getByRole('button', { name: 'Report' }).click()
  expect(await chatOf(admin).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toContainText(text)
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await expectAccessible(admin, 'report', { include: '[role=dialog]' })
  await dialog.getByRole('radio', { name: 'Personal attack' }).check()
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(admin.getByText('Thanks. Our staff will review it.')).toBeVisible()
  await expect(dialog).toBeHidden()

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
  await expect(linesOf(ann).getByText(text)).toHaveCount(0)
  await admin.getByRole('link', { name: 'Decided' }).click()
  await expect(report).toContainText('Muted in room (1 hour)')
  await expect(report).toContainText('Rude')

  await open(admin, `/en/admin/chat?room=${room}`)
  const log = admin.getByRole('table', { name: 'Chat log' })
  await expect(log.getByRole('row').filter({ hasText: text })).toContainText(/deleted a message by/)
  await expect(log.getByText(/ muted .* until /)).toBeVisible()
  await expectAccessible(admin, 'chat log', { include: 'main' })
  await admin.context().close()
})

test('the streamer turns slow mode and a minimum level on: others see it, wait, and learn why they cannot write', async ({
  page: host,
  browser,
  origin,
}) => {
  const ann = await another(browser, origin)
  const { room } = await enter(host)
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

test('the streamer appoints a moderator by user id, who is one at once, and dismisses her', async ({
  page: host,
  browser,
  origin,
}) => {
  const mod = await another(browser, origin)
  const { room } = await enter(host)
  const { uid } = await enter(mod, room)
  await chatOf(host).getByRole('button', { name: 'Chat settings' }).click()
  const settings = host.getByRole('dialog', { name: 'Chat settings' })
  await settings.getByRole('tab', { name: 'Moderators' }).click()
  await expect(settings.getByText('No moderators yet')).toBeVisible()
  const field = settings.getByRole('textbox', { name: 'User ID' })
  const find = settings.getByRole('button', { name: 'Find' })
  await field.fill('somebody')
  await find.click()
  await expect(settings.getByText('Enter a user ID: digits only.')).toBeVisible()
  await field.fill('7')
  await find.click()
  await expect(settings.getByText('There is no user with this ID.')).toBeVisible()
  await field.fill(String(uid))
  await find.click()
  await settings.getByRole('button', { name: 'Make moderator' }).click()
  await expect(settings.getByRole('list', { name: 'Moderators' })).toContainText(String(uid))
  await expectAccessible(host, 'moderators', { include: '[role=dialog]' })
  await expect(chatOf(mod).getByRole('button', { name: 'Chat settings' })).toBeVisible()
  await say(mod, 'I moderate')
  await expect(linesOf(host).locator('div', { hasText: 'I moderate' }).last()).toContainText('Mod')
  await settings.getByRole('button', { name: /^Remove .* as moderator$/ }).click()
  await expect(settings.getByText('No moderators yet')).toBeVisible()
  await expect(chatOf(mod).getByRole('button', { name: 'Chat settings' })).toHaveCount(0)
  await mod.context().close()
})

test(
  'a moderator takes notes, mutes, deletes and unmutes; all of it is in the log',
  SWEEP,
  async ({ page: mod, browser, origin }) => {
    const ann = await another(browser, origin)
    const room = await roomOfSomebody(browser, origin)
    const { uid } = await enter(ann, room)
    await mod.goto('/en')
    await makeModerator(sharedDataDir(), room, await signInAsNew(mod))
    await open(mod, `/en/live/${room}`)
    const text = `Something rude ${uid}`
    await say(ann, text)
    await choose(mod, text)
    await chatOf(mod).getByRole('button', { name: 'User and notes' }).click()
    const card = mod.getByRole('dialog')
    await card.getByRole('textbox', { name: 'New note' }).fill('Warned once')
    await card.getByRole('button', { name: 'Save note' }).click()
    await expect(card.getByRole('listitem')).toContainText('Warned once')
    await expectAccessible(mod, 'user', { include: '[role=dialog]' })
    await mod.keyboard.press('Escape')
    await chatOf(mod).getByRole('button', { name: 'Mute 10 min' }).click()
    await expect(fieldOf(ann)).toBeDisabled()
    await choose(mod, text)
    await chatOf(mod).getByRole('button', { name: 'Delete message' }).click()
    await expect(linesOf(ann).getByText(text)).toHaveCount(0)

    await chatOf(mod).getByRole('button', { name: 'Chat settings' }).click()
    const settings = mod.getByRole('dialog', { name: 'Chat settings' })
    await settings.getByRole('tab', { name: 'Log' }).click()
    const log = settings.getByRole('list', { name: 'Log' })
    await expect(log.getByRole('listitem')).toHaveCount(2)
    await expect(log.getByRole('listitem').first()).toContainText(text)
    await settings.getByRole('tab', { name: 'Muted' }).click()
    await settings.getByRole('button', { name: /^Unmute / }).click()
    await expect(settings.getByText('Nobody is muted in this room')).toBeVisible()
    await expect(fieldOf(ann)).toBeEnabled()
    await ann.context().close()
  },
)

test('staff mute somebody in all chats from a message, and lift it', SWEEP, async ({ page: ann, browser, origin }) => {
  const staff = await another(browser, origin)
  const room = await roomOfSomebody(browser, origin)
  await enter(ann, room)
  await staff.goto('/en')
  await signIn(staff, 'moderator')
  await open(staff, `/en/live/${room}`)
  const text = `Spam ${Date.now()}`
  await say(ann, text)
  await choose(staff, text)
  await chatOf(staff).getByRole('button', { name: 'User and notes' }).click()
  const card = staff.getByRole('dialog')
  const reason = card.getByRole('textbox', { name: 'Reason, for staff' })
  await card.getByRole('button', { name: 'Mute in all chats' }).click()
  await expect(reason).toHaveAccessibleDescription('Enter a reason.')
  await card.getByLabel('Mute in all chats').selectOption({ label: '7 days' })
  await reason.fill('Spam')
  await card.getByRole('button', { name: 'Mute in all chats' }).click()
  await expect(card.getByText(/^Muted in all chats until /)).toBeVisible()
  await expect(chatOf(ann).getByText(/^You’re muted in all chats until /)).toBeVisible()
  await expect(fieldOf(ann)).toBeDisabled()
  await reason.fill('A mistake')
  await card.getByRole('button', { name: 'Lift the mute' }).click()
  await expect(fieldOf(ann)).toBeEnabled()
  await staff.context().close()
})
