import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { canSend } from '#backend/sending/sender.ts'
import { smsCountriesOf } from '#backend/sending/sms-destination.ts'
import type { loginCodeCalls } from '#contract/login-codes.ts'
import { sendCode } from './codes.ts'
import { loginCountries } from './countries.ts'
import { makeChallenge } from './human/altcha.ts'
import { checkHumanToken, consumeHumanCheck } from './human-check.ts'
import { identifierOf, type LoginName } from './identifier.ts'
import { configuredTypes } from './third-party/providers.ts'

type Calls = typeof loginCodeCalls

export const listCountries: Verb<Calls['listCountries']> = async (context) => ({
  list: loginCountries(smsCountriesOf(await readBrand(context))),
})

export const getMethods: Verb<Calls['getMethods']> = async (context) => ({
  thirdParties: configuredTypes(context),
  canEmail: canSend(context.env, 'mail'),
  canPhone: canSend(context.env, 'sms') && smsCountriesOf(await readBrand(context)).length > 0,
})

export const getChallenge: Verb<Calls['getChallenge']> = async ({ env, now }) => ({
  challenge: await makeChallenge(env, now),
})

export const checkHuman: Verb<Calls['checkHuman']> = (context, { token }) => checkHumanToken(context, token)

async function send(context: Context, who: LoginName, kind: 'email' | 'phone', cfToken: string | undefined) {
  const identifier = identifierOf(who)
  if (identifier instanceof Fail) return identifier
  if (identifier.kind !== kind) return fail(kind === 'email' ? 'bad_email' : 'bad_phone')
  if (!(await consumeHumanCheck(context, cfToken))) return fail('check_failed')
  const outcome = await sendCode(context, identifier)
  return outcome === 'sent' ? { done: true as const } : fail(outcome)
}

export const sendEmailCode: Verb<Calls['sendEmailCode']> = (context, { mobileOrEmail, cfToken }) =>
  send(context, { mobileOrEmail }, 'email', cfToken)

export const sendMobileCode: Verb<Calls['sendMobileCode']> = (context, { mobileOrEmail, areaCode, cfToken }) =>
  send(context, { mobileOrEmail, areaCode }, 'phone', cfToken)
