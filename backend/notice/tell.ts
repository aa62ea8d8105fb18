import type { Notice } from '#contract/notice.ts'
import { mailNotice, type Telling } from './mail-notice.ts'
import { insertNotice } from './notices.store.ts'

/**
 * Tells a user something, once per `intent` where one is given; pages she has open learn of it at once, and what
 * matters goes to her mail where she wants that: to `mailTo`, else to the address bound now.
 */
export async function tell(
  telling: Telling,
  uid: number,
  type: Notice['type'],
  params: Notice['params'] = {},
  intent?: string,
  mailTo?: string,
): Promise<void> {
  const { db, env, now, defer } = telling
  const isNew = await insertNotice(db, { uid, type, params, createdAt: now, ...(intent ? { intent } : {}) })
  if (!isNew) return
  defer(env.INBOXES.getByName(String(uid)).changed(uid))
  defer(mailNotice(telling, uid, { type, params }, mailTo))
}
