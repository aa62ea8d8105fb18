import type { Context } from '#backend/core/context.ts'
import { nameIn } from '#backend/core/names.ts'
import { leagueById } from '#backend/feed/catalogue/leagues.ts'
import { personById, squadOf } from '#backend/feed/catalogue/squads.ts'
import { teamById } from '#backend/feed/catalogue/teams.ts'
import { readLeagues } from '#backend/match/leagues.store.ts'
import { readTeams } from '#backend/match/results.store.ts'
import { isSimulatedAnchorId } from '#backend/room/anchor-id.ts'
import { readAnchors } from '#backend/room/anchors.store.ts'
import type { FollowLine } from '#contract/follow.ts'

/** What a list shows of a team, league or player. */
export type Target = Pick<FollowLine, 'name' | 'crest' | 'gameId'>
type Targets = Map<number, Target>

/** Teams of the database, else those of the simulated catalogue, which are stored only with their matches. */
export async function teamTargets({ matchDb, lan }: Context, ids: readonly number[]): Promise<Targets> {
  const rows = ids.length === 0 ? [] : await readTeams(matchDb, ids)
  const stored = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    ids.flatMap((id): [number, Target][] => {
      const row = stored.get(id)
      if (row) return [[id, { name: nameIn(lan, row.names), crest: row.crest, gameId: row.gameId }]]
      const team = teamById(id)
      return team ? [[id, { name: nameIn(lan, team.name), crest: team.crest, gameId: team.gameId }]] : []
    }),
  )
}

export async function leagueTargets({ matchDb, lan }: Context, ids: readonly number[]): Promise<Targets> {
  const rows = ids.length === 0 ? [] : await readLeagues(matchDb, ids)
  const stored = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    ids.flatMap((id): [number, Target][] => {
      const row = stored.get(id)
      if (row) return [[id, { name: nameIn(lan, row.names), gameId: row.gameId }]]
      const league = leagueById(id)
      return league ? [[id, { name: nameIn(lan, league.name), gameId: league.gameId }]] : []
    }),
  )
}

/** Streamers without an account. */
export async function anchorTargets({ matchDb, lan }: Context, ids: readonly number[]): Promise<Targets> {
  const rows = await readAnchors(matchDb, ids.filter(isSimulatedAnchorId))
  return new Map(
    rows.flatMap(({ id, uid, names }): [number, Target][] =>
      uid === null && names ? [[id, { name: nameIn(lan, names) }]] : [],
    ),
  )
}

/** Players of simulated squads, with their team's crest. Imported matches have no player ids. */
export function playerTargets({ lan }: Context, ids: readonly number[]): Targets {
  return new Map(
    ids.flatMap((id): [number, Target][] => {
      const team = teamById(Math.floor(id / 100))
      const isMember = team && squadOf(team.id).some((member) => member.id === id)
      const person = isMember ? personById(id) : undefined
      if (!team || !person) return []
      return [[id, { name: person.handle ?? nameIn(lan, person.name), crest: team.crest, gameId: team.gameId }]]
    }),
  )
}
