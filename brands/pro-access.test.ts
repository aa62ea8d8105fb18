import { expect, test } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import { proAccessOf } from './pro-access.ts'

const { proData: _, ...brand } = demoBrand('main')
const BOTH = ['gold', 'diamond']

test('pro data is for who has signed in, unless the brand says otherwise', () => {
  expect(proAccessOf(undefined, 'FR')).toBe('signedIn')
  expect(proAccessOf(brand, 'FR')).toBe('signedIn')
  expect(proAccessOf({ ...brand, proData: 'open' }, undefined)).toBe('open')
  expect(proAccessOf({ ...brand, proData: 'svip' }, undefined)).toBe('svip')
})

test('where no membership is sold a sign-in opens what a membership opens elsewhere', () => {
  const members = { ...brand, proData: 'vip' as const }
  expect(proAccessOf({ ...members, payMethodsOffByCountry: { '*': BOTH } }, undefined)).toBe('signedIn')
  expect(proAccessOf({ ...members, payMethodsOffByCountry: { '*': ['gold'], FR: ['diamond'] } }, 'FR')).toBe('signedIn')
  expect(proAccessOf({ ...members, payMethodsOffByCountry: { FR: BOTH } }, 'DE')).toBe('vip')
  expect(proAccessOf({ ...members, payMethodsOffByCountry: { FR: BOTH } }, undefined)).toBe('vip')
  expect(proAccessOf({ ...members, payMethodsOffByCountry: { FR: ['gold', 'card'] } }, 'FR')).toBe('vip')
})

test('what is open to all stays so where no membership is sold', () => {
  expect(proAccessOf({ ...brand, proData: 'open', payMethodsOffByCountry: { '*': BOTH } }, 'FR')).toBe('open')
})

test.each(['constructor', '__proto__'])('the country header %s opens nothing', (country) => {
  expect(proAccessOf({ ...brand, proData: 'svip', payMethodsOffByCountry: { FR: BOTH } }, country)).toBe('svip')
})
