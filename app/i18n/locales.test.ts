import { expect, test } from 'vitest'
import { LANGUAGES } from '#brands/brand.ts'
import { localeRewrite } from './locale-rewrite.ts'
import { LOCALES, splitPath } from './locales.ts'

test('all 22 languages are known, each under a valid tag and once', () => {
  expect(LOCALES.map((locale) => locale.code).sort()).toEqual([...LANGUAGES].sort())
  for (const { tag } of LOCALES) expect(() => new Intl.Locale(tag)).not.toThrow()
  expect(new Set(LOCALES.map((locale) => locale.tag)).size).toBe(22)
})

test('a language is read off the front of a path, and only a known one', () => {
  expect(splitPath('/ar/match/soccer')).toMatchObject({ prefixed: { code: 'ar' }, path: '/match/soccer' })
  expect(splitPath('/zh-hans')).toMatchObject({ prefixed: { code: 'zh_CN' }, path: '/' })
  for (const path of ['/', '/match', '/xx/match', '/zh_CN/match', '/arabic']) expect(splitPath(path)).toEqual({ path })
})

test('links of a page with a language in its address keep it; others stay plain', () => {
  const rewrite = localeRewrite()
  expect(rewrite.output({ url: new URL('http://a/match') })).toBeUndefined()
  expect(rewrite.input({ url: new URL('http://a/ja/live') })?.pathname).toBe('/live')
  expect(rewrite.output({ url: new URL('http://a/match?x=1') })?.href).toBe('http://a/ja/match?x=1')
  expect(rewrite.output({ url: new URL('http://a/') })?.pathname).toBe('/ja')
})
