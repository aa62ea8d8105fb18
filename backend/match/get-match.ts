import type { Env } from '#backend/core/env.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { namesInEvents } from '#backend/feed/names-in-events.ts'
import { countPro, publicState } from '#backend/feed/pro-data.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import { pastStateAt, stateAt } from '#backend/feed/state-at.ts'
import type { MatchLog } from '#backend/feed/types.ts'
import { gameByCode } from '#contract/games.ts'
import type { matchCalls } from '#contract/match.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { MatchState, Side } from '#contract/match-state.ts'
import { ROW_FIELDS } from '#contract/row-fields.ts'
import { readPeople } from './people.store.ts'
import { readRow } from './read-rows.ts'
import { toSquad } from './squads.ts'
import { venueOf } from './venue.ts'

function liveOf(state: MatchState): MatchDetail['live'] {
  const { board, stats, timeline, chart, chartKind, odds, playerColumns, players, startedAt } = state
  const rest = { ...(board ? { board } : {}), ...(startedAt ? { startedAt } : {}) }
  return { ...rest, stats, timeline, chart, chartKind, odds, playerColumns, players }
}

const PAST_MS_MAX = 600_000

/** A time that may be gone back to; undefined for any other. */
function pastTime(at: string | undefined, now: number): number | undefined {
  const time = Date.parse(at ?? '')
  return time <= now && now - time <= PAST_MS_MAX ? time : undefined
}

/** A stored match's log begins at its last stored state: for a time before that it is read whole. */
async function logFor(env: Env, matchId: number, then: number | undefined): Promise<MatchLog | undefined> {
  const log = await loadMatchLog(env, matchId)
  return log?.base && then !== undefined && then < log.base.at ? loadMatchLog(env, matchId, true) : log
}

/** A row as it was when the match was in this state. */
function rowThen(row: MatchRow, state: MatchState, at: number): MatchRow {
  const change = rowChangeOf(state, row.id)
  const lasting = Object.entries(row).filter(([field]) => !ROW_FIELDS.some((changing) => changing === field))
  const then = ROW_FIELDS.flatMap((field) => (change[field] == null ? [] : [[field, change[field]]]))
  return {
    ...(Object.fromEntries([...lasting, ...then]) as MatchRow),
    seq: change.seq,
    readAt: new Date(at).toISOString(),
  }
}

/** The data of a match page; `not_found` when the match is of another game than the path says. */
export const getMatch: Verb<typeof matchCalls.getMatch> = async (context, { game: code, matchId, at }) => {
  const { env, lan, now } = context
  const game = gameByCode(code)
  if (!game) return fail('not_found')
  const match = await readRow(context, matchId)
  const then = pastTime(at, now)
  const log = match?.gameId === game.id ? await logFor(env, matchId, then) : undefined
  if (!match || !log) return fail('not_found')
  const { home, away } = log.contest
  const venue = match.isSimulated ? venueOf(match, game, lan) : undefined
  const names = namesInEvents(game, lan)
  const state = then === undefined ? stateAt(log, now) : pastStateAt(log, then)
  const playersOf = (side: Side) =>
    match.isSimulated ? [] : state.players.flatMap((line) => (line.side === side ? [line.player] : []))
  const members = match.isSimulated ? [] : [...home.squad, ...away.squad]
  const named = await readPeople(context.matchDb, [
    ...new Set([...members.map(({ id }) => id), ...playersOf('home'), ...playersOf('away')]),
  ])
  return {
    match: then === undefined ? match : rowThen(match, state, then),
    ...(venue ? { venue } : {}),
    ...(Object.keys(names).length > 0 ? { names } : {}),
    live: liveOf(publicState(state)),
    squads: {
      home: toSquad(lan, home, named, playersOf('home')),
      away: toSquad(lan, away, named, playersOf('away')),
    },
    pro: countPro(state),
  }
}
