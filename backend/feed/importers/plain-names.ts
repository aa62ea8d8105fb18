import type { Names } from '#backend/core/names.ts'
import { abbreviate } from '../catalogue/abbreviations.ts'
import { crestOf } from '../catalogue/crests.ts'
import type { ImportedTeam } from './imported-season.ts'
import { teamId } from './stable-id.ts'

/** A name of which the source has only one form. */
export const plainNames = (name: string): Names => ({ en_US: name, zh_CN: name })

/** `Indian Premier League` is IPL; a single word its first letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['?']
  const initials = words.length > 1 ? words.map((word) => word[0] ?? '').join('') : (words[0] ?? '?').slice(0, 3)
  return initials.slice(0, 6).toUpperCase()
}

/** Sides of which the source knows the names only. `keyOf`: the same for the same side in all files of the source. */
export function plainTeams(names: readonly string[], keyOf: (name: string) => string): ImportedTeam[] {
  const abbrs = abbreviate(names)
  return names.map((name, at) => ({
    id: teamId(keyOf(name)),
    names: plainNames(name),
    abbr: abbrs[at] ?? 'TBD',
    crest: crestOf(keyOf(name)),
  }))
}
