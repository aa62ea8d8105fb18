import type { Context } from '#backend/core/context.ts'
import { nameIn } from '#backend/core/names.ts'
import { personById } from '#backend/feed/catalogue/persons.ts'
import { squadOf } from '#backend/feed/catalogue/squads.ts'
import { readPeople } from '#backend/match/people.store.ts'
import type { Language } from '#contract/languages.ts'
import type { SquadPlayer } from '#contract/library-squads.ts'
import type { SquadMember } from '#contract/match-state.ts'
import { readLastSquad } from './lines.store.ts'

/** What a member of a squad is besides a name. */
const memberFacts = ({ id, number, position, isStarter, isCaptain }: SquadMember): Omit<SquadPlayer, 'name'> => ({
  id,
  number,
  position,
  ...(isStarter ? { isStarter } : {}),
  ...(isCaptain ? { isCaptain: true } : {}),
})

/** A player of the catalogue; undefined for another one. */
function simulatedPlayer(lan: Language, id: number): SquadPlayer | undefined {
  const person = personById(id)
  const member = squadOf(Math.floor(id / 100)).find((each) => each.id === id)
  if (!person || !member) return undefined
  const name = nameIn(lan, person.name)
  return {
    ...memberFacts(member),
    name: person.handle ?? name,
    ...(person.handle ? { fullName: name } : {}),
    country: person.country,
  }
}

/** Those who play for a team, starters first; of stored matches its last known line-up. */
export async function squadPlayers({ matchDb, lan }: Context, teamId: number): Promise<SquadPlayer[]> {
  const simulated = squadOf(teamId)
  if (simulated.length > 0) return simulated.flatMap(({ id }) => simulatedPlayer(lan, id) ?? [])
  const members = await readLastSquad(matchDb, teamId)
  const named = await readPeople(
    matchDb,
    members.map(({ id }) => id),
  )
  return members.flatMap((member) => {
    const names = named.get(member.id)
    return names ? [{ ...memberFacts(member), name: nameIn(lan, names) }] : []
  })
}

/** Players by id, as lists name them; without those whom nobody has named. */
export async function namedPlayers(
  { matchDb, lan }: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SquadPlayer>> {
  const players = new Map<number, SquadPlayer>()
  for (const id of ids) {
    const player = simulatedPlayer(lan, id)
    if (player) players.set(id, player)
  }
  const others = await readPeople(
    matchDb,
    ids.filter((id) => !players.has(id)),
  )
  for (const [id, names] of others) players.set(id, { id, name: nameIn(lan, names) })
  return players
}
