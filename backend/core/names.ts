/** A name in the languages the source gives; `en_US` is always there and is the fallback. Keys are product language codes. */
export type Names = { en_US: string; zh_CN: string } & { [lan in 'zh_tw' | 'jp' | 'ar']?: string }

/** The name in the caller's language; readers of traditional Chinese rather get simplified than English. */
export const nameIn = (lan: string, names: Names): string =>
  (names as Readonly<Record<string, string | undefined>>)[lan] ?? (lan === 'zh_tw' ? names.zh_CN : names.en_US)
