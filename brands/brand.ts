import { type } from '#contract/ark.ts'
import { gameById } from '#contract/games.ts'

/** The codes of every interface language, in the product's own spelling. */
export const LANGUAGES = [
  'en_US',
  'zh_CN',
  'zh_tw',
  'vi',
  'es',
  'pt',
  'fr',
  'de',
  'sv',
  'ru',
  'uk',
  'da',
  'pl',
  'nl',
  'ko',
  'ms',
  'tl',
  'el',
  'tr',
  'thai',
  'ar',
  'jp',
] as const
export type Language = (typeof LANGUAGES)[number]

const LanguageCode = type.enumerated(...LANGUAGES)
const Color = type(/^#[0-9a-fA-F]{6}$/)
/** A path on the site's own host. */
const OwnPath = type(/^\/[A-Za-z0-9_\-./]*$/)
const HttpUrl = type(/^https?:\/\/[^\s"'<>]+$/)
const SocketUrl = type(/^wss?:\/\/[^\s"'<>]+$/)
const Hostname = type(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/)
const GameId = type('number.integer').narrow(
  (id, context) => gameById(id) !== undefined || context.mustBe('a known game id'),
)

/**
 * A record outlives the code that reads it: beyond what every version knew (no `?` and no default), each field
 * is optional or has a default, so that a record that any earlier version wrote still loads.
 */

/** Texts of a brand in one language; languages that are absent read the brand's default language. */
export const BrandTexts = type({
  name: '1 <= string <= 40',
  introduction: "string <= 400 = ''",
  title: '1 <= string <= 120',
  description: '1 <= string <= 300',
  keywords: "string <= 300 = ''",
  copyright: "string <= 160 = ''",
})

/** Where the brand's services live. What is absent is the embedded backend on the site's own host. */
export const BrandHosts = type({
  'api?': HttpUrl,
  'java?': HttpUrl,
  'wsG?': SocketUrl,
  'wsJ?': SocketUrl,
  'sdkUrl?': HttpUrl,
  'imUrl?': HttpUrl,
  'rechargeUrl?': HttpUrl,
  /** The separate mobile site; its address becomes the mobile alternate link. */
  'mUrl?': HttpUrl,
  'pcUrl?': HttpUrl,
  'media?': HttpUrl,
})

const Palette = type({ brand: Color, background: Color, surface: Color, text: Color })

/** A new area is off in the records of before, until its operator switches it on: give it `= false`. */
const Features = type({
  chat: 'boolean = true',
  experts: 'boolean = true',
  odds: 'boolean = true',
  mall: 'boolean = true',
  news: 'boolean = true',
  gifts: 'boolean = true',
  danmaku: 'boolean = true',
})

export const Brand = type({
  id: /^[a-z0-9][a-z0-9-]{0,30}$/,
  /** Hostnames that show this brand. */
  hosts: Hostname.array().atLeastLength(1),
  flavour: "'dev' | 'pro' | 'pro_guonei'",
  defaultLanguage: LanguageCode,
  /** Zone of schedules until the viewer's own is known. */
  timeZone: /^[A-Za-z0-9_+\-/]{1,64}$/,
  theme: { scheme: "'dark' | 'light'", dark: Palette, light: Palette },
  logos: { light: OwnPath, dark: OwnPath, mark: OwnPath, favicon: OwnPath },
  texts: type({ '[string]': BrandTexts }),
  environments: {
    dev: BrandHosts.default(() => ({})),
    pro: BrandHosts.default(() => ({})),
    pro_guonei: BrandHosts.default(() => ({})),
  },
  'botCheckSiteKey?': 'string <= 100',
  contacts: type({
    kind: "'email' | 'telegram' | 'whatsapp' | 'phone' | 'line' | 'wechat' | 'qq'",
    value: '1 <= string <= 120',
  })
    .array()
    .default(() => []),
  links: type({ label: '1 <= string <= 60', url: HttpUrl })
    .array()
    .default(() => []),
  downloads: type({ platform: "'ios' | 'android' | 'windows' | 'macos'", url: HttpUrl, 'icon?': OwnPath })
    .array()
    .default(() => []),
  /** Areas that are on; a record that does not name one gets the default. Per country: what is off where. */
  features: Features.default(() => ({})),
  'featuresOffByCountry?': type({ '[string]': 'string[]' }),
  /** Order of the sport navigation; the specification's order where absent. */
  'games?': GameId.array(),
  /** Data is simulated: say so, quietly, in the footer and on match pages. */
  isDemo: 'boolean = false',
})
export type Brand = typeof Brand.infer
export type BrandTexts = typeof BrandTexts.infer
export type BrandHosts = typeof BrandHosts.infer

/** The hosts of the brand's own flavour. */
export const hostsOf = (brand: Brand): BrandHosts => brand.environments[brand.flavour]

/** A brand's texts in a language, else in its default one, else the first it has. */
export function textsOf(brand: Brand, language: Language): BrandTexts {
  const found = brand.texts[language] ?? brand.texts[brand.defaultLanguage] ?? Object.values(brand.texts)[0]
  if (!found) throw new Error(`brand ${brand.id} has no texts`)
  return found
}
