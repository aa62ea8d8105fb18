import type { MatchDetail } from '#contract/match.ts'

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

const PARTICLES = /^(?:al|bin|da|de|del|den|der|di|do|dos|du|el|la|le|ten|ter|van|von)$/
const FAMILY_FIRST = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/**
 * How a person is called where space is short: "Harry Langford" is Langford, "Kevin De Bruyne" De Bruyne, 哈里·兰福德 is
 * 兰福德, 山田 太郎 is 山田. A name of one word, a nickname too, stays as it is.
 */
export function surnameOf(name: string): string {
  const dotted = name.split(/[·・]/)
  if (dotted.length > 1) return dotted.at(-1) || name
  const words = name.split(' ')
  if (FAMILY_FIRST.test(name)) return words[0] || name
  let first = words.length - 1
  while (first > 1 && PARTICLES.test(words[first - 1]?.toLowerCase() ?? '')) first--
  return words.slice(first).join(' ') || name
}
