import type { Env } from '#backend/core/env.ts'
import { signInNames } from '#backend/login/sign-in-names.ts'
import { hasProvider } from '#backend/payment/methods.ts'
import { hasSandbox } from '#backend/sandbox/has-sandbox.ts'
import type { BrandService } from '#contract/admin-brands.ts'

/** Which services this installation has set up for a brand, by the names of their settings. Nothing of a value is in it. */
export function servicesOfBrand(env: Env, brand: string): BrandService[] {
  const has = (...names: (keyof Env)[]) => names.every((name) => Boolean(env[name]))
  const signIns = signInNames(env, brand)
  const isPaid = hasProvider(env, brand) || hasSandbox(env)
  return [
    { what: 'mail', isSet: has('SMTP_URL', 'MAIL_FROM') || has('MAIL_HTTP_URL'), by: 'SMTP_URL, MAIL_FROM' },
    { what: 'sms', isSet: has('SMS_HTTP_URL'), by: 'SMS_HTTP_URL' },
    { what: 'sign_in', isSet: signIns.length > 0, by: 'OAUTH_PROVIDERS', names: signIns },
    { what: 'human_check', isSet: has('TURNSTILE_SECRET'), by: 'TURNSTILE_SECRET' },
    { what: 'payments', isSet: isPaid, by: 'PAYMENT_PROVIDERS' },
    { what: 'alerts', isSet: has('VAPID_KEYS', 'VAPID_SUBJECT'), by: 'VAPID_KEYS, VAPID_SUBJECT' },
    { what: 'cards', isSet: has('CARD_KEYS'), by: 'CARD_KEYS' },
    { what: 'papers', isSet: has('IDENTITY_KEYS'), by: 'IDENTITY_KEYS' },
    {
      what: 'broadcasts',
      isSet: has('MEDIA_SECRET', 'MEDIA_PUSH_URL') || has('STREAM_ACCOUNT', 'STREAM_API_TOKEN'),
      by: 'MEDIA_SECRET, MEDIA_PUSH_URL',
    },
  ]
}
