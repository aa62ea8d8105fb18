import { and, asc, between, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matchEvents } from '#backend/db/matches/schema/match-events.ts'
import { matchStates } from '#backend/db/matches/schema/match-states.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { gameById } from '#contract/games.ts'
import { FOLD_VERSION } from './fold.ts'
import { LONGEST_MATCH_MS } from './longest-match.ts'
import { MINUTE } from './shared/time.ts'
import { storedSide } from './stored-side.ts'
import type { MatchLog } from './types.ts'

type StoredMatch = typeof matches.$inferSelect

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
      home: storedSide(match.homeId, match.squads?.home),
      away: storedSide(match.awayId, match.squads?.away),
      fate: match.fate,
    },
    events: [],
    revision: match.logRevision,
    isSimulated: false,
    leagueId: match.leagueId,
  }
}

/** No rules have this version: the whole log is read. */
const NO_VERSION = -1

/**
 * The log of a stored match from its last stored state on, or with `isWhole` from its start; `simulated` for a simulated
 * match, undefined for an unknown one.
 */
export async function readLog(
  db: MatchDatabase,
  matchId: number,
  isWhole: boolean,
): Promise<MatchLog | 'simulated' | undefined> {
  const isBase = and(eq(matchStates.matchId, matchId), eq(matchStates.version, isWhole ? NO_VERSION : FOLD_VERSION))
  const baseSeq = db.select({ seq: matchStates.seq }).from(matchStates).where(isBase)
  const [[match], [base], events] = await db.batch([
    db.select().from(matches).where(eq(matches.id, matchId)),
    db.select().from(matchStates).where(isBase),
    db
      .select({ event: matchEvents.event })
      .from(matchEvents)
      .where(and(eq(matchEvents.matchId, matchId), sql`${matchEvents.seq} > coalesce(${baseSeq}, 0)`))
      .orderBy(asc(matchEvents.seq)),
  ])
  if (!match) return undefined
  if (match.isSimulated) return 'simulated'
  const log = logOf(match)
  if (!log) return undefined
  return {
    ...log,
    ...(base ? { base: { state: base.state, at: base.at } } : {}),
    events: events.map(({ event }) => event),
  }
}

/** More rows would make a snapshot too large. */
const BOARD_ROWS_MAX = 1000

/**
 * Matches of a game that are live, start within 60 minutes, or ended less than 30 minutes before `now`: the simulated
 * ones, and rows of stored ones. When there are too many, those furthest from now are left out, live ones last.
 */
export const listBoard = (db: MatchDatabase, gameId: number, now: number) =>
  db
    .select({
      id: matches.id,
      isSimulated: matches.isSimulated,
      status: matches.status,
      revision: matches.logRevision,
      row: sql<
        typeof matches.$inferSelect.snapshot
      >`case when ${matches.isSimulated} = 0 then ${matches.snapshot} end`.mapWith(matches.snapshot),
    })
    .from(matches)
    .where(
      and(
        eq(matches.gameId, gameId),
        between(matches.startsAt, now - LONGEST_MATCH_MS, now + 60 * MINUTE),
        or(isNull(matches.endsAt), gt(matches.endsAt, now - 30 * MINUTE)),
      ),
    )
    .orderBy(
      sql`${matches.isSimulated} = 0 and ${matches.status} <> 'live'`,
      sql`abs(${matches.startsAt} - ${now})`,
      asc(matches.id),
    )
    .limit(BOARD_ROWS_MAX)
