import type { UserContext } from '#backend/core/context.ts'
import { noticeStatement } from '#backend/notice/notices.store.ts'
import { type ChannelRow, moveChannel, willMoveChannel } from '#backend/promotion/channels.store.ts'
import type { ChannelAct } from '#contract/admin-channels.ts'
import type { Notice } from '#contract/notice.ts'
import { auditAbout } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

const AUDITED = { close: 'close_channel', reopen: 'reopen_channel' } as const satisfies Record<ChannelAct, string>

interface ChannelDecision {
  act: ChannelAct
  reason: string
  notice: Pick<Notice, 'type' | 'params'>
}

/**
 * Closes a channel or opens it again, with the manager's notice and the audit line, all or nothing. False when it was so already,
 * the manager has too many open ones, or the caller may not act any more.
 */
export async function storeChannelDecision(
  context: UserContext,
  { id, uid }: Pick<ChannelRow, 'id' | 'uid'>,
  { act, reason, notice }: ChannelDecision,
): Promise<boolean> {
  const { accountDb: db, now } = context
  const may = mayAct(context)
  const where = willMoveChannel(id, act, may)
  const told = { uid, ...notice, createdAt: now, intent: `channel:${id}:${act}:${now}` }
  const [, , moved] = await db.batch([
    auditAbout(context, AUDITED[act], `${id} ${reason}`, { targetUid: uid, where }),
    noticeStatement(db, told, where),
    moveChannel(db, { id, act, now }, may),
  ])
  return moved.length > 0
}
