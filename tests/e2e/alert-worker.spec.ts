import fs from 'node:fs'
import type { Page } from '@playwright/test'
import type { ShownAlert } from '#backend/alert/alert-text.ts'
import { expect, open, test } from '#tests/support/visitor.ts'
import { WHOLE_CHROMIUM } from '../../scripts/ensure-browser.ts'

// The headless shell shows no notifications. The tests' own start installs Chromium as root.
test.skip(!fs.existsSync(WHOLE_CHROMIUM), 'apt-get install chromium')
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: { executablePath: WHOLE_CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
})

/** Has Chromium hand a message to the page's worker, as it does with one from its push service. */
async function deliver(page: Page, alert: ShownAlert): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify(alert),
  })
}

/** The notifications that stand. */
const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

/** What the test uses of the worker's own scope. */
interface WorkerScope {
  clients: { openWindow(path: string): Promise<null> }
  registration: { getNotifications(): Promise<object[]> }
  NotificationEvent: new (type: string, init: object) => Event
  dispatchEvent(event: Event): boolean
}

const alert: ShownAlert = {
  title: '\u2068Liverpool FC\u2069 1 – 0 \u2068Everton FC\u2069',
  body: 'Goal for \u2068Liverpool FC\u2069!',
  tag: 'match:7',
  path: '/en/soccer/7',
  lang: 'en',
  dir: 'ltr',
}

test('the worker shows what a push service hands it, one notification for each match, and opens the match', async ({
  page,
  context,
}) => {
  await open(page, '/en/match')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await deliver(page, alert)
  await deliver(page, { ...alert, title: '2 – 0' })
  await deliver(page, { ...alert, tag: 'match:8', path: '/en/soccer/8' })
  await expect
    .poll(async () => (await shownOn(page)).map(({ title, tag }) => [title, tag]))
    .toEqual([
      ['2 – 0', 'match:7'],
      [alert.title, 'match:8'],
    ])
  const [worker] = context.serviceWorkers()
  // Only a press may open a window, and nobody can press a notification here.
  const opened = await worker?.evaluate(async () => {
    const scope = self as unknown as WorkerScope
    const paths: string[] = []
    scope.clients.openWindow = async (path) => {
      paths.push(path)
      return null
    }
    for (const notification of await scope.registration.getNotifications())
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    await new Promise((resolve) => setTimeout(resolve, 500))
    return paths
  })
  expect(opened?.sort()).toEqual(['/en/soccer/7', '/en/soccer/8'])
  expect(await shownOn(page)).toEqual([])
})
