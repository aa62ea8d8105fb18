import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Binding } from './local-databases.ts'

export const MANIFEST = 'manifest.json'
const FORMAT = 1

export interface StoredFile {
  /** Relative to the state folder, with slashes. */
  path: string
  bytes: number
  sha256: string
}

/** What an archive of a state folder holds. */
export interface Manifest {
  format: typeof FORMAT
  version: string
  commit: string
  /** ISO 8601. */
  madeAt: string
  /** The migrations of each database that the folder has. */
  migrations: Partial<Record<Binding, string[]>>
  files: StoredFile[]
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

export const newManifest = (made: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...made })

/** All that lies in a folder, by path with slashes: whatever is no file, too. */
export const namesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()

/** The manifest of an unpacked archive. Throws in words when the folder is not, byte for byte, what it says. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST)
  if (!fs.existsSync(file)) throw new Error('this is no backup of Grandstand: it has no manifest')
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest
  if (manifest.format !== FORMAT) throw new Error(`a backup of format ${manifest.format}: this version reads ${FORMAT}`)
  const listed = new Map(manifest.files.map((each) => [each.path, each]))
  const names = namesIn(folder).filter((name) => name !== MANIFEST)
  const unknown = names.find((name) => !listed.has(name))
  if (unknown) throw new Error(`the backup is damaged: ${unknown} is not in its manifest`)
  for (const { path: name, bytes, sha256 } of manifest.files) {
    const stored = path.join(folder, name)
    if (!names.includes(name) || !fs.lstatSync(stored).isFile())
      throw new Error(`the backup is damaged: it lacks ${name}`)
    if (fs.statSync(stored).size !== bytes || (await digestOf(stored)) !== sha256)
      throw new Error(`the backup is damaged: ${name} is not what was saved`)
  }
  return manifest
}
