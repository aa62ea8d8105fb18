import { type FullNames, namesOf } from '#backend/feed/names-of.ts'
import { CULTURES, type PeopleCulture } from './cultures.ts'

/** The middle dot that Japanese puts between words in katakana. */
const JOINT = '\u30fb'

const isHan = (text: string) => !/\P{Script=Han}/u.test(text)

/**
 * A person's name from two entries of a culture's lists. In Chinese, and in Japanese where it is written in Chinese
 * characters, natively (`isNative`), else transliterated with the middle dot that both put between the parts.
 */
export function personNames(culture: PeopleCulture, givenAt: number, familyAt: number): FullNames {
  const { given, family, order, isNative } = CULTURES[culture]
  const first = namesOf(`name_given_${culture}_${given[givenAt % given.length]}`)
  const last = namesOf(`name_family_${culture}_${family[familyAt % family.length]}`)
  const inOrder = (lan: 'en_US' | 'jp' | 'ar', between: string) =>
    order === 'family-first' ? `${last[lan]}${between}${first[lan]}` : `${first[lan]}${between}${last[lan]}`
  const inChinese = (lan: 'zh_CN' | 'zh_tw') => (isNative ? `${last[lan]}${first[lan]}` : `${first[lan]}·${last[lan]}`)
  const kanji = `${last.jp}${first.jp}`
  return {
    en_US: inOrder('en_US', ' '),
    zh_CN: inChinese('zh_CN'),
    zh_tw: inChinese('zh_tw'),
    jp: isHan(kanji) ? kanji : inOrder('jp', JOINT),
    ar: inOrder('ar', ' '),
  }
}

/**
 * What the person is called where space is short: an initial and the family's name in Latin letters, the family's name
 * in other scripts; whole where it is written in Chinese characters.
 */
export function shortPersonNames(culture: PeopleCulture, givenAt: number, familyAt: number): FullNames {
  const { given, family, order, isNative } = CULTURES[culture]
  const whole = personNames(culture, givenAt, familyAt)
  const last = namesOf(`name_family_${culture}_${family[familyAt % family.length]}`)
  const initial = `${namesOf(`name_given_${culture}_${given[givenAt % given.length]}`).en_US.slice(0, 1)}.`
  return {
    en_US: order === 'family-first' ? `${last.en_US} ${initial}` : `${initial} ${last.en_US}`,
    zh_CN: isNative ? whole.zh_CN : last.zh_CN,
    zh_tw: isNative ? whole.zh_tw : last.zh_tw,
    jp: whole.jp.includes(JOINT) ? last.jp : whole.jp,
    ar: last.ar,
  }
}
