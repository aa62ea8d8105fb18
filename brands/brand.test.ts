import fs from 'node:fs'
import { expect, test } from 'vitest'
import { type Brand, faultOf, textsOf } from './brand.ts'
import { keysOf } from './brand-keys.ts'

const files = fs.readdirSync('brands').filter((name) => name.endsWith('.json'))
const read = (file: string) => JSON.parse(fs.readFileSync(`brands/${file}`, 'utf8')) as Brand

test.each(files)('%s is a well-formed record, and its pictures are there', (file) => {
  const brand = read(file)
  expect(faultOf(brand)).toBeNull()
  for (const path of Object.values(brand.logos)) expect(fs.existsSync(`public${path}`), path).toBe(true)
})

test('no two demo brands share a hostname', () => {
  const hosts = files.flatMap((file) => keysOf(read(file)).hostKeys)
  expect(new Set(hosts).size).toBe(hosts.length)
})

test('a fault names its place', () => {
  const brand = read('main.json')
  expect(faultOf({ ...brand, defaultLanguage: 'xx' })).toContain('defaultLanguage')
  expect(faultOf({ ...brand, theme: { ...brand.theme, dark: { ...brand.theme.dark, brand: 'red' } } })).toContain(
    'theme.dark.brand',
  )
  expect(faultOf({ ...brand, links: [{ label: 'x', url: 'javascript:alert(1)' }] })).toContain('links[0].url')
  expect(faultOf({ ...brand, texts: {} })).toContain('texts')
  expect(faultOf('brand')).not.toBeNull()
})

test('a language a brand has no texts in reads the brand’s default', () => {
  const brand = read('tribuna.json')
  expect(textsOf(brand, 'de').name).toBe('トリビュナ')
  expect(textsOf(brand, 'en_US').name).toBe('Tribuna')
})
