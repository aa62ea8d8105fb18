import fs from 'node:fs'
import path from 'node:path'
import type { SourceText } from '#backend/feed/importers/importer.ts'

/** Real files of a format from the folder `REAL_DATA`, which are not the project's to give away: docs/import.md. */
export function realFiles(format: string, isWanted: (file: string) => boolean = () => true): SourceText[] {
  const folder = process.env.REAL_DATA
  if (!folder) return []
  return fs
    .globSync('**/*.json', { cwd: path.join(folder, format) })
    .filter((file) => isWanted(file))
    .sort()
    .map((file) => ({ file, text: fs.readFileSync(path.join(folder, format, file), 'utf8') }))
}
