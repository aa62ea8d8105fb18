import fs from 'node:fs'
import { installDebian } from './install-debian.ts'

/** First the build without a browser's own interface: that one draws its window too, at six times the processor time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of a Chromium that is there. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROME_PATH, ...CANDIDATES].find((path) => path !== undefined && fs.existsSync(path))

const isHeadlessShell = (path: string): boolean => path.endsWith('headless-shell')

/** Path of a Chromium; installs Debian's where there is none and we may, else says what to do in one line. */
export function ensureBrowser(): string {
  const here = findBrowser()
  if (here && (isHeadlessShell(here) || process.env.CHROME_PATH)) return here
  installDebian('no Chromium for tests here', 'chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core')
  const installed = findBrowser()
  if (installed) return installed
  throw new Error('The browser tests need Chromium: run `apt-get install chromium-headless-shell`, or set CHROME_PATH.')
}
