import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { scheduleSeason } from '#backend/feed/league-season.ts'
import { stageOfSeason } from '#backend/feed/season-id.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { knownZone } from '#backend/match/day-range.ts'
import { readRows } from '#backend/match/read-rows.ts'
import type { libraryCalls } from '#contract/library.ts'
import { cupRoundIn } from './cup-round-in.ts'
import { readLibrarySeason } from './season.ts'
import { isOver, partsOf, roundOfNow, type SeasonRound } from './season-rounds.ts'
import { readSeasonRows } from './season-rows.store.ts'

/** More matches are in no round. */
const MATCHES_MAX = 100

const atIso = (ms: number | undefined): string => new Date(ms ?? 0).toISOString()

function lineOf(leagueId: number, each: SeasonRound) {
  const { key, round, matches } = each
  const cupRound = cupRoundIn(leagueId, each)
  return {
    key,
    ...(round === undefined ? {} : { round }),
    ...(cupRound ? { cupRound } : {}),
    from: atIso(matches[0]?.startsAt),
    to: atIso(matches.at(-1)?.startsAt),
    matchCount: matches.length,
    overCount: matches.filter(isOver).length,
  }
}

/** Schedule and results of a season, by round; of a tour, or where no rounds are known, by day. */
export const listRounds: Verb<typeof libraryCalls.listRounds> = async (context, { round, zone, ...asked }) => {
  const { matchDb, now } = context
  const found = await readLibrarySeason(context, asked)
  if (!found) return fail('not_found')
  const { league, season, column } = found
  const stage = stageOfSeason(season.id)
  if (stage !== undefined) await scheduleSeason(context, league.id, stage, now)
  const rows = await readSeasonRows(matchDb, league.id, column, now)
  const rounds = partsOf(rows, { leagueId: league.id, gameId: league.gameId, zone: knownZone(zone) })
  const shown = round === undefined ? roundOfNow(rounds, now) : rounds.find(({ key }) => key === round)
  if (round !== undefined && !shown) return fail('not_found')
  const ids = (shown?.matches ?? []).slice(0, MATCHES_MAX).map(({ id }) => id)
  const matches =
    ids.length === 0 ? [] : (await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })).rows
  return { rounds: rounds.map((each) => lineOf(league.id, each)), ...(shown ? { round: shown.key } : {}), matches }
}
