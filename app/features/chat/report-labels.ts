import { m } from '#app/paraglide/messages.js'
import type { ReportReason } from '#contract/chat-rules.ts'

/** Why a message was reported. */
export const REPORT_LABELS: Readonly<Record<ReportReason, () => string>> = {
  speech: m.chat_report_speech,
  attack: m.chat_report_attack,
  nickname: m.chat_report_nickname,
  advertising: m.chat_report_advertising,
  avatar: m.chat_report_avatar,
  spam: m.chat_report_spam,
}
