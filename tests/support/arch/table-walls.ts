import { type Areas, folderOf, isSchema, ownerOf, type TableFiles } from './backend-walls.ts'
import type { Import } from './source-imports.ts'

const isStore = (file: string) => file.endsWith('.store.ts')

/** The tables that schema files declare. */
export const tablesIn = (sources: ReadonlyMap<string, string>): TableFiles =>
  new Map(
    [...sources].flatMap(([file, source]) =>
      [...source.matchAll(/^export const (\w+) = sqliteTable\(/gm)].map(([, name = '']) => [name, file] as const),
    ),
  )

/** Uses of tables outside of stores of their owner and of areas that declare to read them. */
export const undeclaredTableUses = (areas: Areas, tables: TableFiles, imports: readonly Import[]): string[] =>
  imports
    .filter(({ to, from }) => isSchema(to) && folderOf(from) !== 'db')
    .flatMap(({ from, names }) =>
      names
        .filter((name) => tables.has(name))
        .filter((name) => {
          const area = folderOf(from) ?? ''
          const mayUse = ownerOf(areas, name) === area || areas[area]?.reads?.includes(name)
          return !mayUse || !isStore(from)
        })
        .map((name) => `${from} → ${name}`),
    )

const inSql = (table: string) => table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Whether a source writes a table by Drizzle or SQL, under its name or an import alias. */
export function writes(source: string, table: string): boolean {
  const alias = new RegExp(`\\b${table} as (\\w+)`).exec(source)?.[1]
  const names = alias ? `(?:${table}|${alias})` : table
  const byDrizzle = new RegExp(`\\.(?:insert|update|delete)\\(\\s*${names}\\s*\\)`)
  const bySql = new RegExp(
    `(?:insert(?:\\s+or\\s+\\w+)?\\s+into|update|delete\\s+from|replace\\s+into)\\s+["\`]?(?:\\$\\{${names}\\}|${inSql(table)}\\b)`,
    'i',
  )
  return byDrizzle.test(source) || bySql.test(source)
}

/** Files that write a table of another area. */
export const foreignWrites = (areas: Areas, tables: TableFiles, sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([file, source]) =>
    [...tables.keys()]
      .filter((table) => ownerOf(areas, table) !== folderOf(file) && writes(source, table))
      .map((table) => `${file} → ${table}`),
  )
