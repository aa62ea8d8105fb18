import { type } from './ark.ts'
import { call } from './call.ts'
import { Session } from './login.ts'
import { SecondStep, SecondStepWays, stepErrors } from './two-step.ts'

/** The second step of a sign-in; `ticket` is the message of the error `second_step`. */
export const loginSecondStepCalls = {
  beginSecondStep: call({
    method: 'POST',
    path: '/login/secondStep/begin',
    access: 'guest',
    isOurs: true,
    isSecret: true,
    errors: ['sign_in_over'],
    input: type({ ticket: 'string <= 200' }),
    result: SecondStepWays,
  }),
  /** From the browser alone that took the first step, within minutes, and once. */
  finishSignIn: call({
    method: 'POST',
    path: '/login/secondStep',
    access: 'guest',
    isOurs: true,
    isSecret: true,
    errors: [...stepErrors, 'sign_in_over', 'banned'],
    input: SecondStep.and({ ticket: 'string <= 200' }),
    result: Session,
  }),
} as const
