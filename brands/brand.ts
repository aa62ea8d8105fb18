import { type } from '#contract/ark.ts'
import { gameById } from '#contract/games.ts'
import { fallbacksOf, type Language, LOCALES } from '#contract/languages.ts'
import { PAY_METHODS } from '#contract/payment-rules.ts'
import { WORDS } from './words.ts'

const LanguageCode = type.enumerated(...LOCALES.map(({ code }) => code))
const Color = type(/^#[0-9a-fA-F]{6}$/).describe(WORDS.colour)
/** A path on the site's host. */
const OwnPath = type(/^\/[A-Za-z0-9_\-./]*$/).describe(WORDS.picture)
const HttpUrl = type(/^https?:\/\/[^\s"'<>]+$/).describe(WORDS.address)
const SocketUrl = type(/^wss?:\/\/[^\s"'<>]+$/).describe(WORDS.socket)
const Hostname = type(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/).describe(WORDS.hostname)
const GameId = type('number.integer').narrow(
  (id, context) => gameById(id) !== undefined || context.mustBe('a known game id'),
)

/**
 * Stored records are older than the code that reads them. So every field added since the first version is optional or
 * has a default, and a record that any earlier version wrote still loads.
 */

/** What the operator says of the brand on `/about`. It answers for it: nothing here is checked or counted. */
const Claim = type({ 'figure?': '1 <= string <= 20', text: '1 <= string <= 200' })

/** Texts of a brand in one language. For languages without texts see `textsLanguage`. */
export const BrandTexts = type({
  name: '1 <= string <= 40',
  introduction: "string <= 400 = ''",
  title: '1 <= string <= 120',
  description: '1 <= string <= 300',
  keywords: "string <= 300 = ''",
  copyright: "string <= 160 = ''",
  /** Wordmarks of the name in this language, in place of the brand's. */
  'logos?': { light: OwnPath, dark: OwnPath },
  'claims?': Claim.array(),
  /** How soon and when support replies, shown on `/salesmartly`. */
  'support?': '1 <= string <= 200',
})

/** What differs between a brand's flavours. URLs of its services; absent: the default backend on the site's host. */
export const BrandHosts = type({
  'api?': HttpUrl,
  'java?': HttpUrl,
  'wsG?': SocketUrl,
  'wsJ?': SocketUrl,
  /** The script of a widget for support, which is loaded on `/salesmartly` when it is asked for: docs/operations.md. */
  'sdkUrl?': HttpUrl,
  /** What else the widget may load from: only the origins count. */
  'sdkOrigins?': HttpUrl.array().atMostLength(10),
  /** The operator's chat for support, a page of its own. */
  'imUrl?': HttpUrl,
  'rechargeUrl?': HttpUrl,
  /** The separate mobile site; its address becomes the mobile alternate link. */
  'mUrl?': HttpUrl,
  'pcUrl?': HttpUrl,
  'media?': HttpUrl,
  /** Of Turnstile; in place of the brand's. */
  'botCheckSiteKey?': 'string <= 100',
})

const Palette = type({ brand: Color, background: Color, surface: Color, text: Color })

/** Give a new feature the default `false`: it is then off in existing records until the operator switches it on. */
const Features = type({
  chat: 'boolean = true',
  experts: 'boolean = true',
  odds: 'boolean = true',
  mall: 'boolean = true',
  news: 'boolean = true',
  gifts: 'boolean = true',
  danmaku: 'boolean = true',
  videos: 'boolean = false',
  /** The site can be installed and has an offline page: its service worker. Off: browsers that have one remove it. */
  install: 'boolean = false',
})

export const Brand = type({
  id: type(/^[a-z0-9][a-z0-9-]{0,30}$/).describe(WORDS.id),
  /** Hostnames that show this brand. */
  hosts: Hostname.array().atLeastLength(1),
  flavour: "'dev' | 'pro' | 'pro_guonei'",
  defaultLanguage: LanguageCode,
  /** In which its pages are offered, beside the default one; absent: all. See languages-of.ts. */
  'languages?': LanguageCode.array(),
  /** Time zone of schedules until the viewer's is known. */
  timeZone: type(/^[A-Za-z0-9_+\-/]{1,64}$/).describe(WORDS.zone),
  theme: { scheme: "'dark' | 'light'", dark: Palette, light: Palette },
  logos: { light: OwnPath, dark: OwnPath, mark: OwnPath, favicon: OwnPath },
  /** PNG pictures for home screens, of 192 and 512 pixels; `maskable` (512) may be cut to any shape. Absent: the mark. */
  'icons?': { small: OwnPath, large: OwnPath, 'maskable?': OwnPath },
  texts: type({ '[string]': BrandTexts }),
  environments: {
    dev: BrandHosts.default(() => ({})),
    pro: BrandHosts.default(() => ({})),
    pro_guonei: BrandHosts.default(() => ({})),
  },
  /** Of Turnstile, for flavours without one of their own. See in-environment.ts. */
  'botCheckSiteKey?': 'string <= 100',
  /** Countries (ISO 3166 alpha-2) to whose mobile numbers SMS are sent; absent: backend/sending/sms-destination.ts. */
  'smsCountries?': type(/^[A-Z]{2}$/)
    .describe(WORDS.country)
    .array(),
  contacts: type({
    kind: "'email' | 'telegram' | 'whatsapp' | 'phone' | 'line' | 'wechat' | 'qq'",
    value: '1 <= string <= 120',
  })
    .array()
    .default(() => []),
  /** Who runs the site, as the law knows it: named in the texts under `/protocol`. Absent: these name nobody. */
  'operator?': {
    company: '1 <= string <= 120',
    'address?': '1 <= string <= 300',
    /** Absent: the first e-mail address among the contacts. */
    'email?': '3 <= string <= 120',
  },
  /** Licences and registrations of the operator, shown on `/certificate`. */
  'certificates?': type({
    name: '1 <= string <= 120',
    'number?': '1 <= string <= 80',
    'issuer?': '1 <= string <= 120',
    /** Until when it holds: `2027-12-31`. */
    'until?': type(/^\d{4}-\d{2}-\d{2}$/).describe(WORDS.date),
    /** Where the issuer says so. */
    'url?': HttpUrl,
    'picture?': OwnPath,
  }).array(),
  links: type({ label: '1 <= string <= 60', url: HttpUrl })
    .array()
    .default(() => []),
  downloads: type({ platform: "'ios' | 'android' | 'windows' | 'macos'", url: HttpUrl, 'icon?': OwnPath })
    .array()
    .default(() => []),
  /**
   * While it is there every page but those of administration says that the site is being worked on. `until` is when it is expected
   * back: it ends nothing. `message` is by language; absent: a sentence of ours.
   */
  'maintenance?': { 'until?': 'string.date.iso', 'message?': type({ '[string]': '1 <= string <= 300' }) },
  /**
   * Who sees pro data of matches: the chance of each shot, prices through time, where players were. Absent: who has signed in. For
   * members it is where a membership can be bought: see pro-access.ts.
   */
  'proData?': "'open' | 'signedIn' | 'vip' | 'svip'",
  /** Which features are on. */
  features: Features.default(() => ({})),
  /** Features that are off in a country, by country code. */
  'featuresOffByCountry?': type({ '[string]': 'string[]' }),
  /** How coins and diamonds are paid for, in the order shown; absent: none are sold. */
  'payMethods?': type.enumerated(...PAY_METHODS).array(),
  /** Ways to pay that are off in a country, by country code, or everywhere (`*`); also `gold` and `diamond` for memberships. */
  'payMethodsOffByCountry?': type({ '[string]': 'string[]' }),
  /** How long one may look at a stream for members before a membership is asked for; absent or 0: not at all. */
  'trialSeconds?': '0 <= number.integer <= 3600',
  /** So many coins are given for so many diamonds, in whole lots; absent: one for one. `off`: diamonds stay what they are. */
  'exchange?': type({ diamond: '1 <= number.integer <= 1000', gold: '1 <= number.integer <= 1000' }).or("'off'"),
  /** The streamer's part of a gift, in percent; absent: half. */
  'giftShare?': '0 <= number.integer <= 100',
  /**
   * What managers of promotion channels earn, in coins; absent: nothing. For a registration, and in percent of the first so many
   * coins that somebody buys who registered through a channel. It is paid after so many days; absent: seven.
   */
  'commission?': {
    'registration?': '1 <= number.integer <= 10000',
    'purchases?': { percent: '1 <= number.integer <= 50', firstCoins: '1 <= number.integer <= 10000000' },
    'waitDays?': '0 <= number.integer <= 90',
  },
  /** The brand's games in the order of its navigation; absent: all, in that of `GAMES`. Others are under "more". */
  'games?': GameId.array(),
  /** A role that an administrator grants counts once another one has confirmed it; on all brands of the backend. */
  roleGrantsByTwo: 'boolean = false',
  /**
   * From so many coins on, or their worth in diamonds, a refund that an administrator makes wants a second one; on all
   * brands of the backend. Absent: none does.
   */
  'refundsByTwoFrom?': '1 <= number.integer <= 100000000',
  /**
   * Whether moderators and administrators must have a second step to their sign-in, to do anything in administration; on
   * all brands of the backend. Absent: they may.
   */
  'staffTwoStep?': 'boolean',
  /** Footer and match pages say that the data is simulated. */
  isDemo: 'boolean = false',
  /** Of a demo brand: rooms of simulated streamers have a crowd that is simulated too, and says so. Absent: no. */
  'hasSimulatedCrowd?': 'boolean',
})
export type Brand = typeof Brand.infer
export type BrandTexts = typeof BrandTexts.infer
export type BrandHosts = typeof BrandHosts.infer

/** The hosts of the brand's own flavour. */
export const hostsOf = (brand: Brand): BrandHosts => brand.environments[brand.flavour]

/**
 * The language of the texts for a reader of `language`: the same, else the other Chinese script, else English. For a
 * record without any of these: its default language, or the first it has.
 */
export function textsLanguage({ id, texts, defaultLanguage }: Brand, language: Language): Language {
  const wanted = [language, ...fallbacksOf(language), defaultLanguage, ...(Object.keys(texts) as Language[])]
  const found = wanted.find((code) => texts[code])
  if (!found) throw new Error(`brand ${id} has no texts`)
  return found
}

/** A brand's logos for a reader of a language: its wordmark says the name that its texts say. */
export const logosOf = (brand: Brand, language: Language): Brand['logos'] => ({
  ...brand.logos,
  ...textsOf(brand, language).logos,
})

/** Every picture that the record names. */
export const picturesOf = ({ logos, texts, downloads, icons, certificates = [] }: Brand): string[] => [
  ...Object.values(logos),
  ...Object.values(icons ?? {}),
  ...Object.values(texts).flatMap(({ logos: own }) => (own ? [own.light, own.dark] : [])),
  ...downloads.flatMap(({ icon }) => icon ?? []),
  ...certificates.flatMap(({ picture }) => picture ?? []),
]

/** A brand's texts for a reader of a language. */
export const textsOf = (brand: Brand, language: Language): BrandTexts =>
  brand.texts[textsLanguage(brand, language)] as BrandTexts
