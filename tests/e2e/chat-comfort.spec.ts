import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { liveRooms } from '#tests/support/calls.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { anotherAtOnce, expect, open, SWEEP, showAtOnce, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })
// Messages of others wait for the picture otherwise, which is not what is tested here.
test.beforeEach(({ context }) => showAtOnce(context))

const chatOf = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true })
const linesOf = (page: Page) => chatOf(page).getByRole('log', { name: 'Messages' })
const fieldOf = (page: Page) => chatOf(page).getByLabel('Message', { exact: true })

async function channelOf(origin: string, place: number): Promise<number> {
  const rooms = (await liveRooms(origin)).filter(({ matchId }) => matchId === undefined)
  return rooms[place % rooms.length]?.id ?? 0
}

/** Signs in as a new user with the chat of a room open; returns her name. */
async function enter(page: Page, room: number): Promise<string> {
  await page.goto('/en')
  await signInAsNew(page)
  await open(page, `/en/live/${room}`)
  await expect(chatOf(page).getByText('Connected')).toBeVisible()
  return (await fieldOf(page).getAttribute('placeholder'))?.replace('Say something as ', '') ?? ''
}

async function say(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
  await expect(fieldOf(page)).toHaveValue('')
}

test('an emoji is chosen by keys alone, stands where the caret was, and is among the recent ones later', async ({
  page,
  origin,
}) => {
  await enter(page, await channelOf(origin, 3))
  const rest = ` played ${Date.now()}`
  await fieldOf(page).fill(`well${rest}`)
  await fieldOf(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4))
  await fieldOf(page).press('Tab')
  const button = chatOf(page).getByRole('button', { name: 'Emoji' })
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const faces = chatOf(page).getByRole('region', { name: 'Faces' })
  await expect(faces.getByRole('button').first()).toBeFocused()
  await expectAccessible(page, 'emoji', { include: '#main' })
  await page.keyboard.press('ArrowRight')
  const second = faces.getByRole('button').nth(1)
  await expect(second).toBeFocused()
  const emoji = (await second.textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toHaveValue(`well${emoji}${rest}`)
  await page.keyboard.press('Escape')
  await expect(fieldOf(page)).toBeFocused()
  await expect(faces).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(linesOf(page).getByText(`well${emoji}${rest}`)).toBeVisible()
  await page.reload()
  await expect(chatOf(page).getByText('Connected')).toBeVisible()
  await button.click()
  await expect(chatOf(page).getByRole('region', { name: 'Recent' }).getByRole('button')).toHaveText([emoji])
  // Letters are counted as the room counts them: an emoji is one.
  await fieldOf(page).fill(emoji.repeat(200))
  await expect(chatOf(page).getByText('200/200')).toBeVisible()
})

test('a name is found while it is written, and its owner’s line is marked and told', async ({
  page,
  browser,
  origin,
}) => {
  const room = await channelOf(origin, 4)
  const other = await anotherAtOnce(browser, origin)
  const name = await enter(page, room)
  await enter(other, room)
  const text = `Who is here ${Date.now()}`
  await say(page, text)
  await expect(linesOf(other).getByText(text)).toBeVisible()
  await fieldOf(other).pressSequentially('Me, @')
  const names = chatOf(other).getByRole('listbox', { name: 'People in the chat' })
  await expect(names.getByRole('option', { name: `@${name}` })).toBeVisible()
  await fieldOf(other).pressSequentially(name.slice(0, 6).toUpperCase())
  await expect(fieldOf(other)).toHaveAttribute('aria-expanded', 'true')
  await expect(names.getByRole('option', { name: `@${name}`, selected: true })).toBeVisible()
  await fieldOf(other).press('Enter')
  await expect(fieldOf(other)).toHaveValue(`Me, @${name} `)
  await expect(names).toHaveCount(0)
  await fieldOf(other).pressSequentially('of course')
  await fieldOf(other).press('Enter')
  const line = linesOf(page).locator('[data-to-you]')
  await expect(line).toHaveText(new RegExp(`@${name} of course`))
  await expect(chatOf(page).locator('[aria-live=polite]')).toHaveText(new RegExp(`to you: Me, @${name} of course`))
  await expect(linesOf(other).locator('[data-to-you]')).toHaveCount(0)
  await other.context().close()
})

test(
  'the same from two people is one line that can be unfolded; a guest blocks one of them, and takes it back',
  SWEEP,
  async ({ page, browser, origin }) => {
    const room = await channelOf(origin, 5)
    const [other, guest] = [await anotherAtOnce(browser, origin), await anotherAtOnce(browser, origin)]
    await open(guest, `/en/live/${room}`)
    await expect(chatOf(guest).getByText('Connected')).toBeVisible()
    const name = await enter(page, room)
    const otherName = await enter(other, room)
    const text = `Goal ${Date.now()}`
    await fieldOf(other).fill(`${text}!!!`)
    await say(page, text)
    await fieldOf(other).press('Enter')
    const same = linesOf(guest).getByRole('button', { name: '2 people say this' })
    await expect(same).toBeVisible()
    await expect(linesOf(guest).getByText(text)).toHaveCount(1)
    await same.click()
    await expect(linesOf(guest).getByText(otherName)).toBeVisible()

    await linesOf(guest)
      .getByRole('button', { name: `Options for ${name}` })
      .click()
    await chatOf(guest).getByRole('button', { name: 'Block this person' }).click()
    await expect(linesOf(guest).getByRole('button', { name: `Options for ${name}` })).toHaveCount(0)
    await expect(linesOf(guest).getByText(`${text}!!!`)).toBeVisible()
    await guest.reload()
    await expect(linesOf(guest).getByText(`${text}!!!`)).toBeVisible()
    await expect(linesOf(guest).getByRole('button', { name: `Options for ${name}` })).toHaveCount(0)
    await guest.getByRole('button', { name: 'View and blocks' }).click()
    await guest.getByRole('button', { name: `Unblock ${name}` }).click()
    await expect(linesOf(guest).getByRole('button', { name: `Options for ${name}` })).toBeVisible()
    await other.context().close()
    await guest.context().close()
  },
)

test('size of text and times are the reader’s choice, which lasts', SWEEP, async ({ page, origin }) => {
  await enter(page, await channelOf(origin, 6))
  const text = `Readable ${Date.now()}`
  await say(page, text)
  await expect(linesOf(page).locator('time').last()).toBeVisible()
  const size = () => linesOf(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const before = await size()
  await page.getByRole('button', { name: 'View and blocks' }).click()
  await chatOf(page).getByRole('radio', { name: 'Large' }).check()
  await chatOf(page).getByRole('checkbox', { name: 'Show times' }).uncheck()
  await expectAccessible(page, 'chat settings', { include: '#main' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View and blocks' })).toBeFocused()
  await page.reload()
  await expect(linesOf(page).getByText(text)).toBeVisible()
  expect(await size()).toBeGreaterThan(before)
  await expect(linesOf(page).locator('time').last()).toBeHidden()
})
