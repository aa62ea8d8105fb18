import fs from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { buildInfo } from '../build-info.ts'
import { presentSite } from '../control.ts'
import { appliedMigrations, type Binding, databaseFile, MIGRATIONS } from './local-databases.ts'
import { digestOf, MANIFEST, type Manifest, namesIn, newManifest } from './manifest.ts'
import { stateFolder } from './state-folder.ts'
import { pack } from './tar.ts'

/** What belongs to a process, to a cache, or to a database that is copied as a whole. */
const LEFT_OUT = [/^site\.json$/, /^v3\/cache\//, /\.sqlite-(?:wal|shm)$/]

/** Copies a database page by page, with what is still in its log. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to)
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  try {
    // The copy is one file, and stays one when it is opened to be read.
    copy.exec('pragma journal_mode = delete')
    const [check] = copy.prepare('pragma quick_check(1)').all() as { quick_check: string }[]
    if (check?.quick_check !== 'ok') throw new Error(`${from} is damaged: ${check?.quick_check}`)
  } finally {
    copy.close()
  }
}

function migrationsIn(dataDir: string): Manifest['migrations'] {
  const found = (Object.keys(MIGRATIONS) as Binding[]).flatMap((binding) => {
    const file = databaseFile(stateFolder(dataDir), binding)
    return file ? [[binding, appliedMigrations(file)] as const] : []
  })
  return Object.fromEntries(found)
}

/** By another process than this one, which may have announced itself so that no site starts meanwhile. */
function isUsed(dataDir: string): boolean {
  const site = presentSite(dataDir)
  return site !== null && site.pid !== process.pid
}

/**
 * Puts a state folder into one archive, readable by its owner only. Refused while a site uses the folder: each database could be copied
 * then, but not all of them as of one moment, and an account of the ledger must not be older than its copy.
 */
export async function backUp(dataDir: string, archive: string, now = new Date()): Promise<Manifest> {
  if (!fs.existsSync(stateFolder(dataDir))) throw new Error(`${dataDir} holds no state of a site`)
  if (fs.existsSync(archive)) throw new Error(`${archive} is there already`)
  if (isUsed(dataDir)) throw new Error('The site is running: stop it first.')
  const folder = fs.mkdtempSync(`${path.resolve(archive)}.`)
  try {
    const files: Manifest['files'] = []
    for (const name of namesIn(dataDir).filter((each) => !LEFT_OUT.some((pattern) => pattern.test(each)))) {
      const [from, to] = [path.join(dataDir, name), path.join(folder, name)]
      fs.mkdirSync(path.dirname(to), { recursive: true })
      if (name.endsWith('.sqlite')) await copyDatabase(from, to)
      else fs.copyFileSync(from, to)
      fs.chmodSync(to, 0o600)
      files.push({ path: name, bytes: fs.statSync(to).size, sha256: await digestOf(to) })
    }
    const manifest = newManifest({
      ...buildInfo(),
      madeAt: now.toISOString(),
      migrations: migrationsIn(folder),
      files,
    })
    fs.writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    fs.writeFileSync(archive, '', { mode: 0o600, flag: 'wx' })
    pack(folder, archive)
    return manifest
  } catch (error) {
    fs.rmSync(archive, { force: true })
    throw error
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
