import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { namesInEvents } from '#backend/feed/names-in-events.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import { gameByCode } from '#contract/games.ts'
import type { matchCalls } from '#contract/match.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchState } from '#contract/match-state.ts'
import { readRow } from './read-rows.ts'
import { toSquad } from './squads.ts'
import { venueOf } from './venue.ts'

function liveOf(state: MatchState): MatchDetail['live'] {
  const { board, stats, timeline, chart, chartKind, odds, playerColumns, players } = state
  return { ...(board ? { board } : {}), stats, timeline, chart, chartKind, odds, playerColumns, players }
}

/** The data of a match page; `not_found` when the match is of another game than the path says. */
export const getMatch: Verb<typeof matchCalls.getMatch> = async (context, { game: code, matchId }) => {
  const { env, lan, now } = context
  const game = gameByCode(code)
  if (!game) return fail('not_found')
  const match = await readRow(context, matchId)
  const log = match?.gameId === game.id ? await loadMatchLog(env, matchId) : undefined
  if (!match || !log) return fail('not_found')
  const { home, away } = log.contest
  const venue = match.isSimulated ? venueOf(match, game, lan) : undefined
  const names = namesInEvents(game, lan)
  return {
    match,
    ...(venue ? { venue } : {}),
    ...(Object.keys(names).length > 0 ? { names } : {}),
    live: liveOf(stateAt(log, now)),
    squads: { home: toSquad(lan, home), away: toSquad(lan, away) },
  }
}
