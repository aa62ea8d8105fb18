import type { Said } from '#backend/chat/reports.store.ts'
import { speakerOf } from '#backend/chat/speaker.ts'
import type { Context } from '#backend/core/context.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { findComment } from './comments.store.ts'

/** A comment as a case of the queue of reports; undefined when it is gone. A page says only which one it is. */
export async function caseOfComment({ accountDb, now }: Context, id: number): Promise<Said | undefined> {
  const found = await findComment(accountDb, id)
  if (!found || found.uid === null || found.text === null || found.removedAt !== null) return undefined
  const author = await findUser(accountDb, found.uid)
  if (!author) return undefined
  const { subject, text, createdAt, editedAt } = found
  // What was changed after a report is another case: staff decide about what they see.
  return { roomId: 0, subject, message: { id, at: editedAt ?? createdAt, by: speakerOf(author, now), text } }
}
