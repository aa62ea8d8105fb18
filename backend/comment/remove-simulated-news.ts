import type { Context } from '#backend/core/context.ts'
import { oldSimulated, removeArticles } from '#backend/news/articles.store.ts'
import { removeCommentsOn } from './comments.store.ts'

const KEPT_MS = 7 * 86_400_000
/** D1 binds a hundred values to a statement. */
const REMOVED_AT_ONCE = 90

/** Removes simulated articles of a week ago, and first what was said about them. Run again it goes on where it ended. */
export async function removeSimulatedNews({ accountDb, now }: Pick<Context, 'accountDb' | 'now'>): Promise<void> {
  const ids = await oldSimulated(accountDb, now - KEPT_MS, REMOVED_AT_ONCE)
  await removeCommentsOn(
    accountDb,
    ids.map((id) => `news:${id}`),
  )
  await removeArticles(accountDb, ids)
}
