import type { Env } from '#backend/core/env.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { logError } from '#contract/log-error.ts'
import { type Cursor, proveNext } from './prove-accounts.ts'
import {
  insertRun,
  type LastAudit,
  type LedgerRun,
  type Progress,
  readLastAudit as readLast,
  readRun,
  updateRun,
} from './runs.store.ts'
import type { StepSize } from './step-size.ts'

type AuditEnv = Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>

/** Some 4,000 calls to objects and at most 900 statements; a Worker has 10,000 of the ones and 1,000 of the others. */
const AUDIT_STEP: StepSize = { accounts: 1_500, ms: 40_000 }

const FAULTS_KEPT = 100
const FAULTS_LOGGED = 10

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/**
 * Goes on with an audit. What it found is stored with how far it is, in one statement: a step that dies is taken again from
 * where it began.
 */
export async function stepAudit(env: AuditEnv, run: LedgerRun, now: number, size = AUDIT_STEP): Promise<void> {
  const until = Date.now() + size.ms
  let place: Cursor = run
  let { accounts, lines, linesUnderWay, oldestUnderWayAt } = run
  const found: string[] = []
  let isFinished = false
  for (let looked = 0; looked < size.accounts && Date.now() < until; ) {
    const proven = await proveNext(env, place, now)
    isFinished = proven === null
    if (!proven) break
    place = proven.next
    looked += proven.looks
    accounts += proven.accounts
    lines += proven.lines
    linesUnderWay += proven.linesUnderWay
    oldestUnderWayAt = earlier(oldestUnderWayAt, proven.oldestUnderWayAt)
    found.push(...proven.faults)
  }
  // Before it is stored: the database that is to have it may be what is wrong.
  if (found.length > 0)
    logError({ event: 'ledger_faults', run: run.id, count: found.length }, found.slice(0, FAULTS_LOGGED).join('; '))
  const progress: Progress = {
    account: place.account,
    line: place.line,
    accounts,
    lines,
    linesUnderWay,
    oldestUnderWayAt,
    faultCount: run.faultCount + found.length,
    faults: [...run.faults, ...found].slice(0, FAULTS_KEPT),
    ...(isFinished ? { finishedAt: now } : {}),
  }
  await updateRun(openLedgerDatabase(env), run, progress)
}

export const readLastAudit = (env: Pick<Env, 'LEDGER'>, now: number): Promise<LastAudit> =>
  readLast(openLedgerDatabase(env), now)

/**
 * Whether the last audit that came to an end, or to a fault, found none, and not too long ago; true before the first one.
 */
export const areBooksInOrder = async (env: Pick<Env, 'LEDGER'>, now: number): Promise<boolean> =>
  (await readLastAudit(env, now)).isInOrder

/** Audits the whole ledger now, for a command on this machine and for tests. */
export async function auditLedger(env: AuditEnv, now: number, size = AUDIT_STEP): Promise<LedgerRun> {
  const db = openLedgerDatabase(env)
  const { id } = await insertRun(db, 'audit', now)
  for (;;) {
    const run = await readRun(db, id)
    if (run.finishedAt !== null) return run
    await stepAudit(env, run, now, size)
  }
}
