import { m } from '#app/paraglide/messages.js'
import type { SupportCloseReason, SupportState, SupportSubject } from '#contract/support-rules.ts'

export const SUBJECT_LABELS: Readonly<Record<SupportSubject, () => string>> = {
  account: m.admin_support_subject_account,
  payment: m.admin_support_subject_payment,
  stream: m.admin_support_subject_stream,
  streamer: m.admin_support_subject_streamer,
  content: m.admin_support_subject_content,
  other: m.admin_support_subject_other,
}

export const STATE_LABELS: Readonly<Record<SupportState, () => string>> = {
  waiting: m.admin_support_waiting,
  answered: m.admin_support_answered,
  closed: m.admin_support_closed,
}

export const CLOSE_LABELS: Readonly<Record<SupportCloseReason, () => string>> = {
  solved: m.admin_support_close_solved,
  silent: m.admin_support_close_silent,
  declined: m.admin_support_close_declined,
  user: m.admin_support_close_user,
}
