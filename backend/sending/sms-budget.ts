import type { Context } from '#backend/core/context.ts'
import { isWithinLimit } from '#backend/core/limit.ts'
import { logError } from '#contract/log-error.ts'

const HOUR_MS = 3_600_000
const SMS_AN_HOUR = 300

/** Counts one more SMS; false when all visitors together have had what an hour may cost, which is logged. */
export async function isWithinSmsBudget(context: Pick<Context, 'accountDb' | 'now' | 'env'>): Promise<boolean> {
  const max = Number(context.env.SMS_AN_HOUR ?? SMS_AN_HOUR)
  if (await isWithinLimit(context, 'sms:all', max, HOUR_MS)) return true
  logError({ event: 'sms_budget_spent', max }, new Error('no SMS until the hour is over'))
  return false
}
