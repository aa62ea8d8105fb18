import type { Names } from '#backend/core/names.ts'
import { toTraditional } from './traditional.ts'

/** Reads a table row `English|Simplified Chinese[|Japanese|Arabic]`; traditional Chinese follows from the simplified. */
export function parseNames(row: string): Names {
  const [english = '', chinese = english, japanese, arabic] = row.split('|')
  return {
    en_US: english,
    zh_CN: chinese,
    zh_tw: toTraditional(chinese),
    ...(japanese ? { jp: japanese } : {}),
    ...(arabic ? { ar: arabic } : {}),
  }
}

/** Japanese joins katakana words with a dot, but kanji to katakana without. */
const joinJapanese = (form: string, place: string) =>
  (/\p{Script=Katakana}|ー$/u.test(place.slice(-1)) ? form : form.replace('{}・', '{}')).replace('{}', place)

/** Puts a place (a row of a place table) into a form (a row with `{}`), each language in its own order. */
export function composeNames(form: string, place: string): Names {
  const [englishForm = '{}', chineseForm = '{}', japaneseForm = '{}', arabicForm = '{}'] = form.split('|')
  const [english = '', chinese = '', japanese = '', arabic = ''] = place.split('|')
  const joined = [
    englishForm.replace('{}', english),
    chineseForm.replace('{}', chinese),
    joinJapanese(japaneseForm, japanese),
    arabicForm.replace('{}', arabic),
  ]
  return parseNames(joined.join('|'))
}
