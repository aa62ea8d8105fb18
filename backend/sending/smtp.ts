import { LogLevel, WorkerMailer } from 'worker-mailer'
import { logError } from '#contract/log-error.ts'
import type { Sender } from './message.ts'
import { readSmtpUrl, smtpFault } from './smtp-settings.ts'

const CONNECT_MS = 5000
const ANSWER_MS = 8000

/** Sends mail by SMTP. `from`: an address, or `Name <address>`. */
export const smtpSender =
  (url: string, from: string): Sender =>
  async ({ to, subject, text }) => {
    const settings = readSmtpUrl(url)
    if (!settings) {
      console.error(JSON.stringify({ event: smtpFault(url) }))
      return false
    }
    const { host, port, isSecure, credentials } = settings
    try {
      await WorkerMailer.send(
        {
          host,
          port,
          secure: isSecure,
          startTls: !isSecure,
          ...(credentials ? { credentials, authType: ['plain', 'login'] } : {}),
          socketTimeoutMs: CONNECT_MS,
          responseTimeoutMs: ANSWER_MS,
          logLevel: LogLevel.NONE,
        },
        { from: senderAddress(from), to: oneLine(to), subject: oneLine(subject), text },
      )
      return true
    } catch (error) {
      logError({ event: 'smtp_failed', host }, error)
      return false
    }
  }

/** Prevents header injection: a line break in a header would begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are to be removed.
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ')

function senderAddress(from: string): { name?: string; email: string } {
  const [, name = '', email] = /^\s*(.*?)\s*<([^>]+)>\s*$/.exec(from) ?? []
  return email ? { email, ...(name ? { name } : {}) } : { email: from.trim() }
}
