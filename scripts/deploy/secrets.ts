import { jsonIn, type Wrangler } from './wrangler.ts'

/** Names of a Worker's secrets; none when there is no such Worker yet. Any other failure throws. */
export async function listSecrets(wrangler: Wrangler, worker: string): Promise<string[]> {
  const { code, stdout, stderr } = await wrangler('secret', 'list', '--name', worker, '--format', 'json')
  if (code === 0) return jsonIn<{ name: string }[]>(stdout).map(({ name }) => name)
  if (`${stdout}${stderr}`.includes(`Worker "${worker}" not found`)) return []
  throw new Error(`the secrets of ${worker} cannot be listed\n${`${stderr}${stdout}`.trim()}`)
}

/** What visitors will miss without secrets that only the operator has. */
export function missingSenders(secrets: readonly string[]): string[] {
  const has = (...names: string[]) => names.every((name) => secrets.includes(name))
  return [
    ...(has('SMTP_URL', 'MAIL_FROM') || has('MAIL_HTTP_URL')
      ? []
      : ['No mail is sent: no SMTP_URL with MAIL_FROM, no MAIL_HTTP_URL.']),
    ...(has('SMS_HTTP_URL') ? [] : ['No SMS is sent: no SMS_HTTP_URL.']),
    ...(has('CARD_KEYS') ? [] : ['No card numbers can be added to the mall: no CARD_KEYS.']),
    ...(has('IDENTITY_KEYS') ? [] : ['Nobody can apply as a streamer: no IDENTITY_KEYS.']),
    ...(has('TWO_STEP_KEYS') ? [] : ['Nobody can set up an authenticator app: no TWO_STEP_KEYS.']),
    ...(has('VAPID_KEYS', 'VAPID_SUBJECT')
      ? []
      : ['Nobody is told of matches when no page is open: no VAPID_KEYS with VAPID_SUBJECT.']),
    ...(has('FEED_SECRET') ? [] : ['Push and import are off: no FEED_SECRET.']),
  ]
}
