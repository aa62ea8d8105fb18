import type { ArkErrors } from 'arktype'
import { type } from '#contract/ark.ts'
import { ImportFault } from './import-fault.ts'
import type { ImportedSeason } from './imported-season.ts'

/** A file of a source as it was read. `file` is its path, which some formats take a name from. */
export interface SourceText {
  file: string
  text: string
}

/** One format. Adding one: a folder beside `openfootball`, and a line in `importers.ts`. */
export interface Importer {
  /** The files it takes, for the usage. */
  takes: string
  /**
   * Seasons of leagues, from one or more files. Pure: the same files give the same seasons, whenever. Throws `ImportFault`
   * with file and path of what cannot be imported.
   */
  parse(sources: readonly SourceText[]): ImportedSeason[]
}

export function jsonOf({ file, text }: SourceText): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportFault(file, '', 'it is no JSON, or broken off')
  }
}

/** A schema of `#contract/ark.ts`. */
type Schema<T> = (content: unknown) => T | ArkErrors

/** Where a fault is: keys from the content's root. */
type FaultPath = readonly PropertyKey[]

/**
 * The content as the schema has it; `ImportFault` with the path of the first fault otherwise. `rowAt`: whose entry that is,
 * in words.
 */
export function checked<T>(
  schema: Schema<T>,
  file: string,
  content: unknown,
  rowAt?: (path: FaultPath) => string | undefined,
): T {
  const valid = schema(content)
  if (!(valid instanceof type.errors)) return valid
  const [first] = valid
  throw new ImportFault(
    file,
    first?.path.stringify() ?? '',
    first?.problem ?? valid.summary,
    rowAt?.(first?.path ?? []),
  )
}

/** Things of many parts by id: of two with the same id the later one. */
const byId = <T extends { id: number }>(lists: readonly (readonly T[])[]): T[] => [
  ...new Map(lists.flat().map((thing) => [thing.id, thing])).values(),
]

/** Parts of seasons, each once: teams, people and matches of the same key together. */
export function joinSeasons(parts: readonly ImportedSeason[]): ImportedSeason[] {
  const seasons = new Map<string, ImportedSeason[]>()
  for (const part of parts) seasons.set(part.key, [...(seasons.get(part.key) ?? []), part])
  return [...seasons.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const people = byId(all.map((part) => part.people ?? []))
    return {
      ...first,
      teams: byId(all.map((part) => part.teams)),
      matches: byId(all.map((part) => part.matches)),
      ...(people.length > 0 ? { people } : {}),
    }
  })
}
