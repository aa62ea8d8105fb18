import { jsonIn, type Wrangler } from './wrangler.ts'

/** Names of a Worker's secrets; none when there is no such Worker yet. Any other failure throws. */
export async function listSecrets(wrangler: Wrangler, worker: string): Promise<string[]> {
  const { code, stdout, stderr } = await wrangler('secret', 'list', '--name', worker, '--format', 'json')
  if (code === 0) return jsonIn<{ name: string }[]>(stdout).map(({ name }) => name)
  if (`${stdout}${stderr}`.includes(`Worker "${worker}" not found`)) return []
  throw new Error(`the secrets of ${worker} cannot be listed\n${`${stderr}${stdout}`.trim()}`)
}

interface Missing {
  text: string
  /** Of docs/operations.md: how it is set. */
  chapter: string
}

const SENDING = 'Mail, SMS and the human check'

/** Secrets that only the operator has. `anyOf`: sets of which one is enough; `text`: what visitors miss without any. */
const SENDERS: readonly (Missing & { anyOf: readonly (readonly string[])[] })[] = [
  {
    anyOf: [['SMTP_URL', 'MAIL_FROM'], ['MAIL_HTTP_URL']],
    text: 'No mail is sent: no SMTP_URL with MAIL_FROM, no MAIL_HTTP_URL.',
    chapter: SENDING,
  },
  { anyOf: [['SMS_HTTP_URL']], text: 'No SMS is sent: no SMS_HTTP_URL.', chapter: SENDING },
  { anyOf: [['CARD_KEYS']], text: 'No card numbers can be added to the mall: no CARD_KEYS.', chapter: 'The mall' },
  { anyOf: [['IDENTITY_KEYS']], text: 'Nobody can apply as a streamer: no IDENTITY_KEYS.', chapter: 'Streamers' },
  {
    anyOf: [['TWO_STEP_KEYS']],
    text: 'Nobody can set up an authenticator app: no TWO_STEP_KEYS.',
    chapter: 'Two-step sign-in',
  },
  {
    anyOf: [['VAPID_KEYS', 'VAPID_SUBJECT']],
    text: 'Nobody is told of matches when no page is open: no VAPID_KEYS with VAPID_SUBJECT.',
    chapter: 'Notifications of matches',
  },
  { anyOf: [['FEED_SECRET']], text: 'Push and import are off: no FEED_SECRET.', chapter: 'Feed push' },
]

export const missingSenders = (secrets: readonly string[]): Missing[] =>
  SENDERS.filter(({ anyOf }) => !anyOf.some((names) => names.every((name) => secrets.includes(name))))
