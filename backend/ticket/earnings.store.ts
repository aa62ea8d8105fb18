import { type SQL, sql } from 'drizzle-orm'
import { instant } from '#backend/core/instant.ts'

/** The day (UTC) of a time, as sums are stored: `2026-11-23`. */
export const dayOf = (time: number): string => instant(time).slice(0, 10)

/**
 * A statement that adds to what streamers got on a day. `from`: a query of one row or none, with the columns `uid`, `gold`
 * and `diamond`; it says what is not counted yet.
 */
export const addEarning = (kind: 'gift' | 'room', day: string, from: SQL): SQL =>
  sql`insert into streamer_earnings (uid, day, kind, gold, diamond, count)
    select e.uid, ${day}, ${kind}, e.gold, e.diamond, 1 from (${from}) e where e.uid is not null
    on conflict (uid, day, kind) do update
      set gold = gold + excluded.gold, diamond = diamond + excluded.diamond, count = count + 1`
