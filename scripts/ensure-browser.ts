import fs from 'node:fs'
import { installDebian } from './install-debian.ts'

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const found = (): string | undefined =>
  [process.env.CHROME_PATH, ...CANDIDATES].find((path) => path !== undefined && fs.existsSync(path))

/** Path of a Chromium; installs Debian's where there is none and we may, else says what to do in one line. */
export function ensureBrowser(): string {
  const here = found()
  if (here) return here
  installDebian('no Chromium here', 'chromium', 'fonts-noto-cjk', 'fonts-noto-core')
  const installed = found()
  if (installed) return installed
  throw new Error('The browser tests need Chromium: run `apt-get install chromium`, or set CHROME_PATH.')
}
