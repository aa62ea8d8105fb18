import { type } from './ark.ts'
import { call, PATIENCE_MS } from './call.ts'
import { Instant } from './entities.ts'
import { Done, User } from './user.ts'

export const SessionLine = type({
  id: 'string',
  /** `Chrome · Windows`, as read from the user agent. */
  device: 'string',
  'country?': 'string',
  createdAt: Instant,
  seenAt: Instant,
  isCurrent: 'boolean',
})

/** Security of one's own account. */
export const accountCalls = {
  /** After registration: a user name and a first password, that one soon after signing in. Each may be left out. */
  modifyNewUser: call({
    method: 'POST',
    path: '/user/V2/modifyUser',
    access: 'user',
    isSecret: true,
    errors: ['name_taken', 'bad_name', 'bad_password', 'proof_needed'],
    input: type({ 'uname?': 'string <= 40', 'password?': 'string <= 200' }),
    result: type({ token: 'string', user: User }),
  }),
  /**
   * Proves that it is she who holds the session: by the password, or a code sent to the bound contact. With neither it
   * only asks: `proof_needed` when the last proof, the sign-in itself included, was too long ago.
   */
  proveSession: call({
    method: 'POST',
    path: '/user/prove',
    access: 'user',
    isOurs: true,
    errors: ['proof_needed', 'wrong_login', 'wrong_code', 'locked', 'no_contact'],
    input: type({ 'password?': 'string <= 200', 'checkCode?': 'string <= 10' }),
    result: Done,
  }),
  /**
   * Binds or changes phone or email: `checkCode` was sent to the new one. Where one of the kind is bound, a code sent to
   * it is asked for too; else a fresh proof (`proveSession`), since whoever receives codes opens the account.
   */
  changeContact: call({
    method: 'POST',
    path: '/user/V2/mobileOrNameToChange',
    access: 'user',
    errors: [
      'wrong_code',
      'wrong_current_code',
      'locked',
      'identifier_taken',
      'bad_email',
      'bad_phone',
      'proof_needed',
    ],
    input: type({
      mobileOrEmail: 'string <= 254',
      'areaCode?': 'string <= 6',
      checkCode: 'string <= 10',
      'currentCheckCode?': 'string <= 10',
    }),
    result: type({ user: User }),
  }),
  /** Ends every other session. The current password, where there is one, or a code sent to the bound contact. */
  changePassword: call({
    method: 'POST',
    path: '/user/changePassword',
    access: 'user',
    isOurs: true,
    errors: ['bad_password', 'wrong_login', 'wrong_code', 'locked', 'no_contact'],
    input: type({
      password: 'string <= 200',
      'currentPassword?': 'string <= 200',
      'checkCode?': 'string <= 10',
    }),
    result: Done,
  }),
  /** A code to the account's own phone or email; nobody else's address can be named. */
  sendOwnCode: call({
    method: 'POST',
    path: '/user/sendOwnCode',
    patienceMs: PATIENCE_MS,
    access: 'user',
    isOurs: true,
    errors: ['no_contact', 'sending_failed'],
    input: type({ via: "'email' | 'phone'" }),
    result: Done,
  }),
  listSessions: call({
    method: 'GET',
    path: '/user/sessions',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: type({ sessions: SessionLine.array() }),
  }),
  /** Without `id` every session but this one. */
  endSessions: call({
    method: 'POST',
    path: '/user/sessions/end',
    access: 'user',
    isOurs: true,
    input: type({ 'id?': 'string <= 40' }),
    result: type({ ended: 'number.integer' }),
  }),
  /** Marks the account for deletion and ends every session. The password, or a code sent to the bound contact. */
  deleteAccount: call({
    method: 'POST',
    path: '/user/delete',
    access: 'user',
    isOurs: true,
    endsSession: true,
    errors: ['wrong_login', 'wrong_code', 'locked', 'no_contact'],
    input: type({ 'password?': 'string <= 200', 'checkCode?': 'string <= 10' }),
    result: type({ deletingAt: Instant }),
  }),
  /** Takes the deletion back. */
  keepAccount: call({
    method: 'POST',
    path: '/user/keep',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: Done,
  }),
} as const
