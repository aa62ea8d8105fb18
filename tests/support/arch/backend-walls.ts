import type { BackendArea } from './areas.ts'
import { arrow, type Import } from './source-imports.ts'

export type Areas = Record<string, BackendArea>
/** The file of `backend/db/schema` that declares each table, by the table's name. */
export type TableFiles = ReadonlyMap<string, string>

/** `paraglide` holds the generated messages, which every area may use. */
export const folderOf = (file: string) => /^backend\/(?!paraglide\/)([^/]+)\//.exec(file)?.[1]
export const isSchema = (file: string) => file.startsWith('backend/db/schema/')

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
