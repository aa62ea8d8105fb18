import ar from '#messages/crowd/ar.json' with { type: 'json' }
import en from '#messages/crowd/en.json' with { type: 'json' }
import ja from '#messages/crowd/ja.json' with { type: 'json' }
import zhHans from '#messages/crowd/zh-Hans.json' with { type: 'json' }
import zhHant from '#messages/crowd/zh-Hant.json' with { type: 'json' }

/** What a simulated crowd says, by its kind (kinds.ts), and the names of those in it (`names`). */
export type Phrases = Readonly<Record<string, readonly string[]>>

/** The languages that it speaks; others hear English. */
export const PHRASES = { en_US: en, zh_CN: zhHans, zh_tw: zhHant, jp: ja, ar } satisfies Record<string, Phrases>
export type CrowdLanguage = keyof typeof PHRASES

export const crowdLanguage = (code: string): CrowdLanguage =>
  Object.hasOwn(PHRASES, code) ? (code as CrowdLanguage) : 'en_US'

/** What stands in a phrase in braces. */
export interface Words {
  team?: string | undefined
  player?: string | undefined
  score?: string | undefined
}

const PLACES = /\{(team|player|score)\}/g

/** The phrase with its words; undefined where one of them is not known. */
export function fillPhrase(phrase: string, words: Words): string | undefined {
  let isKnown = true
  const text = phrase.replace(PLACES, (_, name: keyof Words) => {
    const word = words[name]
    if (!word) isKnown = false
    return word ?? ''
  })
  return isKnown ? text : undefined
}
