import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { endSessions } from '#backend/identity/end-sessions.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { notify } from '#backend/notice/notify.ts'
import { readWays } from '#backend/two-step/second-step.store.ts'
import type { AccountTwoStep } from '#contract/admin.ts'
import type { adminTwoStepCalls } from '#contract/admin-two-step.ts'
import { tellAdministrators } from './announce-roles.ts'
import { needsTwoPeople } from './role-proposals.ts'
import { askForReset, findReset, removeReset, resetSecondStep } from './two-step-resets.store.ts'

type Calls = typeof adminTwoStepCalls

/** An account's second step as administrators see it. */
export async function accountTwoStep({ accountDb, now }: UserContext, uid: number): Promise<AccountTwoStep> {
  const [ways, asked] = await Promise.all([readWays(accountDb, uid), findReset(accountDb, uid, now)])
  return {
    ...ways,
    ...(asked && { reset: { by: asked.askedBy, byName: asked.askerName, expiresAt: instant(asked.expiresAt) } }),
  }
}

export const resetTwoStep: Verb<Calls['resetTwoStep']> = async (context, { uid, reason }) => {
  const { accountDb, viewer, now } = context
  if (uid === viewer.uid) return fail('not_yourself')
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const row = await findUser(accountDb, uid)
  if (!row) return fail('not_found')
  const byTwo = await needsTwoPeople(context)
  const asked = byTwo ? await findReset(accountDb, uid, now) : undefined
  if (byTwo && (!asked || asked.askedBy === viewer.uid)) {
    if (!(await askForReset(context, uid, reason))) return fail('not_found')
    if (!asked)
      await tellAdministrators(context, [{ type: 'two_step_reset_asked', params: { uid, name: row.username } }])
    return { needsSecond: true }
  }
  if (!(await resetSecondStep(context, uid, { reason, byTwo }))) return fail('not_found')
  await endSessions(context, uid)
  console.warn(JSON.stringify({ event: 'two_step_reset', uid, administrator: viewer.uid }))
  await notify(context, uid, 'two_step_changed', { what: 'reset' })
  return { needsSecond: false }
}

export const declineTwoStepReset: Verb<Calls['declineTwoStepReset']> = async (context, { uid }) =>
  (await removeReset(context, uid)) ? { done: true } : fail('not_found')
