import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { articles, articleTexts } from '#backend/db/accounts/schema/articles.ts'
import { mallGoods } from '#backend/db/accounts/schema/mall-goods.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import { videos } from '#backend/db/accounts/schema/videos.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { holdsRole } from '#backend/identity/roles.store.ts'
import { isVisible } from '#backend/identity/visible.store.ts'
import type { Part } from './match-sources.store.ts'

/** Users who chose a name and whom lists show. */
export const usersAfter = (db: AccountDatabase, { after, limit }: Part) =>
  db
    .select({ uid: accounts.uid, username: accounts.username })
    .from(accounts)
    .where(and(gt(accounts.uid, after), eq(accounts.hasChosenName, true), isVisible))
    .orderBy(accounts.uid)
    .limit(limit)

/** Experts whom lists show. */
export const expertsAfter = (db: AccountDatabase, { after, limit }: Part) =>
  db
    .select({ uid: accounts.uid, username: accounts.username })
    .from(accounts)
    .where(and(gt(accounts.uid, after), holdsRole(accounts.uid, 'expert'), isVisible))
    .orderBy(accounts.uid)
    .limit(limit)

/** Articles that are public at `now`, with their titles; those of simulated matches too, which only demo brands show. */
export async function articlesAfter(db: AccountDatabase, { after, limit }: Part, now: number) {
  const rows = await db
    .select({ id: articles.id, brand: articles.brand, heat: articles.heat })
    .from(articles)
    .where(and(gt(articles.id, after), eq(articles.state, 'published'), lte(articles.publishAt, now)))
    .orderBy(articles.id)
    .limit(limit)
  if (rows.length === 0) return []
  const texts = await db
    .select({ articleId: articleTexts.articleId, title: articleTexts.title })
    .from(articleTexts)
    .where(sql`${articleTexts.articleId} in (select value from json_each(${JSON.stringify(rows.map(({ id }) => id))}))`)
  const titlesOf = new Map<number, string[]>()
  for (const { articleId, title } of texts) titlesOf.set(articleId, [...(titlesOf.get(articleId) ?? []), title])
  return rows.map((row) => ({ ...row, titles: titlesOf.get(row.id) ?? [] }))
}

/** Videos that are public; those of simulated matches too, which only demo brands show. */
export const videosAfter = (db: AccountDatabase, { after, limit }: Part) =>
  db
    .select({
      ...{ id: videos.id, brand: videos.brand, title: videos.title, heat: videos.heat },
      ...{ homeId: videos.homeId, awayId: videos.awayId, simulated: videos.simulated },
    })
    .from(videos)
    .where(and(gt(videos.id, after), eq(videos.state, 'published')))
    .orderBy(videos.id)
    .limit(limit)

/** Goods that can be ordered. */
export const goodsAfter = (db: AccountDatabase, { after, limit }: Part) =>
  db
    .select()
    .from(mallGoods)
    .where(and(gt(mallGoods.id, after), eq(mallGoods.isOnSale, true)))
    .orderBy(mallGoods.id)
    .limit(limit)

/** Goods on sale with these ids, of all brands or of this one. */
export const goodsAmong = (db: AccountDatabase, ids: readonly number[], brand: string | undefined) =>
  db
    .select()
    .from(mallGoods)
    .where(
      and(
        sql`${mallGoods.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(mallGoods.isOnSale, true),
        brand === undefined ? isNull(mallGoods.brand) : or(isNull(mallGoods.brand), eq(mallGoods.brand, brand)),
      ),
    )

/** Those of these users who are experts and whom lists show. */
export const expertsAmong = (db: AccountDatabase, uids: readonly number[]) =>
  db
    .select({ uid: accounts.uid, username: accounts.username, avatar: profiles.avatar })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.uid, accounts.uid))
    .where(
      and(
        sql`${accounts.uid} in (select value from json_each(${JSON.stringify(uids)}))`,
        holdsRole(accounts.uid, 'expert'),
        isVisible,
      ),
    )
