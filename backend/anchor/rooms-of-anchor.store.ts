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

const readRooms = (db: MatchDatabase, anchorId: number, now: number, where: SQL, rest: SQL): Promise<RoomOfAnchor[]> =>
  db.all<RoomOfAnchor>(sql`
    select ${rooms.id} as roomId, ${rooms.language} as language, coalesce(${matches.gameId}, ${rooms.gameId}) as gameId,
      ${rooms.state} as state, case when ${matches.id} is not null then ${statusAt(now)} end as status,
      ${start} as startsAt, coalesce(${heatAt(now)}, ${HEAT_WITHOUT_MATCH}) as heat
    from ${rooms} left join ${matches} on ${matches.id} = ${rooms.matchId}
    where ${allOf(sql`${rooms.anchorId} = ${anchorId} and ${rooms.visibility} = 'public'`, where)} ${rest}`)

/**
 * The public rooms of a streamer that are live or start before `until`, in order of time. Simulated rooms have the start
 * of their match, so that of those only a few matches are read.
 */
export const readCurrentRooms = (
  db: MatchDatabase,
  anchorId: number,
  now: number,
  until: number,
): Promise<RoomOfAnchor[]> =>
  readRooms(
    db,
    anchorId,
    now,
    sql`(${rooms.isSimulated} = 0 or ${rooms.startsAt} is null
      or ${rooms.startsAt} between ${now - LONGEST_MATCH_MS} and ${until})
      and coalesce(${rooms.state} <> 'ended', ${statusAt(now)} in ('live', 'scheduled', 'previewed'))
      and coalesce(${start} <= ${until}, 1)`,
    sql`order by ${start}, ${rooms.id} limit ${ROOMS_MAX}`,
  )

/** Ids of public rooms that have ended, those of the latest matches first. */
export const readPastRooms = async (
  db: MatchDatabase,
  anchorId: number,
  now: number,
  page: { limit: number; offset: number },
): Promise<number[]> => {
  const rows = await readRooms(
    db,
    anchorId,
    now,
    sql`(${rooms.isSimulated} = 0 or ${rooms.startsAt} < ${now})
      and coalesce(${rooms.state} = 'ended', ${statusAt(now)} in ('finished', 'result_unknown'))`,
    sql`order by coalesce(${matches.startsAt}, ${rooms.endedAt}, ${rooms.startsAt}, 0) desc, ${rooms.id} desc
      limit ${page.limit} offset ${page.offset}`,
  )
  return rows.map(({ roomId }) => roomId)
}
