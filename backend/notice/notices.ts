import type { Context } from '#backend/core/context.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { noticeCalls } from '#contract/notice.ts'
import { countUnread, deleteNotice, listNoticeRows, markRead } from './notices.store.ts'
import { makeTicket } from './ticket.ts'

type Calls = typeof noticeCalls

const sendUnread = ({ env, defer }: Context, uid: number) => defer(env.INBOXES.getByName(String(uid)).sendUnread(uid))

export const listNotices: Verb<Calls['listNotices']> = async ({ accountDb, viewer }, { page = 1, unread }) => {
  const [{ rows, total }, unreadCount] = await Promise.all([
    listNoticeRows(accountDb, viewer.uid, page, unread === 'true'),
    countUnread(accountDb, viewer.uid),
  ])
  const list = rows.map((row) => ({
    id: row.id,
    type: row.type,
    params: row.params,
    createdAt: new Date(row.createdAt).toISOString(),
    isRead: row.readAt !== null,
  }))
  return { list, total, unreadCount }
}

export const readNotices: Verb<Calls['readNotices']> = async (context, { id }) => {
  const { accountDb, viewer, now } = context
  await markRead(accountDb, viewer.uid, id, now)
  sendUnread(context, viewer.uid)
  return { unreadCount: await countUnread(accountDb, viewer.uid) }
}

export const removeNotice: Verb<Calls['removeNotice']> = async (context, { id }) => {
  const { accountDb, viewer } = context
  await deleteNotice(accountDb, viewer.uid, id)
  sendUnread(context, viewer.uid)
  return { done: true }
}

export const getSocketTicket: Verb<Calls['getSocketTicket']> = async ({ env, viewer, brand, host, now }) => {
  return { uid: viewer.uid, ticket: await makeTicket(env.AUTH_SECRET, viewer, { brand, host }, now) }
}
