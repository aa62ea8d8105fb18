import { Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { cancelDeletion, scheduleDeletion } from '#backend/identity/accounts.store.ts'
import { endSessions } from '#backend/identity/end-sessions.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { endRoomsOf } from '#backend/room/streamer-rooms.store.ts'
import { removeUserFromSearch } from '#backend/search/sweep-index.ts'
import type { accountCalls } from '#contract/account.ts'
import { DELETION_GRACE_DAYS } from '#contract/account-rules.ts'
import { verifyOwner } from './verify-owner.ts'

type Calls = typeof accountCalls

const GRACE_MS = DELETION_GRACE_DAYS * 24 * 3_600_000

/** Deleting again does not move the date. A room of hers that is on air ends: nobody sees it any more. */
export const deleteAccount: Verb<Calls['deleteAccount']> = async (context, input) => {
  const { env, accountDb, matchDb, now, defer } = context
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const refusal = await verifyOwner(context, own, input)
  if (refusal) return refusal
  const deletingAt = own.deletingAt ?? now + GRACE_MS
  await scheduleDeletion(accountDb, own.uid, deletingAt)
  await endSessions(context, own.uid)
  defer(removeUserFromSearch(env, own.uid))
  defer(endRoomsOf(matchDb, own.uid, now).then((ids) => refreshRooms(env, ids)))
  return { deletingAt: instant(deletingAt) }
}

/** Once the grace period has ended the account counts as deleted, even before it is purged. */
export const keepAccount: Verb<Calls['keepAccount']> = async ({ accountDb, viewer, now }) =>
  (await cancelDeletion(accountDb, viewer.uid, now)).length > 0 ? { done: true } : fail('session_invalid')
