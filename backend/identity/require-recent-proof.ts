import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { readProof } from './sessions.store.ts'

/** How long a sign-in, or a later proof of identity (`proveSession`), counts as recent. */
const RECENT_MS = 30 * 60_000
const STAFF_RECENT_MS = 10 * 60_000

/**
 * Refuses with `proof_needed` when the last proof of identity is too old. For changes that add a way to sign in: a
 * session left open on a shared computer must not be enough. An account without password and contact has no means of
 * proof and passes.
 */
export async function requireRecentProof(
  { accountDb, viewer, now }: UserContext,
  own: UserRow,
): Promise<Fail<'proof_needed'> | null> {
  if (own.passwordHash === null && own.email === null && own.phone === null) return null
  const proof = await readProof(accountDb, viewer.sessionId)
  const isRecent = (proof?.provenAt ?? proof?.createdAt ?? 0) > now - RECENT_MS
  return isRecent ? null : fail('proof_needed')
}

/**
 * Refuses with `proof_needed` when the caller has not given their password, or a code, in the last ten minutes. For
 * grave acts of staff. Signing in by a third party is no proof: whoever finds the computer open may be able to.
 */
export async function requireStaffProof({ accountDb, viewer, now }: UserContext): Promise<Fail<'proof_needed'> | null> {
  const proof = await readProof(accountDb, viewer.sessionId)
  return (proof?.provenAt ?? 0) > now - STAFF_RECENT_MS ? null : fail('proof_needed')
}
