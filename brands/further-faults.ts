import { emailFault } from '#contract/account-rules.ts'
import type { BrandFaultKind } from '#contract/brand-rules.ts'
import { localeByCode } from '#contract/languages.ts'
import type { Brand } from './brand.ts'
import { EVERYWHERE } from './methods-off.ts'
import { WORDS } from './words.ts'

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Browsers take `//name/path` for an address on another host; the others are calls, not files. */
const NO_FILE = /^\/\/|\/\.{1,2}(\/|$)|^\/+(java|ws|feed|pay)(\/|$)/i

/** Each is written to KV when a record is published. */
const HOSTS_MAX = 100

const CONTROL = /\p{Cc}/u

/** RFC 1035. */
const HOST_CHARS_MAX = 253

type Further = [path: PropertyKey[], kind: BrandFaultKind, text: string]

/** Texts of a language that `Brand` wants, of which nothing can be read. */
const SAID = ['name', 'title', 'description'] as const

function* textFaults({ texts, defaultLanguage }: Brand): Generator<Further> {
  const languages = Object.keys(texts)
  if (languages.length === 0) yield [['texts'], 'missing', 'must have at least one language']
  for (const [code, said] of Object.entries(texts)) {
    if (!localeByCode(code)) yield [['texts', code], 'unknown', 'must be a product language code']
    for (const field of SAID)
      if (said[field].trim() === '') yield [['texts', code, field], 'missing', 'must say something']
  }
  if (languages.length > 0 && !Object.hasOwn(texts, defaultLanguage))
    yield [['defaultLanguage'], 'no_texts', `must be a language of texts, which has no ${defaultLanguage}`]
}

/** Lists in which each thing is once. */
const SETS = ['hosts', 'languages', 'games', 'payMethods', 'smsCountries'] as const

function* listFaults(brand: Brand): Generator<Further> {
  for (const field of SETS) {
    const list: readonly unknown[] = brand[field] ?? []
    for (const [at, each] of list.entries())
      if (list.indexOf(each) < at) yield [[field, at], 'twice', `must not be in the list twice (${each})`]
  }
  if (brand.games?.length === 0)
    yield [['games'], 'no_games', 'must name at least one game, or be left out to show all of them']
  if (brand.hosts.length > HOSTS_MAX) yield [['hosts'], 'too_long', `must be at most ${HOSTS_MAX}`]
  for (const [at, host] of brand.hosts.entries())
    if (host.length > HOST_CHARS_MAX) yield [['hosts', at], 'too_long', `must be at most ${HOST_CHARS_MAX} characters`]
}

type Named = [path: PropertyKey[], picture: string | undefined]

function* pictureFaults({ texts, logos, icons, downloads, certificates = [] }: Brand): Generator<Further> {
  const named: Named[] = [
    ...Object.entries(icons ?? {}).map(([name, path]): Named => [['icons', name], path]),
    ...Object.entries(logos).map(([name, path]): Named => [['logos', name], path]),
    ...Object.entries(texts).flatMap(([code, { logos: own }]) =>
      Object.entries(own ?? {}).map(([name, path]): Named => [['texts', code, 'logos', name], path]),
    ),
    ...downloads.map(({ icon }, at): Named => [['downloads', at, 'icon'], icon]),
    ...certificates.map(({ picture }, at): Named => [['certificates', at, 'picture'], picture]),
  ]
  for (const [path, picture] of named)
    if (picture && NO_FILE.test(picture)) yield [path, 'picture', `must be ${WORDS.picture}`]
}

function* contactFaults({ contacts, operator }: Brand): Generator<Further> {
  for (const [at, { kind, value }] of contacts.entries()) {
    const path = ['contacts', at, 'value']
    if (kind === 'email' && emailFault(value)) yield [path, 'email', `must be ${WORDS.email}`]
    else if (value.trim() === '') yield [path, 'missing', 'must say something']
    else if (CONTROL.test(value)) yield [path, 'one_line', 'must be one line without control characters']
  }
  if (operator?.email !== undefined && emailFault(operator.email))
    yield [['operator', 'email'], 'email', `must be ${WORDS.email}`]
  if (operator?.company.trim() === '') yield [['operator', 'company'], 'missing', 'must say something']
}

const COUNTRY = /^[A-Z]{2}$/

/** Countries that no visitor comes from would switch nothing off. */
function* countryFaults({ featuresOffByCountry = {}, payMethodsOffByCountry = {} }: Brand): Generator<Further> {
  const text = `must be ${WORDS.country}`
  for (const country of Object.keys(featuresOffByCountry))
    if (!COUNTRY.test(country)) yield [['featuresOffByCountry', country], 'country', text]
  for (const country of Object.keys(payMethodsOffByCountry))
    if (country !== EVERYWHERE && !COUNTRY.test(country))
      yield [['payMethodsOffByCountry', country], 'country', `${text}, or * for all`]
}

/** What `Brand` lets pass, so that records which are stored already stay readable. */
export function* furtherFaults(brand: Brand): Generator<Further> {
  yield* textFaults(brand)
  if (!isZone(brand.timeZone)) yield [['timeZone'], 'zone', `must be ${WORDS.zone}`]
  yield* listFaults(brand)
  yield* pictureFaults(brand)
  yield* contactFaults(brand)
  yield* countryFaults(brand)
}
