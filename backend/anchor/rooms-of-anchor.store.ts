import { type SQL, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { rooms } from '#backend/db/matches/schema/rooms.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { allOf } from '#backend/match/conditions.store.ts'
import { heatAt, statusAt } from '#backend/match/match-status.store.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import type { RoomState } from '#contract/room.ts'
import { HEAT_WITHOUT_MATCH } from './on-air.store.ts'

export interface RoomOfAnchor {
  roomId: number
  language: string
  gameId: number | null
  state: RoomState | null
  /** Of the match; null without one. */
  status: MatchStatus | null
  startsAt: number | null
  /** Of the match, 0 to 100. */
  heat: number
}

/** Of one streamer no more rooms are looked at. */
const ROOMS_MAX = 300

const start = sql`coalesce(${matches.startsAt}, ${rooms.startsAt})`

const isPublicOf = (anchorId: number) => sql`${rooms.anchorId} = ${anchorId} and ${rooms.visibility} = 'public'`
/** A room that waited off air for a match that is over: `roomStateOf`. */
const waitedInVain = (now: number) =>
  sql`(${rooms.state} = 'waiting' and ${rooms.isOnAir} = 0 and ${statusAt(now)} in ('finished', 'result_unknown', 'cancelled'))`
/** Nearly all rooms of a streamer are of one kind; of simulated ones a part is read, in the order of the index. */
const isOwn = sql`${rooms.isSimulated} = 0`
const isSimulated = sql`${rooms.isSimulated} = 1`

/**
 * The public rooms of a streamer that are live or start before `until`, in order of time. Simulated rooms have the start
 * of their match, so that of those only a few matches are read.
 */
export const readCurrentRooms = (
  db: MatchDatabase,
  anchorId: number,
  now: number,
  until: number,
): Promise<RoomOfAnchor[]> => {
  const part = (which: SQL) => sql`select * from ${rooms} where ${allOf(isPublicOf(anchorId), which)}`
  return db.all<RoomOfAnchor>(sql`
    select ${rooms.id} as roomId, ${rooms.language} as language, coalesce(${matches.gameId}, ${rooms.gameId}) as gameId,
      ${rooms.state} as state, case when ${matches.id} is not null then ${statusAt(now)} end as status,
      ${start} as startsAt, coalesce(${heatAt(now)}, ${HEAT_WITHOUT_MATCH}) as heat
    from (
      ${part(isOwn)}
      union all ${part(sql`${isSimulated} and ${rooms.startsAt} is null`)}
      union all ${part(sql`${isSimulated} and ${rooms.startsAt} between ${now - LONGEST_MATCH_MS} and ${until}`)}
    ) as ${rooms} left join ${matches} on ${matches.id} = ${rooms.matchId}
    where coalesce(${rooms.state} <> 'ended', ${statusAt(now)} in ('live', 'scheduled', 'previewed'))
      and not coalesce(${waitedInVain(now)}, 0)
      and coalesce(${start} <= ${until}, 1)
    order by ${start}, ${rooms.id} limit ${ROOMS_MAX}`)
}

/** Ids of public rooms that have ended, those of the latest matches first. */
export const readPastRooms = async (
  db: MatchDatabase,
  anchorId: number,
  now: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> => {
  const part = (which: SQL, rest: SQL) => sql`
    select ${rooms.id} as id, coalesce(${matches.startsAt}, ${rooms.endedAt}, ${rooms.startsAt}, 0) as at
    from ${rooms} left join ${matches} on ${matches.id} = ${rooms.matchId}
    where ${allOf(
      isPublicOf(anchorId),
      which,
      sql`(coalesce(${rooms.state} = 'ended', ${statusAt(now)} in ('finished', 'result_unknown'))
        or (${rooms.airedAt} is not null and coalesce(${waitedInVain(now)}, 0)))`,
    )} ${rest}`
  const rows = await db.all<{ id: number }>(sql`
    select id from (
      ${part(isOwn, sql``)}
      union all select * from (${part(
        sql`${isSimulated} and ${rooms.startsAt} < ${now}`,
        sql`order by ${rooms.startsAt} desc, ${rooms.id} desc limit ${limit + offset}`,
      )})
    ) order by at desc, id desc limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
