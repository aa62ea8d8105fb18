import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { tiesOf } from '#backend/feed/league-ties.ts'
import { zonesOf } from '#backend/feed/league-zones.ts'
import { allOf, inFilter, maybeLiveAt } from '#backend/match/conditions.store.ts'
import { countResults, type Result, type Standing } from '#backend/match/count-results.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { standingRule } from '#backend/match/standing-rule.ts'
import { rankStandings, standings } from '#backend/match/standings.ts'
import { teamIn } from '#backend/match/to-row.ts'
import type { libraryCalls } from '#contract/library.ts'
import { FORM_MATCHES, type LibraryTable } from '#contract/library-rules.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { countForm, movesOf, standingResult, winnerOf } from './count-tables.ts'
import { type LibrarySeason, readLibrarySeason, readSeasonTeams } from './season.ts'
import { periodsOf, readSeasonPeriods } from './season-rows.store.ts'
import { halfTimeScore, tablesOf } from './tables-of.ts'

/** More matches of one league do not run at once. */
const LIVE_MAX = 50

type NameOf = (teamId: number) => string

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

interface Table {
  rows: readonly Standing[]
  running: readonly MatchRow[]
  moves?: ReadonlyMap<number, number>
}

/** The table as it is if the running matches end as they stand. */
async function liveTable(context: Context, found: LibrarySeason, nameOf: NameOf): Promise<Table> {
  const { league, teamIds, results } = found
  const rule = standingRule(league.gameId)
  const options = { rule, ties: tiesOf(league.id), nameOf }
  const running = await readRunning(context, league.id)
  const now = running.flatMap(
    ({ home, away, score }) => standingResult({ homeId: home.id, awayId: away.id, score }, rule) ?? [],
  )
  const rows = standings(teamIds, [...results, ...now], options)
  return { rows, running, moves: movesOf(standings(teamIds, results, options), rows) }
}

async function tableOf(context: Context, found: LibrarySeason, view: LibraryTable, nameOf: NameOf): Promise<Table> {
  const { league, teamIds, results } = found
  const rule = standingRule(league.gameId)
  const options = { rule, ties: tiesOf(league.id), nameOf }
  if (view === 'live') return liveTable(context, found, nameOf)
  if (view === 'form')
    return { rows: rankStandings(countForm(teamIds, results, rule, FORM_MATCHES), [], options), running: [] }
  if (view === 'first_half') {
    const halves = await readHalfTimes(context, found)
    return { rows: rankStandings(countResults(teamIds, halves, rule), halves, options), running: [] }
  }
  return { rows: standings(teamIds, results, view === 'overall' ? options : { ...options, view }), running: [] }
}

/** A table of a season, in one of the views that the league has. */
export const getTable: Verb<typeof libraryCalls.getTable> = async (context, { view = 'overall', ...asked }) => {
  const found = await readLibrarySeason(context, asked)
  if (!found || !tablesOf(found.league.gameId, found.isCurrent).includes(view)) return fail('not_found')
  const { teams, nameOf } = await readSeasonTeams(context, found.teamIds)
  const { rows, running, moves } = await tableOf(context, found, view, nameOf)
  const playing = new Set(running.flatMap(({ home, away }) => [home.id, away.id]))
  const hasZones = view === 'overall' || view === 'live'
  return {
    zones: hasZones ? zonesOf(found.league.id, rows.length, found.season.id) : [],
    liveIds: running.map(({ id }) => id),
    rows: rows.flatMap(({ teamId, ...row }) => {
      const team = teams.get(teamId)
      const moved = moves?.get(teamId) ?? 0
      return team
        ? [
            {
              ...row,
              team: teamIn(context.lan, team),
              ...(playing.has(teamId) ? { isPlaying: true as const } : {}),
              ...(moved === 0 ? {} : { moved }),
            },
          ]
        : []
    }),
  }
}
