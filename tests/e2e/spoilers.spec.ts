import type { Page } from '@playwright/test'
import { liveRooms } from '#tests/support/calls.ts'
import { takeOverChat } from '#tests/support/chat-frames.ts'
import { takeOverScores } from '#tests/support/score-frames.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, showAtOnce, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

/** What a visitor may read, the page's title too. */
const words = async (page: Page) => `${await page.title()} ${await page.getByRole('main').textContent()}`

test('who hides scores reads none in a room, and opens the chat, which may tell it, when she wants', async ({
  page,
  context,
  origin,
}) => {
  const room = (await liveRooms(origin)).find(({ matchId }) => matchId !== undefined)
  const { change } = await takeOverScores(page)
  const { say } = await takeOverChat(page)
  await showAtOnce(context)
  await page.goto('/en')
  await signInAsNew(page)
  await open(page, '/en/userInfo/preferences')
  await page.getByRole('switch', { name: 'Hide scores until I tap' }).check()
  await expect(page.getByText('Saved.')).toBeVisible()

  await open(page, `/en/live/${room?.id}`)
  const player = page.getByRole('region', { name: /^Video player/ })
  await expect(player.locator('video')).toBeAttached()
  await change(room?.matchId ?? 0, { score: { home: 98765, away: 0 } })
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(page.getByText('The chat may tell the score')).toBeVisible()
  await page.getByRole('button', { name: 'Open chat' }).press('Enter')
  const chat = page.getByRole('region', { name: 'Chat', exact: true })
  await expect(chat).toBeFocused()
  await expect(chat.getByText('Connected')).toBeVisible()
  await say('It is nine hundred to nil')
  await expect(chat.getByText('It is nine hundred to nil')).toBeVisible()
  expect(await words(page)).not.toContain('98765')
  await expect(player.locator('[data-danmaku]')).toHaveCount(0)

  // Opened once, it stays so; the score is asked for by itself.
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await expect(page.getByText('The result is hidden')).toBeVisible()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(chat.getByRole('log')).toBeVisible()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByRole('button', { name: 'Show score' }).click()
  await expect(player.locator('.figures').first()).toHaveText('98765')
  await expect(player.locator('[data-danmaku]')).toBeAttached()
})
