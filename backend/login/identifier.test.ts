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

test.each([
  'a@b..com',
  'a@.b.com',
  'a@b.com.',
  'a,b@example.org',
  'a;b@example.org',
  'a:b@example.org',
  'a\\b@example.org',
  'a\u0000b@example.org',
  'a\u200bb@example.org',
  'a@exam\u00adple.org',
  'a\u202eb@example.org',
  'a@[127.0.0.1].org',
  '`a`@example.org',
])('%j is no email', (mobileOrEmail) => {
  expect(identifierOf({ mobileOrEmail })).toMatchObject({ name: 'bad_email' })
})

test.each(['ada.lovelace+goals@mail.example.co.uk', 'o_r-g/x=1@b-c.io', '用户@例子.中国'])(
  '%s is an email',
  (mobileOrEmail) => {
    expect(identifierOf({ mobileOrEmail })).toMatchObject({ kind: 'email', key: mobileOrEmail })
  },
)

test.each([
  ['12800138000', '86'],
  ['1380013800', '86'],
  ['138001380000', '86'],
  ['123456789012', '49'],
])('%s under +%s is no phone: the form’s pattern and length hold for every caller', (mobileOrEmail, areaCode) => {
  expect(identifierOf({ mobileOrEmail, areaCode })).toMatchObject({ name: 'bad_phone' })
})
