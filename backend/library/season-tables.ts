import type { Context } from '#backend/core/context.ts'
import { nameIn } from '#backend/core/names.ts'
import { tiesOf } from '#backend/feed/league-ties.ts'
import { allOf, inFilter, maybeLiveAt } from '#backend/match/conditions.store.ts'
import { countResults, type Result, type Standing } from '#backend/match/count-results.ts'
import { groupStandings } from '#backend/match/group-standings.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { rankStandings, standings } from '#backend/match/standings.ts'
import { FORM_MATCHES, type LibraryTable } from '#contract/library-rules.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { standingRule } from '#contract/standing-rules.ts'
import { countForm, movesOf, standingResult, winnerOf } from './count-tables.ts'
import type { LibrarySeason, SeasonTeams } from './season.ts'
import { periodsOf, readSeasonPeriods } from './season-rows.store.ts'
import { halfTimeScore } from './tables-of.ts'

/** More matches of one league do not run at once. */
const LIVE_MAX = 50

export interface SeasonTable {
  parts: { name?: string; rows: readonly Standing[] }[]
  /** Of the live table: matches that are counted as they stand, and ranks that teams gain by them. */
  running: readonly MatchRow[]
  moves?: ReadonlyMap<number, number>
}

const optionsOf = ({ league, season }: LibrarySeason, { nameOf }: SeasonTeams) => ({
  rule: standingRule(league.gameId),
  ties: tiesOf(league.id, season.id),
  nameOf,
})

async function readHalfTimes(context: Context, { league, column }: LibrarySeason): Promise<Result[]> {
  const rows = await readSeasonPeriods(context.matchDb, league.id, column, context.now)
  return rows.flatMap((row): Result[] => {
    const score = halfTimeScore(league.gameId, periodsOf(row))
    return score ? [{ homeId: row.homeId, awayId: row.awayId, ...score, winner: winnerOf(score) }] : []
  })
}

/** The league's running matches, of whichever season: of another one none is running. */
async function readRunning(context: Context, leagueId: number): Promise<MatchRow[]> {
  const { rows } = await readRows(context, {
    where: allOf(inFilter({ leagueIds: [leagueId] }), maybeLiveAt(context.now)),
    statuses: ['live'],
    order: 'time',
    limit: LIVE_MAX,
  })
  return rows
}

/** The table as it is if the running matches end as they stand. */
export async function liveTable(context: Context, found: LibrarySeason, known: SeasonTeams): Promise<SeasonTable> {
  const { league, teamIds, results } = found
  const options = optionsOf(found, known)
  const running = await readRunning(context, league.id)
  const now = running.flatMap(
    ({ home, away, score }) => standingResult({ homeId: home.id, awayId: away.id, score }, options.rule) ?? [],
  )
  const rows = standings(teamIds, [...results, ...now], options)
  return { parts: [{ rows }], running, moves: movesOf(standings(teamIds, results, options), rows) }
}

async function rowsOf(
  context: Context,
  found: LibrarySeason,
  view: Exclude<LibraryTable, 'live' | 'groups'>,
  known: SeasonTeams,
): Promise<Standing[]> {
  const { teamIds, results } = found
  const options = optionsOf(found, known)
  if (view === 'form') return rankStandings(countForm(teamIds, results, options.rule, FORM_MATCHES), [], options)
  if (view === 'first_half') {
    const halves = await readHalfTimes(context, found)
    return rankStandings(countResults(teamIds, halves, options.rule), halves, options)
  }
  return standings(teamIds, results, view === 'overall' ? options : { ...options, view })
}

/** A table of a season, in one of the views that it has. */
export async function seasonTable(
  context: Context,
  found: LibrarySeason,
  view: LibraryTable,
  known: SeasonTeams,
): Promise<SeasonTable> {
  if (view === 'live') return liveTable(context, found, known)
  if (view !== 'groups') return { parts: [{ rows: await rowsOf(context, found, view, known) }], running: [] }
  return {
    running: [],
    parts: groupStandings(found, optionsOf(found, known)).map(({ name, rows }) => ({
      name: typeof name === 'string' ? name : nameIn(context.lan, name),
      rows,
    })),
  }
}
