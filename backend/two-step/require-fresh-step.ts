import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { requireRecentProof } from '#backend/identity/require-recent-proof.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { readStaffStep } from './second-step.store.ts'

const FRESH_MS = 10 * 60_000

/**
 * The caller's account, for a change of its second step: she has proven of late who she is, and where there is a second
 * step already, taken it within ten minutes.
 */
export async function ownAccountForChange(
  context: UserContext,
): Promise<
  | { own: UserRow; isFirst: boolean }
  | Fail<'proof_needed' | 'second_step_needed' | 'session_invalid' | 'session_missing'>
> {
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const unproven = await requireRecentProof(context, own)
  if (unproven) return unproven
  const step = await readStaffStep(context.accountDb, context.viewer.sessionId)
  const isFirst = !step?.hasSecond
  const isFresh = (step?.secondAt ?? 0) > context.now - FRESH_MS
  return isFirst || isFresh ? { own, isFirst } : fail('second_step_needed')
}
