import { m } from '#app/paraglide/messages.js'
import type { Notice } from '#contract/notice.ts'

const SENTENCES: Readonly<Record<Notice['type'], (params: Notice['params']) => string>> = {
  welcome: ({ coins = 0 }) => m.user_notice_welcome({ coins }),
  reminder: ({ home = '', away = '' }) => m.user_notice_reminder({ home, away }),
  new_fan: ({ username = '' }) => m.user_notice_new_fan({ name: username }),
  feedback_answered: () => m.user_notice_feedback_answered(),
  password_changed: () => m.user_notice_password_changed(),
  contact_changed: () => m.user_notice_contact_changed(),
  new_device: ({ device = '' }) => m.user_notice_new_device({ device }),
  account_note: () => m.user_notice_account_note(),
}

/** A notice as a sentence in the reader's language. */
export const noticeText = ({ type, params }: Pick<Notice, 'type' | 'params'>): string => SENTENCES[type](params)
