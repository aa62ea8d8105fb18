import { fallbacksOf, type Language } from '#contract/languages.ts'
import type { ProtocolName } from '#contract/protocol-rules.ts'
import { type ProtocolText, TEXTS } from './texts.ts'

/** In which language the product has a text for who reads another one. */
export const ourLanguage = (name: ProtocolName, lan: Language): Language =>
  [lan, ...fallbacksOf(lan)].find((code) => TEXTS[name][code]) ?? 'en_US'

/** The product's own text, in that language. */
export const ourText = (name: ProtocolName, lan: Language): ProtocolText =>
  TEXTS[name][ourLanguage(name, lan)] ?? TEXTS[name].en_US
