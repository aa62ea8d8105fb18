import { readBalance, readBalanceRecords } from '#backend/balance/balance.store.ts'
import { Fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { offsetOf } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import type { userCalls } from '#contract/user.ts'

type Calls = typeof userCalls

export const getBalance: Verb<Calls['getBalance']> = async (context) => {
  const row = await findOwnUser(context)
  return row instanceof Fail ? row : readBalance(context.accountDb, row.uid)
}

export const listBalanceRecords: Verb<Calls['listBalanceRecords']> = async (
  { accountDb, viewer },
  { page, currency },
) => {
  const { rows, total } = await readBalanceRecords(accountDb, viewer.uid, currency, offsetOf(page))
  const records = rows.map(({ id, currency: unit, type, amount, createdAt }) => ({
    id,
    currency: unit,
    type,
    amount,
    createdAt: instant(createdAt),
  }))
  return { records, total }
}
