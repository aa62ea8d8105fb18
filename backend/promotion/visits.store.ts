import { inArray, lt, sql } from 'drizzle-orm'
import type { Views } from '#backend/core/view-tally.ts'
import { promotionHours } from '#backend/db/accounts/schema/promotion.ts'
import { type AccountDatabase, runTogether } from '#backend/db/database.ts'

/** What is counted of a channel: `<channel> <column>`. */
export type Counted = `${string} ${'visits' | 'user_visits' | 'downloads'}`

/** Adds visits and downloads to open channels and their hours. */
export async function addVisits(db: AccountDatabase, { hour, things }: Views<Counted>): Promise<void> {
  if (things.length === 0) return
  const counted = things.map(({ id, views }) => {
    const [channel, column] = id.split(' ')
    return { channel, column, views }
  })
  const sumOf = (column: string) => sql`sum(iif(value ->> 'column' = ${column}, value ->> 'views', 0))`
  const added = sql`(select value ->> 'channel' as id, ${sumOf('visits')} as visits, ${sumOf('user_visits')} as user_visits,
    ${sumOf('downloads')} as downloads from json_each(${JSON.stringify(counted)}) group by 1)`
  await runTogether(db, [
    sql`insert into promotion_hours (channel_id, hour, visits, user_visits, downloads)
      select c.id, ${hour}, a.visits, a.user_visits, a.downloads
      from ${added} a cross join promotion_channels c on c.id = a.id and c.closed_at is null where true
      on conflict (channel_id, hour) do update set visits = promotion_hours.visits + excluded.visits,
        user_visits = promotion_hours.user_visits + excluded.user_visits,
        downloads = promotion_hours.downloads + excluded.downloads`,
    sql`update promotion_channels set visits = promotion_channels.visits + a.visits,
      user_visits = promotion_channels.user_visits + a.user_visits, downloads = promotion_channels.downloads + a.downloads
      from ${added} a where promotion_channels.id = a.id and closed_at is null`,
  ])
}

const HOUR_MS = 3_600_000
/** Longer than the days that figures are shown of. */
const KEPT_MS = 35 * 24 * HOUR_MS
const REMOVED_MAX = 5_000

/** Removes the hours that no figure is made of any more; the sums of channels stay. */
export async function removeOldHours(db: AccountDatabase, now: number): Promise<void> {
  const old = db
    .select({ rowid: sql`rowid` })
    .from(promotionHours)
    .where(lt(promotionHours.hour, Math.floor((now - KEPT_MS) / HOUR_MS)))
    .limit(REMOVED_MAX)
  await db.delete(promotionHours).where(inArray(sql`rowid`, old))
}
