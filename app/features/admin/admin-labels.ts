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
  decide_complaint: m.admin_did_decide_complaint,
  take_support: m.admin_did_take_support,
  leave_support: m.admin_did_leave_support,
  answer_support: m.admin_did_answer_support,
  note_support: m.admin_did_note_support,
  close_support: m.admin_did_close_support,
  refund_payment: m.admin_did_refund_payment,
  accept_payment: m.admin_did_accept_payment,
  refund_membership: m.admin_did_refund_membership,
  ask_refund: m.admin_did_ask_refund,
  decline_refund: m.admin_did_decline_refund,
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
  remove_picture: m.admin_did_remove_picture,
  remove_texts: m.admin_did_remove_texts,
  mute_in_room: m.admin_did_mute_in_room,
  mute_everywhere: m.admin_did_mute_everywhere,
  unmute_everywhere: m.admin_did_unmute_everywhere,
  view_application: m.admin_did_view_application,
  view_id_papers: m.admin_did_view_id_papers,
  view_id_photo: m.admin_did_view_id_photo,
  accept_streamer: m.admin_did_accept_streamer,
  refuse_streamer: m.admin_did_refuse_streamer,
  ban_streamer: m.admin_did_ban_streamer,
  lift_streamer_ban: m.admin_did_lift_streamer_ban,
  accept_expert: m.admin_did_accept_expert,
  refuse_expert: m.admin_did_refuse_expert,
  ban_expert: m.admin_did_ban_expert,
  lift_expert_ban: m.admin_did_lift_expert_ban,
  publish_plan: m.admin_did_publish_plan,
  refuse_plan: m.admin_did_refuse_plan,
  take_off_plan: m.admin_did_take_off_plan,
  publish_video: m.admin_did_publish_video,
  refuse_video: m.admin_did_refuse_video,
  take_off_video: m.admin_did_take_off_video,
  publish_post: m.admin_did_publish_post,
  refuse_post: m.admin_did_refuse_post,
  take_off_post: m.admin_did_take_off_post,
  set_room_priority: m.admin_did_set_room_priority,
  end_room_priority: m.admin_did_end_room_priority,
  refund_ticket: m.admin_did_refund_ticket,
  save_article: m.admin_did_save_article,
  publish_article: m.admin_did_publish_article,
  take_off_article: m.admin_did_take_off_article,
  delete_article: m.admin_did_delete_article,
  publish_brand: m.admin_did_publish_brand,
  save_protocol: m.admin_did_save_protocol,
  delete_protocol: m.admin_did_delete_protocol,
  save_announcement: m.admin_did_save_announcement,
  publish_announcement: m.admin_did_publish_announcement,
  end_announcement: m.admin_did_end_announcement,
  take_back_announcement: m.admin_did_take_back_announcement,
}

/** "Expert, Moderator" in the reader's language. */
export const rolesText = (roles: readonly Role[]): string =>
  roles.length === 0
    ? m.admin_role_none()
    : roles.map((role) => ROLE_LABELS[role]()).reduce((text, role) => m.admin_role_list({ roles: text, role }))
