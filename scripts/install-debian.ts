import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** Installs Debian packages when run as root on Debian; otherwise does nothing. */
export function installDebian(why: string, ...packages: string[]): void {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`${why}: installing the Debian package\n`)
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
