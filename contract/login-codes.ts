import { type } from './ark.ts'
import { call, SLOW_CALL_TIMEOUT_MS } from './call.ts'
import { AreaCode, Identifier } from './login.ts'
import { Done } from './user.ts'

/** One entry of the list of calling codes; the page names the country in the reader's language. */
export const LoginCountry = type({
  /** ISO 3166 alpha-2. */
  countryAbbr: 'string',
  /** Calling code without plus: `86`. */
  countryArea: 'string',
  /** Path of the flag. */
  countryAvatar: 'string',
})
export type LoginCountry = typeof LoginCountry.infer

const sendErrors = ['check_failed', 'bad_email', 'bad_phone', 'country_not_served', 'sending_failed'] as const

/** The calls before a sign-in: its methods, the human check, codes. */
export const loginCodeCalls = {
  /** The countries to which the brand sends SMS. */
  listCountries: call({
    method: 'GET',
    path: '/login/loginCountryList',
    access: 'guest',
    input: type({}),
    result: type({ list: LoginCountry.array() }),
  }),
  /** The configured third parties (`ThirdPartyType`), and whether codes can be sent by mail and SMS. */
  getMethods: call({
    method: 'GET',
    path: '/login/methods',
    access: 'guest',
    isOurs: true,
    input: type({}),
    result: type({ thirdParties: 'number.integer[]', canEmail: 'boolean', canPhone: 'boolean' }),
  }),
  /** A new ALTCHA challenge, as its widget reads it. */
  getChallenge: call({
    method: 'GET',
    path: '/login/challenge',
    access: 'guest',
    isOurs: true,
    input: type({}),
    result: type({ challenge: 'object' }),
  }),
  /** Verifies the solution of a human check. An accepted token may then be used once as `cfToken`. */
  checkHuman: call({
    method: 'GET',
    path: '/user/checkCFToken',
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'guest',
    isWrite: true,
    input: type({ token: '1 <= string <= 8192' }),
    result: type('boolean'),
  }),
  sendEmailCode: call({
    method: 'POST',
    path: '/login/V2/sendEmailcheckCode',
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'guest',
    isOnce: true,
    errors: sendErrors,
    input: type({ mobileOrEmail: Identifier, 'cfToken?': 'string <= 8192' }),
    result: Done,
  }),
  sendMobileCode: call({
    method: 'POST',
    path: '/login/V2/sendMobilecheckCode',
    aliases: ['/login/sendVerificationCode'],
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'guest',
    isOnce: true,
    errors: sendErrors,
    input: type({ mobileOrEmail: Identifier, areaCode: AreaCode, 'cfToken?': 'string <= 8192' }),
    result: Done,
  }),
} as const
