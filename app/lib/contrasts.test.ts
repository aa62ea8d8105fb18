import { expect, test } from 'vitest'
import { contrastsOf } from './contrasts.ts'

const palette = { brand: '#12c2a0', background: '#0e1116', surface: '#161b22', text: '#f2f4f8' }
const low = (change: object, scheme: 'dark' | 'light' = 'dark') =>
  contrastsOf({ ...palette, ...change }, scheme).flatMap(({ pair, isEnough }) => (isEnough ? [] : [pair]))

test('pairs that are hard to read are named', () => {
  expect(low({})).toEqual([])
  expect(low({ text: '#666666' })).toEqual(['text', 'surface'])
  expect(low({ brand: '#333333' })).toEqual(['accent'])
  expect(low({ brand: '#d94800', background: '#f4f5f7', surface: '#ffffff', text: '#14181f' }, 'light')).toEqual([
    'accent',
    'button',
  ])
})

test('what is shown in place of a colour is told, and nothing where it stays', () => {
  const [text, , accent] = contrastsOf({ ...palette, text: '#666666' }, 'dark')
  expect(text?.shown).toMatch(/^#[0-9a-f]{6}$/)
  expect(accent).not.toHaveProperty('shown')
})
