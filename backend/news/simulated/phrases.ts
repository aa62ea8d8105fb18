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

const phrasesOf = (lan: WrittenLanguage, key: string): readonly string[] => {
  const phrases: Phrases = PHRASES[lan]
  return Object.hasOwn(phrases, key) ? (phrases[key] ?? []) : []
}

/** The way to say something before its words are in it; `turn` has the same thing said otherwise the next time. */
export function wayOf(lan: WrittenLanguage, seed: number, telling: Telling, turn = 0): string {
  const ways = phrasesOf(lan, telling)
  return ways[(seed + telling.length + turn) % ways.length] ?? ''
}

/** In which order a language's forms for numbers are written; the last one is for all others. */
const FORMS: Readonly<Partial<Record<WrittenLanguage, readonly string[]>>> = {
  en_US: ['zero', 'one', 'two', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many'],
}
/** Arabic tells few from many; elsewhere none, one and two differ at most. */
const arabic = new Intl.PluralRules('ar')
const categoryOf = (lan: WrittenLanguage, number: number): string =>
  lan === 'ar' ? arabic.select(number) : (['zero', 'one', 'two'][number] ?? 'other')

/** A number as the list of that name has it: `third`, `three`; digits for a number beyond its end. */
const listed = (lan: WrittenLanguage, list: string, value: string | number): string =>
  phrasesOf(lan, `list_${list}`)[Number(value) - 1] ?? String(value)

/** The form that goes with a number; `#` in it is the number. */
function formOf(lan: WrittenLanguage, forms: string, value: string | number): string {
  const all = forms.split('|')
  const form = all[FORMS[lan]?.indexOf(categoryOf(lan, Number(value))) ?? -1] ?? all.at(-1) ?? ''
  return form.replace('#', listed(lan, 'number', value))
}

const SPACE_IN_HAN = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu
/** Stands at the end of a name that is a Latin letter or a digit. */
const EDGE = '\u0000'
const HAN_BESIDE_EDGE = new RegExp(`(?<=\\p{Script=Han})${EDGE}|${EDGE}(?=\\p{Script=Han})`, 'gu')

/** In Taiwan digits have their space too. */
const edged = (lan: WrittenLanguage, name: string): string =>
  lan === 'zh_tw' || /\p{Script=Latin}/u.test(name)
    ? name.replace(/^(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])$/gu, EDGE)
    : name

/** Chinese has a space beside a name in Latin letters, and none beside one of its own. */
const spacedHan = (text: string): string =>
  text.replace(HAN_BESIDE_EDGE, ' ').replaceAll(EDGE, '').replace(SPACE_IN_HAN, '')

const PLACE = /\{(\w+)(?::(\w+))?(?:\|([^{}]*))?\}/g

/**
 * Puts the words in. `{n}`: the word; `{n:ordinal}`: what the list of that name has for the number; `{n|none|one|#}`: the
 * form that goes with the number. A sentence that begins with one of them begins with a capital.
 */
export function fill(lan: WrittenLanguage, way: string, wordOf: (name: string) => string | number | undefined): string {
  const isHan = lan === 'zh_CN' || lan === 'zh_tw'
  const text = way.replace(PLACE, (_, name: string, list?: string, forms?: string) => {
    const word = wordOf(name) ?? ''
    if (forms !== undefined) return formOf(lan, forms, word)
    if (list !== undefined) return listed(lan, list, word)
    return isHan ? edged(lan, String(word)) : String(word)
  })
  const spaced = isHan ? spacedHan(text) : text
  return way.startsWith('{') ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : spaced
}

/** `seed`: the match, so that an article is always the same. */
export const sayIn =
  (lan: WrittenLanguage, seed: number): Say =>
  (telling, words = {}) =>
    fill(lan, wayOf(lan, seed, telling), (name) => words[name])

/**
 * A score as this language writes it, the first side first. Arabic runs from right to left, and the marks keep the digits
 * in that order.
 */
export const scoreText = (lan: WrittenLanguage, first: number, second: number): string =>
  lan === 'ar' ? `\u2067${first}\u200f-\u200f${second}\u2069` : `${first}-${second}`

/** The score of a side that was behind: English says the higher figure first, others that of the side. */
export const deficitText = (lan: WrittenLanguage, own: number, others: number): string =>
  lan === 'en_US' ? scoreText(lan, others, own) : scoreText(lan, own, others)

const GROUPED = new Intl.NumberFormat('en')

/** A large number. */
export const amountText = (lan: WrittenLanguage, value: number): string =>
  lan === 'zh_CN' || lan === 'zh_tw' ? String(value) : GROUPED.format(value)

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** How long something took, in a sentence. */
export function lengthText(lan: WrittenLanguage, length: number): string {
  const [minutes, seconds] = [Math.floor(length / 60), Math.floor(length % 60)]
  const [way] = phrasesOf(lan, seconds === 0 ? 'length_minutes' : 'length')
  const words: Words = { minutes, seconds, clock: clockText(length) }
  return fill(lan, way ?? '', (name) => words[name])
}

/** The figure's name, where there is one. */
export const figureName = (lan: WrittenLanguage, key: string): string | undefined => phrasesOf(lan, `stat_${key}`)[0]
