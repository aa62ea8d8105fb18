import type { Failure } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName, ExpertError, StaffError, StreamerError, TwoStepError } from '#contract/errors.ts'
import { type CommonErrorName, errorText } from './error-text.ts'

type AccountError = Exclude<ErrorName, CommonErrorName | StreamerError | ExpertError | StaffError | TwoStepError>

const ACCOUNT_ERROR_TEXTS: Readonly<Record<AccountError, () => string>> = {
  wrong_code: m.error_wrong_code,
  wrong_current_code: m.error_wrong_current_code,
  proof_needed: m.error_proof_needed,
  wrong_login: m.error_wrong_login,
  wrong_password: m.error_wrong_password,
  check_failed: m.error_check_failed,
  name_taken: m.error_name_taken,
  name_reserved: m.error_name_reserved,
  identifier_taken: m.error_identifier_taken,
  banned: m.error_banned,
  locked: m.error_locked,
  third_party_failed: m.error_third_party_failed,
  not_configured: m.error_not_configured,
  wrong_file_type: m.error_wrong_file_type,
  bad_name: m.error_bad_name,
  bad_password: m.error_bad_password,
  bad_phone: m.error_bad_phone,
  bad_email: m.error_bad_email,
  country_not_served: m.error_country_not_served,
  sending_failed: m.error_sending_failed,
  no_contact: m.error_no_contact,
  not_yourself: m.error_not_yourself,
  match_over: m.error_match_over,
  time_unknown: m.error_time_unknown,
  out_of_range: m.error_out_of_range,
  pay_method_off: m.error_pay_method_off,
  insufficient_gold: m.error_insufficient_gold,
  insufficient_diamond: m.error_insufficient_diamond,
  price_changed: m.error_price_changed,
  sold_out: m.error_sold_out,
  order_over: m.error_order_over,
  order_moved: m.error_order_moved,
  too_many: m.error_too_many,
  // The pages that get these say more of them in words of their own.
  trial_over: m.error_forbidden,
  trials_used: m.error_forbidden,
  membership_covered: m.error_invalid_input,
}

/** Like `errorText`, account errors included. */
export function accountErrorText(failure: Failure): string {
  const { code, message } = failure
  return message === undefined && code in ACCOUNT_ERROR_TEXTS
    ? ACCOUNT_ERROR_TEXTS[code as AccountError]()
    : errorText(failure)
}

const USER_NAME_ERRORS: readonly ErrorName[] = ['name_taken', 'name_reserved', 'bad_name']

/** Whether the error belongs under the field of the user name. */
export const isUserNameError = (code: ErrorName): boolean => USER_NAME_ERRORS.includes(code)
