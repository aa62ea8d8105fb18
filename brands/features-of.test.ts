import { expect, test } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import { featuresOf } from './features-of.ts'

const brand = { ...demoBrand('main'), featuresOffByCountry: { JP: ['odds'] } }

test('features that the brand switches off in a country are off there, the others unchanged', () => {
  expect(featuresOf(brand, 'JP')).toEqual({ ...brand.features, odds: false })
  expect(featuresOf(brand, 'FR')).toEqual(brand.features)
  expect(featuresOf(brand, undefined)).toEqual(brand.features)
})

test.each(['constructor', '__proto__', 'toString'])('the country header %s switches nothing off', (country) => {
  expect(featuresOf(brand, country)).toEqual(brand.features)
})
