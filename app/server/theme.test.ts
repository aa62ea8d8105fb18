import fs from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import type { Brand } from '#brands/brand.ts'
import { themeCss } from './theme.ts'

const brands = ['main', 'arena', 'tribuna'].map(
  (id) => JSON.parse(fs.readFileSync(`brands/${id}.json`, 'utf8')) as Brand,
)
const harsh = structuredClone(brands[0]) as Brand
harsh.theme.dark = { brand: '#101010', background: '#111111', surface: '#222222', text: '#333333' }
harsh.theme.light = { brand: '#fefefe', background: '#ffffff', surface: '#eeeeee', text: '#dddddd' }

const blocks = (brand: Brand) =>
  [...themeCss(brand).matchAll(/\{([^}]+)\}/g)].map(([, body = '']) =>
    Object.fromEntries(body.split(';').map((line) => line.replace(/^--/, '').split(':') as [string, string])),
  )

test.each([...brands, harsh])(
  'every text colour of a brand has enough contrast on every surface, in both schemes',
  (brand) => {
    const schemes = blocks(brand)
    expect(schemes).toHaveLength(2)
    for (const tokens of schemes)
      for (const ink of [
        'text',
        'text-muted',
        'brand-text',
        'live-text',
        'win',
        'lose',
        'draw',
        'warn',
        'coin',
        'diamond',
      ])
        for (const ground of ['bg', 'surface-1', 'surface-2'])
          expect(wcagContrast(tokens[ink] ?? '', tokens[ground] ?? ''), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
            4.5,
          )
  },
)

test.each([...brands, harsh])('text on the brand colour has enough contrast', (brand) => {
  for (const tokens of blocks(brand))
    expect(wcagContrast(tokens['on-brand'] ?? '', tokens.brand ?? '')).toBeGreaterThanOrEqual(4.5)
})

test('white stands on a brand colour that is nearly dark enough for it', () => {
  const light = blocks(brands[0] as Brand)[1] ?? {}
  expect(brands[0]?.theme.light.brand).toBe('#d94800')
  expect(light['on-brand']).toBe('#ffffff')
  expect(wcagContrast(light.brand ?? '', '#d94800')).toBeLessThan(1.1)
})

test.each([...brands, harsh])('the outline of a crest is seen on every surface, in both schemes', (brand) => {
  for (const tokens of blocks(brand))
    for (const ground of ['bg', 'surface-1', 'surface-2'])
      expect(wcagContrast(tokens.outline ?? '', tokens[ground] ?? ''), ground).toBeGreaterThanOrEqual(3)
})

test('no menu leads to the recharge page of a brand that sells no coins', () => {
  const unpaid = { ...(brands[0] as Brand), payMethods: [] }
  expect(themeCss(unpaid)).toContain('[href$="/userInfo/recharge"]')
  const { flavour, environments } = unpaid
  const elsewhere = {
    ...unpaid,
    environments: {
      ...environments,
      [flavour]: { ...environments[flavour], rechargeUrl: 'https://coins.example/buy' },
    },
  }
  for (const brand of [brands[0] as Brand, elsewhere]) expect(themeCss(brand)).not.toContain('recharge')
})
