import { findCaseOf, openCase } from '#backend/chat/reports.store.ts'
import { caseOfComment } from '#backend/comment/comment-case.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { adminChatCalls } from '#contract/admin-chat.ts'
import { decideReport } from './chat-reports.ts'
import { isAtAnother } from './review-claims.store.ts'

/** A case like a reported one, decided at once: the queue and the audit have it, and a deed whose call died is done by the sweep. */
export const takeOutComment: Verb<(typeof adminChatCalls)['takeOutComment']> = async (
  context,
  { id, reason, minutes },
  file,
) => {
  const said = await caseOfComment(context, id)
  if (!said) return fail('not_found')
  if (said.message.by.uid === context.viewer.uid) return fail('not_yourself')
  // Before the case is opened again: a call that is refused leaves it as it was.
  const known = await findCaseOf(context.accountDb, said)
  if (known !== undefined && (await isAtAnother(context, 'reports', known))) return fail('claimed')
  const opened = await openCase(context.accountDb, said, context.now)
  if (opened === undefined) return fail('not_found')
  const decided = { id: opened, reason }
  return decideReport(
    context,
    minutes === undefined ? { ...decided, act: 'remove' } : { ...decided, act: 'mute_everywhere', minutes },
    file,
  )
}
