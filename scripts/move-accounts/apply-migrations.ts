import fs from 'node:fs'
import path from 'node:path'
import { literal, type SqlDatabase } from './sql-database.ts'

const CREATE_LIST =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)'

/** Applies the migrations of a folder that the database lacks, as `wrangler d1 migrations apply` does. */
export async function applyMigrations(database: SqlDatabase, folder: string): Promise<void> {
  await database.write([CREATE_LIST])
  const applied = new Set((await database.read('SELECT name FROM d1_migrations')).map((row) => row.name))
  for (const file of fs
    .readdirSync(folder)
    .filter((each) => each.endsWith('.sql'))
    .sort()) {
    if (applied.has(file)) continue
    const statements = fs
      .readFileSync(path.join(folder, file), 'utf8')
      .split('--> statement-breakpoint')
      .map((text) => text.trim())
      .filter(Boolean)
    await database.write([...statements, `INSERT INTO d1_migrations (name) VALUES (${literal(file)})`])
  }
}
