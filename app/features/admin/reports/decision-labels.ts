import { m } from '#app/paraglide/messages.js'
import type { ReportDecision } from '#contract/chat-rules.ts'

export const DECISION_LABELS: Readonly<Record<ReportDecision, () => string>> = {
  dismiss: m.admin_report_dismiss,
  remove: m.admin_report_remove,
  mute_room: m.admin_report_mute_room,
  mute_everywhere: m.admin_report_mute_everywhere,
}

export const DECIDED_LABELS: Readonly<Record<ReportDecision, () => string>> = {
  dismiss: m.admin_did_dismiss_report,
  remove: m.admin_did_remove_message,
  mute_room: m.admin_did_mute_in_room,
  mute_everywhere: m.admin_did_mute_everywhere,
}
