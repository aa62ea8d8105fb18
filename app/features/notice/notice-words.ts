import { m } from '#app/paraglide/messages.js'
import type { Notice } from '#contract/notice.ts'
import { namedProviders } from '../login/third-party/provider-names.ts'

const SENTENCES: Readonly<Record<Notice['type'], (params: Notice['params']) => string>> = {
  welcome: ({ coins = 0 }) => m.user_notice_welcome({ coins }),
  reminder: ({ home = '', away = '', status }) => reminderWords(status)({ home, away }),
  new_fan: ({ username = '' }) => m.user_notice_new_fan({ name: username }),
  feedback_answered: () => m.user_notice_feedback_answered(),
  password_changed: () => m.user_notice_password_changed(),
  contact_changed: () => m.user_notice_contact_changed(),
  sign_in_added: ({ provider }) =>
    m.user_notice_sign_in_added({ name: namedProviders([Number(provider)])[0]?.name ?? '?' }),
  new_device: ({ device = '' }) => m.user_notice_new_device({ device }),
  account_note: ({ note }) => (note === 'unbanned' ? m.user_notice_unbanned() : m.user_notice_account_note()),
}

/** A match that is put off or called off does not begin soon. */
const reminderWords = (status: Notice['params'][string] | undefined) =>
  status === 'postponed'
    ? m.user_notice_reminder_postponed
    : status === 'cancelled'
      ? m.user_notice_reminder_cancelled
      : m.user_notice_reminder

/** A notice as a sentence in the reader's language. */
export const noticeText = ({ type, params }: Pick<Notice, 'type' | 'params'>): string => SENTENCES[type](params)
