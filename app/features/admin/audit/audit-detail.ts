import { m } from '#app/paraglide/messages.js'
import type { AuditLine } from '#contract/admin.ts'
import type { Role } from '#contract/call.ts'
import { rolesText } from '../admin-labels.ts'

/**
 * The detail of an audit line in the reader's language. Roles are stored by name, an answered feedback as `feedback 7`, a complaint
 * likewise, a payment, membership, application, room or report by its number before the reason;
 * any other detail is text typed by an administrator, or ids of sessions.
 */
export function auditDetail({ act, detail }: Pick<typeof AuditLine.infer, 'act' | 'detail'>): string {
  if (act.endsWith('_roles')) return rolesText(detail.split(' ').filter(Boolean) as Role[])
  const [, order, reason] =
    /(payment|membership|ticket|room_priority|report|message|mute_in_room|mute_everywhere|(accept|refuse|ban|lift)_streamer(_ban)?)$/.test(
      act,
    )
      ? (/^(\d+) (.*)$/s.exec(detail) ?? [])
      : []
  if (order && reason) return m.admin_audit_payment({ id: order, reason })
  const id = /\d+/.exec(detail)?.[0]
  if (id && act === 'answer_feedback') return m.admin_audit_feedback({ id })
  if (id && act.endsWith('_support')) return m.admin_audit_support({ id })
  return id && act === 'decide_complaint' ? m.admin_audit_complaint({ id }) : detail
}
