import { nameIn } from '#backend/core/names.ts'
import type { Fixture } from '#backend/feed/calendar/fixtures.ts'
import { leagueById } from '#backend/feed/catalogue/leagues.ts'
import { teamById } from '#backend/feed/catalogue/teams.ts'
import { namesInEvents } from '#backend/feed/names-in-events.ts'
import { publicState } from '#backend/feed/pro-data.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import { writeLog } from '#backend/feed/simulated-log.ts'
import { pastStateAt } from '#backend/feed/state-at.ts'
import type { MatchLog } from '#backend/feed/types.ts'
import { toSquad } from '#backend/match/squads.ts'
import { gameById } from '#contract/games.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { MatchState } from '#contract/match-state.ts'

const AFTER_MS = 24 * 3_600_000

export const logOf = (fixture: Fixture): MatchLog => writeLog('news', fixture)

/** A simulated match as its page has it, without a database: when it is over, or before it begins. */
export function simulatedDetail(log: MatchLog, fixture: Fixture, lan: Language, isOver = true): MatchDetail {
  const { matchId, gameId, leagueId, homeId, awayId, startsAt, bestOf, round } = fixture
  const game = gameById(gameId)
  if (!game) throw new Error(`no game ${gameId}`)
  const state: MatchState = publicState(pastStateAt(log, isOver ? startsAt + AFTER_MS : startsAt - 60_000))
  const team = (id: number) => ({ id, name: nameIn(lan, teamById(id)?.name ?? { en_US: '', zh_CN: '' }) })
  const change = Object.entries(rowChangeOf(state, matchId)).filter(([, value]) => value !== null)
  const match = {
    ...Object.fromEntries(change),
    ...{ id: matchId, gameId, round, isSimulated: true, heat: 50, startsAt: new Date(startsAt).toISOString() },
    league: { id: leagueId, name: nameIn(lan, leagueById(leagueId)?.name ?? { en_US: '', zh_CN: '' }) },
    home: team(homeId),
    away: team(awayId),
    ...(bestOf === undefined ? {} : { bestOf }),
  } as unknown as MatchRow
  const { board, stats, timeline, chart, chartKind, odds, playerColumns, players } = state
  return {
    match,
    names: namesInEvents(game, lan),
    live: { ...(board ? { board } : {}), stats, timeline, chart, chartKind, odds, playerColumns, players },
    squads: { home: toSquad(lan, log.contest.home), away: toSquad(lan, log.contest.away) },
  }
}
