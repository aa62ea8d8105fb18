import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** What is built: the version, and the commit where this is a clone. */
export function buildInfo(): { version: string; commit: string } {
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' })
  return { version, commit: status === 0 ? stdout.trim() : 'unknown' }
}
