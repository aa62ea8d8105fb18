import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { messagesIn } from '#backend/core/messages.ts'
import { textsOf } from '#brands/brand.ts'

/** The mail or SMS with a code, in the caller's language, with the brand's name. */
export async function codeMessage(context: Context, code: string): Promise<{ subject: string; text: string }> {
  const record = await readBrand(context)
  const brand = record ? textsOf(record, context.lan).name : 'Grandstand'
  const m = messagesIn(context.lan)
  return { subject: m.code_message_subject({ brand, code }), text: m.code_message_text({ brand, code }) }
}
