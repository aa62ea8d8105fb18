import { type } from './ark.ts'
import { call, PATIENCE_MS } from './call.ts'
import { AreaCode, Identifier } from './login.ts'
import { Done } from './user.ts'

/** An area code of the list; the page names the country in the reader's language. */
export const LoginCountry = type({
  /** ISO 3166 alpha-2. */
  countryAbbr: 'string',
  /** Calling code without plus: `86`. */
  countryArea: 'string',
  /** Path of the flag. */
  countryAvatar: 'string',
})
export type LoginCountry = typeof LoginCountry.infer

const sendErrors = ['check_failed', 'bad_email', 'bad_phone', 'sending_failed'] as const

/** What comes before a sign-in: ways in, human check, codes. */
export const loginCodeCalls = {
  listCountries: call({
    method: 'GET',
    path: '/login/loginCountryList',
    access: 'guest',
    cache: { freshSeconds: 3600, staleSeconds: 86_400 },
    input: type({}),
    result: type({ list: LoginCountry.array() }),
  }),
  /** Ways in that are configured, and the human check to solve. */
  getMethods: call({
    method: 'GET',
    path: '/login/methods',
    access: 'guest',
    isOurs: true,
    input: type({}),
    result: type({ thirdParties: 'number.integer[]', canEmail: 'boolean', canPhone: 'boolean' }),
  }),
  /** A fresh ALTCHA challenge, as its widget reads it. */
  getChallenge: call({
    method: 'GET',
    path: '/login/challenge',
    access: 'guest',
    isOurs: true,
    input: type({}),
    result: type({ challenge: 'object' }),
  }),
  /** Verifies a solved human check, once. A token that was accepted may then be spent as `cfToken`. */
  checkHuman: call({
    method: 'GET',
    path: '/user/checkCFToken',
    patienceMs: PATIENCE_MS,
    access: 'guest',
    isWrite: true,
    input: type({ token: '1 <= string <= 8192' }),
    result: type('boolean'),
  }),
  sendEmailCode: call({
    method: 'POST',
    path: '/login/V2/sendEmailcheckCode',
    patienceMs: PATIENCE_MS,
    access: 'guest',
    errors: sendErrors,
    input: type({ mobileOrEmail: Identifier, 'cfToken?': 'string <= 8192' }),
    result: Done,
  }),
  sendMobileCode: call({
    method: 'POST',
    path: '/login/V2/sendMobilecheckCode',
    aliases: ['/login/sendVerificationCode'],
    patienceMs: PATIENCE_MS,
    access: 'guest',
    errors: sendErrors,
    input: type({ mobileOrEmail: Identifier, areaCode: AreaCode, 'cfToken?': 'string <= 8192' }),
    result: Done,
  }),
} as const
