import { oneOf } from '#app/lib/one-of.ts'

/** Pages of the library beside those of one league, team or player: sub-pages of `/leagueLibrary`, and two other lists. */
export const LEAGUE_PARTS = [
  'leagueList',
  'groupTable',
  'sortTable',
  'scheduleTable',
  'promotionTree',
  'config',
] as const
export type LibraryPart = (typeof LEAGUE_PARTS)[number] | 'squads' | 'players'

/** The part that an address names. */
export function partOf(library: string, id: string | undefined): LibraryPart | undefined {
  if (library === 'league') return oneOf(LEAGUE_PARTS, id)
  if (id !== undefined) return undefined
  return library === 'squad' ? 'squads' : library === 'player' ? 'players' : undefined
}

/** A part's parameters in an address. */
export const partParams = (part: LibraryPart | 'leagues') => {
  if (part === 'squads') return { library: 'squad', id: undefined }
  if (part === 'players') return { library: 'player', id: undefined }
  return { library: 'league', id: part === 'leagues' ? undefined : part }
}

/** Its path, without a language prefix. */
export function partPath(part: LibraryPart): string {
  const { library, id } = partParams(part)
  return `/${library}Library${id ? `/${id}` : ''}`
}
