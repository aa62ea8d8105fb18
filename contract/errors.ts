/**
 * Every error code of the calls. The product prescribes 2010, 3000 and 3001 (docs/product.md, section 8). `message` is
 * the key of the text that a visitor reads.
 */
export const ERRORS = {
  bind_email: { code: 2010, message: 'error_bind_email' },
  session_missing: { code: 3000, message: 'error_session' },
  session_invalid: { code: 3001, message: 'error_session' },
  invalid_input: { code: 4000, message: 'error_invalid_input' },
  forbidden: { code: 4003, message: 'error_forbidden' },
  not_found: { code: 4004, message: 'error_not_found' },
  too_large: { code: 4013, message: 'error_too_large' },
  rate_limited: { code: 4029, message: 'error_rate_limited' },
  wrong_code: { code: 4101, message: 'error_wrong_code' },
  wrong_login: { code: 4102, message: 'error_wrong_login' },
  check_failed: { code: 4103, message: 'error_check_failed' },
  name_taken: { code: 4104, message: 'error_name_taken' },
  identifier_taken: { code: 4105, message: 'error_identifier_taken' },
  banned: { code: 4106, message: 'error_banned' },
  locked: { code: 4107, message: 'error_locked' },
  third_party_failed: { code: 4108, message: 'error_third_party_failed' },
  not_configured: { code: 4109, message: 'error_not_configured' },
  wrong_file_type: { code: 4110, message: 'error_wrong_file_type' },
  bad_name: { code: 4111, message: 'error_bad_name' },
  bad_password: { code: 4112, message: 'error_bad_password' },
  bad_phone: { code: 4113, message: 'error_bad_phone' },
  bad_email: { code: 4114, message: 'error_bad_email' },
  sending_failed: { code: 4115, message: 'error_sending_failed' },
  no_contact: { code: 4116, message: 'error_no_contact' },
  not_yourself: { code: 4117, message: 'error_not_yourself' },
  match_over: { code: 4118, message: 'error_match_over' },
  proof_needed: { code: 4119, message: 'error_proof_needed' },
  wrong_current_code: { code: 4120, message: 'error_wrong_current_code' },
  country_not_served: { code: 4121, message: 'error_country_not_served' },
  name_reserved: { code: 4122, message: 'error_name_reserved' },
  time_unknown: { code: 4123, message: 'error_time_unknown' },
  wrong_password: { code: 4125, message: 'error_wrong_password' },
  outcome_unknown: { code: 4124, message: 'error_outcome_unknown' },
  out_of_range: { code: 4130, message: 'error_out_of_range' },
  pay_method_off: { code: 4131, message: 'error_pay_method_off' },
  insufficient_gold: { code: 4132, message: 'error_insufficient_gold' },
  insufficient_diamond: { code: 4133, message: 'error_insufficient_diamond' },
  price_changed: { code: 4134, message: 'error_price_changed' },
  sold_out: { code: 4150, message: 'error_sold_out' },
  order_over: { code: 4152, message: 'error_order_over' },
  order_moved: { code: 4153, message: 'error_order_moved' },
  claimed: { code: 4155, message: 'error_forbidden' },
  too_many: { code: 4154, message: 'error_too_many' },
  trial_over: { code: 4142, message: 'error_forbidden' },
  trials_used: { code: 4143, message: 'error_forbidden' },
  membership_covered: { code: 4141, message: 'error_invalid_input' },
  no_phone: { code: 4180, message: 'error_no_contact' },
  under_age: { code: 4181, message: 'error_invalid_input' },
  bad_id_number: { code: 4182, message: 'error_invalid_input' },
  bad_birth_date: { code: 4183, message: 'error_invalid_input' },
  photo_missing: { code: 4184, message: 'error_invalid_input' },
  application_open: { code: 4185, message: 'error_forbidden' },
  streaming_banned: { code: 4186, message: 'error_forbidden' },
  match_too_early: { code: 4187, message: 'error_invalid_input' },
  title_missing: { code: 4188, message: 'error_invalid_input' },
  room_sold: { code: 4189, message: 'error_invalid_input' },
  expert_banned: { code: 4190, message: 'error_forbidden' },
  second_step: { code: 4191, message: 'error_forbidden' },
  second_step_needed: { code: 4192, message: 'error_forbidden' },
  two_step_missing: { code: 4193, message: 'error_forbidden' },
  sign_in_over: { code: 4194, message: 'error_forbidden' },
  passkey_failed: { code: 4195, message: 'error_forbidden' },
  internal: { code: 5000, message: 'error_system' },
  unavailable: { code: 5003, message: 'error_network' },
} as const

export type ErrorName = keyof typeof ERRORS

/** Errors of administration, which has words of its own for them. */
export type StaffError = 'claimed'

/** Errors of the streamer's centre, whose pages have words of their own for them. */
export type StreamerError =
  | 'no_phone'
  | 'under_age'
  | 'bad_id_number'
  | 'bad_birth_date'
  | 'photo_missing'
  | 'application_open'
  | 'streaming_banned'
  | 'match_too_early'
  | 'title_missing'
  | 'room_sold'

/** Errors of experts, whose pages have words of their own for them. */
export type ExpertError = 'expert_banned'

/** Errors of the second step of a sign-in, whose forms have words of their own for them. */
export type TwoStepError = 'second_step' | 'second_step_needed' | 'two_step_missing' | 'sign_in_over' | 'passkey_failed'

/** Errors that any call may answer with, besides those its entry declares. */
export type CommonError =
  | 'invalid_input'
  | 'too_large'
  | 'rate_limited'
  | 'outcome_unknown'
  | 'internal'
  | 'unavailable'
  | 'session_missing'
  | 'session_invalid'
  | 'forbidden'

const byCode = new Map<number, ErrorName>(
  Object.entries(ERRORS).map(([name, entry]) => [entry.code, name as ErrorName]),
)

/** The error of a numeric code. Unknown codes, from an operator's own service, become `internal`. */
export const errorOfCode = (code: number): ErrorName => byCode.get(code) ?? 'internal'
