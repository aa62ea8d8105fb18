import type { Side, SquadMember } from '#contract/match-state.ts'
import type { ImportedPerson } from '../imported-season.ts'
import { plainNames } from '../plain-names.ts'
import { personId } from '../stable-id.ts'
import { heroOf } from './heroes.ts'
import type { SourceMatch, SourcePlayer } from './source.ts'

/** Slots from here on are of Dire. */
const FIRST_OF_DIRE = 128

export const isRadiant = ({ player_slot: slot }: Pick<SourcePlayer, 'player_slot'>): boolean => slot < FIRST_OF_DIRE

/** Who hides the account is somebody else in each match. */
export const playerId = ({ match_id: match }: SourceMatch, { account_id: account, player_slot: slot }: SourcePlayer) =>
  personId(account ? `opendota:${account}` : `opendota:${match}:${slot}`)

/** Names may have what turns the direction of text around them, which no name here may. */
const plain = (name: string | null | undefined): string | undefined =>
  name?.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim() || undefined

const CORES = ['carry', 'mid', 'offlane']
/** `lane_role` of the three, in their order. */
const LANES = [1, 2, 3]
const SUPPORTS = ['soft_support', 'hard_support']

/** The source names no positions: cores have the most last hits, and each core the lane of its own, where the lanes differ. */
function positionsOf(players: readonly SourcePlayer[]): Map<SourcePlayer, string> {
  const byFarm = [...players].sort((a, b) => b.last_hits - a.last_hits || a.player_slot - b.player_slot)
  const [cores, supports] = [byFarm.slice(0, 3), byFarm.slice(3)]
  const isPlain = LANES.every((lane) => cores.some(({ lane_role: role }) => role === lane))
  const inOrder = isPlain ? LANES.flatMap((lane) => cores.filter(({ lane_role: role }) => role === lane)) : cores
  return new Map([
    ...inOrder.map((player, at) => [player, CORES[at] ?? 'carry'] as const),
    ...supports.map((player, at) => [player, SUPPORTS[at] ?? 'hard_support'] as const),
  ])
}

export interface Roster {
  people: ImportedPerson[]
  squads: Record<Side, SquadMember[]>
}

/** Who played in the matches of a series: those of the first one start. */
export function rosterOf(maps: readonly SourceMatch[], sideOf: (map: SourceMatch, isRadiant: boolean) => Side): Roster {
  const people = new Map<number, ImportedPerson>()
  const squads: Roster['squads'] = { home: [], away: [] }
  for (const [at, map] of maps.entries())
    for (const ofRadiant of [true, false]) {
      const own = map.players.filter((player) => isRadiant(player) === ofRadiant)
      const squad = squads[sideOf(map, ofRadiant)]
      const places = [...positionsOf(own)].sort(
        ([, a], [, b]) => [...CORES, ...SUPPORTS].indexOf(a) - [...CORES, ...SUPPORTS].indexOf(b),
      )
      for (const [player, position] of places) {
        const id = playerId(map, player)
        if (people.has(id)) continue
        const name = plain(player.name) ?? plain(player.personaname) ?? heroOf(player.hero_id).name
        people.set(id, { id, names: plainNames(name) })
        squad.push({ id, number: squad.length + 1, position, isStarter: at === 0 })
      }
    }
  return { people: [...people.values()], squads }
}
