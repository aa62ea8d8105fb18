import type { Names } from '#backend/core/names.ts'
import { toTraditional } from '../traditional.ts'

/** Given and family names of one culture, each `Latin:simplified[:Japanese]`. At least 24 of each. */
export interface PersonNameTable {
  /** How the Latin form is ordered; Chinese characters always put the family first where it is native. */
  order: 'given-first' | 'family-first'
  given: readonly string[]
  family: readonly string[]
}

const isHan = (text: string) => !/[^\p{Script=Han}々]/u.test(text)

/**
 * A person's name from two entries of a table. Written natively in Chinese characters where the culture does so
 * (`isNative`), else transliterated with the middle dot that Chinese puts between the parts.
 */
export function personNames(table: PersonNameTable, givenAt: number, familyAt: number, isNative: boolean): Names {
  const [given = '', givenZh = '', givenJp = givenZh] = (table.given[givenAt % table.given.length] ?? '').split(':')
  const [family = '', familyZh = '', familyJp = familyZh] = (table.family[familyAt % table.family.length] ?? '').split(
    ':',
  )
  const chinese = isNative ? `${familyZh}${givenZh}` : `${givenZh}·${familyZh}`
  const names: Names = {
    en_US: table.order === 'family-first' ? `${family} ${given}` : `${given} ${family}`,
    zh_CN: chinese,
    zh_tw: toTraditional(chinese),
  }
  const japanese = `${familyJp}${givenJp}`
  if (isNative && table.order === 'given-first' && isHan(japanese)) names.jp = japanese
  return names
}
