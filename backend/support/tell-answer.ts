import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { messagesIn } from '#backend/core/messages.ts'
import { notify } from '#backend/notice/notify.ts'
import { ofBrand } from '#backend/notice/of-brand.ts'
import { senderOf } from '#backend/sending/sender.ts'
import { textsOf } from '#brands/brand.ts'
import { insertKey, type RequestRow } from './requests.store.ts'

/**
 * Tells who asked of an answer: a user by a notice, a guest by a mail with a link of its own to the request. Nothing that the guest
 * typed is in it: nobody has checked the address. False when no mail server took it.
 */
export async function tellAnswer(context: Context, row: RequestRow, answer: string): Promise<boolean> {
  const { accountDb, env } = context
  if (row.uid !== null) {
    await notify(await ofBrand(context, row.brand), row.uid, 'support_answered', { requestId: row.id })
    return true
  }
  if (row.email === null) return false
  const brand = await readBrand({ env, brand: row.brand })
  const host = brand?.hosts[0]
  if (!brand || host === undefined) return false
  const key = newSecret()
  await insertKey(accountDb, await digestOf(key), { id: row.id, email: row.email })
  const m = messagesIn(row.language)
  const { name } = textsOf(brand, row.language)
  const link = `https://${host}/salesmartly#${row.id}.${key}`
  const lines = [answer, m.mail_support_link({ link }), m.mail_support_why({ brand: name })]
  return senderOf(context)({
    to: row.email,
    kind: 'mail',
    subject: m.mail_support_subject({ brand: name }),
    text: lines.join('\n\n'),
  })
}
