import {
  and,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Audience } from '#backend/core/audience.ts'
import type { Views } from '#backend/core/view-tally.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { articles, articleTexts } from '#backend/db/accounts/schema/articles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { selectUsers, type UserRow } from '#backend/identity/users.store.ts'
import { isVisible } from '#backend/identity/visible.store.ts'
import type { ArticleState } from '#contract/news-rules.ts'

export type ArticleRow = typeof articles.$inferSelect
export type TextRow = typeof articleTexts.$inferSelect
/** What lists show of a text. */
export type TextLine = Omit<TextRow, 'document'>

/** Posts of users who are banned, or about to go, are shown to nobody. */
const isOfShown = sql`exists (select 1 from ${accounts} where ${and(eq(accounts.uid, articles.authorUid), isVisible)})`
/** Literal texts: with bound values SQLite cannot use the partial index of posts. */
const isPostShown = sql`kind = 'post' and state = 'published' and ${isOfShown}`

/** What visitors may read at `now`, articles and posts. */
const isPublic = (now: number, { brand, isDemo }: Audience): SQL | undefined =>
  and(
    or(eq(articles.kind, 'news'), isOfShown),
    eq(articles.state, 'published'),
    lte(articles.publishAt, now),
    brand === undefined ? isNull(articles.brand) : or(isNull(articles.brand), eq(articles.brand, brand)),
    isDemo ? undefined : isNull(articles.simulated),
  )

interface Wanted extends Audience {
  gameId?: number | undefined
  /** Articles of other games are left out; those of none are not. */
  gameIds?: readonly number[] | undefined
  limit: number
  offset?: number
}

/** Public articles, newest first. */
export const readPublic = (
  db: AccountDatabase,
  now: number,
  { gameId, gameIds, limit, offset = 0, ...audience }: Wanted,
) =>
  db
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.kind, 'news'),
        isPublic(now, audience),
        gameId === undefined ? undefined : eq(articles.gameId, gameId),
        gameIds && or(isNull(articles.gameId), gameIds.length > 0 ? inArray(articles.gameId, [...gameIds]) : undefined),
      ),
    )
    .orderBy(desc(articles.publishAt), desc(articles.id))
    .limit(limit)
    .offset(offset)

type WantedPosts = Omit<Wanted, keyof Audience> & { languages: readonly string[] }

/** Public posts of users in some languages, newest first. */
export const readPosts = (
  db: AccountDatabase,
  { gameId, gameIds, languages, limit, offset = 0 }: WantedPosts,
): Promise<ArticleRow[]> =>
  db
    .select()
    .from(articles)
    .where(
      and(
        isPostShown,
        // The plus keeps it to the index that has the order.
        sql`+${articles.language} in ${[...languages]}`,
        gameId === undefined ? undefined : sql`+${articles.gameId} = ${gameId}`,
        gameIds &&
          sql`(${articles.gameId} is null or +${articles.gameId} in (select value from json_each(${JSON.stringify(gameIds)})))`,
      ),
    )
    .orderBy(desc(articles.publishAt), desc(articles.id))
    .limit(limit)
    .offset(offset)

/** What a user has published, newest first. */
export const readPublicOf = (
  db: AccountDatabase,
  now: number,
  { authorUid, limit, offset, ...audience }: Audience & { authorUid: number; limit: number; offset: number },
): Promise<ArticleRow[]> =>
  db
    .select()
    .from(articles)
    .where(and(eq(articles.authorUid, authorUid), isPublic(now, audience)))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(limit)
    .offset(offset)

/** Public articles among at most a hundred ids. */
export const readPublicAmong = async (
  db: AccountDatabase,
  now: number,
  ids: readonly number[],
  audience: Audience,
): Promise<ArticleRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(articles)
        .where(
          and(sql`${articles.id} in (select value from json_each(${JSON.stringify(ids)}))`, isPublic(now, audience)),
        )

/** How many readers the heat that an article begins with is worth: `heat` of them divided by this. */
const HEAT_OF_A_READER = 4

interface Hotness {
  heat: SQLWrapper
  views: SQLWrapper
}
/** Hot is what is read; of what nobody has read yet, what is about a hot match or was written by staff. */
const hotness = ({ heat, views }: Hotness): SQL => sql`${views} * ${sql.raw(String(HEAT_OF_A_READER))} + ${heat}`

/** Public articles of the time since `since`, hottest first. */
export const readHot = (
  db: AccountDatabase,
  now: number,
  { gameId, limit, since, ...audience }: Wanted & { since: number },
) =>
  db
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.kind, 'news'),
        isPublic(now, audience),
        gte(articles.publishAt, since),
        gameId === undefined ? undefined : eq(articles.gameId, gameId),
      ),
    )
    .orderBy(desc(hotness(articles)), desc(articles.publishAt), desc(articles.id))
    .limit(limit)

/** Public articles of an author, of the newest ones the hottest first. */
export function readHotOf(db: AccountDatabase, now: number, authorUid: number, audience: Audience, limit: number) {
  const newest = db
    .select()
    .from(articles)
    .where(and(eq(articles.authorUid, authorUid), isPublic(now, audience)))
    .orderBy(desc(articles.createdAt))
    .limit(100)
    .as('newest')
  return db
    .select()
    .from(newest)
    .orderBy(desc(hotness(newest)), desc(newest.publishAt))
    .limit(limit)
}

/** Adds views to articles that are or were public; what is no such article is left out. */
export async function addArticleViews(db: AccountDatabase, { things }: Views): Promise<void> {
  if (things.length === 0) return
  await db.run(
    sql`update articles set views = articles.views + a.views
      from (select value ->> 'id' as id, value ->> 'views' as views from json_each(${JSON.stringify(things)})) a
      where articles.id = a.id and articles.state = 'published'`,
  )
}

export const findPublic = async (
  db: AccountDatabase,
  now: number,
  id: number,
  audience: Audience,
): Promise<ArticleRow | undefined> =>
  (
    await db
      .select()
      .from(articles)
      .where(and(eq(articles.id, id), isPublic(now, audience)))
  )[0]

/** An article of any state; no post, which is its author's. */
export const findArticle = async (db: AccountDatabase, id: number): Promise<ArticleRow | undefined> =>
  (
    await db
      .select()
      .from(articles)
      .where(and(eq(articles.id, id), eq(articles.kind, 'news')))
  )[0]

const LINE = {
  articleId: articleTexts.articleId,
  language: articleTexts.language,
  title: articleTexts.title,
  summary: articleTexts.summary,
  reading: articleTexts.reading,
  revision: articleTexts.revision,
  updatedAt: articleTexts.updatedAt,
}

/** The texts of a page of articles, without what they say: D1 binds a hundred values. */
export const readLines = async (db: AccountDatabase, ids: readonly number[]): Promise<TextLine[]> =>
  ids.length === 0
    ? []
    : db
        .select(LINE)
        .from(articleTexts)
        .where(inArray(articleTexts.articleId, [...ids]))

/** The languages of any number of articles, with when each was last changed. */
export const readLanguages = async (
  db: AccountDatabase,
  ids: readonly number[],
): Promise<Pick<TextRow, 'articleId' | 'language' | 'updatedAt'>[]> =>
  ids.length === 0
    ? []
    : db
        .select({
          articleId: articleTexts.articleId,
          language: articleTexts.language,
          updatedAt: articleTexts.updatedAt,
        })
        .from(articleTexts)
        .where(sql`${articleTexts.articleId} in (select value from json_each(${JSON.stringify(ids)}))`)

export const readTexts = (db: AccountDatabase, id: number): Promise<TextRow[]> =>
  db.select().from(articleTexts).where(eq(articleTexts.articleId, id)).orderBy(articleTexts.language).execute()

export const findText = async (db: AccountDatabase, id: number, language: string): Promise<TextRow | undefined> =>
  (
    await db
      .select()
      .from(articleTexts)
      .where(and(eq(articleTexts.articleId, id), eq(articleTexts.language, language)))
  )[0]

/** The name of an author as readers see it; none while the account is banned or about to be deleted. */
export const findAuthor = async (db: AccountDatabase, uid: number): Promise<string | undefined> =>
  (
    await db
      .select({ name: accounts.username })
      .from(accounts)
      .where(and(eq(accounts.uid, uid), isVisible))
  )[0]?.name

/** The authors of a page of posts who are shown, by uid. */
export async function readAuthors(db: AccountDatabase, uids: readonly number[]): Promise<Map<number, UserRow>> {
  if (uids.length === 0) return new Map()
  const users = await selectUsers(db).where(and(inArray(accounts.uid, [...uids]), isVisible))
  return new Map(users.map((user) => [user.uid, user]))
}

/** The condition for a state as staff see it. */
export function isInState(state: ArticleState, now: number): SQL | undefined {
  if (state === 'draft' || state === 'off') return eq(articles.state, state)
  const isTime = state === 'published' ? lte(articles.publishAt, now) : gt(articles.publishAt, now)
  return and(eq(articles.state, 'published'), isTime)
}

/** A new article with its texts, in one transaction; nothing when the simulated one is there already. */
export async function insertSimulated(
  db: AccountDatabase,
  article: Omit<typeof articles.$inferInsert, 'id'> & { simulated: string },
  texts: readonly Omit<typeof articleTexts.$inferInsert, 'articleId'>[],
): Promise<void> {
  const { simulated } = article
  await db.batch([
    db.insert(articles).values(article).onConflictDoNothing({ target: articles.simulated }),
    ...texts.map(({ language, title, summary, document, reading, revision, updatedAt }) =>
      db
        .insert(articleTexts)
        .select(
          sql`select id, ${language}, ${title}, ${summary}, ${JSON.stringify(document)}, ${reading}, ${revision}, ${updatedAt}
            from ${articles} where ${articles.simulated} = ${simulated}`,
        )
        .onConflictDoNothing(),
    ),
  ])
}

export const knownSimulated = async (db: AccountDatabase, keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: articles.simulated })
    .from(articles)
    .where(inArray(articles.simulated, [...keys]))
  return new Set(rows.flatMap(({ key }) => key ?? []))
}

/** Simulated articles of before `before`, at most `limit` of them. */
export const oldSimulated = async (db: AccountDatabase, before: number, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.kind, 'news'),
        eq(articles.state, 'published'),
        lt(articles.publishAt, before),
        isNotNull(articles.simulated),
      ),
    )
    .orderBy(articles.publishAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Removes articles with their texts; at most a hundred. */
export async function removeArticles(db: AccountDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.batch([
    db.delete(articleTexts).where(inArray(articleTexts.articleId, [...ids])),
    db.delete(articles).where(inArray(articles.id, [...ids])),
  ])
}
