import { type } from './ark.ts'
import { call } from './call.ts'
import { Done } from './user.ts'

/** Who has lost every way to take the second step: an administrator takes it from the account. */
export const adminTwoStepCalls = {
  /**
   * Removes app, passkeys and recovery codes and ends all sessions. `needsSecond`: nothing is removed yet, another
   * administrator must make the same call within a day. `not_found`: there is no such account, or it has no second step.
   */
  resetTwoStep: call({
    method: 'POST',
    path: '/admin/twoStep/reset',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'not_yourself', 'proof_needed'],
    input: type({ uid: 'number.integer', reason: '1 <= string <= 200' }),
    result: type({ needsSecond: 'boolean' }),
  }),
  /** Withdraws what the caller asked for, or declines what another one did. */
  declineTwoStepReset: call({
    method: 'POST',
    path: '/admin/twoStep/decline',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ uid: 'number.integer' }),
    result: Done,
  }),
} as const
