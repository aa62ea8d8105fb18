import { type Language, type Locale, localeByCode } from '#contract/languages.ts'

/** Mapped accept-language values (docs/product.md, section 4); other regions follow their language. */
const ACCEPTED = new Map<string, Language>([
  ['zh', 'zh_CN'],
  ['zh-cn', 'zh_CN'],
  ['zh-hans', 'zh_CN'],
  ['zh-tw', 'zh_tw'],
  ['zh-hk', 'zh_tw'],
  ['zh-mo', 'zh_tw'],
  ['zh-hant', 'zh_tw'],
  ['en', 'en_US'],
  ['ja', 'jp'],
  ['pt', 'pt'],
  ['vi', 'vi'],
  ['ko', 'ko'],
])

const COUNTRIES = new Map<string, Language>([
  ['CN', 'zh_CN'],
  ['HK', 'zh_tw'],
  ['MO', 'zh_tw'],
  ['TW', 'zh_tw'],
  ['JP', 'jp'],
  ['BR', 'pt'],
  ['VN', 'vi'],
  ['KR', 'ko'],
])

export interface LanguageHints {
  cookie?: string
  acceptLanguage?: string | null
  /** ISO 3166 code of the visitor's IP address; Cloudflare sends `XX` and `T1` when the lookup failed. */
  country?: string | null
  brandDefault?: Language
  /** Languages that the brand offers; absent: all. */
  offered?: readonly Locale[]
}

function fromAcceptLanguage(header: string | null | undefined): Language | undefined {
  const first = header?.split(',')[0]?.split(';')[0]?.trim().toLowerCase()
  if (!first) return undefined
  const [language = '', second = ''] = first.split('-')
  return ACCEPTED.get(first) ?? ACCEPTED.get(`${language}-${second}`) ?? ACCEPTED.get(language)
}

function fromCountry(country: string | null | undefined): Language | undefined {
  if (!country) return undefined
  if (!/^[A-Z]{2}$/.test(country) || country === 'XX') {
    console.warn(JSON.stringify({ event: 'country_lookup_failed', country: country.slice(0, 8) }))
    return 'en_US'
  }
  return COUNTRIES.get(country) ?? 'en_US'
}

/**
 * Chooses in the order of docs/product.md, section 4: the `lang` cookie, the first accept-language value, the country
 * of the IP address, the default. Languages that are unknown or not offered are ignored.
 */
export function chooseLanguage(hints: LanguageHints): Language {
  const { offered, brandDefault = 'zh_CN' } = hints
  const ifOffered = (code: Language | undefined) =>
    offered?.some((each) => each.code === code) === false ? undefined : code
  return (
    ifOffered(hints.cookie ? localeByCode(hints.cookie)?.code : undefined) ??
    ifOffered(fromAcceptLanguage(hints.acceptLanguage)) ??
    ifOffered(fromCountry(hints.country)) ??
    brandDefault
  )
}
