import { sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { rooms } from '#backend/db/matches/schema/rooms.ts'
import { allOf, hasRoom, maybeLiveAt } from '#backend/match/conditions.store.ts'
import { statusAt } from '#backend/match/match-status.store.ts'

/** The number of public rooms that are live: those that say so, and those that follow a match which is played now. */
export async function countLiveRooms(db: MatchDatabase, now: number): Promise<number> {
  const isPlayedNow = allOf(hasRoom(), maybeLiveAt(now), sql`${statusAt(now)} = 'live'`)
  const [row] = await db.all<{ count: number }>(sql`
    select (select count(*) from ${rooms} where ${rooms.state} = 'live' and ${rooms.visibility} = 'public')
      + (select count(*) from ${rooms} where ${rooms.state} is null and ${rooms.visibility} = 'public'
        and ${rooms.matchId} in (select ${matches.id} from ${matches} where ${isPlayedNow})) as count`)
  return row?.count ?? 0
}
