import { type Names, nameIn } from '#backend/core/names.ts'
import { personById } from '#backend/feed/catalogue/persons.ts'
import type { Contender } from '#backend/feed/types.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { SquadMember } from '#contract/match-state.ts'

type Squad = MatchDetail['squads']['home']

const LINES = ['df', 'mf', 'fw'] as const

/** `4-3-3` of a football side's starters; undefined where players have other positions. */
export function formationOf(
  members: readonly Partial<Pick<SquadMember, 'isStarter' | 'position'>>[],
): string | undefined {
  const starters = members.filter((member) => member.isStarter)
  const counts = LINES.map((line) => starters.filter((member) => member.position === line).length)
  return counts.every((count) => count > 0) ? counts.join('-') : undefined
}

/**
 * A side's players; `people` has the names of those whose names are known, from the catalogue or `named`, and of `others` who play
 * for it in a match without line-ups.
 */
export function toSquad(
  lan: Language,
  { squad }: Contender,
  named: ReadonlyMap<number, Names> = new Map(),
  others: readonly number[] = [],
): Squad {
  const formation = formationOf(squad)
  const people = [...new Set([...squad.map(({ id }) => id), ...others])].flatMap((id) => {
    const names = named.get(id)
    if (names) return [{ id, name: nameIn(lan, names) }]
    const person = personById(id)
    return person ? [{ id, name: person.handle ?? nameIn(lan, person.name) }] : []
  })
  return { members: squad, people, ...(formation ? { formation } : {}) }
}
