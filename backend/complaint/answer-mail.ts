import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { messagesIn } from '#backend/core/messages.ts'
import { textsOf } from '#brands/brand.ts'
import type { ComplaintRow } from './complaints.store.ts'

type Answered = Pick<ComplaintRow, 'id' | 'brand' | 'language' | 'decision' | 'answer'>

/**
 * The mail that answers a complaint, in the language in which it was sent. Nothing that the sender typed is in
 * it: a mail to an address that nobody has checked must not carry a stranger's message.
 */
export async function answerMail(
  { env }: Pick<Context, 'env'>,
  { id, brand, language, decision, answer }: Answered,
): Promise<{ subject: string; text: string }> {
  const record = await readBrand({ env, brand })
  const name = record ? textsOf(record, language).name : brand
  const m = messagesIn(language)
  const lines = [
    decision === 'upheld'
      ? m.mail_complaint_upheld({ brand: name, id })
      : m.mail_complaint_declined({ brand: name, id }),
    answer ?? '',
    m.mail_complaint_answer_why({ brand: name }),
  ]
  return { subject: m.mail_complaint_answer_subject({ brand: name, id }), text: lines.join('\n\n') }
}
