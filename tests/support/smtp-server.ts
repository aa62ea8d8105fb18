import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { TestProject } from 'vitest/node'

export interface ReceivedMail {
  from: string
  to: string[]
  user: string | undefined
  isEncrypted: boolean
  /** Headers and body, unchanged. */
  source: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Ports: SMTP with the login `post` / `horse9battery`, and HTTP that returns the received mails as JSON. */
    smtp: { port: number; inboxPort: number; silentPort: number }
  }
}

const portOf = (server: { address(): string | AddressInfo | null }) => (server.address() as AddressInfo).port

/** Runs an SMTP server for the tests in workerd. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const received: ReceivedMail[] = []
  const smtp = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    // Without TLS: a self-signed certificate would be refused.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'post' && password === 'horse9battery'
        ? done(null, { user: username })
        : done(new Error('no such user')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: session.user,
          isEncrypted: session.secure,
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  const inbox = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(received))
  })
  // A server that accepts connections and never answers.
  const silent = (await import('node:net')).createServer(() => undefined)
  for (const server of [smtp, inbox, silent])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  project.provide('smtp', {
    port: portOf(smtp.server),
    inboxPort: portOf(inbox),
    silentPort: portOf(silent),
  })
  return async () => {
    inbox.close()
    silent.close()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  }
}
