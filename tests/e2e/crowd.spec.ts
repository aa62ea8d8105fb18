import type { Page } from '@playwright/test'
import type { ChatMessage } from '#contract/chat.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { liveRooms } from '#tests/support/calls.ts'
import { freshHeaders } from '#tests/support/sign-in.ts'
import { expect, open, showAtOnce, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

const chatOf = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true })

const madeUp = (id: number, more: Partial<ChatMessage>): ChatMessage => ({
  id,
  by: { uid: -7, name: 'couch_coach', level: 3, isSimulated: true },
  text: 'what a finish',
  at: Date.now() - 5000,
  ...more,
})

/** The site of the tests has no crowd: after each welcome the page hears of one. */
async function withCrowd(page: Page): Promise<void> {
  await page.routeWebSocket(/\/ws\/j/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => server.send(text))
    server.onMessage((text) => {
      socket.send(text)
      if (!String(text).includes('"welcome"')) return
      const messages = [madeUp(-20, {}), madeUp(-21, { text: '', gift: { id: 2, count: 3, combo: 3 } })]
      socket.send(JSON.stringify({ type: 'crowd', messages, viewers: 1240, isPast: true }))
    })
  })
}

test('a simulated crowd says of each line what it is, and one switch hides it', async ({ page, context, baseURL }) => {
  // Its lines would wait for the picture, which is not what is tested here.
  await showAtOnce(context)
  await withCrowd(page)
  const [room] = (await liveRooms(baseURL ?? '')).filter(({ matchId }) => matchId !== undefined)
  await open(page, `/en/live/${room?.id}`)
  await page.getByRole('tab', { name: 'Chat' }).click()
  const chat = chatOf(page)
  const note = chat.getByText('This demo room has a simulated crowd of about 1.2K.')
  await expect(note).toBeVisible()
  const log = chat.getByRole('log')
  await expect(log.getByText('simulated', { exact: true })).toHaveCount(2)
  await expect(log.getByText('what a finish')).toBeVisible()
  await expectAccessible(page, 'a room with a simulated crowd')

  await log
    .getByRole('button', { name: /couch_coach/ })
    .first()
    .click()
  await expect(chat.getByText('couch_coach is part of the simulated crowd of this demo.')).toBeVisible()
  await expect(chat.getByRole('button', { name: /Report|Block/ })).toHaveCount(0)
  await chat.getByRole('button', { name: 'Hide the simulated crowd' }).click()
  await expect(log.getByText('what a finish')).toHaveCount(0)
  await expect(note).toHaveCount(0)

  await page.reload()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(chat.getByText('Connected')).toBeVisible()
  await expect(note).toHaveCount(0)
  await chat.getByRole('button', { name: 'View and blocks' }).click()
  await chat.getByRole('checkbox', { name: 'Show the simulated crowd' }).check()
  await expect(note).toBeVisible()
  await expect(log.getByText('what a finish')).toBeVisible()
})
