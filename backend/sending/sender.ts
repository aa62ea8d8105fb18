import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { note } from '#backend/core/marks.ts'
import { httpSender } from './http.ts'
import type { Message, Sender } from './message.ts'
import { hasOutbox, outboxSender } from './outbox.ts'

type SendContext = Pick<Context, 'accountDb' | 'env' | 'now'>
type Settings = Pick<
  Env,
  'ENVIRONMENT' | 'OUTBOX' | 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_HTTP_URL' | 'SMS_HTTP_URL' | 'SENDER_TOKEN'
>

/** Whether a sender is configured for a kind of messages. */
export const canSend = (env: Settings, kind: Message['kind']): boolean =>
  hasOutbox(env) ||
  (kind === 'mail' ? Boolean((env.SMTP_URL && env.MAIL_FROM) || env.MAIL_HTTP_URL) : Boolean(env.SMS_HTTP_URL))

async function mailSender(context: SendContext): Promise<Sender | undefined> {
  const { SMTP_URL, MAIL_FROM, MAIL_HTTP_URL, SENDER_TOKEN } = context.env
  // Loaded on demand: its module for TCP sockets exists only in workerd.
  if (SMTP_URL && MAIL_FROM) return (await import('./smtp.ts')).smtpSender(SMTP_URL, MAIL_FROM)
  return MAIL_HTTP_URL ? httpSender(MAIL_HTTP_URL, SENDER_TOKEN) : undefined
}

function smsSender({ env }: SendContext): Sender | undefined {
  return env.SMS_HTTP_URL ? httpSender(env.SMS_HTTP_URL, env.SENDER_TOKEN) : undefined
}

/** The configured sender: SMTP or an HTTP service; without either, the outbox where there is one. */
export function senderOf(context: SendContext): Sender {
  return async (message) => {
    const configured = message.kind === 'mail' ? await mailSender(context) : smsSender(context)
    const send = configured ?? (hasOutbox(context.env) ? outboxSender(context) : undefined)
    if (!send) console.error(JSON.stringify({ event: 'no_sender', kind: message.kind }))
    const isSent = send ? await send(message) : false
    await note(context.env, message.kind, isSent, Date.now())
    return isSent
  }
}
