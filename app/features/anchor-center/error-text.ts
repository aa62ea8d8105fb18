import type { Failure } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { StreamerError } from '#contract/errors.ts'
import { accountErrorText } from '../shell/account-error-text.ts'

const TEXTS: Readonly<Record<StreamerError | 'match_over' | 'not_configured' | 'wrong_file_type', () => string>> = {
  no_phone: m.centre_error_no_phone,
  under_age: m.centre_error_under_age,
  bad_id_number: m.centre_error_bad_id_number,
  bad_birth_date: m.centre_error_bad_birth_date,
  photo_missing: m.centre_error_photo_missing,
  application_open: m.centre_error_application_open,
  streaming_banned: m.centre_error_streaming_banned,
  match_too_early: m.centre_match_too_early,
  title_missing: m.centre_title_missing,
  room_sold: m.centre_error_room_sold,
  match_over: m.centre_match_over,
  not_configured: m.centre_error_closed,
  wrong_file_type: m.centre_photo_bad,
}

/** What a failure says in the streamer's centre; an operator's own words go first. */
export const centreErrorText = (failure: Failure): string =>
  failure.message === undefined && failure.code in TEXTS
    ? TEXTS[failure.code as keyof typeof TEXTS]()
    : accountErrorText(failure)
