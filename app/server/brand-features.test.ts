import { expect, test } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import { featuresOf } from './brand-features.ts'

const brand = { ...demoBrand('main'), featuresOffByCountry: { JP: ['odds'] } }

test('a country takes away what the brand switches off in it, and nothing else', () => {
  expect(featuresOf(brand, 'JP')).toEqual({ ...brand.features, odds: false })
  expect(featuresOf(brand, 'FR')).toEqual(brand.features)
  expect(featuresOf(brand, undefined)).toEqual(brand.features)
})

test.each(['constructor', '__proto__', 'toString'])('the country %s is no country of the record', (country) => {
  expect(featuresOf(brand, country)).toEqual(brand.features)
})
