import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { readWaitingFirst, type WaitingSearch } from '#backend/core/waiting-first.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { expertApplications } from '#backend/db/accounts/schema/plans.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isMeant } from '#backend/identity/is-meant.store.ts'
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

interface ExpertSearch extends WaitingSearch {
  uid?: number
  id?: number
  state?: ExpertState
}

/** A part of the applications: those under review first, the oldest of them first; then the newest. */
export async function searchExperts(db: AccountDatabase, { uid, id, state, ...search }: ExpertSearch) {
  const read = (where: SQL) =>
    db
      .select({ application: expertApplications, username: accounts.username })
      .from(expertApplications)
      .leftJoin(accounts, eq(accounts.uid, expertApplications.uid))
      .where(where)
  if (id !== undefined) return { rows: await read(eq(expertApplications.id, id)) }
  const asked = {
    table: expertApplications,
    ...{ id: expertApplications.id, time: expertApplications.createdAt },
    hasText: (wanted: string) =>
      isMeant(
        {
          numbers: [expertApplications.id, expertApplications.uid],
          columns: [expertApplications.introduction],
          uid: expertApplications.uid,
        },
        wanted,
      ),
    states: EXPERT_STATES.filter((each) => state === undefined || each === state),
    filterOf: (each: ExpertState) =>
      uid === undefined ? sql`state = ${each}` : sql`uid = ${uid} and +state = ${each}`,
    ...{ read, idOf: ({ application }: { application: ExpertRow }) => application.id },
  }
  return readWaitingFirst(db, asked, search)
}
