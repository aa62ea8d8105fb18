const locale = <Code extends string>(code: Code, tag: string, endonym: string, isComplete = false) => ({
  /** Product code: `lang` cookie, `lan` header, brand records. */
  code,
  /** BCP-47: `<html lang>`, hreflang, URL prefix, Intl, message file. */
  tag,
  /** Its name in the language itself. */
  endonym,
  dir: code === 'ar' ? ('rtl' as const) : ('ltr' as const),
  /** Whether every message is translated. Otherwise pages and mails are in English, and no hreflang names it. */
  isComplete,
})

const ENGLISH = locale('en_US', 'en', 'English', true)

const TABLE = [
  ENGLISH,
  locale('zh_CN', 'zh-Hans', '简体中文', true),
  locale('zh_tw', 'zh-Hant', '繁體中文', true),
  locale('jp', 'ja', '日本語', true),
  locale('ar', 'ar', 'العربية', true),
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
]

export type Locale = (typeof TABLE)[number]
export type Language = Locale['code']

/** Every interface language, in the order of the language menu: the complete ones first. */
export const LOCALES: readonly Locale[] = TABLE

const byCode = new Map<string, Locale>(LOCALES.map((entry) => [entry.code, entry]))
const byTag = new Map<string, Locale>(LOCALES.map((entry) => [entry.tag.toLowerCase(), entry]))

export const localeByCode = (code: string): Locale | undefined => byCode.get(code)
/** The language of a received or stored code; `otherwise` for an unknown code. */
export const languageOf = (code: string | undefined, otherwise: Language = 'en_US'): Language =>
  byCode.get(code ?? '')?.code ?? otherwise
export const localeByTag = (tag: string): Locale | undefined => byTag.get(tag.toLowerCase())

/** The language of pages and mails for a reader who chose `locale`: the same when it is complete, else English. */
export const contentLocale = (locale: Locale | undefined): Locale => (locale?.isComplete ? locale : ENGLISH)

/** The languages to try when a text is missing in the language `code`: the other Chinese script, then English. */
export const fallbacksOf = (code: string): Language[] =>
  code === 'zh_tw' ? ['zh_CN', 'en_US'] : code === 'zh_CN' ? ['zh_tw', 'en_US'] : ['en_US']
