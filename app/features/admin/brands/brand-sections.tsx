import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { BrandFault } from '#contract/admin-brands.ts'
import { BasicsSection } from './parts/basics-section.tsx'
import { ColoursSection } from './parts/colours-section.tsx'
import { ContactSection } from './parts/contact-section.tsx'
import { FeaturesSection, GamesSection } from './parts/games-section.tsx'
import { LogosSection } from './parts/logos-section.tsx'
import { MaintenanceSection } from './parts/maintenance-section.tsx'
import { MoneySection } from './parts/money-section.tsx'
import { TextsSection } from './parts/texts-section.tsx'

export type SectionKey = (typeof BRAND_SECTIONS)[number]['key'] | 'legal' | 'pages' | 'json' | 'history' | 'retire'

/** The parts of a record, and the fields at its top that each shows. */
export const BRAND_SECTIONS = [
  { key: 'texts', label: m.admin_brand_section_texts, fields: ['texts'] },
  { key: 'colours', label: m.admin_brand_section_colours, fields: ['theme'] },
  { key: 'logos', label: m.admin_brand_section_logos, fields: ['logos', 'icons'] },
  { key: 'games', label: m.admin_brand_section_games, fields: ['games'] },
  { key: 'features', label: m.admin_brand_section_features, fields: ['features', 'featuresOffByCountry', 'proData'] },
  {
    key: 'money',
    label: m.admin_brand_section_money,
    fields: [
      'payMethods',
      'payMethodsOffByCountry',
      'giftShare',
      'trialSeconds',
      'exchange',
      'commission',
      'refundsByTwoFrom',
    ],
  },
  {
    key: 'contact',
    label: m.admin_brand_section_contact,
    fields: ['operator', 'contacts', 'links', 'downloads', 'certificates'],
  },
  {
    key: 'basics',
    label: m.admin_brand_section_basics,
    fields: [
      ...[
        'hosts',
        'defaultLanguage',
        'languages',
        'timeZone',
        'flavour',
        'environments',
        'botCheckSiteKey',
        'smsCountries',
      ],
      ...['isDemo', 'hasSimulatedCrowd', 'roleGrantsByTwo', 'staffTwoStep'],
    ],
  },
  { key: 'maintenance', label: m.admin_brand_section_maintenance, fields: ['maintenance'] },
] as const

const SECTIONS: Readonly<Record<RecordKey, () => ReactNode>> = {
  texts: TextsSection,
  colours: ColoursSection,
  logos: LogosSection,
  games: GamesSection,
  features: FeaturesSection,
  money: MoneySection,
  contact: ContactSection,
  basics: BasicsSection,
  maintenance: MaintenanceSection,
}

type RecordKey = (typeof BRAND_SECTIONS)[number]['key']

/** Whether a section shows fields of the record. */
export const isOfRecord = (key: SectionKey): key is RecordKey => BRAND_SECTIONS.some((each) => each.key === key)

export const sectionOf = (key: RecordKey) => SECTIONS[key]

/** The section that shows a fault: the one of its field, wordmarks with the logos, and the file for what no section has. */
export function sectionOfFault({ path }: Pick<BrandFault, 'path'>): SectionKey {
  if (/^texts\.\w+\.logos\b/.test(path)) return 'logos'
  const [field = ''] = path.split('.')
  return BRAND_SECTIONS.find(({ fields }) => fields.some((each) => each === field))?.key ?? 'json'
}
