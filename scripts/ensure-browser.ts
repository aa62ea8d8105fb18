import fs from 'node:fs'
import { installDebian } from './install-debian.ts'

/** The headless shell first: full Chromium also draws its window, which takes six times the processor time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of an installed Chromium. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROME_PATH, ...CANDIDATES].find((path) => path !== undefined && fs.existsSync(path))

const isHeadlessShell = (path: string): boolean => path.endsWith('headless-shell')

/** Path of a Chromium. Installs Debian's as root; otherwise throws an error that says what to do. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found && (isHeadlessShell(found) || process.env.CHROME_PATH)) return found
  installDebian('Chromium for tests is missing', 'chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core')
  const installed = findBrowser()
  if (installed) return installed
  throw new Error('The browser tests need Chromium: run `apt-get install chromium-headless-shell`, or set CHROME_PATH.')
}
