import { and, asc, count, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { LineBatch } from '#backend/core/ledger.ts'
import { type LedgerDatabase, runTogether } from '#backend/db/database.ts'
import { ledgerRebuilds, ledgerRuns } from '#backend/db/ledger/schema/ledger-runs.ts'
import { replaceLines, restateAccounts } from './projection.store.ts'

export type LedgerRun = typeof ledgerRuns.$inferSelect
export type RunKind = LedgerRun['kind']
/** How far a run is. */
export type Progress = Partial<Omit<LedgerRun, 'id' | 'kind' | 'startedAt' | 'steps'>>

const RUNS_KEPT = 60
const HOUR_MS = 3_600_000
/** Audits begin once a day and take some hours at most; older than this, none has ended where it should have. */
const AUDIT_AGE_MAX_MS = 50 * HOUR_MS
/** A rebuild goes on without an account that has not answered so often, a minute each. */
const FAILURES_MAX = 30

const deleteOldRuns = (db: LedgerDatabase, newest: number) =>
  db.delete(ledgerRuns).where(lte(ledgerRuns.id, newest - RUNS_KEPT))

/** Begins a run, whatever else goes on. */
export async function insertRun(db: LedgerDatabase, kind: RunKind, now: number): Promise<LedgerRun> {
  const [run] = await db.insert(ledgerRuns).values({ kind, startedAt: now }).returning()
  if (!run) throw new Error('the run was not stored')
  await deleteOldRuns(db, run.id)
  return run
}

/**
 * Begins an audit, unless one began since this time or is not finished. One that found a fault is done again after an hour:
 * what was only late is in order then.
 */
export async function insertAuditSince(db: LedgerDatabase, since: number, now: number): Promise<void> {
  const [run] = await db
    .insert(ledgerRuns)
    .select(
      sql`select null, 'audit', ${now}, null, 0, '', 0, 0, 0, 0, null, 0, '[]' where not exists (
        select 1 from ${ledgerRuns} where kind = 'audit' and (finished_at is null
          or started_at >= ${since} and (fault_count = 0 or started_at > ${now - HOUR_MS})))`,
    )
    .returning({ id: ledgerRuns.id })
  if (run) await deleteOldRuns(db, run.id)
}

const RUNS_SHOWN = 7

/** The last runs, the newest first. */
export const readRuns = (db: LedgerDatabase): Promise<LedgerRun[]> =>
  db.select().from(ledgerRuns).orderBy(desc(ledgerRuns.id)).limit(RUNS_SHOWN)

export async function readRun(db: LedgerDatabase, id: number): Promise<LedgerRun> {
  const [run] = await db.select().from(ledgerRuns).where(eq(ledgerRuns.id, id))
  if (!run) throw new Error(`no run ${id}`)
  return run
}

/** The run whose turn it is: an audit waits until the copy is made again. */
export async function findOpenRun(db: LedgerDatabase): Promise<LedgerRun | undefined> {
  const open = db.select().from(ledgerRuns).where(isNull(ledgerRuns.finishedAt))
  return (await open.orderBy(desc(ledgerRuns.kind), asc(ledgerRuns.id)).limit(1))[0]
}

/** What the last audit that came to an end, or to a fault, says; nothing before the first one. */
export interface LastAudit {
  isInOrder: boolean
  last?: Pick<LedgerRun, 'finishedAt' | 'faultCount' | 'linesUnderWay'>
}

/**
 * The books are in order when the last audit that came to an end, or to a fault, found none, and before the first one. Not
 * when audits were begun and none has ended for two days.
 */
export async function readLastAudit(db: LedgerDatabase, now: number): Promise<LastAudit> {
  const audits = await db
    .select({
      startedAt: ledgerRuns.startedAt,
      finishedAt: ledgerRuns.finishedAt,
      faultCount: ledgerRuns.faultCount,
      linesUnderWay: ledgerRuns.linesUnderWay,
    })
    .from(ledgerRuns)
    .where(eq(ledgerRuns.kind, 'audit'))
    .orderBy(desc(ledgerRuns.id))
  const last = audits.find(({ finishedAt, faultCount }) => finishedAt !== null || faultCount > 0)
  const since = last?.finishedAt ?? audits.at(-1)?.startedAt ?? now
  const isInOrder = (last?.faultCount ?? 0) === 0 && since > now - AUDIT_AGE_MAX_MS
  return { isInOrder, ...(last ? { last } : {}) }
}

/** Stores what a step did; nothing when another step of the run has been faster. */
export const updateRun = (db: LedgerDatabase, { id, steps }: LedgerRun, progress: Progress): Promise<unknown> =>
  db
    .update(ledgerRuns)
    .set({ ...progress, steps: steps + 1 })
    .where(and(eq(ledgerRuns.id, id), eq(ledgerRuns.steps, steps)))

export interface Rebuild {
  account: string
  /** Its copy has the lines up to this one. */
  line: number
}

const taken = (run: number, accounts: readonly string[]): SQL =>
  sql`insert or ignore into ledger_rebuilds (run, account)
    select ${run}, value from json_each(${JSON.stringify(accounts)})`

/** Takes accounts into a run; those that are in it stay as they are. */
export const addRebuilds = (db: LedgerDatabase, run: number, accounts: readonly string[]): Promise<unknown> =>
  runTogether(db, [taken(run, accounts)])

/** Begins the list of a run; those of older runs are gone. */
export const beginRebuilds = (db: LedgerDatabase, run: number, accounts: readonly string[]): Promise<unknown> =>
  runTogether(db, [sql`delete from ledger_rebuilds where run < ${run}`, taken(run, accounts)])

export const listRebuilds = (db: LedgerDatabase, run: number, limit: number): Promise<Rebuild[]> =>
  db
    .select({ account: ledgerRebuilds.account, line: ledgerRebuilds.line })
    .from(ledgerRebuilds)
    .where(and(eq(ledgerRebuilds.run, run), sql`is_done = 0 and failures < ${FAILURES_MAX}`))
    .orderBy(asc(ledgerRebuilds.failures), asc(ledgerRebuilds.account))
    .limit(limit)

/** What was read of an account: its next lines, and whether they are its last. */
export interface RebuiltPage extends LineBatch, Rebuild {
  isEnd: boolean
}

/** Writes lines of accounts, and how far each account is with them. */
export async function storeRebuilt(db: LedgerDatabase, run: number, pages: readonly RebuiltPage[]): Promise<void> {
  const others = new Set(pages.flatMap(({ lines }) => lines.map(({ counterpart }) => counterpart)))
  const ended = pages.filter(({ isEnd }) => isEnd).map(({ account }) => account)
  const states = pages.map(({ account, line, isEnd }) => ({ account, line, isEnd: isEnd ? 1 : 0 }))
  await runTogether(db, [
    replaceLines(pages),
    ...restateAccounts(ended),
    taken(run, [...others]),
    sql`insert into ledger_rebuilds (run, account, line, is_done)
      select ${run}, value ->> 'account', value ->> 'line', value ->> 'isEnd' from json_each(${JSON.stringify(states)})
      where true on conflict do update set line = max(line, excluded.line),
        is_done = excluded.is_done where is_done = 0`,
  ])
}

export const failRebuild = (db: LedgerDatabase, run: number, accounts: readonly string[]): Promise<unknown> =>
  runTogether(db, [
    sql`update ledger_rebuilds set failures = failures + 1
      where run = ${run} and account in (select value from json_each(${JSON.stringify(accounts)}))`,
  ])

/** How many accounts a run has made again, and some of those that never answered. */
export async function readRebuilt(db: LedgerDatabase, run: number): Promise<{ accounts: number; silent: string[] }> {
  const [row] = await db.select({ n: count() }).from(ledgerRebuilds).where(eq(ledgerRebuilds.run, run))
  const silent = await db
    .select({ account: ledgerRebuilds.account })
    .from(ledgerRebuilds)
    .where(and(eq(ledgerRebuilds.run, run), sql`is_done = 0`))
    .limit(100)
  return { accounts: row?.n ?? 0, silent: silent.map(({ account }) => account) }
}

/** How far the run is that makes the copy of this account again; undefined when its copy is as ever. */
export async function findRebuildOf(
  db: LedgerDatabase,
  account: string,
): Promise<(Rebuild & { run: number }) | undefined> {
  const [row] = await db.all<{ run: number; line: number | null }>(
    sql`select r.id as run, a.line from ledger_runs r left join ledger_rebuilds a on a.run = r.id and a.account = ${account}
      where r.kind = 'rebuild' and r.finished_at is null and coalesce(a.is_done, 0) = 0 limit 1`,
  )
  return row && { run: row.run, account, line: row.line ?? 0 }
}
