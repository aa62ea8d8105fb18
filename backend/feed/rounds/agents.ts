import type { SquadMember } from '#contract/match-state.ts'
import type { Random } from '../random.ts'

/** Names in English, by position. */
export type Agents = Readonly<Record<string, readonly string[]>>

export const VALORANT_AGENTS: Agents = {
  duelist: ['Iso', 'Jett', 'Neon', 'Phoenix', 'Raze', 'Reyna', 'Waylay', 'Yoru'],
  initiator: ['Breach', 'Fade', 'Gekko', 'KAY/O', 'Skye', 'Sova', 'Tejo'],
  controller: ['Astra', 'Brimstone', 'Clove', 'Harbor', 'Omen', 'Viper'],
  sentinel: ['Chamber', 'Cypher', 'Deadlock', 'Killjoy', 'Sage', 'Vyse'],
}

export const everyAgent = (agents: Agents): readonly string[] => Object.values(agents).flat()

/** How often a player keeps to the one agent that is played first. */
const LOYALTY = 0.6

/** Chooses the agents of one team for a map: each player one, no two the same. */
export type ChooseAgents = () => Record<string, string>

/** Players have a favourite in their role; those without a role of their own choose among all that are left. */
export function createChooseAgents(random: Random, agents: Agents, players: readonly SquadMember[]): ChooseAgents {
  const listOf = ({ position }: SquadMember) => agents[position] ?? everyAgent(agents)
  const favourites = new Map(players.map((player) => [player.id, random.pick(listOf(player))]))
  // Those with a role first, so that one without takes none of theirs.
  const inTurn = players.toSorted((a, b) => Number(!agents[a.position]) - Number(!agents[b.position]))
  return () => {
    const chosen: Record<string, string> = {}
    const taken = new Set<string>()
    for (const player of inTurn) {
      const favourite = favourites.get(player.id)
      const free = listOf(player).filter((agent) => !taken.has(agent))
      const isFree = favourite !== undefined && !taken.has(favourite)
      const agent = isFree && random.chance(LOYALTY) ? favourite : random.pick(free)
      if (agent === undefined) continue
      taken.add(agent)
      chosen[`agent${player.id}`] = agent
    }
    return chosen
  }
}
