import { and, asc, between, eq, gt, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { matchEvents } from '#backend/db/schema/match-events.ts'
import { matches } from '#backend/db/schema/matches.ts'
import { gameById } from '#contract/games.ts'
import { LONGEST_MATCH_MS } from './longest-match.ts'
import { MINUTE } from './shared/time.ts'
import type { MatchLog } from './types.ts'

type StoredMatch = typeof matches.$inferSelect

/** Sides of stored matches have no squads and strengths. */
const contender = (teamId: number) => ({ teamId, strength: 50, squad: [] })

function logOf(match: StoredMatch): MatchLog | undefined {
  const game = gameById(match.gameId)
  if (!game) return undefined
  return {
    contest: {
      matchId: match.id,
      gameId: match.gameId,
      family: game.family,
      ...(match.bestOf === null ? {} : { bestOf: match.bestOf }),
      isKnockout: match.isKnockout,
      startsAt: match.startsAt,
      home: contender(match.homeId),
      away: contender(match.awayId),
      fate: match.fate,
    },
    events: [],
    isSimulated: false,
    leagueId: match.leagueId,
  }
}

/** The stored log of each match, or only that it is simulated; unknown ids are left out. */
export async function readLogs(
  db: DrizzleD1Database,
  ids: readonly number[],
): Promise<Map<number, MatchLog | 'simulated'>> {
  const logs = new Map<number, MatchLog | 'simulated'>()
  if (ids.length === 0) return logs
  const isAsked = (column: SQLWrapper) => sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`
  const [found, events] = await db.batch([
    db.select().from(matches).where(isAsked(matches.id)),
    db
      .select()
      .from(matchEvents)
      .where(isAsked(matchEvents.matchId))
      .orderBy(asc(matchEvents.matchId), asc(matchEvents.seq)),
  ])
  for (const match of found) {
    const log = match.isSimulated ? 'simulated' : logOf(match)
    if (log) logs.set(match.id, log)
  }
  for (const { matchId, event } of events) {
    const log = logs.get(matchId)
    if (log && log !== 'simulated') log.events.push(event)
  }
  return logs
}

export async function listBoardIds(db: DrizzleD1Database, gameId: number, now: number): Promise<number[]> {
  const board = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.gameId, gameId),
        between(matches.startsAt, now - LONGEST_MATCH_MS, now + 60 * MINUTE),
        or(isNull(matches.endsAt), gt(matches.endsAt, now - 30 * MINUTE)),
      ),
    )
    .orderBy(asc(matches.startsAt), asc(matches.id))
    .limit(100)
  return board.map((match) => match.id)
}
