import { sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { anchors, rooms } from '#backend/db/matches/schema/rooms.ts'
import { allOf, hasRoom, maybeLiveAt, startsAfter } from '#backend/match/conditions.store.ts'
import { heatAt, isAmong, statusAt } from '#backend/match/match-status.store.ts'

/** A room as far as an order of streamers needs it. */
export interface OnAir {
  roomId: number
  anchorId: number
  language: string
  /** null: of no game. */
  gameId: number | null
  /** 0 to 100. */
  heat: number
}

/** The heat of a room without a match, as in lists of rooms. */
export const HEAT_WITHOUT_MATCH = 45

/**
 * More rooms than these are not looked at, nor more streamers. A `cross join` reads its tables in the order given: without
 * statistics SQLite would begin with all rooms.
 */
const ROOMS_MAX = 1000

const game = sql`coalesce(${matches.gameId}, ${rooms.gameId})`

/** Every public room that is live: those that follow a match which is played now, and those that say so. */
export async function readOnAir(db: MatchDatabase, now: number): Promise<OnAir[]> {
  const isPlayedNow = allOf(hasRoom(), maybeLiveAt(now), sql`${statusAt(now)} = 'live'`)
  const columns = sql`${rooms.id} as roomId, ${rooms.anchorId} as anchorId, ${rooms.language} as language,
    ${game} as gameId`
  const [following, byThemselves] = await Promise.all([
    db.all<OnAir>(sql`
      select ${columns}, ${heatAt(now)} as heat from ${matches} cross join ${rooms} on ${rooms.matchId} = ${matches.id}
      where ${isPlayedNow} and ${rooms.state} is null and ${rooms.visibility} = 'public' limit ${ROOMS_MAX}`),
    db.all<OnAir>(sql`
      select ${columns}, case when ${matches.id} is null then ${HEAT_WITHOUT_MATCH} else ${heatAt(now)} end as heat
      from ${rooms} left join ${matches} on ${matches.id} = ${rooms.matchId}
      where ${rooms.state} = 'live' and ${rooms.visibility} = 'public' limit ${ROOMS_MAX}`),
  ])
  return [...following, ...byThemselves]
}

export interface StartsSoon {
  anchorId: number
  roomId: number
  language: string
  startsAt: number
}

/** Of each streamer, in each language, the room that starts next with its match, not later than `until`; the nearest first. */
export const readStartingSoon = (
  db: MatchDatabase,
  now: number,
  until: number,
  gameIds: readonly number[],
): Promise<StartsSoon[]> =>
  // The other columns are those of the row with the least start.
  db.all<StartsSoon>(sql`
    select ${rooms.anchorId} as anchorId, ${rooms.id} as roomId, ${rooms.language} as language,
      min(${matches.startsAt}) as startsAt
    from ${matches} cross join ${rooms} on ${rooms.matchId} = ${matches.id}
    where ${allOf(
      hasRoom(),
      startsAfter(now),
      sql`${matches.startsAt} <= ${until}`,
      sql`${statusAt(now)} in ('scheduled', 'previewed')`,
      gameIds.length > 0 ? isAmong(matches.gameId, gameIds) : undefined,
      sql`${rooms.state} is null and ${rooms.visibility} = 'public'`,
    )}
    group by ${rooms.anchorId}, ${rooms.language} order by startsAt limit ${ROOMS_MAX}`)

export interface OwnRoom {
  anchorId: number
  roomId: number
  language: string
  gameId: number | null
  state: string | null
  startsAt: number | null
}

/** The public rooms of streamers with an account. */
export const readOwnRooms = (db: MatchDatabase): Promise<OwnRoom[]> =>
  db.all<OwnRoom>(sql`
    select ${rooms.anchorId} as anchorId, ${rooms.id} as roomId, ${rooms.language} as language, ${game} as gameId,
      ${rooms.state} as state, coalesce(${matches.startsAt}, ${rooms.startsAt}) as startsAt
    from ${anchors} cross join ${rooms} on ${rooms.anchorId} = ${anchors.id}
      left join ${matches} on ${matches.id} = ${rooms.matchId}
    where ${anchors.uid} is not null and ${rooms.visibility} = 'public'
    order by ${anchors.uid} limit ${ROOMS_MAX}`)
