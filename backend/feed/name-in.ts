import type { Names } from './types.ts'

/** The name in the caller's language; readers of traditional Chinese rather get simplified than English. */
export const nameIn = (lan: string, names: Names): string =>
  (names as Readonly<Record<string, string | undefined>>)[lan] ?? (lan === 'zh_tw' ? names.zh_CN : names.en_US)
