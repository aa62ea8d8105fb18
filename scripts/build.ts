import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { run } from './run.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const STAMP = path.join(ROOT, '.cache/build-stamp')
const SOURCES = ['app', 'backend', 'brands', 'contract', 'messages', 'public', 'scripts']
const FILES = [
  'project.inlang/settings.json',
  'backend.inlang/settings.json',
  'app.config.ts',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
  'tsconfig.json',
]
const GENERATED = /(^|\/)(paraglide|routeTree\.gen\.ts|cache)(\/|$)/

/** A digest of all sources: the build is up to date when it is unchanged. */
function stampOf(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
  )
  for (const file of [...files.filter((name) => !GENERATED.test(name)), ...FILES].sort())
    hash.update(file).update(fs.readFileSync(path.join(ROOT, file)))
  return hash.digest('hex')
}

/** Builds both Workers; with `--if-changed` only when the sources are not what was built last. */
async function build(ifChanged: boolean): Promise<number> {
  const stamp = stampOf()
  const isBuilt = fs.existsSync(path.join(ROOT, 'dist/server/wrangler.json')) && fs.existsSync(STAMP)
  if (ifChanged && isBuilt && fs.readFileSync(STAMP, 'utf8') === stamp) return 0
  fs.rmSync(STAMP, { force: true })
  const code = await run('node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
  if (code === 0) {
    fs.mkdirSync(path.dirname(STAMP), { recursive: true })
    fs.writeFileSync(STAMP, stamp)
  }
  return code
}

process.exitCode = await build(process.argv.includes('--if-changed'))
