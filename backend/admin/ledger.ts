import { searchUserLines } from '#backend/coins/projection.store.ts'
import { readRuns } from '#backend/coins/runs.store.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import type { adminLedgerCalls } from '#contract/admin-ledger.ts'
import { auditFile } from './audit.store.ts'

type Calls = typeof adminLedgerCalls

export const listLedgerLines: Verb<Calls['listLedgerLines']> = async (context, { uid, ...search }) => {
  if (uid === undefined) return { list: [] }
  const { rows, ...ways } = await searchUserLines(openLedgerDatabase(context.env), uid, search)
  await auditFile(context, `ledger ${uid}`, search)
  const list = rows.map(({ no, at, step, reason, intent, counterpart, gold, diamond, goldAfter, diamondAfter }) => ({
    ...{ no, at: instant(at), step, reason, intent, counterpart, gold, diamond, goldAfter, diamondAfter },
  }))
  return { list, ...ways }
}

export const listLedgerRuns: Verb<Calls['listLedgerRuns']> = async ({ env }) => {
  const runs = await readRuns(openLedgerDatabase(env))
  return {
    list: runs.map(({ id, kind, startedAt, finishedAt, accounts, lines, faultCount, faults }) => ({
      ...{ id, kind, startedAt: instant(startedAt), accounts, lines, faultCount, faults: [...faults] },
      ...(finishedAt === null ? {} : { finishedAt: instant(finishedAt) }),
    })),
  }
}
