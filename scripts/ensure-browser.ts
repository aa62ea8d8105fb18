import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const found = (): string | undefined =>
  [process.env.CHROME_PATH, ...CANDIDATES].find((path) => path !== undefined && fs.existsSync(path))

/** Path of a Chromium; installs Debian's where there is none and we may, else says what to do in one line. */
export function ensureBrowser(): string {
  const here = found()
  if (here) return here
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    process.stdout.write('no Chromium here: installing the Debian package\n')
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fonts-noto-core'],
      {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    )
    const installed = found()
    if (installed) return installed
  }
  throw new Error('The browser tests need Chromium: run `apt-get install chromium`, or set CHROME_PATH.')
}
