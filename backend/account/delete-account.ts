import { Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { cancelDeletion, scheduleDeletion } from '#backend/identity/accounts.store.ts'
import { findOwn } from '#backend/identity/find-user.ts'
import { endSessionsOf } from '#backend/identity/sessions.store.ts'
import { forgetViewer } from '#backend/identity/viewer.ts'
import { closeSockets } from '#backend/notice/close-sockets.ts'
import type { accountCalls } from '#contract/account.ts'
import { DELETION_GRACE_DAYS } from '#contract/account-rules.ts'
import { proveOwner } from './prove-owner.ts'

type Calls = typeof accountCalls

const GRACE_MS = DELETION_GRACE_DAYS * 24 * 3_600_000

/** An account that is leaving already keeps its day. */
export const deleteAccount: Verb<Calls['deleteAccount']> = async (context, input) => {
  const { db, now } = context
  const own = await findOwn(context)
  if (own instanceof Fail) return own
  const refusal = await proveOwner(context, own, input)
  if (refusal) return refusal
  const deletingAt = own.deletingAt ?? now + GRACE_MS
  await scheduleDeletion(db, own.uid, deletingAt)
  const ended = await endSessionsOf(db, own.uid)
  forgetViewer(own.uid)
  closeSockets(context, own.uid, ended)
  return { deletingAt: instant(deletingAt) }
}

/** An account whose grace has ended counts as gone, whether it was swept away already or not. */
export const keepAccount: Verb<Calls['keepAccount']> = async ({ db, viewer, now }) =>
  (await cancelDeletion(db, viewer.uid, now)).length > 0 ? { done: true } : fail('session_invalid')
