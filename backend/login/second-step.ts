import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { halfOf } from '#backend/two-step/half-sign-in.ts'
import { consumeHalf } from '#backend/two-step/half-sign-ins.store.ts'
import { takeSecondStep, waysOf } from '#backend/two-step/take-second-step.ts'
import type { loginSecondStepCalls } from '#contract/login-second-step.ts'
import { openSession } from './sign-in-user.ts'

type Calls = typeof loginSecondStepCalls

export const beginSecondStep: Verb<Calls['beginSecondStep']> = async (context, { ticket }) => {
  const found = await halfOf(context, ticket)
  return found ? waysOf(context, found.taker) : fail('sign_in_over')
}

/** Of two pages that finish the same sign-in one gets the session. */
export const finishSignIn: Verb<Calls['finishSignIn']> = async (context, { ticket, ...step }) => {
  const found = await halfOf(context, ticket)
  if (!found) return fail('sign_in_over')
  const { half, row, taker } = found
  if (row.bannedAt !== null) return fail('banned')
  const refusal = await takeSecondStep(context, taker, step)
  if (refusal) return refusal
  if (!(await consumeHalf(context.accountDb, half.ticketHash, context.now))) return fail('sign_in_over')
  return openSession(context, row, { newUser: false, isProven: !half.isByThirdParty, hasSecond: true })
}
