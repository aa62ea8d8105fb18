import { type Locale, localeByTag } from '#contract/languages.ts'

/** The language prefix of a path, if it has one: `/ar/match` → the Arabic locale and `/match`. */
export function splitPath(path: string): { prefixed?: Locale; path: string } {
  const [, first = '', ...rest] = path.split('/')
  const prefixed = first === '' ? undefined : localeByTag(first)
  return prefixed ? { prefixed, path: `/${rest.join('/')}` } : { path }
}
