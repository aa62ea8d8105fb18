import type { Context } from '#backend/context.ts'
import type { Notice } from '#contract/notice.ts'
import { insertNotice } from './notices.store.ts'

/** Tells a user something, once per `intent` where one is given. */
export async function tell(
  { db, now }: Pick<Context, 'db' | 'now'>,
  uid: number,
  type: Notice['type'],
  params: Notice['params'] = {},
  intent?: string,
): Promise<void> {
  await insertNotice(db, { uid, type, params, createdAt: now, ...(intent ? { intent } : {}) })
}
