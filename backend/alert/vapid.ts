import type { VapidKeys } from '@block65/webcrypto-web-push'
import type { Env } from '#backend/core/env.ts'
import { type } from '#contract/ark.ts'

/** As `web-push generate-vapid-keys --json` prints it. */
const Keys = type('string.json.parse').to({ publicKey: /^[\w-]{87}$/, privateKey: /^[\w-]{43}$/ })
const SUBJECT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/

type Settings = Pick<Env, 'VAPID_KEYS' | 'VAPID_SUBJECT'>
export type Vapid = { [Part in keyof VapidKeys]: string }

/** Who we are to push services; undefined where alerts are not set up, or wrongly: `npm run doctor` says so. */
export function vapidOf({ VAPID_KEYS, VAPID_SUBJECT = '' }: Settings): Vapid | undefined {
  if (!VAPID_KEYS || !SUBJECT.test(VAPID_SUBJECT)) return undefined
  const keys = Keys(VAPID_KEYS)
  return keys instanceof type.errors ? undefined : { ...keys, subject: VAPID_SUBJECT }
}
