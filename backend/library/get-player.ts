import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { nameIn } from '#backend/core/names.ts'
import type { Verb } from '#backend/core/serve.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { namesInEvents } from '#backend/feed/names-in-events.ts'
import { readTeams } from '#backend/match/results.store.ts'
import { leagueIn, teamIn } from '#backend/match/to-row.ts'
import { gameById } from '#contract/games.ts'
import type { librarySquadCalls, SquadPlayer } from '#contract/library-squads.ts'
import { compareWithPeers, rankedFigures } from './compare-player.ts'
import { countCareer, seasonKey } from './count-career.ts'
import { countPlayerMaps, countWeapons } from './figures/maps.ts'
import { countPicks } from './figures/picks.ts'
import { readLinesOf, readPerson } from './lines.store.ts'
import { careerOf, lastMatches, type PlayerLines } from './player-matches.ts'
import type { LibrarySeason } from './season.ts'
import { seasonSums } from './season-sums.ts'
import { squadPlayers } from './show-player.ts'
import { seasonOfTeam } from './team-league.ts'

/** Matches of a player that are counted in the career. */
const LINES_MAX = 400

/** Who that is, and of which team: one of the catalogue by the id, another one as the last import has it. */
async function findPlayer(context: Context, id: number): Promise<{ player: SquadPlayer; teamId: number } | undefined> {
  const person = await readPerson(context.matchDb, id)
  const teamId = person ? person.teamId : Math.floor(id / 100)
  if (teamId === null) return undefined
  const player = (await squadPlayers(context, teamId)).find((each) => each.id === id)
  if (player) return { player, teamId }
  return person && { player: { id, name: nameIn(context.lan, person.names) }, teamId }
}

const isOfSeason = (line: PlayerLines[number], { league, column }: LibrarySeason): boolean =>
  line.leagueId === league.id && line.season === column

/** A player: figures of a season and how they compare, career, picks, last matches. */
export const getPlayer: Verb<typeof librarySquadCalls.getPlayer> = async (context, { playerId, season }) => {
  const { matchDb, lan, now } = context
  await ensureCalendar(context, now)
  const who = await findPlayer(context, playerId)
  const [stored] = who ? await readTeams(matchDb, [who.teamId]) : []
  const game = gameById(stored?.gameId ?? 0)
  if (!who || !stored || !game) return fail('not_found')
  const { player, teamId } = who
  const found = await seasonOfTeam(context, teamId, season)
  if (season !== undefined && !found) return fail('not_found')
  const missing = found?.isSimulated ? await countCareer(context, game.id, teamId) : new Set<string>()
  const [lines, sums] = await Promise.all([
    readLinesOf(matchDb, playerId, teamId, now, LINES_MAX),
    found && seasonSums(context, found),
  ])
  const [career, played] = await Promise.all([
    careerOf(
      context,
      game.family,
      lines.filter((line) => !missing.has(seasonKey(line))),
    ),
    lastMatches(context, game.family, lines),
  ])
  // All figures beside the career are of one season.
  const counted = found ? lines.filter((line) => isOfSeason(line, found)) : lines
  const known = counted.map(({ values }) => values)
  const picks = countPicks(game.family, known)
  const [maps, weapons] = [countPlayerMaps(known), countWeapons(known)]
  return {
    player,
    team: teamIn(lan, stored),
    gameId: game.id,
    ...(found ? { league: leagueIn(lan, found.league), season: found.season } : {}),
    seasons: found?.seasons ?? [],
    matches: sums?.players.get(playerId)?.parts.matches ?? 0,
    figures: sums ? rankedFigures(sums, playerId) : [],
    ...(sums ? compareWithPeers(sums, player) : { percentiles: [], peerCount: 0 }),
    career,
    ...(missing.size > 0 ? { isCounting: true as const } : {}),
    picks,
    ...(maps.length > 0 ? { maps } : {}),
    ...(weapons.list.length > 0 ? { weapons } : {}),
    ...(picks.length + maps.length > 0 ? { names: namesInEvents(game, lan) } : {}),
    ...played,
  }
}
