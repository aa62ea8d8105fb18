import { expect, test } from 'vitest'
import { readSmtpUrl, smtpFault } from './smtp-settings.ts'

test('the port is that of the scheme, unless the address names one', () => {
  expect(readSmtpUrl('smtps://mail.test')).toMatchObject({ port: 465, isSecure: true })
  expect(readSmtpUrl('smtp://mail.test')).toMatchObject({ port: 587, isSecure: false })
  expect(readSmtpUrl('smtp://mail.test:2525')).toMatchObject({ port: 2525 })
})

test('user and password are read decoded', () => {
  expect(readSmtpUrl('smtps://post%40x.test:p%3Aw@mail.test:465')?.credentials).toEqual({
    username: 'post@x.test',
    password: 'p:w',
  })
})

test('port 25 is refused, for no Worker reaches it', () => {
  for (const scheme of ['smtp', 'smtps']) {
    expect(readSmtpUrl(`${scheme}://mail.test:25`)).toBeNull()
    expect(smtpFault(`${scheme}://mail.test:25`)).toBe('smtp_port_closed')
  }
  expect(smtpFault('http://mail.test')).toBe('smtp_url_invalid')
  expect(smtpFault('smtp://mail.test')).toBeUndefined()
})
