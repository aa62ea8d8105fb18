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

test.use({ serviceWorkers: 'allow', extraHTTPHeaders: freshHeaders() })

interface PushService extends OpenServer {
  /** What it has taken for a browser, in order. */
  alertsFor(browser: PushBrowser): Promise<ShownAlert[]>
}

/** A push service on this machine, at the port that playwright.config.ts names to the site. */
async function openPushService(): Promise<PushService> {
  const taken: { path: string; body: Buffer }[] = []
  const [, port] = /:(\d+)$/.exec(process.env.PUSH_ENDPOINT_HOSTS ?? '') ?? []
  const server = await openServer(async (request, response) => {
    taken.push({ path: request.url ?? '', body: await buffer(request) })
    response.writeHead(201).end()
  }, Number(port))
  return {
    ...server,
    alertsFor: (browser) =>
      Promise.all(
        taken
          .filter(({ path }) => browser.subscription.endpoint.endsWith(path))
          .map(async ({ body }) => JSON.parse(await browser.read(new Uint8Array(body))) as ShownAlert),
      ),
  }
}

/** The page's browser subscribes at that service: Chromium's own is not reached from here, and its headless shell allows nothing. */
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

const toggle = (page: Page) => page.getByRole('switch', { name: 'Notify me in this browser' })

test('who follows a match is offered notifications, gets its goals on them, and turns them off', async ({
  page,
  origin,
}) => {
  const service = await openPushService()
  try {
    const browser = await newPushBrowser(`https://push.localhost/${crypto.randomUUID()}`)
    await subscribeAs(page, browser)
    const matchId = await importPushedMatch(origin, sharedDataDir(), ['Liverpool FC', 'Everton FC'])
    await signInAsNew(page)
    await open(page, `/en/soccer/${matchId}`)
    await page.evaluate(async () => navigator.serviceWorker.ready)
    await page
      .getByRole('region', { name: 'Scoreboard' })
      .getByRole('button', { name: /^Favourite/ })
      .click()
    const offer = page.getByRole('region', { name: 'Get notified of this match?' })
    await expect(offer).toBeVisible()
    await expectAccessible(page, 'offer of notifications', { include: 'section.fixed' })
    await offer.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Notifications are on in this browser.')).toBeVisible()
    await expect(offer).toBeHidden()

    await pushEvents(origin, sharedDataDir(), matchId, [goal(2)])
    await expect.poll(() => service.alertsFor(browser)).toHaveLength(1)
    await pushEvents(origin, sharedDataDir(), matchId, [goal(3)])
    await expect.poll(() => service.alertsFor(browser)).toHaveLength(2)
    const alerts = await service.alertsFor(browser)
    expect(alerts.map(({ body }) => body)).toEqual(['The match has started.', expect.stringContaining('Goal for')])
    expect(alerts[1]).toMatchObject({ title: expect.stringContaining('2 – 0'), path: `/en/soccer/${matchId}` })

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
