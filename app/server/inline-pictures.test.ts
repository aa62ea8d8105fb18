import fs from 'node:fs'
import { expect, test } from 'vitest'
import { inlinePictures } from './inline-pictures.ts'

const PRELOAD = '<link rel="preload" as="image" href="/grounds/1.svg" fetchPriority="high"/>'
const first = (path: string) => `<img src="${path}" alt="" fetchPriority="high" class="ground"/>`
const CARD = '<img src="/grounds/1.svg" alt="" loading="lazy" class="ground"/>'

test('the largest picture is in the page, and no request is made for it before the paint', () => {
  const html = inlinePictures(`<head>${PRELOAD}</head>${CARD}${first('/grounds/1.svg')}${CARD}`)
  const [, address = ''] = /<img src="data:image\/svg\+xml,([^"]*)" alt="" fetchPriority/.exec(html) ?? []
  const file = fs.readFileSync('public/grounds/1.svg', 'utf8')
  expect(decodeURIComponent(address).replaceAll("'", '"') === file.trim()).toBe(true)
  expect(address).not.toMatch(/[<>#&]/)
  expect(html).toMatch(/^<head><\/head>/)
  expect(html.split(CARD)).toHaveLength(3)
})

const LOGO_FILE = '/brands/main/logo-dark-zh.svg'
const logo = (rest = '') => `<img src="${LOGO_FILE}" alt=""${rest} class="h-8"/>`

test('every ground is short enough', () => {
  for (const file of fs.globSync('public/grounds/*.svg'))
    expect(inlinePictures(first(file.replace('public', ''))), file).toContain('data:image/svg+xml')
})

test('the brand’s logo is in the page, once, and no request is made for it before the paint', () => {
  const preload = `<link rel="preload" as="image" href="${LOGO_FILE}"/>`
  const html = inlinePictures(`<head>${preload}</head>${logo()}${logo(' loading="lazy"')}${first('/grounds/1.svg')}`)
  const [, address = ''] = /<img src="data:image\/svg\+xml,([^"]*)" alt="" class="h-8"/.exec(html) ?? []
  const file = fs.readFileSync(`public${LOGO_FILE}`, 'utf8')
  expect(decodeURIComponent(address).replaceAll("'", '"') === file.trim()).toBe(true)
  expect(html).toMatch(/^<head><\/head>/)
  expect(html).toContain(logo(' loading="lazy"'))
  expect(html).not.toContain('/grounds/1.svg')
})

test.each([
  ['a page without a picture', '<p>Köln</p>'],
  ['a small picture', CARD],
  ['a streamer’s own cover', first('/media/cover.jpg')],
  ['the logo of the other scheme', logo(' loading="lazy"')],
  ['a logo that is no drawing', '<img src="/brands/main/logo.png" alt=""/>'],
  ['a ground that does not exist', first('/grounds/constructor.svg')],
])('%s stays as it is', (_, html) => {
  expect(inlinePictures(html)).toBe(html)
})
