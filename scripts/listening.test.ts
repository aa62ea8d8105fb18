import { expect, test } from 'vitest'
import { conveniencesOf, listeningOf, nameOf } from './listening.ts'

test('without HOST only this machine reaches the site', () => {
  for (const HOST of [undefined, '', 'localhost', '127.0.0.1', '127.0.0.2', '::1'])
    expect(listeningOf({ HOST }), HOST).toMatchObject({ isOpen: false })
  expect(listeningOf({}).host).toBe('127.0.0.1')
})

test.each(['0.0.0.0', '::', '192.168.1.5', 'fe80::1'])('HOST=%s opens it to others', (HOST) => {
  expect(listeningOf({ HOST })).toEqual({ host: HOST, isOpen: true })
})

test('a HOST that is no address is refused in words', () => {
  expect(() => listeningOf({ HOST: 'site.test' })).toThrow('HOST is no address: site.test')
})

test('demo accounts, the outbox and payments with no money are for this machine, unless each is asked for by its own setting', () => {
  expect(conveniencesOf({})).toEqual({ DEMO_ACCOUNTS: '1', OUTBOX: '1', SANDBOX_PAYMENTS: '1' })
  expect(conveniencesOf({ OUTBOX: '0' })).toEqual({ DEMO_ACCOUNTS: '1', OUTBOX: '0', SANDBOX_PAYMENTS: '1' })
  expect(conveniencesOf({ HOST: '0.0.0.0' })).toEqual({ DEMO_ACCOUNTS: '0', OUTBOX: '0', SANDBOX_PAYMENTS: '0' })
  expect(conveniencesOf({ HOST: '0.0.0.0', DEMO_ACCOUNTS: '1' })).toEqual({
    DEMO_ACCOUNTS: '1',
    OUTBOX: '0',
    SANDBOX_PAYMENTS: '0',
  })
})

test('the site is named by an address that this machine reaches', () => {
  expect(nameOf(listeningOf({}))).toBe('localhost')
  expect(nameOf(listeningOf({ HOST: '0.0.0.0' }))).toBe('localhost')
  expect(nameOf(listeningOf({ HOST: '192.168.1.5' }))).toBe('192.168.1.5')
  expect(nameOf(listeningOf({ HOST: 'fe80::1' }))).toBe('[fe80::1]')
})
