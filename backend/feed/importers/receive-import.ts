import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { type } from '#contract/ark.ts'
import { gameById } from '#contract/games.ts'
import { logError } from '#contract/log-error.ts'
import { foldLog } from '../fold.ts'
import { importanceOf } from '../importance.ts'
import { LONGEST_MATCH_MS } from '../longest-match.ts'
import { storedLines } from '../resolve-match.ts'
import { snapshotOfState } from '../stored-match.ts'
import { storedSide } from '../stored-side.ts'
import type { Contest } from '../types.ts'
import { readImported, type SettledMatch, saveSeason } from './import.store.ts'
import { type ImportedMatch, ImportedSeason } from './imported-season.ts'
import { wideId } from './stable-id.ts'

function settle(match: ImportedMatch, gameId: number, family: Contest['family'], importance: number): SettledMatch {
  const { events, isTimeUnknown, cupRound, ...plain } = match
  const { bestOf, squads } = match
  const sides = { home: storedSide(match.homeId, squads?.home), away: storedSide(match.awayId, squads?.away) }
  const contest: Contest = {
    matchId: match.id,
    gameId,
    family,
    ...(bestOf === undefined ? {} : { bestOf }),
    isKnockout: match.isKnockout ?? false,
    startsAt: match.startsAt,
    ...sides,
    fate: 'played',
  }
  const state = foldLog(contest, events)
  const stored = snapshotOfState(contest, state)
  const lines = state.status === 'finished' ? storedLines(state) : []
  const snapshot = {
    ...stored.snapshot,
    ...(isTimeUnknown ? { isTimeUnknown } : {}),
    ...(cupRound ? { cupRound } : {}),
  }
  return { ...plain, importance, importHash: wideId(JSON.stringify({ events, squads })), ...stored, snapshot, lines }
}

/** No sport's score is higher. */
const SCORE_MAX = 2000

/** What is out of reason in a season, with the match named; undefined when nothing is. */
function absurdityIn({ season, matches }: ImportedSeason, settled: ReadonlyMap<number, SettledMatch>) {
  const year = Number(/^\d{4}/.exec(season)?.[0] ?? Number.NaN)
  const [first, last] = [Date.UTC(year, 0), Date.UTC(year + 2, 0)]
  const [ids, keys] = [new Set<number>(), new Set<string>()]
  for (const { id, sourceKey, startsAt, replayOf } of matches) {
    if (ids.has(id) || keys.has(sourceKey)) return `${sourceKey}: twice in the season`
    ids.add(id)
    keys.add(sourceKey)
    const { homeScore = 0, awayScore = 0 } = settled.get(id) ?? {}
    if (Math.max(homeScore, awayScore) > SCORE_MAX) return `${sourceKey}: a score of ${homeScore}-${awayScore}`
    if (replayOf === undefined && (startsAt < first || startsAt >= last))
      return `${sourceKey}: starts outside the season ${season}`
  }
  return undefined
}

/** Each topic is an object that is opened; a league has a tenth of this on its fullest day. */
const REFRESHED_MAX = 100

/** The topics of changed matches that may be on now, nearest first, after the board of their game. */
export function topicsToRefresh(gameId: number, changed: readonly ImportedMatch[], now: number): string[] {
  const awayOf = ({ startsAt }: ImportedMatch) => Math.abs(startsAt - now)
  const current = changed.filter((match) => awayOf(match) < LONGEST_MATCH_MS).sort((a, b) => awayOf(a) - awayOf(b))
  if (current.length === 0) return []
  return [`board:${gameId}`, ...current.slice(0, REFRESHED_MAX).map(({ id }) => `match:${id}`)]
}

/** Pages and boards read the logs of matches again that may be on now. */
async function refreshTopics(env: Env, topics: readonly string[]): Promise<void> {
  for (const topic of topics)
    await env.TOPICS.getByName(topic)
      .refresh()
      .catch((error: unknown) => logError({ topic }, error))
}

/**
 * Stores an imported season. Importing again writes only changed matches. Answers how many matches were added, changed
 * and unchanged.
 */
export async function receiveImport(env: Env, body: unknown, now: number): Promise<Response> {
  const season = ImportedSeason(body)
  if (season instanceof type.errors) return Response.json({ error: season.summary.slice(0, 500) }, { status: 400 })
  const { league, gameId } = season
  const family = gameById(gameId)?.family
  if (!family) return Response.json({ error: `no game ${gameId}` }, { status: 400 })
  const matchDb = openMatchDatabase(env)
  const importance = importanceOf(gameId, league.tier)
  const settled = new Map(season.matches.map((match) => [match.id, settle(match, gameId, family, importance)]))
  const absurdity = absurdityIn(season, settled)
  if (absurdity) return Response.json({ error: absurdity }, { status: 400 })
  const known = new Map((await readImported(matchDb, league.id, season.season)).map((match) => [match.id, match]))
  const changed = season.matches.filter((match) => {
    const before = known.get(match.id)
    const after = settled.get(match.id)
    const isOther = before?.importHash != null && before.importHash !== after?.importHash
    // Stored before lines were.
    const lacksLines = before?.hasLines === false && (after?.lines.length ?? 0) > 0
    return (
      isOther ||
      lacksLines ||
      before?.startsAt !== match.startsAt ||
      JSON.stringify(before.snapshot) !== JSON.stringify(after?.snapshot)
    )
  })
  const added = changed.filter((match) => !known.has(match.id)).length
  await saveSeason(
    matchDb,
    season,
    changed,
    changed.flatMap((match) => settled.get(match.id) ?? []),
    now,
  )
  await refreshTopics(env, topicsToRefresh(gameId, changed, now))
  return Response.json({
    status: 'ok',
    added,
    changed: changed.length - added,
    unchanged: season.matches.length - changed.length,
  })
}
