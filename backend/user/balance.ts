import { Fail, fail } from '#backend/fail.ts'
import type { Verb } from '#backend/serve.ts'
import type { userCalls } from '#contract/user.ts'
import { readBalanceRecords } from './balance.store.ts'
import { findOwn } from './find-user.ts'
import { instant } from './instant.ts'
import { offsetOf } from './paging.ts'

type Calls = typeof userCalls

export const getBalance: Verb<Calls['getBalance']> = async (context) => {
  const row = await findOwn(context)
  return row instanceof Fail ? row : { gold: row.gold, diamond: row.diamond }
}

export const listBalanceRecords: Verb<Calls['listBalanceRecords']> = async ({ db, viewer }, { page, currency }) => {
  if (!viewer) return fail('session_missing')
  const { rows, total } = await readBalanceRecords(db, viewer.uid, currency, offsetOf(page))
  const records = rows.map(({ id, currency: unit, type, amount, createdAt }) => ({
    id,
    currency: unit,
    type,
    amount,
    createdAt: instant(createdAt),
  }))
  return { records, total }
}
