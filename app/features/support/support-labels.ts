import { m } from '#app/paraglide/messages.js'
import type { SupportCloseReason, SupportState, SupportSubject } from '#contract/support-rules.ts'

export const SUBJECT_NAMES: Readonly<Record<SupportSubject, () => string>> = {
  account: m.support_subject_account,
  payment: m.support_subject_payment,
  stream: m.support_subject_stream,
  streamer: m.support_subject_streamer,
  content: m.support_subject_content,
  other: m.support_subject_other,
}

/** As who asked sees them. */
export const STATE_NAMES: Readonly<Record<SupportState, () => string>> = {
  waiting: m.support_state_waiting,
  answered: m.support_state_answered,
  closed: m.support_state_closed,
}

export const CLOSED_TEXTS: Readonly<Record<SupportCloseReason, () => string>> = {
  user: m.support_closed_user,
  solved: m.support_closed_solved,
  silent: m.support_closed_silent,
  declined: m.support_closed_declined,
}
