import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { cupRoundOf, isCupLeague, simulatedCupRound, simulatedTree } from '#backend/feed/cup-tree.ts'
import { scheduleSeason } from '#backend/feed/league-season.ts'
import { zonesOf } from '#backend/feed/league-zones.ts'
import { stageOfSeason } from '#backend/feed/season-id.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { teamIn } from '#backend/match/to-row.ts'
import type { Team } from '#contract/entities.ts'
import type { LibraryTie, libraryCalls, TreeRound } from '#contract/library.ts'
import type { CupRound, MatchRow } from '#contract/match-row.ts'
import { type KnockoutTie, knockoutTree, roundSizes, withoutConsolation } from './knockout-tree.ts'
import { type LibrarySeason, readLibrarySeason, readSeasonTeams, type SeasonTeams } from './season.ts'
import { readKnockouts } from './season-rows.store.ts'
import { liveTable } from './season-tables.ts'
import { conferenceTree, type SeedTie, seedTree } from './seed-tree.ts'
import { tieWinner } from './tie-winner.ts'

/** No tree has more. */
const MATCHES_MAX = 128

const EARLIEST: CupRound = 'early'

async function rowsById(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, MatchRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await readRows(context, {
    where: hasIds(ids),
    order: 'time',
    limit: Math.min(ids.length, MATCHES_MAX),
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Ties by their rounds, in the order in which both are given. */
function inRounds(ties: readonly (readonly [name: CupRound, tie: LibraryTie])[]): TreeRound[] {
  const rounds = new Map<CupRound, LibraryTie[]>()
  for (const [name, tie] of ties) rounds.set(name, [...(rounds.get(name) ?? []), tie])
  return [...rounds].map(([name, list]) => ({ name, ties: list }))
}

async function simulatedCup(context: Context, found: LibrarySeason, known: SeasonTeams): Promise<TreeRound[]> {
  const { league, season } = found
  const stage = stageOfSeason(season.id) ?? -1
  await scheduleSeason(context, league.id, stage, context.now)
  const tree = simulatedTree(league.id, stage, context.now)
  const rows = await rowsById(
    context,
    tree.flatMap(({ matchId, homeId, awayId }) => (homeId !== undefined && awayId !== undefined ? matchId : [])),
  )
  const side = (id: number | undefined): Team | undefined => {
    const team = id === undefined ? undefined : known.teams.get(id)
    return team && teamIn(context.lan, team)
  }
  return inRounds(
    tree.map(({ matchId, round, startsAt, homeId, awayId, feeders: [homeFrom, awayFrom] }) => {
      const [home, away, row] = [side(homeId), side(awayId), rows.get(matchId)]
      const winner = row && tieWinner([row], row.home.id)
      const tie: LibraryTie = {
        key: String(matchId),
        ...(home ? { home } : {}),
        ...(away ? { away } : {}),
        ...(homeFrom === null ? {} : { homeFrom: String(homeFrom) }),
        ...(awayFrom === null ? {} : { awayFrom: String(awayFrom) }),
        startsAt: new Date(startsAt).toISOString(),
        matches: row ? [row] : [],
        ...(winner ? { winner } : {}),
      }
      return [simulatedCupRound(league.id, round) ?? EARLIEST, tie] as const
    }),
  )
}

async function storedKnockout(context: Context, found: LibrarySeason): Promise<TreeRound[]> {
  const all = knockoutTree(await readKnockouts(context.matchDb, found.league.id, found.column))
  const rows = await rowsById(
    context,
    all.flatMap(({ matchIds }) => matchIds),
  )
  const matchesOf = ({ matchIds }: KnockoutTie) => matchIds.flatMap((id) => rows.get(id) ?? [])
  const tree = withoutConsolation(all, (tie) => {
    const winner = tieWinner(matchesOf(tie), tie.homeId)
    return winner && tie[`${winner}Id`]
  })
  const names = new Map(
    [...roundSizes(tree)].map(([round, size]) => {
      const fromFinal = Math.log2(size)
      return [round, cupRoundOf(fromFinal, Number.isInteger(fromFinal))]
    }),
  )
  return inRounds(
    tree.flatMap(({ key, round, homeId, homeFrom, awayFrom, matchIds }) => {
      const matches = matchIds.flatMap((id) => rows.get(id) ?? [])
      const [first] = matches
      if (!first) return []
      const winner = tieWinner(matches, homeId)
      const tie: LibraryTie = {
        key,
        home: first.home,
        away: first.away,
        ...(homeFrom ? { homeFrom } : {}),
        ...(awayFrom ? { awayFrom } : {}),
        matches,
        ...(winner ? { winner } : {}),
      }
      return [[names.get(round) ?? EARLIEST, tie] as const]
    }),
  )
}

function projectedTie(tie: SeedTie<Team>): LibraryTie {
  const sideOf = (side: SeedTie<Team>['home'], name: 'home' | 'away') =>
    'from' in side ? { [`${name}From`]: side.from.key } : { [name]: side.team, [`${name}Seed`]: side.seed }
  return { key: tie.key, ...sideOf(tie.home, 'home'), ...sideOf(tie.away, 'away'), matches: [] }
}

/** How many places of the table lead to play-offs; 0: none. */
function playoffPlaces({ league, teamIds, season }: LibrarySeason): number {
  const zone = zonesOf(league.id, teamIds.length, season.id).find(({ kind }) => kind === 'playoffs')
  return zone?.from === 1 ? zone.to : 0
}

async function projected(context: Context, found: LibrarySeason, known: SeasonTeams): Promise<TreeRound[]> {
  const places = playoffPlaces(found)
  const [{ rows } = { rows: [] }] = (await liveTable(context, found, known)).parts
  const ranked = rows.flatMap(({ teamId }) => {
    const team = known.teams.get(teamId)
    return team ? [teamIn(context.lan, team)] : []
  })
  const { groups } = found
  const ties =
    groups.length === 2
      ? conferenceTree(
          groups.map(({ teamIds }) => ranked.filter(({ id }) => teamIds.includes(id)).slice(0, places / 2)),
        )
      : seedTree(ranked.slice(0, places), 't').ties
  const inOrder = [...ties].sort((a, b) => b.fromFinal - a.fromFinal)
  return inRounds(inOrder.map((tie) => [cupRoundOf(tie.fromFinal, true), projectedTie(tie)]))
}

/** Whether its seasons end without the play-offs that its table leads to: no simulated calendar has any. */
export const isWithoutPlayoffs = (found: LibrarySeason): boolean => found.isSimulated && playoffPlaces(found) > 1

/** Whether a season has a tree, and of what. */
export async function treeKindOf(context: Context, found: LibrarySeason): Promise<'drawn' | 'projected' | undefined> {
  if (isCupLeague(found.league.id)) return 'drawn'
  if (found.isSimulated) return found.isCurrent && isWithoutPlayoffs(found) ? 'projected' : undefined
  return (await readKnockouts(context.matchDb, found.league.id, found.column)).length > 0 ? 'drawn' : undefined
}

/** The knock-out of a season, or its play-offs as the table stands. */
export const getTree: Verb<typeof libraryCalls.getTree> = async (context, asked) => {
  const found = await readLibrarySeason(context, asked)
  const kind = found && (await treeKindOf(context, found))
  if (!found || !kind) return fail('not_found')
  const known = await readSeasonTeams(context, found.teamIds)
  if (kind === 'projected') return { isProjected: true, rounds: await projected(context, found, known) }
  return {
    isProjected: false,
    rounds: found.isSimulated ? await simulatedCup(context, found, known) : await storedKnockout(context, found),
  }
}
