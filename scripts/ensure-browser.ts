import fs from 'node:fs'
import { installDebian } from './install-debian.ts'

export const WHOLE_CHROMIUM = '/usr/bin/chromium'

/** The headless shell first: full Chromium also draws its window, which takes six times the processor time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  WHOLE_CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of an installed Chromium. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROME_PATH, ...CANDIDATES].find((path) => path !== undefined && fs.existsSync(path))

const isHeadlessShell = (path: string): boolean => path.endsWith('headless-shell')

/** Without them Chinese and Japanese are boxes of other widths, and Arabic is not joined: layouts differ. */
const FONTS = {
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf',
}

/** Installs Debian's fonts of the languages as root, where it has none of them, a Chromium or not. */
function ensureFonts(): void {
  const missing = Object.entries(FONTS).flatMap(([name, file]) => (fs.existsSync(file) ? [] : [name]))
  if (missing.length > 0) installDebian('Fonts for tests are missing', ...missing)
}

/** The whole Chromium, for what the headless shell cannot do: it shows no notifications. Tests of that are skipped without it. */
function ensureWholeChromium(): void {
  if (!fs.existsSync(WHOLE_CHROMIUM)) installDebian('Chromium for tests of notifications is missing', 'chromium')
}

/** Path of a Chromium. Installs Debian's and its fonts as root; otherwise throws an error that says what to do. */
export function ensureBrowser(): string {
  ensureFonts()
  ensureWholeChromium()
  const found = findBrowser()
  if (found && (isHeadlessShell(found) || process.env.CHROME_PATH)) return found
  installDebian('Chromium for tests is missing', 'chromium-headless-shell')
  const installed = findBrowser()
  if (installed) return installed
  throw new Error('The browser tests need Chromium: run `apt-get install chromium-headless-shell`, or set CHROME_PATH.')
}
