import { expect, test } from 'vitest'
import { surnameOf } from './surname-of.ts'

test.each([
  ['Harry Langford', 'Langford'],
  ['Kevin De Bruyne', 'De Bruyne'],
  ['Virgil van der Berg', 'van der Berg'],
  ['Shin Sung-jin', 'Shin'],
  ['كو جاي-وون', 'كو'],
  ['هان جاي-وون', 'هان'],
  ['Han Jae-won', 'Han'],
  ['وليد العمري', 'العمري'],
  ['Waleed Al-Amri', 'Al-Amri'],
  ['Han Hongyi', 'Han Hongyi'],
  ['تشن بوين', 'تشن بوين'],
  ['陈博文', '陈博文'],
  ['キム・ジフン', 'キム'],
  ['ジャン・ピエール', 'ピエール'],
  ['Jean-Pierre Papin', 'Papin'],
  ['哈里·兰福德', '兰福德'],
  ['ハリー・ラングフォード', 'ラングフォード'],
  ['山田 太郎', '山田'],
  ['Dahlia', 'Dahlia'],
  ['Van Dijk', 'Dijk'],
])('%s is called %s where space is short', (name, surname) => {
  expect(surnameOf(name)).toBe(surname)
})
