import fs from 'node:fs'
import path from 'node:path'
import { LOCALES } from '#contract/languages.ts'
import type { Table, Tables } from './message-table.ts'

export const BASE = 'en'
export const TAGS = LOCALES.map((locale) => locale.tag)
export const COMPLETE_TAGS = LOCALES.filter((locale) => locale.isComplete).map((locale) => locale.tag)

const SCHEMA = 'https://inlang.com/schema/inlang-message-format'
const LOCK_WAIT_MS = 20_000

const fileOf = (folder: string, tag: string) => path.join(folder, `${tag}.json`)

/** Every language's table; a language without a file has an empty one. */
export function readTables(folder: string): Tables {
  return Object.fromEntries(
    TAGS.map((tag): [string, Table] => {
      const file = fileOf(folder, tag)
      if (!fs.existsSync(file)) return [tag, {}]
      const { $schema: _, ...table } = JSON.parse(fs.readFileSync(file, 'utf8')) as Table
      return [tag, table]
    }),
  )
}

function writeTable(folder: string, tag: string, table: Table): void {
  const file = fileOf(folder, tag)
  const sorted = Object.keys(table)
    .sort()
    .map((key) => [key, table[key]])
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
        throw new Error(`${file} is held; remove it if nobody else changes messages`, { cause })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25)
    }
  }
}

/** Reads, changes and writes all files while nobody else does: several people add messages at the same time. */
export function updateTables(folder: string, change: (tables: Tables) => Tables): void {
  const file = path.join(folder, '.lock')
  lock(file)
  try {
    for (const [tag, table] of Object.entries(change(readTables(folder)))) writeTable(folder, tag, table)
  } finally {
    fs.rmSync(file)
  }
}
