import { expect, test } from 'vitest'
import { lowContrasts } from './low-contrasts.ts'

const dark = { brand: '#12c2a0', background: '#0e1116', surface: '#161b22', text: '#f2f4f8' }
const light = { brand: '#d94800', background: '#f4f5f7', surface: '#ffffff', text: '#14181f' }
const served = { theme: { scheme: 'dark', dark, light } }
const named = (theme: object, before?: typeof served) =>
  lowContrasts({ theme: { ...served.theme, ...theme } }, before).map(({ scheme, pair }) => `${scheme} ${pair}`)

test('colours that are served already are not asked about again, changed ones are', () => {
  expect(named({}, served)).toEqual([])
  expect(named({ dark: { ...dark, text: '#666666' } }, served)).toEqual(['dark text', 'dark surface'])
  expect(named({ light: { ...light, background: '#ffffff' } }, served)).toEqual(['light accent', 'light button'])
})

test('of a new brand every pair is looked at, and colours that are none are left to their faults', () => {
  expect(named({})).toEqual(['light accent', 'light button'])
  expect(named({ light: { ...light, brand: 'red' } })).toEqual([])
})
