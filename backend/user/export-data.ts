import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { userCalls } from '#contract/user.ts'
import { readEverything } from './export.store.ts'

/** Columns that are hers already, ours alone, or said better elsewhere. */
const LEFT_OUT = new Set(['uid', 'intent', 'passwordHash', 'nameKey', 'preferences'])

function written(name: string, value: unknown): unknown {
  return typeof value === 'number' && /(At|Until)$/.test(name) ? instant(value) : value
}

/** A row as a person reads it: no empty fields, and moments as dates. */
const readable = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => value !== null && !LEFT_OUT.has(name))
      .map(([name, value]) => [name, written(name, value)]),
  )

/** Everything we keep about the viewer; no digest of a token or password, and nobody else's data. */
export const exportData: Verb<typeof userCalls.exportData> = async (context) => {
  const { db, viewer, now } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'export'))) return fail('rate_limited')
  const { account, ...lists } = await readEverything(db, viewer.uid)
  if (!account) return fail('session_invalid')
  const entries = Object.entries(lists).map(([name, rows]) => [name, rows.map(readable)])
  return {
    exportedAt: instant(now),
    profile: { uid: account.uid, hasPassword: account.passwordHash !== null, ...readable(account) },
    preferences: account.preferences,
    ...Object.fromEntries(entries),
  }
}
