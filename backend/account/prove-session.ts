import { Fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { requireRecentProof } from '#backend/identity/require-recent-proof.ts'
import { setProvenAt } from '#backend/identity/sessions.store.ts'
import type { accountCalls } from '#contract/account.ts'
import { verifyOwner } from './verify-owner.ts'

export const proveSession: Verb<typeof accountCalls.proveSession> = async (context, input) => {
  const { accountDb, viewer, now } = context
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const isCheckOnly = input.password === undefined && input.checkCode === undefined
  const refusal = isCheckOnly ? await requireRecentProof(context, own) : await verifyOwner(context, own, input)
  if (refusal) return refusal
  if (!isCheckOnly) await setProvenAt(accountDb, viewer.sessionId, now)
  return { done: true }
}
