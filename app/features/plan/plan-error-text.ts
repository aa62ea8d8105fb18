import type { Failure } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName } from '#contract/errors.ts'
import { accountErrorText } from '../shell/account-error-text.ts'

const TEXTS: Readonly<Partial<Record<ErrorName, () => string>>> = {
  price_changed: m.plan_error_price,
  too_many: m.plan_error_too_many,
  match_over: m.plan_error_over,
  expert_banned: m.plan_error_banned,
  order_moved: m.plan_error_moved,
  application_open: m.plan_apply_reviewing,
}

/** What a failure says to experts; an operator's own words go first. */
export const planErrorText = (failure: Failure): string =>
  (failure.message === undefined ? TEXTS[failure.code]?.() : undefined) ?? accountErrorText(failure)
