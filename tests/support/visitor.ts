import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

/** What a page may not say while nobody expects it to: console errors, refused code, uncaught exceptions. */
export interface Faults {
  /** Everything heard so far that no `allow` covers. */
  unexpected(): string[]
  /** Messages this one test is about, e.g. the browser's own line for a 404. */
  allow(...patterns: RegExp[]): void
}

interface Fixtures {
  /** Scheme, host and port of the main brand. */
  origin: string
  faults: Faults
}

const lineOf = (message: ConsoleMessage): string => `console.error: ${message.text()} (${message.location().url})`

/** `test` of this project: every page of the test's context is listened to, and an unexpected fault fails it. */
export const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  faults: [
    async ({ context }, use) => {
      await context.addInitScript(() =>
        document.addEventListener('awake', () => Object.assign(window, { isAwake: true })),
      )
      const heard: string[] = []
      const allowed: RegExp[] = []
      context.on('console', (message) => message.type() === 'error' && heard.push(lineOf(message)))
      context.on('weberror', (error) => heard.push(`pageerror: ${error.error().message}`))
      const unexpected = () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      await use({ unexpected, allow: (...patterns) => void allowed.push(...patterns) })
      // What a test held back or rewrote may still be under way.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(unexpected(), 'nothing unexpected in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the page's code answers: before, a press on a link is the browser's own. */
export const untilAwake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'isAwake' in window)
}

/** The browser itself writes a line for every document or call that answers 4xx or 5xx. */
export const FAILED_TO_LOAD = /Failed to load resource/

export { expect }
