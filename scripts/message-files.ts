import fs from 'node:fs'
import path from 'node:path'
import { LOCALES } from '#contract/languages.ts'
import type { Table, Tables } from './message-table.ts'

export const BASE = 'en'
export const TAGS = LOCALES.map((locale) => locale.tag)
export const COMPLETE_TAGS = LOCALES.filter((locale) => locale.isComplete).map((locale) => locale.tag)

const SCHEMA = 'https://inlang.com/schema/inlang-message-format'
const LOCK_WAIT_MS = 20_000

/**
 * The folder of a message by the first word of its key: `shared` for messages of site and backend, `backend` for mails,
 * SMS, bills and what followers of a match are told, `names` for games and simulated names; all others are at the top level.
 */
const PLACES: Readonly<Record<string, string>> = {
  notice: 'shared',
  provider: 'shared',
  code: 'backend',
  mail: 'backend',
  bill: 'backend',
  tell: 'backend',
  name: 'names',
}
const TOP = '.'
const FOLDERS = [TOP, ...new Set(Object.values(PLACES))]

/** The folder of a key's message, within `messages/`. */
export const placeOf = (key: string): string => PLACES[key.split('_')[0] ?? ''] ?? TOP

const fileOf = (folder: string, place: string, tag: string) => path.join(folder, place, `${tag}.json`)

function readTable(file: string): Table {
  if (!fs.existsSync(file)) return {}
  const { $schema: _, ...table } = JSON.parse(fs.readFileSync(file, 'utf8')) as Table
  return table
}

/** All messages of every language; a language without files has an empty table. */
export function readTables(folder: string): Tables {
  return Object.fromEntries(
    TAGS.map((tag) => [
      tag,
      Object.assign({}, ...FOLDERS.map((place) => readTable(fileOf(folder, place, tag)))) as Table,
    ]),
  )
}

/** Keys in the wrong folder, where their readers do not find them. */
export const misplacedKeys = (folder: string): string[] =>
  TAGS.flatMap((tag) =>
    FOLDERS.flatMap((place) =>
      Object.keys(readTable(fileOf(folder, place, tag)))
        .filter((key) => placeOf(key) !== place)
        .map((key) => `${key}: ${tag} has it in ${place}, it belongs in ${placeOf(key)}`),
    ),
  )

function writeTable(folder: string, tag: string, table: Table): void {
  for (const place of FOLDERS) writeFile(fileOf(folder, place, tag), table, place)
}

function writeFile(file: string, table: Table, place: string): void {
  const sorted = Object.keys(table)
    .filter((key) => placeOf(key) === place)
    .sort()
    .map((key) => [key, table[key]])
  if (sorted.length === 0 && !fs.existsSync(file)) return
  const text = `${JSON.stringify({ $schema: SCHEMA, ...Object.fromEntries(sorted) }, null, 2)}\n`
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return
  const temporary = `${file}.${process.pid}.tmp`
  fs.writeFileSync(temporary, text)
  fs.renameSync(temporary, file)
}

function lock(file: string): void {
  const deadline = Date.now() + LOCK_WAIT_MS
  for (;;) {
    try {
      fs.closeSync(fs.openSync(file, 'wx'))
      return
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
      if (Date.now() > deadline)
        throw new Error(`${file} is locked; remove it if no other process changes messages`, { cause })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25)
    }
  }
}

/** Reads, changes and writes all files under a lock, so that several processes can add messages at the same time. */
export function updateTables(folder: string, change: (tables: Tables) => Tables): void {
  const file = path.join(folder, '.lock')
  lock(file)
  try {
    for (const [tag, table] of Object.entries(change(readTables(folder)))) writeTable(folder, tag, table)
  } finally {
    fs.rmSync(file)
  }
}
