import fs from 'node:fs'
import { expect, test } from 'vitest'
import { missingPictures } from './missing-pictures.ts'

const main = JSON.parse(fs.readFileSync('brands/main.json', 'utf8'))

test('the demo brands have all their pictures', () => {
  for (const id of ['main', 'arena', 'tribuna'])
    expect(missingPictures(JSON.parse(fs.readFileSync(`brands/${id}.json`, 'utf8')))).toEqual([])
})

test('each picture that the site does not have is named once, those of a language too', () => {
  const away = '/brands/away/mark.svg'
  const record = {
    ...main,
    logos: { ...main.logos, mark: away, favicon: away },
    texts: {
      ...main.texts,
      ja: { ...main.texts.en_US, logos: { light: '/brands/away/ja.svg', dark: main.logos.dark } },
    },
  }
  expect(missingPictures(record)).toEqual(['public/brands/away/mark.svg', 'public/brands/away/ja.svg'])
})

test('a picture that was uploaded in the studio is no file of the project', () => {
  const uploaded = '/media/brands/away/0123456789abcdef0123456789abcdef.png'
  expect(missingPictures({ ...main, logos: { ...main.logos, mark: uploaded } })).toEqual([])
})
