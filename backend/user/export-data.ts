import { catchUp } from '#backend/coins/read-statement.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import type { userCalls } from '#contract/user.ts'
import { type ExportedRow, readPersonalData } from './export.store.ts'

function readableValue(name: string, value: unknown): unknown {
  return typeof value === 'number' && /(?:^at|At|Until)$/.test(name) ? instant(value) : value
}

/** A row without empty fields and with times as ISO 8601. */
const readable = (row: ExportedRow): ExportedRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, readableValue(name, value)]),
  )

/** All personal data of the viewer that the tables declare; no digests of tokens or passwords. */
export const exportData: Verb<typeof userCalls.exportData> = async (context) => {
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  if (!(await isWithinHourlyLimit(context, own.uid, 'export'))) return fail('rate_limited')
  await catchUp(context.env, own.uid)
  const parts = Object.entries(await readPersonalData({ ...context, ledgerDb: openLedgerDatabase(context.env) }, own))
  return {
    exportedAt: instant(context.now),
    ...Object.fromEntries(
      parts.map(([name, part]) => [name, Array.isArray(part) ? part.map(readable) : readable(part)]),
    ),
  }
}
