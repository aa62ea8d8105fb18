import { setTimeout as pause } from 'node:timers/promises'
import { literal, type SqlDatabase, type SqlRow } from './move-accounts/sql-database.ts'

export type LedgerVerb = 'audit' | 'rebuild'

/** How a run of the ledger stands: a row of `ledger_runs` (backend/db/ledger/schema/ledger-runs.ts). */
export interface RunState {
  id: number
  /** Milliseconds since the epoch. */
  startedAt: number
  finishedAt: number | null
  accounts: number
  lines: number
  linesUnderWay: number
  oldestUnderWayAt: number | null
  faultCount: number
  faults: string[]
}

/** The Worker looks for a new run once a minute. */
const POLL_MS = 15_000

const stateOf = (row: SqlRow): RunState => ({
  id: Number(row.id),
  startedAt: Number(row.started_at),
  finishedAt: row.finished_at === null ? null : Number(row.finished_at),
  accounts: Number(row.accounts),
  lines: Number(row.lines),
  linesUnderWay: Number(row.lines_under_way),
  oldestUnderWayAt: row.oldest_under_way_at === null ? null : Number(row.oldest_under_way_at),
  faultCount: Number(row.fault_count),
  faults: JSON.parse(String(row.faults)) as string[],
})

/** The last run of a kind; undefined before the first. */
export async function lastRun(database: SqlDatabase, verb: LedgerVerb): Promise<RunState | undefined> {
  const [row] = await database.read(`select * from ledger_runs where kind = ${literal(verb)} order by id desc limit 1`)
  return row && stateOf(row)
}

/**
 * Begins a run on a deployed site, or joins the one that goes on, and waits for its end. The Worker's cron does the work:
 * whoever stops waiting stops nothing.
 */
export async function runRemotely(
  database: SqlDatabase,
  verb: LedgerVerb,
  now: number,
  say: (run: RunState) => void,
  wait: () => Promise<unknown> = () => pause(POLL_MS),
): Promise<RunState> {
  // As one command: a file of statements would keep the database from everybody while it is read in.
  await database.read(
    `insert into ledger_runs (kind, started_at) select ${literal(verb)}, ${now} where not exists (select 1 from ledger_runs where kind = ${literal(verb)} and finished_at is null)`,
  )
  for (;;) {
    const run = await lastRun(database, verb)
    if (!run) throw new Error('the run was not stored')
    if (run.finishedAt !== null) return run
    say(run)
    await wait()
  }
}

const instant = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

/** A run in words. */
export function reportOf(verb: LedgerVerb, run: RunState): string {
  const { startedAt, finishedAt, accounts, lines, linesUnderWay, oldestUnderWayAt, faultCount } = run
  const when = finishedAt === null ? `since ${instant(startedAt)}, not finished` : instant(finishedAt)
  if (verb === 'rebuild') return finishedAt === null ? when : `${when}: the copy of ${accounts} accounts was made again`
  const oldest = oldestUnderWayAt === null ? '' : `, the oldest of ${instant(oldestUnderWayAt)}`
  const books = faultCount === 0 ? 'the books are in order' : `the books are WRONG: ${faultCount} faults`
  return `${when}: ${accounts} accounts, ${lines} lines (${linesUnderWay} on their way to the copy${oldest}): ${books}`
}
