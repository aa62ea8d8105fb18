import { expect, inject, test } from 'vitest'
import type { ReceivedMail } from '#tests/support/smtp-server.ts'
import type { Message } from './message.ts'
import { smtpSender } from './smtp.ts'

const { port, inboxPort, silentPort } = inject('smtp')
const FROM = 'Grandstand <codes@grandstand.test>'
const urlOf = (login: string, at = port) => `smtp://${login}127.0.0.1:${at}`
const mail = (to: string): Message => ({
  to,
  kind: 'mail',
  subject: '【看台】验证码 123456',
  text: '您的验证码是 123456。\n.一行以点开头\nرمز التحقق 123456',
})

async function received(to: string): Promise<ReceivedMail[]> {
  const mails = (await (await fetch(`http://127.0.0.1:${inboxPort}`)).json()) as ReceivedMail[]
  return mails.filter((each) => each.to.includes(to))
}

/** The decoded body of a simple mail, whichever way its text is encoded. */
function textOf(source: string): string {
  const base64 = /Content-Transfer-Encoding: base64\r\n(?:[\w-]+:[^\r]*\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/i.exec(
    source,
  )?.[1]
  if (base64)
    return new TextDecoder().decode(Uint8Array.from(atob(base64.replace(/\s/g, '')), (sign) => sign.charCodeAt(0)))
  const quoted = source
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
      new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split('='), (byte) => Number.parseInt(byte, 16))),
    )
  return quoted
}

test('a mail reaches an SMTP server that needs a login, with its text unchanged', async () => {
  expect(await smtpSender(urlOf('post:horse9battery@'), FROM)(mail('ann@example.org'))).toBe(true)
  const [one, ...others] = await received('ann@example.org')
  expect(others).toEqual([])
  expect(one).toMatchObject({ from: 'codes@grandstand.test', user: 'post' })
  expect(one?.source).toMatch(/^Subject: =\?UTF-8\?/m)
  const text = textOf(one?.source ?? '')
  for (const line of ['您的验证码是 123456。', '.一行以点开头', 'رمز التحقق 123456']) expect(text).toContain(line)
})

test('sending fails within a time limit when the server refuses, is unreachable or does not answer', async () => {
  const before = Date.now()
  const attempts = [urlOf('post:wrong@'), urlOf('', 1), urlOf('', silentPort), 'http://127.0.0.1', 'smtp://']
  const outcomes = await Promise.all(attempts.map((url) => smtpSender(url, FROM)(mail('bob@example.org'))))
  expect(outcomes).toEqual(attempts.map(() => false))
  expect(await received('bob@example.org')).toEqual([])
  expect(Date.now() - before).toBeLessThan(15_000)
})

test('a line break in a subject cannot add a header', async () => {
  await smtpSender(
    urlOf('post:horse9battery@'),
    FROM,
  )({
    ...mail('eve@example.org'),
    subject: 'hello\r\nBcc: victim@example.org',
  })
  for (const { source, to } of await received('eve@example.org')) {
    expect(to).toEqual(['eve@example.org'])
    expect(source).not.toMatch(/^Bcc:/m)
  }
})
