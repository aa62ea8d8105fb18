import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { knownZone } from '#backend/match/day-range.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { gameById } from '#contract/games.ts'
import type { libraryCalls } from '#contract/library.ts'
import { cupRoundIn } from './cup-round-in.ts'
import { readLibrarySeason } from './season.ts'
import { clearestOf, frequentResults, highestOf, numbersOf, type Played, periodFigures } from './season-facts.ts'
import { partsOf } from './season-rounds.ts'
import { type PlayedRow, periodsOf, readSeasonPeriods } from './season-rows.store.ts'

function playedOf(row: PlayedRow): Played[] {
  const { home, away, winner } = row
  return home === null || away === null || winner === null
    ? []
    : [{ ...row, home, away, winner, periods: periodsOf(row) }]
}

/** Figures of a season's finished matches. */
export const getFacts: Verb<typeof libraryCalls.getFacts> = async (context, { zone, ...asked }) => {
  const { matchDb, now } = context
  const found = await readLibrarySeason(context, asked)
  if (!found) return fail('not_found')
  const { league, column } = found
  const family = gameById(league.gameId)?.family
  const played = (await readSeasonPeriods(matchDb, league.id, column, now)).flatMap(playedOf)
  const planned = played.map((match) => ({ ...match, status: 'finished' as const }))
  const rounds = partsOf(planned, { leagueId: league.id, gameId: league.gameId, zone: knownZone(zone) })
  const byId = new Map(played.map((match) => [match.id, match]))
  const [clearest, highest] = [clearestOf(played), highestOf(played)]
  const ids = [...new Set([...clearest, ...highest])]
  const { rows } =
    ids.length === 0 ? { rows: [] } : await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })
  const rowsOf = (list: readonly number[]) => list.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return {
    ...numbersOf(played),
    rounds: rounds.map((each) => {
      const { key, round, matches } = each
      const cupRound = cupRoundIn(league.id, each)
      return {
        key,
        ...(round === undefined ? {} : { round }),
        ...(cupRound ? { cupRound } : {}),
        from: new Date(matches[0]?.startsAt ?? 0).toISOString(),
        ...numbersOf(matches.flatMap(({ id }) => byId.get(id) ?? [])),
      }
    }),
    periods: periodFigures(played),
    results: family === 'football' ? frequentResults(played) : [],
    clearest: rowsOf(clearest),
    highest: rowsOf(highest),
  }
}
