import fs from 'node:fs'
import { expect, test } from 'vitest'
import type { Brand } from './brand.ts'
import { faultOf, faultsOf, readRecord } from './read-record.ts'

const main = JSON.parse(fs.readFileSync('brands/main.json', 'utf8')) as Brand
const english = main.texts.en_US as Brand['texts'][string]
const { zh_CN: _, ...withoutDefault } = main.texts
const palette = main.theme.dark

/** Each was published before it was a fault. */
const ODD: readonly [string, Partial<Brand>, string, string][] = [
  ['a default language without texts', { texts: withoutDefault as Brand['texts'] }, 'defaultLanguage', 'no_texts'],
  ['a name of spaces', { texts: { ...main.texts, ko: { ...english, name: '  ' } } }, 'texts.ko.name', 'missing'],
  ['a hostname twice', { hosts: ['localhost', 'main.test', 'localhost'] }, 'hosts.2', 'twice'],
  ['a game twice', { games: [202, 201, 202] }, 'games.2', 'twice'],
  ['a language twice', { languages: ['en_US', 'ko', 'en_US'] }, 'languages.2', 'twice'],
  ['no games', { games: [] }, 'games', 'no_games'],
  ['an e-mail that is none', { contacts: [{ kind: 'email', value: 'write to us' }] }, 'contacts.0.value', 'email'],
  ['an operator’s e-mail that is none', { operator: { company: 'G', email: 'a@b' } }, 'operator.email', 'email'],
  ['a contact of two lines', { contacts: [{ kind: 'line', value: 'a\nb' }] }, 'contacts.0.value', 'one_line'],
  ['a country that is none', { featuresOffByCountry: { Japan: ['odds'] } }, 'featuresOffByCountry.Japan', 'country'],
  [
    'a country in small letters',
    { payMethodsOffByCountry: { jp: ['sms'], '*': [] } },
    'payMethodsOffByCountry.jp',
    'country',
  ],
  ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone', 'zone'],
]

test.each(ODD)(
  '%s is a fault of its field when it is written, and no brand is refused for it when it is read',
  (...odd) => {
    const [, spoilt, path, kind] = odd
    const record = { ...main, ...spoilt }
    expect(faultsOf(record)).toMatchObject([{ path, kind }])
    expect(readRecord(JSON.stringify(record)).brand).not.toBeNull()
  },
)

test.each([
  ['colour', { theme: { ...main.theme, dark: { ...palette, brand: 'red' } } }, '#ff6a1a'],
  ['hostname', { hosts: ['https://Main.test/'] }, 'www.example.com'],
  ['picture', { logos: { ...main.logos, mark: 'https://cdn.test/mark.svg' } }, '/brands/main/mark.svg'],
  ['picture', { logos: { ...main.logos, mark: '//cdn.test/mark.svg' } }, '/brands/main/mark.svg'],
  ['address', { links: [{ label: 'x', url: 'www.example.com' }] }, 'https://www.example.com/page'],
  ['country', { smsCountries: ['China'] }, 'like CN'],
  ['date', { certificates: [{ name: 'x', until: '31.12.2027' }] }, '2027-12-31'],
  ['zone', { timeZone: 'Asia / Shanghai' }, 'Asia/Shanghai'],
  ['email', { contacts: [{ kind: 'email', value: '@' }] }, 'help@example.com'],
])('who writes no %s is told what to write, in words', (kind, spoilt, example) => {
  const faults = faultsOf({ ...main, ...spoilt })
  expect(faults).toMatchObject([{ kind }])
  expect(faults[0]?.text).toContain(example)
})

test('no fault answers with a pattern', () => {
  const spoil = (value: unknown): unknown => {
    if (typeof value === 'string') return '\u0000'
    if (Array.isArray(value)) return value.map(spoil)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoil(inner)]))
  }
  const text =
    faultOf(spoil({ ...main, smsCountries: ['CN'], certificates: [{ name: 'x', until: '2027-12-31' }] })) ?? ''
  expect(text.split('\n').length).toBeGreaterThan(20)
  expect(text).not.toMatch(/matched by|\^[[/(]|\]\$|\\[dsp]/)
})
