import { type } from './ark.ts'
import { call } from './call.ts'
import { Done, User } from './user.ts'

export const Identifier = 'string <= 254' as const
export const AreaCode = 'string <= 6' as const
export const Code = 'string <= 10' as const
const Password = 'string <= 200' as const
/** Where a new user came from: a promotion channel or another user's invitation, and the page. */
export const Referral = type({ 'promotionChannelId?': 'string <= 40', 'channelFromtype?': 'string <= 40' })
/** A new session. The site stores the token in an HttpOnly cookie and passes it to nothing else. */
export const Session = type({ uid: 'number.integer', token: 'string', newUser: 'boolean', user: User })
export type Session = typeof Session.infer

/**
 * `second_step`: the account has one, and the error's message is a ticket for `finishSignIn`; there is no session before.
 */
export const loginErrors = ['wrong_code', 'locked', 'banned', 'bad_email', 'bad_phone', 'second_step'] as const
/** Whose account: `mobileOrEmail` (a phone with `areaCode`) or `name`. */
const LoginName = type({ 'mobileOrEmail?': Identifier, 'name?': Identifier, 'areaCode?': AreaCode })

export const loginCalls = {
  /** Signs in by a code that was sent before. An unknown phone or email becomes a new user, with `newUser` set. */
  signInByCode: call({
    method: 'POST',
    path: '/login/V2/getLoginByEmailCheckCode',
    access: 'guest',
    isSecret: true,
    errors: loginErrors,
    input: LoginName.and(Referral).and({ checkCode: Code }),
    result: Session,
  }),
  signInByPassword: call({
    method: 'POST',
    path: '/login/V2/mobileOrNameToLogin',
    aliases: ['/login/mobileandpw'],
    access: 'guest',
    isSecret: true,
    errors: ['wrong_login', 'locked', 'banned', 'check_failed', 'second_step'],
    input: LoginName.and(Referral).and({ password: Password, 'cfToken?': 'string <= 8192' }),
    result: Session,
  }),
  /** Sets a new password by a code that was sent before, ends every session and begins a new one. */
  resetPassword: call({
    method: 'POST',
    path: '/user/V2/mobileOrNameToChangePass',
    aliases: ['/login/modifyPassword'],
    access: 'guest',
    isSecret: true,
    errors: [...loginErrors, 'bad_password'],
    input: LoginName.and({ checkCode: Code, password: Password }),
    result: Session,
  }),
  signOut: call({
    method: 'POST',
    path: '/login/logout',
    access: 'user',
    isOurs: true,
    endsSession: true,
    input: type({}),
    result: Done,
  }),
  /** Whether the token is that of an open session. */
  testLogin: call({
    method: 'GET',
    path: '/login/testLogin',
    access: 'guest',
    input: type({}),
    result: type('boolean'),
  }),
} as const
