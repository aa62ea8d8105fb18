import type { MatchDetail } from '#contract/match-detail.ts'

export interface Person {
  name: string
  side: 'home' | 'away'
}
export type People = ReadonlyMap<number, Person>

/** All members of both squads by id. */
export function peopleOf({ home, away }: MatchDetail['squads']): People {
  const people = new Map<number, Person>()
  for (const { id, name } of home.people) people.set(id, { name, side: 'home' })
  for (const { id, name } of away.people) people.set(id, { name, side: 'away' })
  return people
}
