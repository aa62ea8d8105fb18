import { readStatement } from '#backend/coins/read-statement.ts'
import { shownBalance } from '#backend/coins/shown-balance.ts'
import { Fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import type { userCalls } from '#contract/user.ts'

type Calls = typeof userCalls

export const getBalance: Verb<Calls['getBalance']> = async (context) => {
  const row = await findOwnUser(context)
  return row instanceof Fail ? row : shownBalance(context.env, row.uid)
}

export const listBalanceRecords: Verb<Calls['listBalanceRecords']> = async ({ env, viewer }, { page, currency }) => {
  const asked = { currency, offset: offsetOf(page), limit: PAGE_SIZE }
  const { lines, total } = await readStatement(env, viewer.uid, asked)
  const records = lines.map(({ no, step, reason, gold, diamond, goldAfter, diamondAfter, link, at }) => ({
    id: no,
    type: reason,
    step,
    gold,
    diamond,
    goldAfter,
    diamondAfter,
    ...(link === null ? {} : { link }),
    createdAt: instant(at),
  }))
  return { records, total }
}
