import { expect, test } from 'vitest'
import { CallError, failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { accountErrorText } from './account-error-text.ts'

test('a failure says what the operator says about it, else our text for its code, else that the system failed', () => {
  expect(accountErrorText({ code: 'banned', message: 'Closed until Monday' })).toBe('Closed until Monday')
  expect(accountErrorText({ code: 'internal', message: 'Closed until Monday' })).toBe('Closed until Monday')
  expect(accountErrorText({ code: 'banned' })).toBe(m.error_banned())
  expect(accountErrorText({ code: 'internal' })).toBe(m.error_system())
})

test('the ticket that comes with 2010 is never shown', () => {
  expect(accountErrorText({ code: 'bind_email', message: 'ticket' })).toBe(m.error_bind_email())
})

test('an error that reached the browser with its message alone still says code, text and request', () => {
  const sent = new CallError({ code: 'internal', message: 'We are\ncounting' })
  expect(failureOf(new Error(sent.message))).toEqual({ code: 'internal', message: 'We are\ncounting' })
  const logged = { code: 'unavailable', message: 'We # are', request: 'a1b2-FRA' } as const
  expect(failureOf(new Error(new CallError(logged).message))).toEqual(logged)
  expect(failureOf(new Error(new CallError({ code: 'not_found' }).message))).toEqual({ code: 'not_found' })
})

test('any other error means that the call could not be made', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ code: 'unavailable' })
  expect(failureOf(undefined)).toEqual({ code: 'unavailable' })
})
