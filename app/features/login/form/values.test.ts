import { expect, test } from 'vitest'
import { NO_VALUES, whoOf } from './values.ts'

test('what has an at sign and a dot signs in as an email, anything else as a user name', () => {
  expect(whoOf({ ...NO_VALUES, identifier: ' ann@example.com ' }, 2)).toEqual({ mobileOrEmail: 'ann@example.com' })
  expect(whoOf({ ...NO_VALUES, identifier: 'ann@home' }, 2)).toEqual({ name: 'ann@home' })
})

test('a phone goes with its area code', () => {
  expect(whoOf({ ...NO_VALUES, via: 'phone', phone: '13800138000' }, 2)).toEqual({
    mobileOrEmail: '13800138000',
    areaCode: '86',
  })
})

test('a code never goes to a user name', () => {
  expect(whoOf({ ...NO_VALUES, identifier: 'ann' }, 1)).toEqual({ mobileOrEmail: 'ann' })
})
