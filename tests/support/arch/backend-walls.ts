import type { BackendArea } from './areas.ts'
import { arrow, type Import } from './source-imports.ts'

export type Areas = Record<string, BackendArea>
/** The schema file that declares each table, by the table's name. */
export type TableFiles = ReadonlyMap<string, string>

/** `paraglide` holds the generated messages, which every area may use. */
export const folderOf = (file: string) => /^backend\/(?!paraglide\/)([^/]+)\//.exec(file)?.[1]

const DATABASE_TYPES = { accounts: 'AccountDatabase', matches: 'MatchDatabase', ledger: 'LedgerDatabase' } as const

/** The database to which a schema file belongs. */
export const databaseOf = (file: string): keyof typeof DATABASE_TYPES | undefined => {
  const name = /^backend\/db\/(accounts|matches|ledger)\/schema\//.exec(file)?.[1]
  return name === 'accounts' || name === 'matches' || name === 'ledger' ? name : undefined
}
export const isSchema = (file: string) => databaseOf(file) !== undefined

export const ownerOf = (areas: Areas, table: string): string | undefined =>
  Object.keys(areas).find((area) => areas[area]?.tables?.includes(table))

/** The area of a file; a schema belongs to the owner of its first table. Files at the root have no area. */
export function areaOf(areas: Areas, tables: TableFiles, file: string): string | undefined {
  if (!isSchema(file)) return folderOf(file)
  const [table] = [...tables].find(([, declaredIn]) => declaredIn === file) ?? []
  return table && ownerOf(areas, table)
}

/** Areas that use an area listed after them, or an unknown one. */
export const wrongOrder = (areas: Areas): string[] =>
  Object.entries(areas).flatMap(([user, { uses }], place) =>
    uses.filter((used) => !Object.keys(areas).slice(0, place).includes(used)).map((used) => `${user} → ${used}`),
  )

/** Imports between areas that are not declared. Every area may use core and db; tables have their own rule. */
export const undeclaredUses = (areas: Areas, tables: TableFiles, imports: readonly Import[]): string[] =>
  imports
    .filter(({ from, to }) => {
      const [user, used] = [areaOf(areas, tables, from), areaOf(areas, tables, to)]
      if (!user || !used || user === used || (folderOf(from) === 'db' && !isSchema(from))) return false
      if (isSchema(to)) return false
      return !areas[user]?.uses.includes(used) && !(used === 'db' || (used === 'core' && user !== 'db'))
    })
    .map(arrow)

/** Imports from private folders of other areas. */
export const privateImports = (areas: Areas, imports: readonly Import[]): string[] =>
  imports
    .filter(({ from, to }) => {
      const [, area = '', folder] = /^backend\/([^/]+)\/([^/]+)\//.exec(to) ?? []
      const isOwn = folderOf(from) === area || !folderOf(from)
      return folder !== undefined && area !== 'db' && !isOwn && !areas[area]?.open?.includes(folder)
    })
    .map(arrow)

/** Stores with tables of two databases, or with a database that does not have their tables. */
export const storesOfTwoDatabases = (imports: readonly Import[]): string[] =>
  [...new Set(imports.map(({ from }) => from))].filter((store) => {
    if (!store.endsWith('.store.ts')) return false
    const ofStore = imports.filter(({ from }) => from === store)
    const [database, another] = new Set(ofStore.flatMap(({ to }) => databaseOf(to) ?? []))
    const taken = ofStore.filter(({ to }) => to === 'backend/db/database.ts').flatMap(({ names }) => names)
    const others = Object.entries(DATABASE_TYPES).filter(([name]) => name !== database)
    return database !== undefined && (another !== undefined || others.some(([, type]) => taken.includes(type)))
  })
