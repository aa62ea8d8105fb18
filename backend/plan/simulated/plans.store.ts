import { and, between, eq, gte, sql } from 'drizzle-orm'
import { expertStandings, plans } from '#backend/db/accounts/schema/plans.ts'
import { type AccountDatabase, runTogether } from '#backend/db/database.ts'
import type { PlanRow } from '../plans.store.ts'
import { countStandings } from '../standings.store.ts'
import type { SimulatedExpert } from './people.ts'
import { SIMULATED_UIDS } from './uids.ts'

export type SimulatedPlan = Pick<
  PlanRow,
  | 'id'
  | 'uid'
  | 'matchId'
  | 'gameId'
  | 'startsAt'
  | 'play'
  | 'choice'
  | 'line'
  | 'odds'
  | 'pricedAt'
  | 'title'
  | 'price'
  | 'hasRefund'
  | 'publishedAt'
  | 'nonce'
  | 'seal'
  | 'result'
  | 'settledAt'
  | 'match'
>

/** Matches about which an expert has written that start from `since` on. */
export async function knownMatches(db: AccountDatabase, uid: number, since: number): Promise<Set<number>> {
  const rows = await db
    .select({ matchId: plans.matchId })
    .from(plans)
    .where(and(eq(plans.uid, uid), gte(plans.startsAt, since)))
  return new Set(rows.map(({ matchId }) => matchId))
}

/** Stores published plans, each match once, and how the expert stands with them. */
export async function insertSimulatedPlans(
  db: AccountDatabase,
  { uid, gameId }: SimulatedExpert,
  written: readonly SimulatedPlan[],
  now: number,
): Promise<void> {
  if (written.length === 0) return
  for (const { matchId, ...plan } of written)
    await db
      .insert(plans)
      .values({
        ...plan,
        matchId,
        label: '',
        content: '',
        state: 'published',
        revision: 1,
        createdAt: plan.publishedAt ?? now,
        nextCheckAt: plan.result === null ? plan.startsAt : null,
        isPaying: false,
        sales: 0,
        intent: `simulated-${matchId}`,
      })
      .onConflictDoNothing()
  await runTogether(db, [countStandings(uid), countStandings(uid, gameId)])
}

/** Stores a plan of a demo account as it was when it was published; false when it is there. Its result is to be noted soon. */
export async function insertDemoPlan(
  db: AccountDatabase,
  plan: SimulatedPlan & Pick<PlanRow, 'label' | 'content' | 'document'>,
  now: number,
): Promise<boolean> {
  const stored = await db
    .insert(plans)
    .values({
      ...plan,
      state: 'published',
      revision: 1,
      createdAt: plan.publishedAt ?? now,
      result: null,
      settledAt: null,
      // Where this run dies a sweep finds the result.
      nextCheckAt: now + 3_600_000,
      isPaying: false,
      sales: 0,
      intent: `demo-${plan.matchId}`,
    })
    .onConflictDoNothing()
    .returning({ id: plans.id })
  return stored.length > 0
}

/** Whether somebody has written a plan. */
export const hasPlans = async (db: AccountDatabase, uid: number): Promise<boolean> =>
  (await db.select({ id: plans.id }).from(plans).where(eq(plans.uid, uid)).limit(1)).length > 0

/** Removes simulated plans of before a time which nobody bought, and standings that nothing is left of. */
export async function removeSimulatedPlans(db: AccountDatabase, before: number, limit: number): Promise<void> {
  const { first, last } = SIMULATED_UIDS
  await db.run(sql`delete from plans where id in (select id from plans where uid between ${first} and ${last}
    and created_at < ${before} and not exists (select 1 from plan_orders where plan_id = plans.id) limit ${limit})`)
  await db
    .delete(expertStandings)
    .where(
      and(
        between(expertStandings.uid, first, last),
        sql`not exists (select 1 from plans where plans.uid = ${expertStandings.uid})`,
      ),
    )
}
