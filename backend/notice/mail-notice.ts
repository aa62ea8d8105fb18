import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { senderOf } from '#backend/sending/sender.ts'
import { textsOf } from '#brands/brand.ts'
import type { Language } from '#contract/languages.ts'
import type { Notice } from '#contract/notice.ts'
import { noticeMessage } from './notice-message.ts'
import { readReader } from './reader.store.ts'

/** Where a mail comes from: `lan` is read by whoever chose no language of her own. */
export type Telling = Pick<Context, 'db' | 'env' | 'now' | 'defer' | 'lan' | 'brand'>

/**
 * Mails a notice that matters to the bound email of whoever wants that. Best effort: what does not go out is logged
 * and stays a notice.
 */
export async function mailNotice(
  telling: Telling,
  uid: number,
  notice: Pick<Notice, 'type' | 'params'>,
  mailTo?: string,
) {
  try {
    const reader = await readReader(telling.db, uid)
    if (!reader?.email || reader.preferences.notifyByMail !== true) return
    const { language: lan = telling.lan, timeZone } = reader.preferences
    const brand = await readBrand(telling)
    const name = brand && textsOf(brand, lan as Language).name
    const message = noticeMessage(notice, { lan, timeZone: timeZone || 'UTC', brand: name })
    if (!message) return
    const isSent = await senderOf(telling)({ to: mailTo ?? reader.email, kind: 'mail', ...message })
    if (!isSent) console.error(JSON.stringify({ event: 'notice_not_mailed', uid, type: notice.type }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'notice_not_mailed', uid, type: notice.type, error: String(error) }))
  }
}
