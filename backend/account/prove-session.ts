import { Fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwn } from '#backend/identity/find-user.ts'
import { needProof } from '#backend/identity/need-proof.ts'
import { writeProof } from '#backend/identity/sessions.store.ts'
import type { accountCalls } from '#contract/account.ts'
import { proveOwner } from './prove-owner.ts'

export const proveSession: Verb<typeof accountCalls.proveSession> = async (context, input) => {
  const { db, viewer, now } = context
  const own = await findOwn(context)
  if (own instanceof Fail) return own
  const isAsking = input.password === undefined && input.checkCode === undefined
  const refusal = isAsking ? await needProof(context, own) : await proveOwner(context, own, input)
  if (refusal) return refusal
  if (!isAsking) await writeProof(db, viewer.sessionId, now)
  return { done: true }
}
