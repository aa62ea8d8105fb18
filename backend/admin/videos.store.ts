import { and, type SQL } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { noticeStatement } from '#backend/notice/notices.store.ts'
import type { VideoRow } from '#backend/video/videos.store.ts'
import { decideStatement, isReviewed } from '#backend/video/written.store.ts'
import type { Notice } from '#contract/notice.ts'
import type { VideoAct } from '#contract/video-rules.ts'
import { auditAbout } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

interface Decision {
  act: VideoAct
  reason: string
  notice: Pick<Notice, 'type' | 'params'>
}

/**
 * Decides about a video as it was read: its state, the notice and the audit line, all or nothing. False when it was changed or
 * decided about meanwhile, or the caller may not act any more.
 */
export async function storeVideoDecision(
  context: UserContext,
  row: VideoRow,
  { act, reason, notice }: Decision,
): Promise<boolean> {
  const { accountDb: db, now } = context
  const where = and(mayAct(context), isReviewed(row)) as SQL
  const told = { uid: row.uid ?? 0, ...notice, createdAt: now, intent: `video:${row.id}:${row.revision}:${act}` }
  const audited = auditAbout(context, `${act}_video`, `${row.id} ${reason}`, { targetUid: row.uid, where })
  const decided = decideStatement(db, row, { act, reason, now }, where)
  // It stands last: the others ask for the video as it was.
  const results =
    row.uid === null
      ? await db.batch([audited, decided])
      : await db.batch([audited, noticeStatement(db, told, where), decided])
  return (results.at(-1) as { id: number }[]).length > 0
}
