import type { SQL } from 'drizzle-orm'
import type { Notice } from '#contract/notice.ts'
import type { NotifyContext } from './mail-notice.ts'
import { noticeStatement } from './notices.store.ts'
import { announce } from './notify.ts'

/** A notice that is stored in one batch with what it tells of. */
export interface NoticeBeside {
  /** The statement that stores it where this holds, once; it answers with a row when the notice is new. */
  statement(where: SQL): ReturnType<typeof noticeStatement>
  /** Tells of it, once it is stored. */
  announce(): void
}

/** As `notify`, for a batch; `intent`: the user gets one notice with it. */
export const noticeBeside = (
  context: NotifyContext,
  uid: number,
  notice: Pick<Notice, 'type' | 'params'>,
  intent: string,
): NoticeBeside => ({
  statement: (where) => noticeStatement(context.accountDb, { uid, intent, createdAt: context.now, ...notice }, where),
  announce: () => announce(context, uid, notice),
})
