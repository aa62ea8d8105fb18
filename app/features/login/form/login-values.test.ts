import { expect, test } from 'vitest'
import { accountInputOf, NO_VALUES } from './login-values.ts'

test('an identifier with an at sign and a dot is an email, any other a user name', () => {
  expect(accountInputOf({ ...NO_VALUES, identifier: ' ann@example.com ' }, 2)).toEqual({
    mobileOrEmail: 'ann@example.com',
  })
  expect(accountInputOf({ ...NO_VALUES, identifier: 'ann@home' }, 2)).toEqual({ name: 'ann@home' })
})

test('a phone has its area code', () => {
  expect(accountInputOf({ ...NO_VALUES, via: 'phone', phone: '13800138000' }, 2)).toEqual({
    mobileOrEmail: '13800138000',
    areaCode: '86',
  })
})

test('a code is never sent to a user name', () => {
  expect(accountInputOf({ ...NO_VALUES, identifier: 'ann' }, 1)).toEqual({ mobileOrEmail: 'ann' })
})
