import fs from 'node:fs'
import { expect, test } from 'vitest'
import { inlineGround } from './inline-ground.ts'

const PRELOAD = '<link rel="preload" as="image" href="/grounds/1.svg" fetchPriority="high"/>'
const first = (path: string) => `<img src="${path}" alt="" fetchPriority="high" class="ground"/>`
const CARD = '<img src="/grounds/1.svg" alt="" loading="lazy" class="ground"/>'

test('the largest picture is in the page, and no request is made for it before the paint', () => {
  const html = inlineGround(`<head>${PRELOAD}</head>${CARD}${first('/grounds/1.svg')}${CARD}`)
  const [, address = ''] = /<img src="data:image\/svg\+xml,([^"]*)" alt="" fetchPriority/.exec(html) ?? []
  const file = fs.readFileSync('public/grounds/1.svg', 'utf8')
  expect(decodeURIComponent(address).replaceAll("'", '"') === file.trim()).toBe(true)
  expect(address).not.toMatch(/[<>#&]/)
  expect(html).toMatch(/^<head><\/head>/)
  expect(html.split(CARD)).toHaveLength(3)
})

test.each([
  ['a page without a picture', '<p>Köln</p>'],
  ['a small picture', CARD],
  ['a streamer’s own cover', first('/media/cover.jpg')],
  ['a ground that does not exist', first('/grounds/constructor.svg')],
])('%s stays as it is', (_, html) => {
  expect(inlineGround(html)).toBe(html)
})
