import { m } from '#app/paraglide/messages.js'
import type { Brand } from '#brands/brand.ts'
import type { AdminBrandLine } from '#contract/admin-brands.ts'
import { type Language, LOCALES, localeByCode } from '#contract/languages.ts'
import type { PayMethod } from '#contract/payment-rules.ts'
import type { Part } from './record.ts'

export const STATE_NAMES: Readonly<Record<AdminBrandLine['state'], () => string>> = {
  open: m.admin_brand_state_open,
  maintenance: m.admin_brand_state_maintenance,
  unreadable: m.admin_brand_state_unreadable,
  retired: m.admin_brand_state_retired,
}

export const STATE_COLOURS: Readonly<Record<AdminBrandLine['state'], string>> = {
  open: 'text-win',
  maintenance: 'text-warn',
  unreadable: 'text-lose',
  retired: 'text-text-muted',
}

interface FeatureLabel {
  name: keyof Brand['features']
  label: () => string
  /** What a record without the feature means, as in brands/brand.ts. */
  isOnByDefault: boolean
}

const feature = (name: FeatureLabel['name'], label: () => string, isOnByDefault = true): FeatureLabel => ({
  name,
  label,
  isOnByDefault,
})

export const FEATURES: readonly FeatureLabel[] = [
  feature('chat', m.admin_brand_feature_chat),
  feature('danmaku', m.admin_brand_feature_danmaku),
  feature('gifts', m.admin_brand_feature_gifts),
  feature('experts', m.admin_brand_feature_experts),
  feature('odds', m.admin_brand_feature_odds),
  feature('news', m.admin_brand_feature_news),
  feature('mall', m.admin_brand_feature_mall),
  feature('videos', m.admin_brand_feature_videos, false),
  feature('install', m.admin_brand_feature_install, false),
]

export const PAY_METHOD_NAMES: Readonly<Record<PayMethod, () => string>> = {
  qr_wallet: m.admin_brand_pay_qr_wallet,
  card: m.admin_brand_pay_card,
  stablecoin: m.admin_brand_pay_stablecoin,
  online_wallet: m.admin_brand_pay_online_wallet,
}

export const languageName = (code: string): string => localeByCode(code)?.endonym ?? code

export const LANGUAGE_OPTIONS = LOCALES.map(({ code, endonym }) => ({ value: code, label: endonym }))

/** Languages whose pages are complete: a brand without texts in one of them shows its English ones there. */
export const COMPLETE: readonly Language[] = LOCALES.filter(({ isComplete }) => isComplete).map(({ code }) => code)

/** Languages in which a copy's pages differ: those that it has texts of, and the complete ones. */
export const pageLanguages = (texts: Part): readonly Language[] =>
  LOCALES.flatMap(({ code, isComplete }) => (isComplete || Object.hasOwn(texts, code) ? code : []))
