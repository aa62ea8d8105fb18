import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { positionName } from './position-name.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

test('the catcher’s name is in the reader’s language, by the long and the short key', () => {
  overwriteGetLocale(() => 'zh-Hans')
  expect([positionName('catcher', 'baseball'), positionName('c', 'baseball')]).toEqual(['捕手', '捕手'])
})

test('`c` is the centre outside baseball', () => {
  expect(positionName('c', 'basketball')).toBe('Centre')
})
