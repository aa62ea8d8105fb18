import { type } from './ark.ts'
import { call, SLOW_CALL_TIMEOUT_MS } from './call.ts'
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

/** Security of the caller's own account. */
export const accountCalls = {
  /**
   * After registration: sets a user name, a first password (only after a recent sign-in), or both. A password ends every
   * other session.
   */
  modifyNewUser: call({
    method: 'POST',
    path: '/user/V2/modifyUser',
    access: 'user',
    isSecret: true,
    errors: ['name_taken', 'name_reserved', 'bad_name', 'bad_password', 'proof_needed'],
    input: type({ 'uname?': 'string <= 40', 'password?': 'string <= 200' }),
    result: type({ token: 'string', user: User }),
  }),
  /**
   * Confirms the caller's identity again, by the password or a code sent to the account's contact. With neither it only
   * checks: `proof_needed` when the last confirmation (a sign-in counts as one) is too old.
   */
  proveSession: call({
    method: 'POST',
    path: '/user/prove',
    access: 'user',
    isOurs: true,
    errors: ['proof_needed', 'wrong_password', 'wrong_code', 'locked', 'no_contact'],
    input: type({ 'password?': 'string <= 200', 'checkCode?': 'string <= 10' }),
    result: Done,
  }),
  /**
   * Sets or changes the phone or the email: `checkCode` was sent to the new one. To change one, `currentCheckCode` must
   * have been sent to the current one; to set a first one, a recent `proveSession` is needed, since whoever receives
   * the codes can sign in.
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
  /** Needs the current password or a code sent to the account's contact. Ends every other session. */
  changePassword: call({
    method: 'POST',
    path: '/user/changePassword',
    access: 'user',
    isOurs: true,
    errors: ['bad_password', 'wrong_password', 'wrong_code', 'locked', 'no_contact'],
    input: type({
      password: 'string <= 200',
      'currentPassword?': 'string <= 200',
      'checkCode?': 'string <= 10',
    }),
    result: Done,
  }),
  /** Sends a code to the account's own phone or email. */
  sendOwnCode: call({
    method: 'POST',
    path: '/user/sendOwnCode',
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    access: 'user',
    isOnce: true,
    isOurs: true,
    errors: ['no_contact', 'country_not_served', 'sending_failed'],
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
  /** Ends the session `id`; without `id`, every session except the caller's. */
  endSessions: call({
    method: 'POST',
    path: '/user/sessions/end',
    access: 'user',
    isOurs: true,
    input: type({ 'id?': 'string <= 40' }),
    result: type({ ended: 'number.integer' }),
  }),
  /**
   * Marks the account for deletion and ends every session. Needs the password or a code sent to the account's contact.
   */
  deleteAccount: call({
    method: 'POST',
    path: '/user/delete',
    access: 'user',
    isOurs: true,
    endsSession: true,
    errors: ['wrong_password', 'wrong_code', 'locked', 'no_contact'],
    input: type({ 'password?': 'string <= 200', 'checkCode?': 'string <= 10' }),
    result: type({ deletingAt: Instant }),
  }),
  /** Cancels the deletion. */
  keepAccount: call({
    method: 'POST',
    path: '/user/keep',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: Done,
  }),
} as const
