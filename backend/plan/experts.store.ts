import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { expertApplications } from '#backend/db/accounts/schema/plans.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { EXPERT_STATES, type ExpertState } from '#contract/plan-rules.ts'

export type ExpertRow = typeof expertApplications.$inferSelect

/** A user's last application. */
export async function lastExpertApplication(db: AccountDatabase, uid: number): Promise<ExpertRow | undefined> {
  const [row] = await db
    .select()
    .from(expertApplications)
    .where(eq(expertApplications.uid, uid))
    .orderBy(desc(expertApplications.createdAt), desc(expertApplications.id))
    .limit(1)
  return row
}

export const findExpertApplication = async (db: AccountDatabase, id: number): Promise<ExpertRow | undefined> =>
  (await db.select().from(expertApplications).where(eq(expertApplications.id, id)))[0]

/** Stores an application; false when one is under review. */
export const insertExpertApplication = async (
  db: AccountDatabase,
  row: Pick<ExpertRow, 'uid' | 'introduction' | 'createdAt'>,
): Promise<boolean> =>
  (
    await db
      .insert(expertApplications)
      .values({ ...row, state: 'reviewing' })
      .onConflictDoNothing()
      .returning({ id: expertApplications.id })
  ).length > 0

/** Whether an application is its user's last one and in one of these states, when the statement runs. */
export const isDecidable = ({ id, uid }: Pick<ExpertRow, 'id' | 'uid'>, states: readonly ExpertState[]): SQL =>
  sql`exists (select 1 from ${expertApplications} where ${and(
    eq(expertApplications.id, id),
    inArray(expertApplications.state, [...states]),
  )}) and ${id} = (select id from ${expertApplications} where uid = ${uid} order by created_at desc, id desc limit 1)`

/** The statement that decides about an application. */
export const moveExpert = (
  db: AccountDatabase,
  id: number,
  { to, reason, now }: { to: ExpertState; reason: string; now: number },
  where: SQL,
) =>
  db
    .update(expertApplications)
    .set({ state: to, reason, decidedAt: now })
    .where(and(eq(expertApplications.id, id), where))
    .returning({ id: expertApplications.id })

/** How many are counted, and how far back pages go: a search reads no more of the table. */
const SEARCH_MAX = 1000

/** A page of applications: those under review first, the oldest of them first; then the newest. */
export async function searchExperts(
  db: AccountDatabase,
  { uid, id, state }: { uid?: number; id?: number; state?: ExpertState },
  page: number,
) {
  const read = (where: SQL) =>
    db
      .select({ application: expertApplications, username: accounts.username })
      .from(expertApplications)
      .leftJoin(accounts, eq(accounts.uid, expertApplications.uid))
      .where(where)
  if (id !== undefined) return { rows: await read(eq(expertApplications.id, id)), total: 1 }
  const idsIn = (each: ExpertState): SQL => {
    const filter = uid === undefined ? sql`state = ${each}` : sql`uid = ${uid} and +state = ${each}`
    const [order, sign, part] = each === 'reviewing' ? ['asc', '', 0] : ['desc', '-', 1]
    return sql`select * from (select id, ${sql.raw(`${sign}created_at`)} as place, ${part} as part from ${expertApplications}
      where ${filter} order by created_at ${sql.raw(String(order))}, id ${sql.raw(String(order))} limit ${SEARCH_MAX})`
  }
  const all = sql.join(
    EXPERT_STATES.filter((each) => state === undefined || each === state).map(idsIn),
    sql` union all `,
  )
  const [found, totals] = await Promise.all([
    db.all<{ id: number }>(
      sql`select id from (${all}) order by part, place, id limit ${PAGE_SIZE} offset ${Math.min(offsetOf(page), SEARCH_MAX)}`,
    ),
    db.all<{ total: number }>(sql`select min(${SEARCH_MAX}, count(*)) as total from (${all})`),
  ])
  const ids = found.map((each) => each.id)
  const rows = await read(sql`${expertApplications.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  const placeOf = new Map(ids.map((each, place) => [each, place]))
  rows.sort((a, b) => (placeOf.get(a.application.id) ?? 0) - (placeOf.get(b.application.id) ?? 0))
  return { rows, total: totals[0]?.total ?? 0 }
}
