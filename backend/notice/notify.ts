import type { Notice } from '#contract/notice.ts'
import { mailNotice, type NotifyContext } from './mail-notice.ts'
import { insertNotice } from './notices.store.ts'

/**
 * Stores a notice for a user, sends the new unread count to the user's open pages, and mails the notice if its kind is
 * mailed and the user asked for mails: to `mailTo`, else to the account's email. Nothing happens when the user has a
 * notice with the same `intent`.
 */
export async function notify(
  context: NotifyContext,
  uid: number,
  type: Notice['type'],
  params: Notice['params'] = {},
  intent?: string,
  mailTo?: string,
): Promise<void> {
  const { accountDb, now } = context
  const isNew = await insertNotice(accountDb, { uid, type, params, createdAt: now, ...(intent ? { intent } : {}) })
  if (isNew) announce(context, uid, { type, params }, mailTo)
}

/** Tells of a notice that has just been stored: as `notify`, without storing it. */
export function announce(
  context: NotifyContext,
  uid: number,
  notice: Pick<Notice, 'type' | 'params'>,
  mailTo?: string,
): void {
  const { env, defer } = context
  defer(env.INBOXES.getByName(String(uid)).sendUnread(uid))
  defer(mailNotice(context, uid, notice, mailTo))
}
