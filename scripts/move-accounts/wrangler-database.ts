import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { jsonIn, must, type Wrangler } from '../deploy/wrangler.ts'
import type { SqlDatabase, SqlRow } from './sql-database.ts'

/** Calls `work` with a file of these statements, which only its owner can read, and which is gone afterwards. */
async function withFile<T>(statements: readonly string[], work: (file: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-accounts-'))
  const file = path.join(folder, 'statements.sql')
  try {
    fs.writeFileSync(file, `${statements.join(';\n')};\n`, { mode: 0o600 })
    return await work(file)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** A database of the account, by its name. `where`: `--remote`, and the configuration that has its id. */
export const wranglerDatabase = (wrangler: Wrangler, name: string, where: readonly string[]): SqlDatabase => ({
  read: async (sql) => {
    const [answer] = jsonIn<{ results: SqlRow[] }[]>(
      await must(wrangler, 'd1', 'execute', name, ...where, '--json', '--command', sql),
    )
    if (!answer) throw new Error(`${name} did not answer: ${sql}`)
    return answer.results
  },
  write: async (statements) => {
    if (statements.length === 0) return
    await withFile(statements, (file) => must(wrangler, 'd1', 'execute', name, ...where, '--yes', '--file', file))
  },
})
