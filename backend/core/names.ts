import { fallbacksOf, type Language } from '#contract/languages.ts'

/** A name by product language code, in the languages that its source has; `en_US` is the fallback. */
export type Names = { en_US: string; zh_CN: string } & { [lan in 'zh_tw' | 'jp' | 'ar']?: string }

/** The name in the language `lan`, else in the other Chinese script, else in English. */
export function nameIn(lan: Language, names: Names): string {
  const table: { readonly [Lan in Language]?: string } = names
  const found = [lan, ...fallbacksOf(lan)].find((code) => table[code])
  return (found && table[found]) ?? names.en_US
}
