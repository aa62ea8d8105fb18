import { gameById } from './games.ts'
import { PROVIDER_NAMES } from './provider-names.ts'

/** The messages of `messages/shared` that notices are written with. */
export interface NoticeMessages {
  notice_welcome(inputs: { coins: string | number }): string
  notice_reminder(inputs: Sides): string
  notice_reminder_at(inputs: Sides & { at: string }): string
  notice_reminder_postponed(inputs: Sides): string
  notice_reminder_cancelled(inputs: Sides): string
  notice_new_fan(inputs: { name: string | number }): string
  notice_feedback_answered(): string
  notice_password_changed(): string
  notice_contact_changed(): string
  notice_sign_in_added(inputs: { name: string }): string
  notice_new_device(inputs: { device: string }): string
  notice_account_note(): string
  notice_unbanned(): string
  provider_wechat(): string
}

interface Sides {
  home: string | number
  away: string | number
}

/** What a notice carries: see the entry of its kind. */
export type NoticeParams = Readonly<Record<string, string | number>>

/** Everything that differs between kinds of notices. */
interface NoticeKind {
  /** Its sentence, on the page and in a push. */
  text(m: NoticeMessages, params: NoticeParams): string
  /** Where it leads, without a language; null when there is nothing more to see. */
  path(params: NoticeParams): string | null
  /** The sentence of its mail, null when it does not matter enough. `moment` writes an instant for the reader. */
  mail(m: NoticeMessages, params: NoticeParams, moment: (at: string) => string): string | null
  /** Whether it is worth waking a phone for. */
  isPushed: boolean
}

const kind = (entry: Omit<NoticeKind, 'mail'> & { mail: NoticeKind['mail'] | 'same' | 'none' }): NoticeKind => ({
  ...entry,
  mail: entry.mail === 'same' ? entry.text : entry.mail === 'none' ? () => null : entry.mail,
})

const sidesOf = ({ home = '', away = '' }: NoticeParams): Sides => ({ home, away })
const SETTINGS = () => '/userInfo/setting'

/** A match that is put off or called off does not begin soon; null for one that does. */
function offText(m: NoticeMessages, params: NoticeParams): string | null {
  if (params.status === 'postponed') return m.notice_reminder_postponed(sidesOf(params))
  return params.status === 'cancelled' ? m.notice_reminder_cancelled(sidesOf(params)) : null
}

/** A new kind of notice is an entry here, and its messages in `messages/shared`. */
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
    text: (m, params) => offText(m, params) ?? m.notice_reminder(sidesOf(params)),
    path: ({ gameId, matchId }) => {
      const game = gameById(Number(gameId))
      return game ? `/${game.code}/${matchId}` : null
    },
    mail: (m, params, moment) =>
      offText(m, params) ?? m.notice_reminder_at({ ...sidesOf(params), at: moment(String(params.startsAt)) }),
    isPushed: true,
  }),
  /** `{ uid, username }` */
  new_fan: kind({
    text: (m, { username = '' }) => m.notice_new_fan({ name: username }),
    path: ({ uid }) => `/userInfo/${uid}`,
    mail: 'none',
    isPushed: false,
  }),
  /** `{ feedbackId }` */
  feedback_answered: kind({
    text: (m) => m.notice_feedback_answered(),
    path: () => '/userInfo/send',
    mail: 'same',
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
  /** `{ provider }`: a type of third-party sign-in */
  sign_in_added: kind({
    text: (m, { provider = 0 }) => m.notice_sign_in_added({ name: PROVIDER_NAMES[Number(provider)]?.(m) ?? '?' }),
    path: SETTINGS,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ device, country? }` */
  new_device: kind({
    text: (m, { device, country }) =>
      m.notice_new_device({ device: [device, country].filter(Boolean).join(', ') || '?' }),
    path: SETTINGS,
    mail: 'same',
    isPushed: true,
  }),
  /** `{ note }`: `unbanned`, or one that older code wrote */
  account_note: kind({
    text: (m, { note }) => (note === 'unbanned' ? m.notice_unbanned() : m.notice_account_note()),
    path: () => null,
    mail: (m, { note }) => (note === 'unbanned' ? m.notice_unbanned() : null),
    isPushed: true,
  }),
} as const satisfies Record<string, NoticeKind>

export type NoticeType = keyof typeof NOTICE_KINDS
export const NOTICE_TYPES = Object.keys(NOTICE_KINDS) as NoticeType[]
