import fs from 'node:fs'
import path from 'node:path'
import { presentSite } from '../control.ts'
import { type Binding, MIGRATIONS } from './local-databases.ts'
import { MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { unpack } from './tar.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Migrations that this version does not have: its code would meet tables of the future. */
const unknownMigrations = ({ migrations }: Manifest): string[] =>
  Object.entries(migrations).flatMap(([binding, names]) => {
    const known = fs.readdirSync(path.join(ROOT, MIGRATIONS[binding as Binding]))
    return names.filter((name) => !known.includes(name)).map((name) => `${binding} ${name}`)
  })

const isEmpty = (folder: string): boolean => !fs.existsSync(folder) || fs.readdirSync(folder).length === 0

export interface Restored {
  manifest: Manifest
  /** Where what was there before is now. */
  putAside?: string
}

/**
 * Puts an archive into the place of a state folder, once every file of it is proven. What is there already is in the way,
 * or put aside with `replaces`; nothing is deleted.
 */
export async function restore(
  archive: string,
  dataDir: string,
  { replaces = false, now = new Date() }: { replaces?: boolean; now?: Date } = {},
): Promise<Restored> {
  if (!fs.existsSync(archive)) throw new Error(`there is no ${archive}`)
  if (fs.existsSync(dataDir) && presentSite(dataDir)) throw new Error('The site is running: stop it first.')
  const isFree = isEmpty(dataDir)
  if (!isFree && !replaces) throw new Error(`${dataDir} is not empty: --replace puts aside what is there`)
  fs.mkdirSync(path.dirname(dataDir), { recursive: true })
  const folder = fs.mkdtempSync(`${dataDir}.restoring-`)
  try {
    unpack(archive, folder)
    const manifest = await readManifest(folder)
    const unknown = unknownMigrations(manifest)
    if (unknown.length > 0)
      throw new Error(
        `the backup is of a newer version (${manifest.version}, ${manifest.commit}): ${unknown.join(', ')}`,
      )
    fs.rmSync(path.join(folder, MANIFEST))
    for (const { path: name } of manifest.files) fs.chmodSync(path.join(folder, name), 0o600)
    const putAside = `${dataDir}.before-${now.toISOString().replace(/[:.]/g, '-')}`
    if (isFree) fs.rmSync(dataDir, { recursive: true, force: true })
    else fs.renameSync(dataDir, putAside)
    fs.renameSync(folder, dataDir)
    return { manifest, ...(isFree ? {} : { putAside }) }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
