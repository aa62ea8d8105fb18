import { fallbacksOf } from '#contract/languages.ts'

/** A name in the languages the source gives; `en_US` is always there and is the fallback. Keys are product language codes. */
export type Names = { en_US: string; zh_CN: string } & { [lan in 'zh_tw' | 'jp' | 'ar']?: string }

/** The name in the caller's language, else in the other Chinese, else in English. */
export function nameIn(lan: string, names: Names): string {
  const table: Readonly<Record<string, string | undefined>> = names
  const found = [lan, ...fallbacksOf(lan)].find((code) => table[code])
  return (found && table[found]) ?? names.en_US
}
