import { readFilteredStatement, readStatement } from '#backend/coins/read-statement.ts'
import { shownBalance } from '#backend/coins/shown-balance.ts'
import type { StatementFilter } from '#backend/coins/statement.store.ts'
import { reasonsOf } from '#backend/coins/statement-kinds.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { dayRange, knownZone } from '#backend/match/day-range.ts'
import type { Parsed } from '#contract/call.ts'
import { STATEMENT_FILE_LINES_A_CALL } from '#contract/statement.ts'
import type { userCalls } from '#contract/user.ts'
import { toRecords } from './statement-records.ts'

type Calls = typeof userCalls

export const getBalance: Verb<Calls['getBalance']> = async (context) => {
  const row = await findOwnUser(context)
  return row instanceof Fail ? row : shownBalance(context.env, row.uid)
}

type Asked = Parsed<Calls['exportBalanceRecords']>

/** Undefined for a day that does not exist. */
function filterOf({ currency, kind, from, to, zone, before }: Asked): StatementFilter | undefined {
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : dayRange(knownZone(zone), day)))
  if ((from !== undefined && !first) || (to !== undefined && !last)) return undefined
  return { currency, reasons: reasonsOf(kind), from: first?.from, to: last?.to, before }
}

export const listBalanceRecords: Verb<Calls['listBalanceRecords']> = async (context, { page, ...asked }) => {
  const { env, viewer } = context
  const { currency, kind, from, to, before } = asked
  if ([kind, from, to, before].some((value) => value !== undefined)) {
    const filter = filterOf(asked)
    if (!filter) return fail('invalid_input')
    const { lines, hasOlder } = await readFilteredStatement(env, viewer.uid, filter, PAGE_SIZE)
    return { records: await toRecords(context, lines), hasOlder }
  }
  const offset = offsetOf(page)
  const { lines, total } = await readStatement(env, viewer.uid, { currency, offset, limit: PAGE_SIZE })
  return { records: await toRecords(context, lines), total, hasOlder: total > offset + lines.length }
}

export const exportBalanceRecords: Verb<Calls['exportBalanceRecords']> = async (context, asked) => {
  const { env, viewer } = context
  const filter = filterOf(asked)
  if (!filter) return fail('invalid_input')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'statement'))) return fail('rate_limited')
  const { lines, hasOlder } = await readFilteredStatement(env, viewer.uid, filter, STATEMENT_FILE_LINES_A_CALL)
  return { records: await toRecords(context, lines), hasOlder }
}
