import type { Names } from '#backend/core/names.ts'
import ar from '#messages/names/ar.json' with { type: 'json' }
import en from '#messages/names/en.json' with { type: 'json' }
import ja from '#messages/names/ja.json' with { type: 'json' }
import zhHans from '#messages/names/zh-Hans.json' with { type: 'json' }
import zhHant from '#messages/names/zh-Hant.json' with { type: 'json' }

type Table = Readonly<Record<string, string>>

/** JSON instead of compiled messages: names have no plurals, and Node reads them too (`npm run import`). */
const TABLES: Readonly<Record<keyof Names, Table>> = { en_US: en, zh_CN: zhHans, zh_tw: zhHant, jp: ja, ar }

export type FullNames = Record<keyof Names, string>

/** A name in each language, made by `make`. */
export const mapNames = (make: (lan: keyof Names) => string): FullNames => ({
  en_US: make('en_US'),
  zh_CN: make('zh_CN'),
  zh_tw: make('zh_tw'),
  jp: make('jp'),
  ar: make('ar'),
})

export const hasName = (key: string): boolean => TABLES.en_US[key] !== undefined

/** The message of `messages/names` in each language. */
export function namesOf(key: string): FullNames {
  if (!hasName(key)) throw new Error(`messages/names has no ${key}`)
  return mapNames((lan) => TABLES[lan][key] ?? TABLES.en_US[key] ?? key)
}

/** Puts a name into the `{placeholder}` of a form, each language in its own order. */
export const fillNames = (form: FullNames, part: FullNames): FullNames =>
  mapNames((lan) => form[lan].replace(/\{\w+\}/, () => part[lan]))
