import type { SquadMember } from '#contract/match-state.ts'
import type { ImportedPerson } from '../imported-season.ts'
import { plainNames } from '../plain-names.ts'
import { personId } from '../stable-id.ts'
import type { SourceEvent, SourceLineups } from './source.ts'

export const playerId = (id: number): number => personId(`statsbomb:${id}`)

/** The source's 25 positions: `Left Center Back`, `Right Wing`. */
function positionOf(name: string): string {
  if (name === 'Goalkeeper') return 'gk'
  if (/Back$/.test(name)) return 'df'
  return /Midfield$/.test(name) ? 'mf' : 'fw'
}

export interface TeamSheet {
  members: SquadMember[]
  people: ImportedPerson[]
}

/** A side's players: who starts, then who comes on, then who else is on the team sheet. */
export function sheetOf(teamId: number, events: readonly SourceEvent[], lineups: SourceLineups | undefined): TeamSheet {
  const sheet = lineups?.find((side) => side.team_id === teamId)?.lineup ?? []
  const listed = new Map(sheet.map((player) => [player.player_id, player]))
  const own = events.filter(({ team }) => team.id === teamId)
  const names = new Map<number, string>()
  const members = new Map<number, SquadMember>()
  const add = (id: number, name: string, member: Omit<SquadMember, 'id' | 'number'>, number?: number) => {
    if (members.has(id)) return
    const { player_nickname: nickname, jersey_number: jersey } = listed.get(id) ?? {}
    names.set(id, nickname || name)
    members.set(id, { id: playerId(id), number: number ?? jersey ?? 0, ...member })
  }
  for (const { player, position, jersey_number: number } of own.find(({ type }) => type.name === 'Starting XI')?.tactics
    ?.lineup ?? [])
    add(player.id, player.name, { position: positionOf(position.name), isStarter: true }, number)
  const positions = new Map([...members].map(([id, { position }]) => [id, position]))
  for (const { player, substitution } of own)
    if (player && substitution) {
      const position = positions.get(player.id) ?? 'mf'
      positions.set(substitution.replacement.id, position)
      add(substitution.replacement.id, substitution.replacement.name, { position, isStarter: false })
    }
  for (const { player_id: id, player_name: name } of sheet) add(id, name, { position: 'mf', isStarter: false })
  return {
    members: [...members.values()],
    people: [...names].map(([id, name]) => ({ id: playerId(id), names: plainNames(name) })),
  }
}
