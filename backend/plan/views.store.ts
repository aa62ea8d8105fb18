import { inArray, lt, sql } from 'drizzle-orm'
import type { Views } from '#backend/core/view-tally.ts'
import { expertViews } from '#backend/db/accounts/schema/plans.ts'
import { type AccountDatabase, runTogether } from '#backend/db/database.ts'

/** Adds views to published plans and to their experts' hours; what is no such plan is left out. */
export async function addViews(db: AccountDatabase, { hour, things }: Views): Promise<void> {
  if (things.length === 0) return
  const added = sql`(select value ->> 'id' as id, value ->> 'views' as views from json_each(${JSON.stringify(things)}))`
  await runTogether(db, [
    sql`insert into expert_views (uid, hour, views)
      select p.uid, ${hour}, sum(a.views) from ${added} a cross join plans p on p.id = a.id and p.seal is not null
      where true group by p.uid
      on conflict (uid, hour) do update set views = expert_views.views + excluded.views`,
    sql`update plans set views = plans.views + a.views from ${added} a where plans.id = a.id and seal is not null`,
  ])
}

const HOUR_MS = 3_600_000
/** Longer than the days that figures are shown of. */
const KEPT_MS = 35 * 24 * HOUR_MS
const REMOVED_MAX = 5_000

/** Removes the hours that no figure is made of any more. */
export async function removeOldViews(db: AccountDatabase, now: number): Promise<void> {
  const old = db
    .select({ rowid: sql`rowid` })
    .from(expertViews)
    .where(lt(expertViews.hour, Math.floor((now - KEPT_MS) / HOUR_MS)))
    .limit(REMOVED_MAX)
  await db.delete(expertViews).where(inArray(sql`rowid`, old))
}
