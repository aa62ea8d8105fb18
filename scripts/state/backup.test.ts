import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUp } from './back-up.ts'
import { namesIn } from './manifest.ts'
import { restore } from './restore.ts'

let folder: string
let dataDir: string
let archive: string
const open: DatabaseSync[] = []

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-backup-'))
  dataDir = path.join(folder, 'state')
  archive = path.join(folder, 'saved.tar.gz')
  for (const name of ['v3/d1/x', 'v3/kv/1/blobs', 'v3/cache/x'])
    fs.mkdirSync(path.join(dataDir, name), { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'auth.secret'), 'secret', { mode: 0o600 })
  fs.writeFileSync(path.join(dataDir, 'v3/kv/1/blobs/ab'), 'a brand')
  fs.writeFileSync(path.join(dataDir, 'v3/cache/x/old'), 'cached')
})
afterEach(() => {
  for (const database of open.splice(0)) database.close()
  fs.rmSync(folder, { recursive: true })
})

const DATABASE = 'v3/d1/x/a.sqlite'
/** A database whose last row is in its log alone, as that of a site that was killed. */
function makeDatabase(migration = '0000_matches.sql'): void {
  const database = new DatabaseSync(path.join(dataDir, DATABASE))
  open.push(database)
  database.exec(`pragma journal_mode = wal; create table matches (id); create table d1_migrations (name);
    insert into d1_migrations values ('${migration}'); pragma wal_checkpoint(truncate); insert into matches values (7)`)
}
const rowsOf = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('select id from matches').all()
  database.close()
  return rows.map((row) => row.id)
}

test('what is saved comes back whole, with what was in the log of a database, and nothing of caches', async () => {
  makeDatabase()
  const { files, migrations } = await backUp(dataDir, archive)
  expect(fs.statSync(archive).mode & 0o777).toBe(0o600)
  expect(migrations).toEqual({ DB: ['0000_matches.sql'] })
  expect(files.map(({ path: name }) => name)).toEqual(['auth.secret', DATABASE, 'v3/kv/1/blobs/ab'])
  expect(fs.readdirSync(folder).sort()).toEqual(['saved.tar.gz', 'state'])
  const other = path.join(folder, 'other')
  await restore(archive, other)
  expect(namesIn(other)).toEqual(['auth.secret', DATABASE, 'v3/kv/1/blobs/ab'])
  expect(rowsOf(path.join(other, DATABASE))).toEqual([7])
  expect(fs.readFileSync(path.join(other, 'v3/kv/1/blobs/ab'), 'utf8')).toBe('a brand')
  expect(fs.statSync(path.join(other, 'auth.secret')).mode & 0o777).toBe(0o600)
  expect(fs.statSync(other).mode & 0o077).toBe(0)
})

test('a folder that a site uses is neither saved nor replaced', async () => {
  await backUp(dataDir, archive)
  const site = { pid: process.ppid, folder: fs.realpathSync(dataDir) }
  fs.writeFileSync(path.join(dataDir, 'site.json'), JSON.stringify(site))
  await expect(backUp(dataDir, path.join(folder, 'second.tar.gz'))).rejects.toThrow('is running')
  await expect(restore(archive, dataDir, { replaces: true })).rejects.toThrow('is running')
  expect(fs.existsSync(path.join(folder, 'second.tar.gz'))).toBe(false)
})

test('what is there is never written over, neither an archive nor a folder', async () => {
  await backUp(dataDir, archive)
  await expect(backUp(dataDir, archive)).rejects.toThrow('is there already')
  expect(fs.statSync(archive).size).toBeGreaterThan(100)
  fs.writeFileSync(path.join(dataDir, 'auth.secret'), 'newer')
  await expect(restore(archive, dataDir)).rejects.toThrow('--replace')
  expect(fs.readFileSync(path.join(dataDir, 'auth.secret'), 'utf8')).toBe('newer')
  const { putAside } = await restore(archive, dataDir, { replaces: true })
  expect(fs.readFileSync(path.join(dataDir, 'auth.secret'), 'utf8')).toBe('secret')
  expect(fs.readFileSync(path.join(putAside ?? '', 'auth.secret'), 'utf8')).toBe('newer')
})

/** Changes what is in the archive. */
function repack(change: (inside: string) => void): void {
  const inside = path.join(folder, 'inside')
  fs.mkdirSync(inside)
  execFileSync('tar', ['-xzf', archive, '-C', inside])
  change(inside)
  execFileSync('tar', ['-czf', archive, '-C', inside, '.'])
}

test.each<[string, (inside: string) => void, RegExp]>([
  ['another byte', (inside) => fs.writeFileSync(path.join(inside, 'auth.secret'), 'sEcret'), /auth.secret is not what/],
  ['a file less', (inside) => fs.rmSync(path.join(inside, 'auth.secret')), /lacks auth.secret/],
  ['a file more', (inside) => fs.writeFileSync(path.join(inside, 'more'), ''), /more is not in its manifest/],
  [
    'a link in place of a file',
    (inside) => {
      fs.rmSync(path.join(inside, 'auth.secret'))
      fs.symlinkSync('/etc/hostname', path.join(inside, 'auth.secret'))
    },
    /lacks auth.secret/,
  ],
  ['no manifest', (inside) => fs.rmSync(path.join(inside, 'manifest.json')), /no manifest/],
])('an archive with %s is refused, and nothing is made of it', async (_, change, fault) => {
  await backUp(dataDir, archive)
  repack(change)
  const other = path.join(folder, 'other')
  await expect(restore(archive, other)).rejects.toThrow(fault)
  expect(fs.existsSync(other)).toBe(false)
})

test('an archive of a newer version is refused', async () => {
  makeDatabase('9999_future.sql')
  await backUp(dataDir, archive)
  await expect(restore(archive, path.join(folder, 'other'))).rejects.toThrow('newer version')
})

test.each<[string, () => void]>([
  ['a file cut short', () => fs.truncateSync(archive, 200)],
  ['a file that is no archive', () => fs.writeFileSync(archive, 'something else')],
])('%s is refused as damaged', async (_, damage) => {
  await backUp(dataDir, archive)
  damage()
  await expect(restore(archive, path.join(folder, 'other'))).rejects.toThrow(
    'the archive is damaged; nothing was changed',
  )
  expect(fs.readdirSync(folder).sort()).toEqual(['saved.tar.gz', 'state'])
})
