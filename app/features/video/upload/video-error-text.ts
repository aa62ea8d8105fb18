import type { Failure } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { ErrorName } from '#contract/errors.ts'
import { VIDEO_BYTES_MAX } from '#contract/video-rules.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'

export const GIGABYTES_MAX = String(VIDEO_BYTES_MAX / 1024 ** 3)

const TEXTS: Partial<Record<ErrorName, () => string>> = {
  too_large: () => m.video_error_too_large({ size: GIGABYTES_MAX }),
  too_many: m.video_error_too_many,
  not_configured: m.video_error_closed,
  wrong_file_type: m.video_error_unreadable,
  title_missing: m.video_error_title,
}

/** What a failure says on the pages of own videos; an operator's own words go first. */
export const videoErrorText = (failure: Failure): string =>
  failure.message === undefined ? (TEXTS[failure.code]?.() ?? accountErrorText(failure)) : accountErrorText(failure)

/** The same of a file on its way. */
export const uploadErrorText = (failure: Failure): string =>
  failure.code === 'order_moved' ? m.video_error_elsewhere() : videoErrorText(failure)
