import fs from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import type { ShownAlert } from '#backend/alert/alert-text.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { goal, importPushedMatch, pushEvents } from '#tests/support/feed-push.ts'
import { type OpenServer, openServer } from '#tests/support/open-server.ts'
import { newPushBrowser, type PushBrowser } from '#tests/support/push-browser.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, open, test } from '#tests/support/visitor.ts'
import { WHOLE_CHROMIUM } from '../../scripts/ensure-browser.ts'

// The headless shell shows no notifications. The tests' own start installs Chromium as root.
const canShow = fs.existsSync(WHOLE_CHROMIUM)

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  extraHTTPHeaders: freshHeaders(),
  ...(canShow && {
    launchOptions: { executablePath: WHOLE_CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  }),
})

interface PushService extends OpenServer {
  /** What it has taken for the browser, as the browser reads it, in order. */
  alerts: ShownAlert[]
}

/**
 * A push service on this machine, at the port that playwright.config.ts names to the site. It hands each message to the
 * page's worker, once the browser has read it with its keys.
 */
async function openPushService(browser: PushBrowser, handOver: (alert: ShownAlert) => Promise<void>) {
  const alerts: ShownAlert[] = []
  const [, port] = /:(\d+)$/.exec(process.env.PUSH_ENDPOINT_HOSTS ?? '') ?? []
  const server = await openServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request))
    response.writeHead(201).end()
    if (!browser.subscription.endpoint.endsWith(request.url ?? '?')) return
    const alert: ShownAlert = JSON.parse(await browser.read(body))
    await handOver(alert)
    alerts.push(alert)
  }, Number(port))
  return { ...server, alerts } satisfies PushService
}

/** The page's browser subscribes at that service: Chromium's own is not reached from here. */
const subscribeAs = (page: Page, { subscription: { endpoint, p256dh, auth } }: PushBrowser) =>
  page.addInitScript(
    (json) => {
      const key = 'test-subscribed'
      const isAsked = () => localStorage.getItem(key) !== null
      const subscription = {
        toJSON: () => json,
        unsubscribe: async () => localStorage.setItem(key, 'no'),
      } as unknown as PushSubscription
      Object.defineProperty(Notification, 'permission', { get: () => (isAsked() ? 'granted' : 'default') })
      Notification.requestPermission = async () => {
        localStorage.setItem(key, 'no')
        return 'granted'
      }
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(key, 'yes')
        return subscription
      }
      PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) === 'yes' ? subscription : null)
    },
    { endpoint, keys: { p256dh, auth } },
  )

/** Has Chromium hand messages to the page's worker, as it does with those of its push service. */
async function workerOf(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50))
  })
  const origin = new URL(page.url()).origin
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const target = { origin, registrationId: await registrationId }
  return (alert: ShownAlert) =>
    session.send('ServiceWorker.deliverPushMessage', { ...target, data: JSON.stringify(alert) })
}

/** The notifications that stand, by tag. */
const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    const shown = await worker.getNotifications()
    return shown.map(({ title, body, tag }) => ({ title, body, tag })).sort((a, b) => a.tag.localeCompare(b.tag))
  })

/** What the test uses of the worker's own scope. */
interface WorkerScope {
  clients: { openWindow(path: string): Promise<null> }
  registration: { getNotifications(): Promise<object[]> }
  NotificationEvent: new (type: string, init: object) => Event
  dispatchEvent(event: Event): boolean
}

/** Presses all notifications and returns what they open. Only a press may open a window, and nobody can press one here. */
const pressAll = (page: Page) =>
  page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(async () => {
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

const toggle = (page: Page) => page.getByRole('switch', { name: 'Notify me in this browser' })

const favourite = (page: Page) =>
  page.getByRole('region', { name: 'Scoreboard' }).getByRole('button', { name: /^Favourite/ })

test('who follows matches is offered notifications, gets their goals on them, one for each match, and turns them off', async ({
  page,
  origin,
}) => {
  const browser = await newPushBrowser(`https://push.localhost/${crypto.randomUUID()}`)
  await subscribeAs(page, browser)
  // A match of its own for each try: the same teams would be the same match, with its goals.
  const id = crypto.randomUUID().slice(0, 4)
  const matchId = await importPushedMatch(origin, sharedDataDir(), [`Liverpool ${id}`, `Everton ${id}`])
  const otherId = await importPushedMatch(origin, sharedDataDir(), [`Fulham ${id}`, `Brentford ${id}`])
  await signInAsNew(page)
  await open(page, `/en/soccer/${matchId}`)
  const handOver = await workerOf(page)
  const service = await openPushService(browser, async (alert) => {
    if (canShow) await handOver(alert)
  })
  const told = () => service.alerts.map(({ body, path }) => [path, body])
  try {
    await favourite(page).click()
    const offer = page.getByRole('region', { name: 'Get notified of this match?' })
    await expect(offer).toBeVisible()
    await expectAccessible(page, 'offer of notifications', { include: 'section.fixed' })
    await offer.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Notifications are on in this browser.')).toBeVisible()
    await expect(offer).toBeHidden()

    const [path, otherPath] = [`/en/soccer/${matchId}`, `/en/soccer/${otherId}`]
    await pushEvents(origin, sharedDataDir(), matchId, [goal(2)])
    await expect.poll(told).toEqual([[path, 'The match has started.']])
    await pushEvents(origin, sharedDataDir(), matchId, [goal(3)])
    await expect.poll(told).toEqual([
      [path, 'The match has started.'],
      [path, expect.stringContaining('Goal for')],
    ])
    await page.goto(otherPath)
    // It is shown before it is saved.
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await favourite(page).click()
    await saved
    await pushEvents(origin, sharedDataDir(), otherId, [goal(2)])
    await expect.poll(told).toContainEqual([otherPath, 'The match has started.'])

    if (canShow) {
      await expect.poll(() => shownOn(page)).toHaveLength(2)
      expect(await shownOn(page)).toEqual(
        [
          {
            tag: `match:${matchId}`,
            title: expect.stringContaining('2 – 0'),
            body: expect.stringContaining('Goal for'),
          },
          { tag: `match:${otherId}`, title: expect.any(String), body: 'The match has started.' },
        ].sort((a, b) => a.tag.localeCompare(b.tag)),
      )
      // The page of the other match is open.
      expect(await pressAll(page)).toEqual([path])
      expect(await shownOn(page)).toEqual([])
    }

    await page.goto('/en/userInfo/preferences')
    await expect(toggle(page)).toBeChecked()
    await expectAccessible(page, 'notifications in the preferences')
    await toggle(page).click()
    await expect(toggle(page)).not.toBeChecked()
    await page.reload()
    await expect(toggle(page)).not.toBeChecked()
  } finally {
    await service.stop()
  }
})
