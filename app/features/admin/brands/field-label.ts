import { m } from '#app/paraglide/messages.js'
import { FEATURES, languageName } from './brand-labels.ts'

const LOGOS = {
  dark: m.admin_brand_logo_dark,
  light: m.admin_brand_logo_light,
  mark: m.admin_brand_logo_mark,
  favicon: m.admin_brand_logo_favicon,
} as const

const SCHEMES = { dark: m.admin_brand_scheme_dark, light: m.admin_brand_scheme_light } as const

/** Fields as the studio calls them; `*` stands for a language, a flavour or a country. */
const LABELS: Readonly<Record<string, () => string>> = {
  'texts.*.name': m.admin_brand_name,
  'texts.*.title': m.admin_brand_title,
  'texts.*.description': m.admin_brand_description,
  'texts.*.introduction': m.admin_brand_introduction,
  'texts.*.keywords': m.admin_brand_keywords,
  'texts.*.copyright': m.admin_brand_copyright,
  'texts.*.support': m.admin_brand_text_support,
  'texts.*.claims': m.admin_brand_claims,
  'texts.*.logos': m.admin_brand_wordmarks,
  'texts.*.logos.dark': LOGOS.dark,
  'texts.*.logos.light': LOGOS.light,
  'texts.*': m.admin_brand_section_texts,
  texts: m.admin_brand_section_texts,
  'theme.scheme': m.admin_brand_scheme,
  'theme.*.brand': m.admin_brand_colour_brand,
  'theme.*.background': m.admin_brand_colour_background,
  'theme.*.surface': m.admin_brand_colour_surface,
  'theme.*.text': m.admin_brand_colour_text,
  theme: m.admin_brand_section_colours,
  ...Object.fromEntries(Object.entries(LOGOS).map(([name, label]) => [`logos.${name}`, label])),
  logos: m.admin_brand_section_logos,
  'icons.small': m.admin_brand_icon_small,
  'icons.large': m.admin_brand_icon_large,
  'icons.maskable': m.admin_brand_icon_maskable,
  icons: m.admin_brand_section_logos,
  games: m.admin_brand_section_games,
  ...Object.fromEntries(FEATURES.map(({ name, label }) => [`features.${name}`, label])),
  features: m.admin_brand_section_features,
  'featuresOffByCountry.*': m.admin_brand_features_off,
  featuresOffByCountry: m.admin_brand_features_off,
  proData: m.admin_brand_pro,
  payMethods: m.admin_brand_pay_methods,
  'payMethodsOffByCountry.*': m.admin_brand_pay_methods_off,
  payMethodsOffByCountry: m.admin_brand_pay_methods_off,
  giftShare: m.admin_brand_gift_share,
  trialSeconds: m.admin_brand_trial,
  refundsByTwoFrom: m.admin_brand_refunds_two,
  exchange: m.admin_brand_exchange,
  'exchange.diamond': m.admin_brand_exchange_diamond,
  'exchange.gold': m.admin_brand_exchange_gold,
  commission: m.admin_brand_commission,
  'commission.registration': m.admin_brand_commission_registration,
  'commission.waitDays': m.admin_brand_commission_days,
  'commission.purchases': m.admin_brand_commission_percent,
  'commission.purchases.percent': m.admin_brand_commission_percent,
  'commission.purchases.firstCoins': m.admin_brand_commission_first,
  operator: m.admin_brand_operator,
  'operator.company': m.admin_brand_company,
  'operator.email': m.admin_brand_company_email,
  'operator.address': m.admin_brand_company_address,
  contacts: m.admin_brand_contacts,
  links: m.admin_brand_links,
  downloads: m.admin_brand_downloads,
  certificates: m.admin_brand_certificates,
  id: m.admin_brand_id,
  hosts: m.admin_brand_hosts,
  defaultLanguage: m.admin_brand_default_language,
  languages: m.admin_brand_languages,
  timeZone: m.admin_brand_time_zone,
  flavour: m.admin_brand_flavour,
  'environments.*.mUrl': m.admin_brand_url_mobile,
  'environments.*.pcUrl': m.admin_brand_url_desktop,
  'environments.*.rechargeUrl': m.admin_brand_url_recharge,
  'environments.*.botCheckSiteKey': m.admin_brand_turnstile,
  environments: m.admin_brand_services,
  botCheckSiteKey: m.admin_brand_turnstile,
  smsCountries: m.admin_brand_sms_countries,
  isDemo: m.admin_brand_demo,
  hasSimulatedCrowd: m.admin_brand_crowd,
  roleGrantsByTwo: m.admin_brand_by_two,
  staffTwoStep: m.admin_brand_two_step,
  maintenance: m.admin_brand_maintenance,
  'maintenance.until': m.admin_brand_maintenance_until,
}

const ANY = /^(texts|theme|environments|featuresOffByCountry|payMethodsOffByCountry)\.([^.]+)/

/** What stands for `*`, as the reader calls it. */
function nameOf(part: string, name: string): string {
  if (part === 'texts') return languageName(name)
  return part === 'theme' && Object.hasOwn(SCHEMES, name) ? SCHEMES[name as keyof typeof SCHEMES]() : name
}

/** What the studio calls the field at a path of a record; undefined for one that it has in its file alone. */
export function fieldLabel(path: string): string | undefined {
  const message = /^maintenance\.message\.([^.]+)$/.exec(path)?.[1]
  if (message !== undefined) return m.admin_brand_maintenance_message({ language: languageName(message) })
  if (Object.hasOwn(LABELS, path)) return LABELS[path]?.()
  const [, part, name] = ANY.exec(path) ?? []
  const general = part === undefined ? '' : path.replace(ANY, `${part}.*`)
  if (part === undefined || name === undefined || !Object.hasOwn(LABELS, general)) return undefined
  return `${LABELS[general]?.()} · ${nameOf(part, name)}`
}
