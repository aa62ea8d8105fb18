import { m } from '#app/paraglide/messages.js'
import type { FeedbackKind } from '#contract/user.ts'

export const KIND_LABELS: Readonly<Record<typeof FeedbackKind.infer, () => string>> = {
  bug: m.admin_kind_bug,
  content: m.admin_kind_content,
  account: m.admin_kind_account,
  payment: m.admin_kind_payment,
  idea: m.admin_kind_idea,
  other: m.admin_kind_other,
}
