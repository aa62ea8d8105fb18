import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { readProof } from './sessions.store.ts'

/** A sign-in, or a proof after it, is good for so long. */
const FRESH_MS = 30 * 60_000

/**
 * For what opens the account to somebody: a session that was left behind on a shared computer is not enough. An account
 * with nothing to prove itself by is taken at its word.
 */
export async function needProof({ db, viewer, now }: UserContext, own: UserRow): Promise<Fail<'proof_needed'> | null> {
  if (own.passwordHash === null && own.email === null && own.phone === null) return null
  const isFresh = (await readProof(db, viewer.sessionId)) > now - FRESH_MS
  return isFresh ? null : fail('proof_needed')
}
