import type { Language } from '#brands/brand.ts'

export interface Locale {
  /** Product code: `lang` cookie, `lan` header. */
  code: Language
  /** BCP-47: `<html lang>`, hreflang, URL prefix, Intl, message file. */
  tag: string
  /** Its name in itself. */
  endonym: string
  dir: 'ltr' | 'rtl'
  /** Every message is translated; others fall back to English and are kept out of hreflang. */
  isComplete: boolean
}

const locale = (code: Language, tag: string, endonym: string, isComplete = false): Locale => ({
  code,
  tag,
  endonym,
  dir: code === 'ar' ? 'rtl' : 'ltr',
  isComplete,
})

/** Every interface language, in the order of the language menu. */
export const LOCALES: readonly Locale[] = [
  locale('en_US', 'en', 'English', true),
  locale('zh_CN', 'zh-Hans', '简体中文', true),
  locale('zh_tw', 'zh-Hant', '繁體中文', true),
  locale('jp', 'ja', '日本語', true),
  locale('ko', 'ko', '한국어'),
  locale('vi', 'vi', 'Tiếng Việt'),
  locale('thai', 'th', 'ไทย'),
  locale('ms', 'ms', 'Bahasa Melayu'),
  locale('tl', 'tl', 'Tagalog'),
  locale('es', 'es', 'Español'),
  locale('pt', 'pt', 'Português'),
  locale('fr', 'fr', 'Français'),
  locale('de', 'de', 'Deutsch'),
  locale('nl', 'nl', 'Nederlands'),
  locale('sv', 'sv', 'Svenska'),
  locale('da', 'da', 'Dansk'),
  locale('pl', 'pl', 'Polski'),
  locale('ru', 'ru', 'Русский'),
  locale('uk', 'uk', 'Українська'),
  locale('el', 'el', 'Ελληνικά'),
  locale('tr', 'tr', 'Türkçe'),
  locale('ar', 'ar', 'العربية', true),
]

const byCode = new Map<string, Locale>(LOCALES.map((entry) => [entry.code, entry]))
const byTag = new Map<string, Locale>(LOCALES.map((entry) => [entry.tag.toLowerCase(), entry]))

export const localeByCode = (code: string): Locale | undefined => byCode.get(code)
export const localeByTag = (tag: string): Locale | undefined => byTag.get(tag.toLowerCase())

/** The language prefix of a path, if it has one: `/ar/match` → the Arabic locale and `/match`. */
export function splitPath(path: string): { prefixed?: Locale; path: string } {
  const [, first = '', ...rest] = path.split('/')
  const prefixed = first === '' ? undefined : byTag.get(first.toLowerCase())
  return prefixed ? { prefixed, path: `/${rest.join('/')}` } : { path }
}
