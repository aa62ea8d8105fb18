import type { Context } from '#backend/context.ts'
import type { Notice } from '#contract/notice.ts'
import { insertNotice } from './notices.store.ts'

/** Tells a user something, once per `intent` where one is given; pages she has open learn of it at once. */
export async function tell(
  { db, env, now, defer }: Pick<Context, 'db' | 'env' | 'now' | 'defer'>,
  uid: number,
  type: Notice['type'],
  params: Notice['params'] = {},
  intent?: string,
): Promise<void> {
  await insertNotice(db, { uid, type, params, createdAt: now, ...(intent ? { intent } : {}) })
  defer(env.INBOXES.getByName(String(uid)).changed(uid))
}
