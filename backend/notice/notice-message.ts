import { messagesIn } from '#backend/core/messages.ts'
import { contentLocale, type Language, localeByCode } from '#contract/languages.ts'
import type { Notice } from '#contract/notice.ts'
import { NOTICE_KINDS } from '#contract/notice-kinds.ts'

interface Recipient {
  /** Product language code. */
  lan: Language
  timeZone: string
  /** Name of the brand that sends the mail. */
  brand: string | undefined
}

const moment = (at: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at))

/** The mail of a notice in the recipient's language; undefined for kinds that are not mailed. */
export function noticeMessage(
  { type, params }: Pick<Notice, 'type' | 'params'>,
  { lan, timeZone, brand }: Recipient,
): { subject: string; text: string } | undefined {
  const m = messagesIn(lan)
  const { tag } = contentLocale(localeByCode(lan))
  const sentence = NOTICE_KINDS[type].mail(m, params, (at) => moment(at, tag, timeZone))
  if (sentence === null) return undefined
  const subject = brand === undefined ? sentence : `${brand}: ${sentence}`
  return { subject, text: [sentence, m.mail_notice_why(), ...(brand === undefined ? [] : [brand])].join('\n\n') }
}
