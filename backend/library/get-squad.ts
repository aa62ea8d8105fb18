import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { teamById } from '#backend/feed/catalogue/teams.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { tiesOf } from '#backend/feed/league-ties.ts'
import { namesInEvents } from '#backend/feed/names-in-events.ts'
import { partOf } from '#backend/match/group-standings.ts'
import { readTeams } from '#backend/match/results.store.ts'
import { formationOf } from '#backend/match/squads.ts'
import { standings } from '#backend/match/standings.ts'
import { leagueIn, teamIn } from '#backend/match/to-row.ts'
import { homeVenueOf } from '#backend/match/venue.ts'
import { gameById } from '#contract/games.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import { standingRule } from '#contract/standing-rules.ts'
import { isTour } from '#contract/tours.ts'
import { ranksThrough } from './ranks-through.ts'
import { readSeasonTeams } from './season.ts'
import { seasonSums } from './season-sums.ts'
import { squadPlayers } from './show-player.ts'
import { teamFigures } from './team-figures.ts'
import { seasonOfTeam } from './team-league.ts'

/** A team: its players, its place in its league, and what it does in a match. */
export const getSquad: Verb<typeof librarySquadCalls.getSquad> = async (context, { teamId }) => {
  const { matchDb, lan } = context
  await ensureCalendar(context, context.now)
  const [stored] = await readTeams(matchDb, [teamId])
  const game = gameById(stored?.gameId ?? 0)
  if (!stored || !game) return fail('not_found')
  const team = teamIn(lan, stored)
  const [players, found] = await Promise.all([squadPlayers(context, teamId), seasonOfTeam(context, teamId)])
  const venue = teamById(teamId) ? homeVenueOf(team.name, game, lan) : undefined
  const formation = formationOf(players)
  const [competitor] = isTour(game.id) ? players : []
  const who = {
    team,
    gameId: game.id,
    ...(competitor ? { playerId: competitor.id } : {}),
    ...(venue ? { venue } : {}),
    players,
    ...(formation ? { formation } : {}),
  }
  if (!found) return { ...who, teamCount: 0, ranks: [], figures: [] }
  const { league, season } = found
  const part = partOf(found, teamId)
  const { nameOf } = await readSeasonTeams(context, found.teamIds)
  const options = { rule: standingRule(league.gameId), ties: tiesOf(league.id, season.id), nameOf }
  const standing = standings(part.teamIds, part.results, options).find((each) => each.teamId === teamId)
  const { teamId: _, ...row } = standing ?? { teamId }
  const sums = await seasonSums(context, found)
  const maps = sums.maps.get(teamId) ?? []
  return {
    ...who,
    league: leagueIn(lan, league),
    season,
    ...(standing && 'rank' in row ? { row: { ...row, team } } : {}),
    teamCount: part.teamIds.length,
    ranks: ranksThrough(teamId, part, options),
    figures: teamFigures(teamId, found.results, sums),
    ...(maps.length > 0 ? { maps, names: namesInEvents(game, lan) } : {}),
  }
}
