import { splitPath } from '#app/i18n/split-path.ts'
import type { Brand } from '#brands/brand.ts'
import { localesOf } from '#brands/languages-of.ts'

/** Where a page is that is asked for in a language which the brand does not offer: in the visitor's own. */
export function inOfferedLanguage(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  brand: Brand,
): string | undefined {
  const { prefixed, path } = splitPath(pathname)
  return prefixed && !localesOf(brand).includes(prefixed) ? path + search : undefined
}
