import { ImportFault } from './import-fault.ts'
import type { SourceText } from './importer.ts'

/** A line of a table by its columns; `path` names it in faults. */
export interface SourceRow {
  path: string
  values: Readonly<Record<string, string>>
}

/** Lines of a table of commas whose first line names the columns. Quoted values are refused: these sources have none. */
export function rowsOf({ file, text }: SourceText, columns: readonly string[]): SourceRow[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',')
  const missing = columns.find((column) => !names.includes(column))
  if (missing !== undefined) throw new ImportFault(file, 'line 1', `no column ${missing}`)
  return lines.flatMap((line, at) => {
    if (line === '') return []
    const path = `line ${at + 2}`
    const values = line.split(',')
    if (line.includes('"') || values.length !== names.length)
      throw new ImportFault(file, path, `${values.length} values for ${names.length} columns`)
    return [{ path, values: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) }]
  })
}
