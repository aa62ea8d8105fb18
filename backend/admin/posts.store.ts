import { and, type SQL } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { type PublicPost, publishPostStatements } from '#backend/news/posted.store.ts'
import { noticeStatement } from '#backend/notice/notices.store.ts'
import { isPublished, isReviewed, moveStatement, takeOffStatements } from '#backend/post/posts.store.ts'
import type { PostAct } from '#contract/admin-posts.ts'
import type { Notice } from '#contract/notice.ts'
import { auditAccount } from './audit.store.ts'
import { isStillStaff } from './may-act.store.ts'

const AUDITED = {
  publish: 'publish_post',
  refuse: 'refuse_post',
  take_off: 'take_off_post',
} as const satisfies Record<PostAct, string>

interface Decision {
  act: PostAct
  reason: string
  notice: Pick<Notice, 'type' | 'params'>
  /** What is published. */
  text: PublicPost | undefined
}

/**
 * Decides about a post as it was read: its state, what is public, the notice and the audit line, all or nothing. False when
 * it was changed or decided about meanwhile, or the caller is no member of staff any more.
 */
export async function storePostDecision(
  context: UserContext,
  { id, uid, revision }: { id: number; uid: number; revision: number },
  { act, reason, notice, text }: Decision,
): Promise<boolean> {
  const { accountDb: db, now } = context
  const isAsRead = act === 'take_off' ? isPublished(id, revision) : isReviewed(id, revision, 'reviewing')
  const where = and(isStillStaff(context), isAsRead) as SQL
  const told = { uid, ...notice, createdAt: now, intent: `post:${id}:${revision}:${act}` }
  const [audited] = await db.batch([
    auditAccount(context, AUDITED[act], uid, `post ${id} ${reason}`, where),
    noticeStatement(db, told, where),
    ...(act === 'publish' && text ? publishPostStatements(db, id, text, { now, where }) : []),
    ...(act === 'take_off'
      ? takeOffStatements(db, id, reason, now, where)
      : [
          moveStatement(
            db,
            id,
            act === 'publish' ? { to: 'published', reason: null, now } : { to: 'failed', reason, now },
            where,
          ),
        ]),
  ])
  return audited.length > 0
}
