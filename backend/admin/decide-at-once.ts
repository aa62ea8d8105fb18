import { findCaseOf, openCase, type Said } from '#backend/chat/reports.store.ts'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { adminChatCalls } from '#contract/admin-chat.ts'
import type { Parsed } from '#contract/call.ts'
import { decideReport, mayMute } from './chat-reports.ts'
import { isAtAnother } from './review-claims.store.ts'

type Decision = Parsed<(typeof adminChatCalls)['decideReport']>
/** Of what is decided here nobody knows the id yet. */
type Undecided = Decision extends infer Each ? (Each extends Decision ? Omit<Each, 'id'> : never) : never

/** A case like a reported one, decided at once: the queue and the audit have it, and a deed whose call died is done by the sweep. */
export async function decideAtOnce(
  context: UserContext,
  said: Said,
  decision: Undecided,
  file: Uint8Array<ArrayBuffer>,
) {
  if (said.message.by.uid === context.viewer.uid) return fail('not_yourself')
  // All before the case is opened again: a call that is refused leaves it as it was.
  const of = { uid: said.message.by.uid, roomId: said.roomId, subject: said.subject ?? null }
  if ('minutes' in decision && !(await mayMute(context, of))) return fail('forbidden')
  const known = await findCaseOf(context.accountDb, said)
  if (known !== undefined && (await isAtAnother(context, 'reports', known))) return fail('claimed')
  const id = await openCase(context.accountDb, said, context.now)
  if (id === undefined) return fail('not_found')
  return decideReport(context, { ...decision, id } as Decision, file)
}
