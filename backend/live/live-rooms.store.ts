import { sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { rooms } from '#backend/db/matches/schema/rooms.ts'
import { allOf, hasRoom, inFilter, maybeLiveAt } from '#backend/match/conditions.store.ts'
import { isAmong, statusAt } from '#backend/match/match-status.store.ts'

/**
 * The number of public rooms that are live: those that say so, and those that follow a match which is played now. With `gameIds`
 * only those of these games, and of none.
 */
export async function countLiveRooms(db: MatchDatabase, now: number, gameIds: readonly number[] = []): Promise<number> {
  const isPlayedNow = allOf(hasRoom(), inFilter({ gameIds }), maybeLiveAt(now), sql`${statusAt(now)} = 'live'`)
  const isOfGames = gameIds.length > 0 ? sql`(${rooms.gameId} is null or ${isAmong(rooms.gameId, gameIds)})` : sql`true`
  const [row] = await db.all<{ count: number }>(sql`
    select (select count(*) from ${rooms} where ${rooms.state} = 'live' and ${rooms.visibility} = 'public' and ${isOfGames})
      + (select count(*) from ${rooms} where ${rooms.state} is null and ${rooms.visibility} = 'public'
        and ${rooms.matchId} in (select ${matches.id} from ${matches} where ${isPlayedNow})) as count`)
  return row?.count ?? 0
}
