export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  isSecure: boolean
  credentials?: { username: string; password: string }
}

/** Reads `smtp://user:password@host:587` or `smtps://…:465`; null when it is neither. */
export function readSmtpUrl(text: string): SmtpSettings | null {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null
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
