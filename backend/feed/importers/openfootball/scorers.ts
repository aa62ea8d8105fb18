import type { ImportedPerson } from '../imported-season.ts'
import { plainNames } from '../plain-names.ts'
import { personId } from '../stable-id.ts'
import { nationKey } from './nations.ts'

/** `Ilkay Gündoğan` and `Neymar Jr` by what is the same however they are written. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word, at) => at === 0 || !/^jr\.?$/.test(word))

const isInitial = (word: string): boolean => /^\p{L}\.$/u.test(word)
const areAlike = (one: string, other: string): boolean =>
  one === other || ((isInitial(one) || isInitial(other)) && one[0] === other[0])

/** Whether the shorter name may be the longer one's: `Kane`, `H. Kane` and `Harry Kane`. */
function mayBe(short: readonly string[], long: readonly string[]): boolean {
  if (short.length > long.length) return false
  const end = long.slice(long.length - short.length)
  return short.every((word, at) => areAlike(word, end[at] ?? ''))
}

export interface Scorers {
  people: ImportedPerson[]
  idOf(team: string, name: string): number
}

/**
 * Who the scorers of a tournament are. The source calls a player now by the last name, now by all names: within a team, a name that
 * can only be one of the fuller names is that player's; one that may be two players' stands for itself.
 */
export function scorersOf(named: readonly { team: string; name: string }[]): Scorers {
  const people = new Map<number, ImportedPerson>()
  const ids = new Map<string, number>()
  for (const team of new Set(named.map((each) => each.team))) {
    const players: { words: string[]; id: number }[] = []
    const names = [...new Set(named.flatMap((each) => (each.team === team ? [each.name] : [])))]
    const fullest = names.sort(
      (a, b) => wordsOf(b).length - wordsOf(a).length || b.length - a.length || a.localeCompare(b),
    )
    for (const name of fullest) {
      const words = wordsOf(name)
      const [known, ...others] = players.filter((player) => mayBe(words, player.words))
      const id =
        known && others.length === 0 ? known.id : personId(`openfootball:${nationKey(team)}:${words.join(' ')}`)
      if (id !== known?.id) {
        players.push({ words, id })
        people.set(id, { id, names: plainNames(name) })
      }
      ids.set(`${team}\n${name}`, id)
    }
  }
  return { people: [...people.values()], idOf: (team, name) => ids.get(`${team}\n${name}`) ?? 0 }
}
