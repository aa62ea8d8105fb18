import { and, asc, between, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { matchEvents } from '#backend/db/schema/match-events.ts'
import { matches } from '#backend/db/schema/matches.ts'
import { gameById } from '#contract/games.ts'
import type { MatchLog } from './match-log.ts'
import { HOUR, MINUTE } from './shared/time.ts'

/** No match is played for longer: what started before is over. */
export const LONGEST_MATCH_MS = 12 * HOUR

type StoredMatch = typeof matches.$inferSelect

/** A stored side has no squad and no strength: its rules only fold what the source says. */
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
    hasStream: match.hasStream,
  }
}

/** Logs of imported and pushed matches, by match id; ids that are not stored are left out. At most 100 ids. */
export async function readStoredLogs(db: DrizzleD1Database, ids: readonly number[]): Promise<Map<number, MatchLog>> {
  const logs = new Map<number, MatchLog>()
  if (ids.length === 0) return logs
  const [found, events] = await db.batch([
    db
      .select()
      .from(matches)
      .where(and(inArray(matches.id, [...ids]), eq(matches.isSimulated, false))),
    db
      .select()
      .from(matchEvents)
      .where(inArray(matchEvents.matchId, [...ids]))
      .orderBy(asc(matchEvents.matchId), asc(matchEvents.seq)),
  ])
  for (const match of found) {
    const log = logOf(match)
    if (log) logs.set(match.id, log)
  }
  for (const { matchId, event } of events) logs.get(matchId)?.events.push(event)
  return logs
}

export const listBoardIds = (
  db: DrizzleD1Database,
  gameId: number,
  now: number,
): Promise<{ id: number; isSimulated: boolean }[]> =>
  db
    .select({ id: matches.id, isSimulated: matches.isSimulated })
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
