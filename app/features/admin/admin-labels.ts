import { m } from '#app/paraglide/messages.js'
import type { AuditLine } from '#contract/admin.ts'
import type { Role } from '#contract/call.ts'

export const ROLE_LABELS: Readonly<Record<Role, () => string>> = {
  vip: m.admin_role_vip,
  svip: m.admin_role_svip,
  expert: m.admin_role_expert,
  anchor: m.admin_role_anchor,
  moderator: m.admin_role_moderator,
  promotion: m.admin_role_promotion,
  administrator: m.admin_role_administrator,
}

/** In display order. */
export const ROLE_NAMES = Object.keys(ROLE_LABELS) as Role[]

export const ACTION_LABELS: Readonly<Record<(typeof AuditLine.infer)['act'], () => string>> = {
  set_roles: m.admin_did_set_roles,
  propose_roles: m.admin_did_propose_roles,
  confirm_roles: m.admin_did_confirm_roles,
  decline_roles: m.admin_did_decline_roles,
  ban: m.admin_did_ban,
  unban: m.admin_did_unban,
  end_sessions: m.admin_did_end_sessions,
  answer_feedback: m.admin_did_answer_feedback,
  refund_payment: m.admin_did_refund_payment,
  accept_payment: m.admin_did_accept_payment,
  refund_membership: m.admin_did_refund_membership,
  view_user: m.admin_did_view_user,
  save_goods: m.admin_did_save_goods,
  change_stock: m.admin_did_change_stock,
  add_cards: m.admin_did_add_cards,
  view_redemption: m.admin_did_view_redemption,
  ship_redemption: m.admin_did_ship_redemption,
  finish_redemption: m.admin_did_finish_redemption,
  return_redemption: m.admin_did_return_redemption,
  dismiss_report: m.admin_did_dismiss_report,
  remove_message: m.admin_did_remove_message,
  mute_in_room: m.admin_did_mute_in_room,
  mute_everywhere: m.admin_did_mute_everywhere,
  unmute_everywhere: m.admin_did_unmute_everywhere,
  view_application: m.admin_did_view_application,
  view_id_photo: m.admin_did_view_id_photo,
  accept_streamer: m.admin_did_accept_streamer,
  refuse_streamer: m.admin_did_refuse_streamer,
  ban_streamer: m.admin_did_ban_streamer,
  lift_streamer_ban: m.admin_did_lift_streamer_ban,
}

/** "Expert, Moderator" in the reader's language. */
export const rolesText = (roles: readonly Role[]): string =>
  roles.length === 0
    ? m.admin_role_none()
    : roles.map((role) => ROLE_LABELS[role]()).reduce((text, role) => m.admin_role_list({ roles: text, role }))
