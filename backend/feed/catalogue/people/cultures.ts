import {
  ARABIC_NAMES,
  CHINESE_NAMES,
  INDIAN_NAMES,
  JAPANESE_NAMES,
  KOREAN_NAMES,
  TURKISH_NAMES,
} from './eastern-names.ts'
import type { PersonNameTable } from './name-table.ts'
import {
  ENGLISH_NAMES,
  FRENCH_NAMES,
  GERMAN_NAMES,
  NORDIC_NAMES,
  PORTUGUESE_NAMES,
  SLAVIC_NAMES,
  SPANISH_NAMES,
} from './western-names.ts'

export type PeopleCulture =
  | 'english'
  | 'spanish'
  | 'portuguese'
  | 'french'
  | 'german'
  | 'nordic'
  | 'slavic'
  | 'turkish'
  | 'arabic'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'indian'

interface Culture {
  names: PersonNameTable
  /** ISO 3166 codes where people of this name come from. */
  countries: readonly string[]
  /** Written in Chinese characters at home. */
  isNative: boolean
}

export const CULTURES: Record<PeopleCulture, Culture> = {
  english: { names: ENGLISH_NAMES, countries: ['GB', 'US', 'AU', 'CA', 'IE', 'NZ'], isNative: false },
  spanish: { names: SPANISH_NAMES, countries: ['ES', 'AR', 'MX', 'CO', 'UY', 'CL'], isNative: false },
  portuguese: { names: PORTUGUESE_NAMES, countries: ['BR', 'PT'], isNative: false },
  french: { names: FRENCH_NAMES, countries: ['FR', 'BE', 'CH'], isNative: false },
  german: { names: GERMAN_NAMES, countries: ['DE', 'AT', 'CH'], isNative: false },
  nordic: { names: NORDIC_NAMES, countries: ['SE', 'DK', 'NO', 'FI'], isNative: false },
  slavic: { names: SLAVIC_NAMES, countries: ['PL', 'CZ', 'RS', 'HR', 'UA', 'RU'], isNative: false },
  turkish: { names: TURKISH_NAMES, countries: ['TR'], isNative: false },
  arabic: { names: ARABIC_NAMES, countries: ['SA', 'AE', 'EG', 'MA', 'QA'], isNative: false },
  chinese: { names: CHINESE_NAMES, countries: ['CN'], isNative: true },
  japanese: { names: JAPANESE_NAMES, countries: ['JP'], isNative: true },
  korean: { names: KOREAN_NAMES, countries: ['KR'], isNative: true },
  indian: { names: INDIAN_NAMES, countries: ['IN'], isNative: false },
}
