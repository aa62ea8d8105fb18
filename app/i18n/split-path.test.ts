import { expect, test } from 'vitest'
import { localeRewrite } from './locale-rewrite.ts'
import { splitPath } from './split-path.ts'

test('a known language prefix is split from a path', () => {
  expect(splitPath('/ar/match/soccer')).toMatchObject({ prefixed: { code: 'ar' }, path: '/match/soccer' })
  expect(splitPath('/zh-hans')).toMatchObject({ prefixed: { code: 'zh_CN' }, path: '/' })
  for (const path of ['/', '/match', '/xx/match', '/zh_CN/match', '/arabic']) expect(splitPath(path)).toEqual({ path })
})

test('links of a page with a language prefix keep it', () => {
  const rewrite = localeRewrite()
  expect(rewrite.output({ url: new URL('http://a/match') })).toBeUndefined()
  expect(rewrite.input({ url: new URL('http://a/ja/live') })?.pathname).toBe('/live')
  expect(rewrite.output({ url: new URL('http://a/match?x=1') })?.href).toBe('http://a/ja/match?x=1')
  expect(rewrite.output({ url: new URL('http://a/') })?.pathname).toBe('/ja')
})
