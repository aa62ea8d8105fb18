import type { Language } from '#contract/languages.ts'
import ar from '#messages/news/ar.json' with { type: 'json' }
import en from '#messages/news/en.json' with { type: 'json' }
import ja from '#messages/news/ja.json' with { type: 'json' }
import zhHans from '#messages/news/zh-Hans.json' with { type: 'json' }
import zhHant from '#messages/news/zh-Hant.json' with { type: 'json' }

/** What simulated articles say, by what it tells: several ways to say it, in the order of no language. */
type Phrases = Readonly<Record<string, readonly string[]>>

const PHRASES = { en_US: en, zh_CN: zhHans, zh_tw: zhHant, jp: ja, ar } satisfies Partial<Record<Language, Phrases>>
/** The languages in which simulated articles are written. */
export const WRITTEN = Object.keys(PHRASES) as (keyof typeof PHRASES)[]
export type WrittenLanguage = keyof typeof PHRASES
export type Telling = keyof typeof en

export type Words = Readonly<Record<string, string | number>>
/** Says something with its words, in one of the ways; which one depends on `seed`. */
export type Say = (telling: Telling, words?: Words) => string

/** The way to say something before its words are in it; `turn` has the same thing said otherwise the next time. */
export function wayOf(lan: WrittenLanguage, seed: number, telling: Telling, turn = 0): string {
  const ways: readonly string[] = PHRASES[lan][telling]
  return ways[(seed + telling.length + turn) % ways.length] ?? ''
}

/** Puts the words in. A sentence that begins with one of them begins with a capital. */
export function fill(way: string, wordOf: (name: string) => string | number | undefined): string {
  const text = way.replace(/\{(\w+)\}/g, (_, name: string) => String(wordOf(name) ?? ''))
  return way.startsWith('{') ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** `seed`: the match, so that an article is always the same. */
export const sayIn =
  (lan: WrittenLanguage, seed: number): Say =>
  (telling, words = {}) =>
    fill(wayOf(lan, seed, telling), (name) => words[name])

/**
 * A score as this language writes it, the first side first. Arabic runs from right to left, and the marks keep the digits
 * in that order.
 */
export const scoreText = (lan: WrittenLanguage, first: number, second: number): string =>
  lan === 'ar' ? `\u2067${first}\u200f-\u200f${second}\u2069` : `${first}-${second}`

/** The figure's name, where there is one. */
export function figureName(lan: WrittenLanguage, key: string): string | undefined {
  const phrases: Phrases = PHRASES[lan]
  const name = `stat_${key}`
  return Object.hasOwn(phrases, name) ? phrases[name]?.[0] : undefined
}
