import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ada+1@example.org', 'ada@example.org'],
  ['ada+1+2@example.org', 'ada@example.org'],
  ['a.d.a+goals@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.org', 'a.da@example.org'],
])('%s arrives in %s', (email, mailbox) => {
  expect(mailboxOf(email).mailbox).toBe(mailbox)
})

test('all names under a registered domain are one domain; a public mail service is none', () => {
  expect(mailboxOf('x@a.b.example.org').domain).toBe('example.org')
  expect(mailboxOf('x@mail.example.co.uk').domain).toBe('example.co.uk')
  expect(mailboxOf('x@gmail.com').domain).toBeUndefined()
  expect(mailboxOf('x@qq.com').domain).toBeUndefined()
})
