import { readBrand } from '#backend/core/brand.ts'
import { languageOf } from '#contract/languages.ts'
import type { NotifyContext } from './mail-notice.ts'

/** How to tell of something that a brand sold: in its name, and in its language to who chose none. */
export async function ofBrand(
  { accountDb, env, now, defer }: Pick<NotifyContext, 'accountDb' | 'env' | 'now' | 'defer'>,
  brand: string,
): Promise<NotifyContext> {
  const record = await readBrand({ env, brand })
  return { accountDb, env, now, defer, brand, lan: record?.defaultLanguage ?? languageOf(undefined) }
}
