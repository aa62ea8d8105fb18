import { fallbacksOf, type Language } from '#contract/languages.ts'
import type { ProtocolName } from '#contract/protocol-rules.ts'
import { ourLanguage, ourText } from './our-text.ts'
import { versionsInForce } from './versions-in-force.ts'

export interface Head {
  name: ProtocolName
  language: Language
  date: string
}

/** Which text is asked for, of a brand whose operator wrote these. */
export interface AskedText {
  name: ProtocolName
  lan: Language
  defaultLanguage: Language
  heads: readonly Head[]
}

/** What a reader gets on a day. */
export interface HeldText {
  /** The operator's own one, not the product's. */
  isOwn: boolean
  language: Language
  /** In force by that day, the newest first. */
  versions: string[]
}

/** The operator's own text, if one is in force in any language: the product's would contradict it. */
export function heldOn(day: string, { name, lan, defaultLanguage, heads }: AskedText): HeldText {
  const own = heads.filter((head) => head.name === name && head.date <= day)
  const languages = [lan, ...fallbacksOf(lan), defaultLanguage, own[0]?.language]
  const language = languages.find((code) => own.some((head) => head.language === code))
  if (language) {
    const versions = own.filter((head) => head.language === language).map(({ date }) => date)
    return { isOwn: true, language, versions }
  }
  const versions = versionsInForce(ourText(name, lan).versions, day).map(({ date }) => date)
  return { isOwn: false, language: ourLanguage(name, lan), versions }
}

/** The days after this one from which the reader gets another version, the next one first. */
export function comingDays(today: string, asked: AskedText): string[] {
  const ours = ourText(asked.name, asked.lan).versions.map(({ date }) => date)
  const days = [...asked.heads.filter(({ name }) => name === asked.name).map(({ date }) => date), ...ours]
  const now = heldOn(today, asked).versions
  return [...new Set(days)]
    .filter((day) => day > today && !now.includes(day) && heldOn(day, asked).versions[0] === day)
    .sort()
}
