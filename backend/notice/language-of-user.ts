import { type Language, languageOf } from '#contract/languages.ts'
import type { NotifyContext } from './mail-notice.ts'
import { readRecipient } from './recipient.store.ts'

/** The language that a user chose, else that of the context. */
export async function languageOfUser(
  { accountDb, lan }: Pick<NotifyContext, 'accountDb' | 'lan'>,
  uid: number,
): Promise<Language> {
  const recipient = await readRecipient(accountDb, uid)
  return languageOf(recipient?.preferences.language, lan)
}
