import { expect, test } from 'vitest'
import { noticePath } from './notice-path.ts'

test('a reminder leads to its match, and nowhere when its game is unknown', () => {
  const reminder = { type: 'reminder' as const, params: { matchId: 7 } }
  expect(noticePath(reminder, 'soccer')).toBe('/soccer/7')
  expect(noticePath(reminder, undefined)).toBeNull()
})

test('a new fan leads to her profile, a warning to the security page', () => {
  expect(noticePath({ type: 'new_fan', params: { uid: 9 } }, undefined)).toBe('/userInfo/9')
  expect(noticePath({ type: 'new_device', params: {} }, undefined)).toBe('/userInfo/setting')
})
