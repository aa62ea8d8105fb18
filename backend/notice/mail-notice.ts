import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { senderOf } from '#backend/sending/sender.ts'
import { textsOf } from '#brands/brand.ts'
import { languageOf } from '#contract/languages.ts'
import { logError } from '#contract/log-error.ts'
import type { Notice } from '#contract/notice.ts'
import { noticeMessage } from './notice-message.ts'
import { readRecipient } from './recipient.store.ts'

/** `lan`: the language for a recipient who chose none; `brand`: whose name the mail carries. */
export type NotifyContext = Pick<Context, 'accountDb' | 'env' | 'now' | 'defer' | 'lan' | 'brand'>

/**
 * Mails a notice to the account's email, if its kind is mailed and the user asked for mails. A mail that fails is only
 * logged: the notice itself is already stored.
 */
export async function mailNotice(
  context: NotifyContext,
  uid: number,
  notice: Pick<Notice, 'type' | 'params'>,
  mailTo?: string,
) {
  try {
    const recipient = await readRecipient(context.accountDb, uid)
    if (!recipient?.email || recipient.preferences.notifyByMail !== true) return
    const { language, timeZone } = recipient.preferences
    const lan = languageOf(language, context.lan)
    const brand = await readBrand(context)
    const name = brand && textsOf(brand, lan).name
    const message = noticeMessage(notice, { lan, timeZone: timeZone || 'UTC', brand: name })
    if (!message) return
    const isSent = await senderOf(context)({ to: mailTo ?? recipient.email, kind: 'mail', ...message })
    if (!isSent) console.error(JSON.stringify({ event: 'notice_not_mailed', uid, type: notice.type }))
  } catch (error) {
    logError({ event: 'notice_not_mailed', uid, type: notice.type }, error)
  }
}
