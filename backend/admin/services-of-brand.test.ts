import { expect, test } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { servicesOfBrand } from './services-of-brand.ts'

const SECRET = 'sk_live_nobody_may_read_this'
const env = {
  ENVIRONMENT: 'production',
  SMTP_URL: `smtps://mail:${SECRET}@mail.example:465`,
  MAIL_FROM: 'Arena <mail@arena.example>',
  TURNSTILE_SECRET: SECRET,
  VAPID_KEYS: SECRET,
  OAUTH_PROVIDERS: JSON.stringify({ arena: { google: { clientId: 'id', clientSecret: SECRET } } }),
  PAYMENT_PROVIDERS: JSON.stringify({ arena: { stripe: { secretKey: SECRET, webhookSecret: SECRET } } }),
} as Partial<Env> as Env

const set = (brand: string) =>
  servicesOfBrand(env, brand)
    .filter(({ isSet }) => isSet)
    .map(({ what }) => what)

test('what is set is told by name, for the brand, and no value of it', () => {
  expect(set('arena')).toEqual(['mail', 'sign_in', 'human_check', 'payments'])
  expect(set('main')).toEqual(['mail', 'human_check'])
  const services = servicesOfBrand(env, 'arena')
  expect(services.find(({ what }) => what === 'sign_in')?.names).toEqual(['google'])
  expect(JSON.stringify(services)).not.toContain(SECRET)
})
