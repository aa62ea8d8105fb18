import { m } from '#app/paraglide/messages.js'

export const FEEDBACK_KINDS = {
  bug: m.user_feedback_bug,
  content: m.user_feedback_content,
  account: m.user_feedback_account,
  payment: m.user_feedback_payment,
  idea: m.user_feedback_idea,
  other: m.user_feedback_other,
} as const
export type FeedbackKind = keyof typeof FEEDBACK_KINDS
