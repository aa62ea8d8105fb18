import { gameById } from './games.ts'
import { PROVIDER_NAMES } from './provider-names.ts'
import { BROADCAST_MS_MIN } from './ticket-rules.ts'
import { REPLAY_KEPT_MS, videoPath } from './video-rules.ts'

/** The messages of `messages/shared` from which notices are written. */
export interface NoticeMessages {
  notice_welcome(inputs: { coins: string | number }): string
  notice_reminder(inputs: Sides): string
  notice_reminder_at(inputs: Sides & { at: string }): string
  notice_reminder_postponed(inputs: Sides): string
  notice_reminder_cancelled(inputs: Sides): string
  notice_comment_reply(): string
  notice_new_fan(inputs: { name: string | number }): string
  notice_feedback_answered(): string
  notice_password_changed(): string
  notice_support_answered(): string
  notice_support_closed(): string
  notice_contact_changed(): string
  notice_two_step_app_on(): string
  notice_two_step_app_off(): string
  notice_two_step_passkey_added(): string
  notice_two_step_passkey_removed(): string
  notice_two_step_off(): string
  notice_two_step_recovery_made(): string
  notice_two_step_recovery_used(inputs: { left: string | number }): string
  notice_two_step_reset(): string
  notice_two_step_reset_asked(inputs: { by: string | number; name: string | number }): string
  notice_sign_in_added(inputs: { name: string }): string
  notice_new_device(inputs: { device: string }): string
  notice_new_device_unknown(): string
  notice_account_note(): string
  notice_unbanned(): string
  notice_membership_ending(inputs: { tier: string }): string
  notice_membership_ending_at(inputs: { tier: string; at: string }): string
  notice_membership_ended(inputs: { tier: string }): string
  notice_membership_refund_coins(inputs: { tier: string; coins: string | number }): string
  notice_membership_refund_diamonds(inputs: { tier: string; count: string | number }): string
  notice_goods_sent(inputs: { name: string; tracking: string }): string
  notice_goods_redeemed(inputs: { name: string }): string
  notice_goods_cancelled(inputs: { name: string; coins: string | number }): string
  notice_goods_returned(inputs: { name: string; coins: string | number }): string
  notice_refund_coins(inputs: { coins: string | number }): string
  notice_refund_diamonds(inputs: { count: string | number }): string
  notice_role_granted(inputs: RoleChange): string
  notice_role_removed(inputs: RoleChange): string
  notice_brand_published(inputs: { by: string | number; name: string | number }): string
  notice_brand_proposed(inputs: { by: string | number; name: string | number }): string
  notice_brand_retired(inputs: { by: string | number; name: string | number }): string
  notice_refund_asked(inputs: { by: string | number; name: string | number }): string
  notice_role_proposed(inputs: { by: string | number; name: string | number }): string
  notice_streamer_accepted(): string
  notice_streamer_refused(inputs: { reason: string }): string
  notice_streamer_banned(inputs: { reason: string }): string
  notice_streamer_ban_lifted(): string
  notice_streamer_restored(): string
  notice_streamer_taken_off(inputs: { reason: string }): string
  notice_ticket_gone(inputs: { coins: string | number }): string
  notice_ticket_short(inputs: { coins: string | number; minutes: string | number }): string
  notice_ticket_staff(inputs: { coins: string | number }): string
  notice_streamer_room_ended(inputs: { minutes: string | number }): string
  notice_expert_accepted(): string
  notice_expert_refused(inputs: { reason: string }): string
  notice_expert_banned(inputs: { reason: string }): string
  notice_expert_ban_lifted(): string
  notice_channel_closed(inputs: { name: string; reason: string }): string
  notice_channel_reopened(inputs: { name: string; reason: string }): string
  notice_plan_published(inputs: { title: string }): string
  notice_plan_refused(inputs: { title: string; reason: string }): string
  notice_plan_removed(inputs: { title: string; reason: string }): string
  notice_expert_plan(inputs: { name: string; title: string }): string
  notice_post_published(inputs: { title: string }): string
  notice_post_refused(inputs: { title: string; reason: string }): string
  notice_post_removed(inputs: { title: string; reason: string }): string
  notice_plan_refunded(inputs: { title: string; coins: string | number }): string
  notice_replay_ready(inputs: { days: string | number }): string
  notice_video_published(inputs: { title: string }): string
  notice_video_refused(inputs: { title: string; reason: string }): string
  notice_video_removed(inputs: { title: string; reason: string }): string
  provider_wechat(): string
}

/** `role`: a granted role, or another one from a later version. */
interface RoleChange {
  by: string | number
  name: string | number
  role: string | number
}

interface Sides {
  home: string | number
  away: string | number
}

/** The data of a notice; the entry of its kind in `NOTICE_KINDS` says which. */
export type NoticeParams = Readonly<Record<string, string | number>>

/** A kind of notices. */
interface NoticeKind {
  /** The sentence on the page and in push messages. */
  text(m: NoticeMessages, params: NoticeParams): string
  /** The page that it links to, without a language prefix; null for none. */
  path(params: NoticeParams): string | null
  /** The sentence of the mail; null when this notice is not mailed. `moment` formats a time for the recipient. */
  mail(m: NoticeMessages, params: NoticeParams, moment: (at: string) => string): string | null
  /** Whether it is also sent as a push message. */
  isPushed: boolean
}

const kind = (entry: Omit<NoticeKind, 'mail'> & { mail: NoticeKind['mail'] | 'same' | 'none' }): NoticeKind => ({
  ...entry,
  mail: entry.mail === 'same' ? entry.text : entry.mail === 'none' ? () => null : entry.mail,
})

const sidesOf = ({ home = '', away = '' }: NoticeParams): Sides => ({ home, away })
const roleChangeOf = ({ by = '', name = '', role = '' }: NoticeParams): RoleChange => ({ by, name, role })
/** VIP and SVIP are written so in every language. */
const tierOf = ({ tier = '' }: NoticeParams): { tier: string } => ({ tier: String(tier).toUpperCase() })
/** A text that may be of another direction than the sentence, between the signs that isolate it. */
const isolated = (text: string | number = ''): string => `\u2068${text}\u2069`
const redemptionPath = ({ orderId }: NoticeParams): string => `/mall/orders/${orderId}`
const STREAMER = () => '/anchorCenter'
const EXPERT = () => '/expert/apply'
const OWN_PLANS = () => '/creatorCenter/progManage'
const OWN_VIDEOS = () => '/videos/mine'
const OWN_POSTS = () => '/userInfo/userPost'
const SETTINGS = () => '/userInfo/setting'
/** The page reads which request behind the `#`. */
const SUPPORT = ({ requestId }: NoticeParams): string => `/salesmartly#${Number(requestId)}`

/** The sentence for a match that was postponed or cancelled; null for a match that begins as planned. */
function postponedOrCancelled(m: NoticeMessages, params: NoticeParams): string | null {
  if (params.status === 'postponed') return m.notice_reminder_postponed(sidesOf(params))
  return params.status === 'cancelled' ? m.notice_reminder_cancelled(sidesOf(params)) : null
}

/** What changed in the second step of the sign-in, or another change from a later version. */
function twoStepText(m: NoticeMessages, { what, left = 0 }: NoticeParams): string {
  if (what === 'app_on') return m.notice_two_step_app_on()
  if (what === 'app_off') return m.notice_two_step_app_off()
  if (what === 'passkey_added') return m.notice_two_step_passkey_added()
  if (what === 'passkey_removed') return m.notice_two_step_passkey_removed()
  if (what === 'recovery_made') return m.notice_two_step_recovery_made()
  if (what === 'recovery_used') return m.notice_two_step_recovery_used({ left })
  return what === 'reset' ? m.notice_two_step_reset() : m.notice_two_step_off()
}

/** To add a kind, add an entry here and its messages in `messages/shared`. Comments give the `params` of each kind. */
export const NOTICE_KINDS = {
  /** `{ coins }` */
  welcome: kind({
    text: (m, { coins = 0 }) => m.notice_welcome({ coins }),
    path: () => '/userInfo/water',
    mail: 'none',
    isPushed: false,
  }),
  /** `{ matchId, gameId, home, away, startsAt, status? }`; `status`: `postponed` or `cancelled` */
  reminder: kind({
    text: (m, params) => postponedOrCancelled(m, params) ?? m.notice_reminder(sidesOf(params)),
    path: ({ gameId, matchId }) => {
      const game = gameById(Number(gameId))
      return game ? `/${game.code}/${matchId}` : null
    },
    mail: (m, params, moment) =>
      postponedOrCancelled(m, params) ??
      m.notice_reminder_at({ ...sidesOf(params), at: moment(String(params.startsAt)) }),
    isPushed: true,
  }),
  /** `{ uid, username }` */
  new_fan: kind({
    text: (m, { username = '' }) => m.notice_new_fan({ name: username }),
    path: ({ uid }) => `/userInfo/${uid}`,
    mail: 'none',
    isPushed: false,
  }),
  /** Somebody replied to a comment; once an hour for each. `{ path }`: of the page with it */
  comment_reply: kind({
    text: (m) => m.notice_comment_reply(),
    path: ({ path }) => (/^\/(?!\/)/.test(String(path)) ? String(path) : null),
    mail: 'none',
    isPushed: false,
  }),
  /** `{ feedbackId }` */
  feedback_answered: kind({
    text: (m) => m.notice_feedback_answered(),
    path: () => '/userInfo/feedback',
    mail: 'same',
    isPushed: true,
  }),
  /** `{ requestId }` */
  support_answered: kind({
    text: (m) => m.notice_support_answered(),
    path: SUPPORT,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ requestId }` */
  support_closed: kind({
    text: (m) => m.notice_support_closed(),
    path: SUPPORT,
    mail: 'none',
    isPushed: false,
  }),
  /** Some days before. `{ tier, until }` */
  membership_ending: kind({
    text: (m, params) => m.notice_membership_ending(tierOf(params)),
    path: () => '/userInfo/vip',
    mail: (m, params, moment) => m.notice_membership_ending_at({ ...tierOf(params), at: moment(String(params.until)) }),
    isPushed: true,
  }),
  /** `{ tier, until }` */
  membership_ended: kind({
    text: (m, params) => m.notice_membership_ended(tierOf(params)),
    path: () => '/userInfo/vip',
    mail: 'same',
    isPushed: true,
  }),
  /** Staff took one back, and what its days to come had cost is given back. `{ orderId, tier, gold, diamond }`, one of the two 0 */
  membership_refunded: kind({
    text: (m, { gold = 0, diamond = 0, ...params }) =>
      Number(gold) > 0
        ? m.notice_membership_refund_coins({ ...tierOf(params), coins: gold })
        : m.notice_membership_refund_diamonds({ ...tierOf(params), count: diamond }),
    path: () => '/userInfo/vip',
    mail: 'same',
    isPushed: true,
  }),
  /** Also when the tracking number was put right. `{ orderId, name, tracking }` */
  goods_sent: kind({
    text: (m, { name, tracking }) => m.notice_goods_sent({ name: isolated(name), tracking: isolated(tracking) }),
    path: redemptionPath,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ orderId, name }` */
  goods_redeemed: kind({
    text: (m, { name }) => m.notice_goods_redeemed({ name: isolated(name) }),
    path: redemptionPath,
    mail: 'same',
    isPushed: true,
  }),
  /** It cannot be sent. `{ orderId, name, coins }` */
  goods_cancelled: kind({
    text: (m, { name, coins = 0 }) => m.notice_goods_cancelled({ name: isolated(name), coins }),
    path: redemptionPath,
    mail: 'same',
    isPushed: true,
  }),
  /** It came back, or was charged back. As `goods_cancelled`. */
  goods_returned: kind({
    text: (m, { name, coins = 0 }) => m.notice_goods_returned({ name: isolated(name), coins }),
    path: redemptionPath,
    mail: 'same',
    isPushed: true,
  }),
  /** The money of a recharge went back. `{ orderId, gold, diamond }`, one of the two 0 */
  recharge_refunded: kind({
    text: (m, { gold = 0, diamond = 0 }) =>
      Number(gold) > 0 ? m.notice_refund_coins({ coins: gold }) : m.notice_refund_diamonds({ count: diamond }),
    path: ({ orderId }) => `/userInfo/recharge?order=${orderId}`,
    mail: 'same',
    isPushed: true,
  }),
  /** Coins for a broadcast came back. `{ orderId, gold, why }`, the last as in `TICKET_REFUND_WHYS` */
  ticket_refunded: kind({
    text: (m, { gold: coins = 0, why }) => {
      if (why === 'short') return m.notice_ticket_short({ coins, minutes: BROADCAST_MS_MIN / 60_000 })
      return why === 'gone' ? m.notice_ticket_gone({ coins }) : m.notice_ticket_staff({ coins })
    },
    path: () => '/userInfo/myOrder',
    mail: 'none',
    isPushed: true,
  }),
  password_changed: kind({
    text: (m) => m.notice_password_changed(),
    path: SETTINGS,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ kind }`: `email` or `phone` */
  contact_changed: kind({
    text: (m) => m.notice_contact_changed(),
    path: SETTINGS,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ what, left? }`; `left`: how many recovery codes, when one was used */
  two_step_changed: kind({
    text: twoStepText,
    path: SETTINGS,
    mail: 'same',
    isPushed: true,
  }),
  /** To administrators, one of whom must do the same. `{ uid, name, by }` */
  two_step_reset_asked: kind({
    text: (m, { by = '', name = '' }) => m.notice_two_step_reset_asked({ by, name }),
    path: ({ uid }) => `/admin/users/${uid}`,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ provider }`: a `ThirdPartyType` */
  sign_in_added: kind({
    text: (m, { provider = 0 }) => m.notice_sign_in_added({ name: PROVIDER_NAMES[Number(provider)]?.(m) ?? '?' }),
    path: SETTINGS,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ device, country? }`; `device` is empty when its browser is unknown. */
  new_device: kind({
    text: (m, { device, country }) => {
      const known = [device, country].filter(Boolean).join(', ')
      return known ? m.notice_new_device({ device: known }) : m.notice_new_device_unknown()
    },
    path: SETTINGS,
    mail: 'same',
    isPushed: true,
  }),
  /** To administrators. `{ uid, name, role, by }`: whose role it is, and who granted it. */
  role_granted: kind({
    text: (m, params) => m.notice_role_granted(roleChangeOf(params)),
    path: ({ uid }) => `/admin/users/${uid}`,
    mail: 'same',
    isPushed: true,
  }),
  /** To the other administrators. `{ uid, brand, name, by }`; `uid`: who published it. */
  brand_published: kind({
    text: (m, { by = '', name = '' }) => m.notice_brand_published({ by: isolated(by), name: isolated(name) }),
    path: ({ brand }) => `/admin/brand?brand=${brand}`,
    mail: 'same',
    isPushed: true,
  }),
  /** To the other administrators, one of whom must confirm it. `{ uid, brand, name, by }` */
  brand_proposed: kind({
    text: (m, { by = '', name = '' }) => m.notice_brand_proposed({ by: isolated(by), name: isolated(name) }),
    path: () => '/admin/brands',
    mail: 'same',
    isPushed: true,
  }),
  /** To the other administrators. `{ uid, brand, name, by }` */
  brand_retired: kind({
    text: (m, { by = '', name = '' }) => m.notice_brand_retired({ by: isolated(by), name: isolated(name) }),
    path: () => '/admin/brands',
    mail: 'same',
    isPushed: true,
  }),
  /** To administrators, one of whom must make it as well. `{ uid, name, by }` */
  refund_asked: kind({
    text: (m, { by = '', name = '' }) => m.notice_refund_asked({ by, name }),
    path: () => '/admin/refunds',
    mail: 'same',
    isPushed: true,
  }),
  /** To administrators, one of whom must confirm it. `{ uid, name, by }` */
  role_proposed: kind({
    text: (m, { by = '', name = '' }) => m.notice_role_proposed({ by, name }),
    path: () => '/admin/roles',
    mail: 'same',
    isPushed: true,
  }),
  /** As `role_granted`. */
  role_removed: kind({
    text: (m, params) => m.notice_role_removed(roleChangeOf(params)),
    path: ({ uid }) => `/admin/users/${uid}`,
    mail: 'same',
    isPushed: true,
  }),
  expert_accepted: kind({
    text: (m) => m.notice_expert_accepted(),
    path: EXPERT,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ reason }` */
  expert_refused: kind({
    text: (m, { reason }) => m.notice_expert_refused({ reason: isolated(reason) }),
    path: EXPERT,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ reason }` */
  expert_banned: kind({
    text: (m, { reason }) => m.notice_expert_banned({ reason: isolated(reason) }),
    path: EXPERT,
    mail: 'same',
    isPushed: true,
  }),
  expert_ban_lifted: kind({
    text: (m) => m.notice_expert_ban_lifted(),
    path: EXPERT,
    mail: 'same',
    isPushed: true,
  }),
  /** Staff closed a channel of a promotion manager. `{ name, reason }` */
  channel_closed: kind({
    text: (m, { name, reason }) => m.notice_channel_closed({ name: isolated(name), reason: isolated(reason) }),
    path: () => '/channel',
    mail: 'same',
    isPushed: true,
  }),
  /** As `channel_closed`. */
  channel_reopened: kind({
    text: (m, { name, reason }) => m.notice_channel_reopened({ name: isolated(name), reason: isolated(reason) }),
    path: () => '/channel',
    mail: 'same',
    isPushed: true,
  }),
  /** `{ planId, title }` */
  plan_published: kind({
    text: (m, { title }) => m.notice_plan_published({ title: isolated(title) }),
    path: ({ planId }) => `/expert/p${planId}`,
    mail: 'same',
    isPushed: true,
  }),
  /** An expert whom one follows has published a plan. `{ planId, title, name }` */
  expert_plan: kind({
    text: (m, { title, name }) => m.notice_expert_plan({ title: isolated(title), name: isolated(name) }),
    path: ({ planId }) => `/expert/p${planId}`,
    mail: 'none',
    isPushed: false,
  }),
  /** `{ planId, title, reason }` */
  plan_refused: kind({
    text: (m, { title, reason }) => m.notice_plan_refused({ title: isolated(title), reason: isolated(reason) }),
    path: OWN_PLANS,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ planId, title, reason }` */
  plan_removed: kind({
    text: (m, { title, reason }) => m.notice_plan_removed({ title: isolated(title), reason: isolated(reason) }),
    path: OWN_PLANS,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ planId, title, coins }` */
  plan_refunded: kind({
    text: (m, { title, coins = 0 }) => m.notice_plan_refunded({ title: isolated(title), coins }),
    path: ({ planId }) => `/expert/p${planId}`,
    mail: 'same',
    isPushed: true,
  }),
  /** What was on air waits to be published. `{ videoId }` */
  replay_ready: kind({
    text: (m) => m.notice_replay_ready({ days: REPLAY_KEPT_MS / 86_400_000 }),
    path: ({ videoId }) => `${OWN_VIDEOS()}/${videoId}`,
    mail: 'none',
    isPushed: true,
  }),
  /** `{ videoId, gameId?, title }` */
  video_published: kind({
    text: (m, { title }) => m.notice_video_published({ title: isolated(title) }),
    path: ({ videoId, gameId }) => videoPath({ id: Number(videoId), gameId: Number(gameId) }),
    mail: 'same',
    isPushed: true,
  }),
  /** `{ videoId, title, reason }` */
  video_refused: kind({
    text: (m, { title, reason }) => m.notice_video_refused({ title: isolated(title), reason: isolated(reason) }),
    path: OWN_VIDEOS,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ videoId, title, reason }` */
  video_removed: kind({
    text: (m, { title, reason }) => m.notice_video_removed({ title: isolated(title), reason: isolated(reason) }),
    path: OWN_VIDEOS,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ postId, title }` */
  post_published: kind({
    text: (m, { title }) => m.notice_post_published({ title: isolated(title) }),
    path: ({ postId }) => `/news/${postId}`,
    mail: 'none',
    isPushed: true,
  }),
  /** `{ postId, title, reason }` */
  post_refused: kind({
    text: (m, { title, reason }) => m.notice_post_refused({ title: isolated(title), reason: isolated(reason) }),
    path: OWN_POSTS,
    mail: 'none',
    isPushed: true,
  }),
  /** `{ postId, title, reason }` */
  post_removed: kind({
    text: (m, { title, reason }) => m.notice_post_removed({ title: isolated(title), reason: isolated(reason) }),
    path: OWN_POSTS,
    mail: 'same',
    isPushed: true,
  }),
  streamer_accepted: kind({
    text: (m) => m.notice_streamer_accepted(),
    path: STREAMER,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ reason }` */
  streamer_refused: kind({
    text: (m, { reason }) => m.notice_streamer_refused({ reason: isolated(reason) }),
    path: STREAMER,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ reason }` */
  streamer_banned: kind({
    text: (m, { reason }) => m.notice_streamer_banned({ reason: isolated(reason) }),
    path: STREAMER,
    mail: 'same',
    isPushed: true,
  }),
  streamer_ban_lifted: kind({
    text: (m) => m.notice_streamer_ban_lifted(),
    path: STREAMER,
    mail: 'same',
    isPushed: true,
  }),
  streamer_restored: kind({
    text: (m) => m.notice_streamer_restored(),
    path: STREAMER,
    mail: 'same',
    isPushed: true,
  }),
  /** Staff took a picture or texts off her room or profile. `{ reason }` */
  streamer_taken_off: kind({
    text: (m, { reason }) => m.notice_streamer_taken_off({ reason: isolated(reason) }),
    path: STREAMER,
    mail: 'same',
    isPushed: true,
  }),
  /** No picture came in for so long. `{ minutes }` */
  streamer_room_ended: kind({
    text: (m, { minutes = 0 }) => m.notice_streamer_room_ended({ minutes }),
    path: () => '/anchorCenter/live',
    mail: 'none',
    isPushed: true,
  }),
  /** `{ note }`: `unbanned`, or another one from an earlier version */
  account_note: kind({
    text: (m, { note }) => (note === 'unbanned' ? m.notice_unbanned() : m.notice_account_note()),
    path: () => null,
    mail: (m, { note }) => (note === 'unbanned' ? m.notice_unbanned() : null),
    isPushed: true,
  }),
} as const satisfies Record<string, NoticeKind>

export type NoticeType = keyof typeof NOTICE_KINDS
export const NOTICE_TYPES = Object.keys(NOTICE_KINDS) as NoticeType[]
