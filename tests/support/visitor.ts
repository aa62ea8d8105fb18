import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
} from '@playwright/test'
import { freshHeaders } from './sign-in.ts'

/** Unexpected faults of a page: console errors, CSP violations, uncaught exceptions. */
export interface Faults {
  /** All faults so far that no `allow` covers. */
  unexpected(): string[]
  /** Faults that this test expects, e.g. the browser's line for a 404. */
  allow(...patterns: RegExp[]): void
}

interface Fixtures {
  /** Scheme, host and port of the main brand. */
  origin: string
  faults: Faults
}

const lineOf = (message: ConsoleMessage): string => `console.error: ${message.text()} (${message.location().url})`

/**
 * Gives each of a test's own requests a connection of its own. The site closes a connection that was idle for five
 * seconds; a request that is sent on it in that moment is reset, and no browser would tell its visitor.
 */
const withoutIdleConnections = (requests: APIRequestContext): void => {
  const fetch = requests.fetch.bind(requests)
  requests.fetch = (url, options) => fetch(url, { ...options, headers: { connection: 'close', ...options?.headers } })
}

/** The project's `test`: fails when a page that it opens has an unexpected fault. */
export const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  request: async ({ request }, use) => {
    withoutIdleConnections(request)
    await use(request)
  },
  faults: [
    async ({ browser, context: own }, use) => {
      const heard: string[] = []
      const allowed: RegExp[] = []
      const contexts: BrowserContext[] = []
      const listen = (context: BrowserContext) => {
        contexts.push(context)
        withoutIdleConnections(context.request)
        context.on('console', (message) => message.type() === 'error' && heard.push(lineOf(message)))
        context.on('weberror', (error) => heard.push(`pageerror: ${error.error().message}`))
      }
      listen(own)
      browser.on('context', listen)
      const unexpected = () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      await use({ unexpected, allow: (...patterns) => void allowed.push(...patterns) })
      browser.off('context', listen)
      // Requests that a test held back or rewrote may still be pending.
      const pages = contexts.flatMap((context) => context.pages())
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(unexpected(), 'nothing unexpected in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Tag of tests that only `npm run test:all` runs: more languages, games and providers of what other tests cover. */
export const SWEEP = { tag: '@sweep' }

/** Tags all but some of the tests that differ in one value only; those also run in `npm test`. */
export const sweepUnless = (isShownAlways: boolean) => (isShownAlways ? {} : SWEEP)

/** Waits until React has hydrated every control on the screen: before that, a click on a link loads a new document. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      // Without the scroll bar's place: what begins there is not seen, and may hydrate later.
      const page = document.body.getBoundingClientRect()
      const isOnScreen = ({ top, bottom, left, right, height }: DOMRect) =>
        height > 0 && bottom > 0 && top < innerHeight && right > page.left && left < page.right
      const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      return controls
        .filter((control) => control.checkVisibility() && isOnScreen(control.getBoundingClientRect()))
        .every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
    },
    undefined,
    { polling: 50 },
  )
}

/** Opens a page and waits until its controls are hydrated. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await untilHydrated(page)
  return response
}

/** Pages of this context show scores and chat as they come, not with the picture: the player's own switch. */
export const showAtOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('player', JSON.stringify({ keepsStep: false }))
  })

/** A page of another visitor, which shows scores and chat as they come. */
export async function anotherAtOnce(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: freshHeaders() })
  await showAtOnce(context)
  return context.newPage()
}

/** Holds back the page's scripts, or other files, until the returned function is called. */
export async function holdBack(page: Page, files = /\/assets\/.*\.js$/): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Runs `act` and waits for the response to its request. */
export async function untilAnswered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const isAnswer = (response: Response) =>
    response.url().includes('/_serverFn/') && response.request().method() === 'POST'
  await Promise.all([page.waitForResponse(isAnswer), act()])
}

/** The browser writes this line for every 4xx or 5xx response. */
export const FAILED_TO_LOAD = /Failed to load resource/

export { expect }
