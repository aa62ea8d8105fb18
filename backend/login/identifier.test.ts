import { expect, test } from 'vitest'
import { Fail } from '#backend/core/fail.ts'
import { identifierOf, type LoginName } from './identifier.ts'

const keyOf = (who: LoginName) => {
  const identifier = identifierOf(who)
  return identifier instanceof Fail ? identifier.name : `${identifier.kind} ${identifier.key}`
}

test('an email is normalised to lower case without spaces around it', () => {
  expect(keyOf({ mobileOrEmail: ' Ann@Example.ORG ' })).toBe('email ann@example.org')
  expect(keyOf({ name: 'Ann@Example.ORG' })).toBe('email ann@example.org')
})

test('a phone is normalised to digits with its calling code', () => {
  for (const mobileOrEmail of ['13800138000', '138 0013 8000', '138-0013-8000'])
    expect(keyOf({ mobileOrEmail, areaCode: '86' })).toBe('phone +8613800138000')
  expect(keyOf({ mobileOrEmail: '07400 123456', areaCode: '+44' })).toBe('phone +447400123456')
})

test('a `name` that is no email is a user name', () => {
  expect(keyOf({ name: 'AnnB' })).toBe('name annb')
})

test('an invalid email or phone is refused as such', () => {
  expect(keyOf({ mobileOrEmail: 'ann@example.' })).toBe('bad_email')
  expect(keyOf({ mobileOrEmail: '' })).toBe('bad_email')
  expect(keyOf({ mobileOrEmail: '12', areaCode: '86' })).toBe('bad_phone')
  expect(keyOf({ mobileOrEmail: '13800138000', areaCode: '999999' })).toBe('bad_phone')
  expect(keyOf({ mobileOrEmail: "1' or 1=1", areaCode: '86' })).toBe('bad_phone')
})
