export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  isSecure: boolean
  credentials?: { username: string; password: string }
}

/** Cloudflare lets no Worker reach it (2026-11); mail is handed in on 465 or 587. */
const CLOSED_PORT = '25'

const parse = (text: string): URL | null => {
  const url = URL.parse(text)
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? url : null
}

/** Why mail cannot be sent by this address, as the name of a log event. */
export function smtpFault(text: string): 'smtp_url_invalid' | 'smtp_port_closed' | undefined {
  const url = parse(text)
  if (!url) return 'smtp_url_invalid'
  return url.port === CLOSED_PORT ? 'smtp_port_closed' : undefined
}

/** Reads `smtp://user:password@host:587` or `smtps://…:465`; null when it is neither, or has a fault. */
export function readSmtpUrl(text: string): SmtpSettings | null {
  const url = parse(text)
  if (!url || smtpFault(text)) return null
  const isSecure = url.protocol === 'smtps:'
  return {
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    ...(url.username
      ? { credentials: { username: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } }
      : {}),
  }
}
