import fs from 'node:fs'
import { expect, test } from 'vitest'
import { type Brand, logosOf, picturesOf, textsOf } from './brand.ts'
import { keysOf } from './brand-keys.ts'
import { faultOf, readRecord } from './read-record.ts'

const files = fs.readdirSync('brands').filter((name) => name.endsWith('.json'))
const read = (file: string) => JSON.parse(fs.readFileSync(`brands/${file}`, 'utf8')) as Brand

test.each(files)('%s is a valid record, and its pictures exist', (file) => {
  const brand = read(file)
  expect(faultOf(brand)).toBeNull()
  for (const path of picturesOf(brand)) expect(fs.existsSync(`public${path}`), path).toBe(true)
})

test('no two demo brands share a hostname', () => {
  const hosts = files.flatMap((file) => keysOf(read(file)).hostKeys)
  expect(new Set(hosts).size).toBe(hosts.length)
})

test('a fault names the path of the field', () => {
  const brand = read('main.json')
  expect(faultOf({ ...brand, defaultLanguage: 'xx' })).toContain('defaultLanguage')
  expect(faultOf({ ...brand, theme: { ...brand.theme, dark: { ...brand.theme.dark, brand: 'red' } } })).toContain(
    'theme.dark.brand',
  )
  expect(faultOf({ ...brand, links: [{ label: 'x', url: 'javascript:alert(1)' }] })).toContain('links[0].url')
  expect(faultOf({ ...brand, texts: {} })).toContain('texts')
  expect(faultOf({ ...brand, timeZone: 'Mars/Olympus' })).toContain('timeZone')
  expect(faultOf('brand')).not.toBeNull()
})

test('pro data is for everybody, users, VIP or SVIP, and for nobody else', () => {
  const brand = read('main.json')
  for (const proData of ['open', 'signedIn', 'vip', 'svip']) expect(faultOf({ ...brand, proData })).toBeNull()
  expect(faultOf({ ...brand, proData: 'expert' })).toContain('proData')
})

test('a record that could be read and yet not be meant so is not written', () => {
  const brand = read('main.json')
  const english = brand.texts.en_US
  expect(faultOf({ ...brand, texts: { ...brand.texts, en: english } })).toContain('texts.en ')
  expect(faultOf({ ...brand, texts: JSON.parse(`{"__proto__":${JSON.stringify(english)}}`) })).toContain('texts')
  expect(faultOf({ ...brand, hosts: [`${'a'.repeat(250)}.test`] })).toContain('hosts[0]')
  const elsewhere = { ...brand, logos: { ...brand.logos, mark: '//evil.test/mark.svg' } }
  expect(faultOf(elsewhere)).toContain('logos.mark')
  expect(readRecord(JSON.stringify(elsewhere)).brand, 'stored before').not.toBeNull()
  for (const mark of ['/java/anchor/cancelReservation', '/media/../java/x', '/JAVA/x'])
    expect(faultOf({ ...brand, logos: { ...brand.logos, mark } }), mark).toContain('logos.mark')
  expect(faultOf({ ...brand, hosts: Array.from({ length: 101 }, (_, at) => `h${at}.test`) })).toContain('hosts')
  const injected = { kind: 'email', value: 'a@b.test\nPolicy: https://evil.test' }
  expect(faultOf({ ...brand, contacts: [injected] })).toContain('contacts[0].value')
  const logos = { light: '/brands/main/mark.svg', dark: '//evil.test/mark.svg' }
  const localised = { ...brand, texts: { ...brand.texts, en_US: { ...english, logos } } }
  expect(faultOf(localised)).toContain('texts.en_US.logos.dark')
})

test('a record with a misspelled field cannot be written', () => {
  const brand = read('main.json')
  expect(faultOf({ ...brand, defaultLangauge: 'ar' })).toContain('defaultLangauge')
  expect(faultOf({ ...brand, features: { ...brand.features, exprts: false } })).toContain('exprts')
})

test('missing texts fall back to English, in Chinese to the other script first, never to the brand’s default', () => {
  const brand = read('tribuna.json')
  const { jp, en_US, ...others } = brand.texts
  expect(brand.defaultLanguage).toBe('jp')
  expect(textsOf(brand, 'de').name).toBe('Tribuna')
  expect(textsOf(brand, 'jp').name).toBe('トリビュナ')
  const simplified = { ...others, en_US, zh_CN: { ...en_US, name: '看台' } } as Brand['texts']
  expect(textsOf({ ...brand, texts: simplified }, 'zh_tw').name).toBe('看台')
})

test('the wordmark says the name in the reader’s language, and without one of its own the brand’s', () => {
  const brand = read('main.json')
  expect(logosOf(brand, 'zh_tw').dark).toBe('/brands/main/logo-dark-zh.svg')
  expect(logosOf(brand, 'zh_tw').mark).toBe(brand.logos.mark)
  expect(logosOf(brand, 'ar')).toEqual(brand.logos)
  expect(logosOf(read('tribuna.json'), 'jp').light).toBe('/brands/tribuna/logo-light-ja.svg')
})

test('a record without English texts falls back to its default language', () => {
  const brand = read('tribuna.json')
  const { jp } = brand.texts
  expect(textsOf({ ...brand, texts: { jp } as Brand['texts'] }, 'de').name).toBe('トリビュナ')
})

test('a record with only the required fields gets defaults for all others', () => {
  const { id, hosts, flavour, defaultLanguage, timeZone, theme, logos, texts, environments } = read('main.json')
  const least = { id, hosts, flavour, defaultLanguage, timeZone, theme, logos, texts, environments }
  expect(faultOf(least)).toBeNull()
  const { brand } = readRecord(JSON.stringify(least))
  expect(brand).toMatchObject({ contacts: [], links: [], downloads: [], isDemo: false })
  expect(brand?.features).toMatchObject({ odds: true, chat: true })
})

test('unknown fields of a stored record are ignored', () => {
  const record = { ...read('main.json'), halo: { on: true }, features: { odds: false, halo: true } }
  const { brand, fault } = readRecord(JSON.stringify(record))
  expect(fault).toBeUndefined()
  expect(brand?.features.odds).toBe(false)
})

test('unknown items of a list are left out and reported', () => {
  const main = read('main.json')
  const contacts = [{ kind: 'pigeon', value: 'loft 3' }, ...main.contacts]
  const { brand, fault } = readRecord(JSON.stringify({ ...main, contacts, games: [202, 9999] }))
  expect(brand?.contacts).toEqual(main.contacts)
  expect(brand?.games).toEqual([202])
  expect(fault).toContain('contacts[0].kind')
  expect(fault).toContain('9999')
})

test('an order with only unknown games counts as none', () => {
  expect(readRecord(JSON.stringify({ ...read('main.json'), games: [9999] })).brand).not.toHaveProperty('games')
})

test.each([
  ['a feature', { features: { odds: 'no' } }],
  ['the features of a country', { featuresOffByCountry: { JP: 'odds' } }],
  ['a service’s URL', { environments: { dev: {}, pro: { java: 'ftp://x' }, pro_guonei: {} } }],
])('a record with an invalid value for %s is not served', (_, spoilt) => {
  expect(readRecord(JSON.stringify({ ...read('main.json'), ...spoilt })).brand).toBeNull()
})

test.each(['', '{"id":', 'null', '7', '[]', '{}'])('%j is not a record', (text) => {
  const { brand, fault } = readRecord(text)
  expect(brand).toBeNull()
  expect(fault).toBeTruthy()
})
