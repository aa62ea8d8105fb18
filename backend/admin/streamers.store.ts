import { and, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { addGrantedRole, removeGrantedRole } from '#backend/identity/roles.store.ts'
import { noticeStatement } from '#backend/notice/notices.store.ts'
import { moveOf } from '#backend/streamer/application-states.ts'
import {
  type ApplicationRow,
  insertGranted,
  isInState,
  isLast,
  moveApplication,
} from '#backend/streamer/applications.store.ts'
import { KEPT_AFTER_DECISION_MS } from '#backend/streamer/sweep-photos.ts'
import type { ApplicationAct } from '#contract/admin-streamers.ts'
import type { Notice } from '#contract/notice.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

const AUDITED = {
  accept: 'accept_streamer',
  refuse: 'refuse_streamer',
  ban: 'ban_streamer',
  lift: 'lift_streamer_ban',
} as const satisfies Record<ApplicationAct, string>

export interface Decision {
  act: ApplicationAct
  reason: string
  /** Whether the applicant is a streamer now. */
  isStreamer: boolean
  notice: Pick<Notice, 'type' | 'params'>
  /** The application is not stored yet: who became a streamer without one is banned. */
  isNew?: boolean
}

/**
 * Decides about an application: its state, the applicant's role, the notice and the audit line, all or nothing. Undefined
 * when it was decided meanwhile, another one followed it, or the caller may not act any more.
 */
export async function moveStreamer(
  context: UserContext,
  application: ApplicationRow,
  { act, reason, isStreamer, notice, isNew = false }: Decision,
): Promise<ApplicationRow | undefined> {
  const { accountDb: db, now } = context
  const { id, uid, wasStreamer } = application
  const { from, to } = moveOf(act, { wasStreamer })
  const may = and(mayAct(context), isLast(id, uid)) as SQL
  const where = and(may, isInState(id, from)) as SQL
  const row = { uid, type: notice.type, params: notice.params, createdAt: now, intent: `streamer:${id}:${act}:${now}` }
  const deleteAt = now + KEPT_AFTER_DECISION_MS
  const [, , , , , moved] = await db.batch([
    insertGranted(db, application, isNew ? mayAct(context) : sql`0`),
    auditAccount(context, AUDITED[act], uid, `${id} ${reason}`, where),
    to === 'successful' ? addGrantedRole(db, uid, 'anchor', where) : removeGrantedRole(db, uid, 'anchor', where),
    noticeStatement(db, row, where),
    ...moveApplication(
      db,
      id,
      { from, to, reason, now, deleteAt, ...(act === 'ban' ? { wasStreamer: isStreamer } : {}) },
      may,
    ),
  ])
  return moved[0]
}
