import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { isOldestFirst, listPart } from '#backend/core/list-part.store.ts'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { articles, articleTexts } from '#backend/db/accounts/schema/articles.ts'
import { posts } from '#backend/db/accounts/schema/posts.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { deletePostStatements, postStatement, takeOffPostStatement } from '#backend/news/posted.store.ts'
import type { ListPart } from '#contract/list-part.ts'
import { POST_DRAFTS_MAX, POSTS_MAX, POSTS_WAITING_MAX, type PostState } from '#contract/post-rules.ts'

export type PostRow = typeof posts.$inferSelect
export type WrittenPost = Pick<PostRow, 'language' | 'gameId' | 'title' | 'document'>

const isPublic = sql<number>`(${articles.state} = 'published')`
const selectPosts = (db: AccountDatabase) =>
  db
    .select({ ...getTableColumns(posts), isPublic, publishAt: articles.publishAt })
    .from(posts)
    .innerJoin(articles, eq(articles.id, posts.articleId))
    .$dynamic()

/** A post, with whether a text of it is public. */
export type FoundPost = Awaited<ReturnType<typeof selectPosts>>[number]

export const findPost = async (db: AccountDatabase, id: number): Promise<FoundPost | undefined> =>
  (await selectPosts(db).where(eq(posts.articleId, id)))[0]

/** A page of a user's own posts, those that changed last first. `published`: those of which a text is public. */
export async function readOwnPosts(db: AccountDatabase, uid: number, state: PostState | undefined, page: number) {
  const filter = and(eq(posts.uid, uid), state && (state === 'published' ? isPublic : eq(posts.state, state)))
  const [rows, totals] = await db.batch([
    selectPosts(db)
      .where(filter)
      .orderBy(desc(posts.updatedAt), desc(posts.articleId))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(posts).innerJoin(articles, eq(articles.id, posts.articleId)).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

const hasRoom = (uid: number): SQL =>
  sql`(select count(*) from ${posts} where ${posts.uid} = ${uid}) < ${POSTS_MAX}
    and (select count(*) from ${posts} join ${articles} on ${articles.id} = ${posts.articleId}
      where ${posts.uid} = ${uid} and ${articles.state} <> 'published') < ${POST_DRAFTS_MAX}`

/** Stores a new draft; undefined when its author has too many. */
export async function insertPost(
  db: AccountDatabase,
  uid: number,
  { language, gameId, title, document }: WrittenPost,
  now: number,
): Promise<number | undefined> {
  const where = hasRoom(uid)
  const [[made]] = await db.batch([
    postStatement(db, { uid, now, where }),
    // In the same batch, so the last row is the one above; and only where it was made.
    db.insert(posts).select(
      sql`select last_insert_rowid(), ${uid}, ${language}, ${gameId}, ${title}, ${JSON.stringify(document)}, 'draft', 1,
        null, null, null, ${now}, ${now}
        where exists (select 1 from ${articles} where id = last_insert_rowid() and author_uid = ${uid} and kind = 'post')
          and not exists (select 1 from ${posts} where article_id = last_insert_rowid())`,
    ),
  ])
  return made?.id
}

const isAt = (id: number, uid: number, revision: number) =>
  and(eq(posts.articleId, id), eq(posts.uid, uid), eq(posts.revision, revision))

/** Stores what was written since `revision`, as a draft; false when it was changed elsewhere. */
export async function updatePost(
  db: AccountDatabase,
  { articleId, uid, revision }: Pick<PostRow, 'articleId' | 'uid' | 'revision'>,
  written: WrittenPost,
  now: number,
): Promise<boolean> {
  const changed = await db
    .update(posts)
    .set({ ...written, state: 'draft', revision: revision + 1, updatedAt: now, sentAt: null, digest: null })
    .where(isAt(articleId, uid, revision))
    .returning({ id: posts.articleId })
  return changed.length > 0
}

/** Whether a user has sent the same text in another post. */
export async function hasSent(db: AccountDatabase, uid: number, digest: string, id: number): Promise<boolean> {
  const [other] = await db
    .select({ id: posts.articleId })
    .from(posts)
    .where(and(eq(posts.uid, uid), eq(posts.digest, digest), sql`digest is not null`, sql`${posts.articleId} <> ${id}`))
    .limit(1)
  return other !== undefined
}

export async function countWaiting(db: AccountDatabase, uid: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(posts)
    .where(and(eq(posts.uid, uid), sql`+${posts.state} = 'reviewing'`))
  return row?.total ?? 0
}

/** Gives a draft to staff, unless too many of its author wait; false when it was changed, or waits. */
export async function sendRow(
  db: AccountDatabase,
  { articleId, uid, revision }: Pick<PostRow, 'articleId' | 'uid' | 'revision'>,
  digest: string,
  now: number,
): Promise<boolean> {
  const waiting = sql`(select count(*) from posts as other where other.uid = ${uid} and other.state = 'reviewing')`
  const sent = await db
    .update(posts)
    .set({ state: 'reviewing', reason: null, digest, sentAt: now, updatedAt: now })
    .where(and(isAt(articleId, uid, revision), eq(posts.state, 'draft'), sql`${waiting} < ${POSTS_WAITING_MAX}`))
    .returning({ id: posts.articleId })
  return sent.length > 0
}

/** Deletes a post of this user, whatever is public of it. */
export const deletePostRows = (db: AccountDatabase, id: number, uid: number) =>
  db.batch([
    ...deletePostStatements(db, id, uid),
    db.delete(posts).where(and(eq(posts.articleId, id), eq(posts.uid, uid))),
  ])

/** Posts of a user, whose pictures go with her account. */
export const postIdsOf = async (db: AccountDatabase, uid: number): Promise<number[]> =>
  (await db.select({ id: posts.articleId }).from(posts).where(eq(posts.uid, uid))).map(({ id }) => id)

/** Whether a post is still as it was read, for statements beside. */
export const isReviewed = (id: number, revision: number, state: PostState): SQL =>
  sql`exists (select 1 from ${posts} where ${and(eq(posts.articleId, id), eq(posts.revision, revision), eq(posts.state, state))})`

export const moveStatement = (
  db: AccountDatabase,
  id: number,
  { to, reason, now }: { to: PostState; reason: string | null; now: number },
  where: SQL | undefined,
) =>
  db
    .update(posts)
    .set({ state: to, reason, updatedAt: now })
    .where(and(eq(posts.articleId, id), where))
    .returning({ id: posts.articleId })

/** Takes what is public of a post off; a change of it that waits goes on waiting. */
export const takeOffStatements = (db: AccountDatabase, id: number, reason: string, now: number, where: SQL) =>
  [
    moveStatement(
      db,
      id,
      { to: 'off', reason, now },
      and(
        eq(posts.state, 'published'),
        sql`exists (select 1 from ${articles} where id = ${id} and state = 'published')`,
        where,
      ),
    ),
    takeOffPostStatement(db, id, { now, where }),
  ] as const

/** For staff: a page of posts that wait, or were refused, with their authors. */
interface PostSearch<State> extends ListPart {
  state: State
  uid?: number | undefined
  id?: number | undefined
  sort?: 'oldest' | 'newest'
}

export async function readSentPosts(db: AccountDatabase, search: PostSearch<'reviewing' | 'failed'>) {
  const { uid, id, sort } = search
  const isReviewing = search.state === 'reviewing'
  const part = listPart(
    {
      by: [isReviewing ? posts.sentAt : posts.updatedAt, posts.articleId],
      isAscending: isOldestFirst(sort, isReviewing),
    },
    search,
  )
  const rows = await db
    .select({ post: { ...getTableColumns(posts), isPublic }, username: accounts.username })
    .from(posts)
    .innerJoin(articles, eq(articles.id, posts.articleId))
    .leftJoin(accounts, eq(accounts.uid, posts.uid))
    .where(
      and(
        isReviewing ? sql`${posts.state} = 'reviewing'` : sql`${posts.state} = 'failed'`,
        uid === undefined ? undefined : sql`+${posts.uid} = ${uid}`,
        id === undefined ? undefined : eq(posts.articleId, id),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ post }) => [(isReviewing ? post.sentAt : post.updatedAt) ?? 0, post.articleId])
}

const selectPublished = (db: AccountDatabase) =>
  db
    .select({ article: articles, text: articleTexts, reason: posts.reason, username: accounts.username })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .innerJoin(posts, eq(posts.articleId, articles.id))
    .leftJoin(accounts, eq(accounts.uid, articles.authorUid))
    .$dynamic()

/** What is or was public of a post. */
export type PublishedPost = Awaited<ReturnType<typeof selectPublished>>[number]

export const findPublished = async (db: AccountDatabase, id: number): Promise<PublishedPost | undefined> =>
  (await selectPublished(db).where(and(eq(articles.id, id), eq(articles.kind, 'post'))))[0]

/** For staff: a page of posts that are public, or were; without `sort` the newest first. */
export async function readPublishedPosts(db: AccountDatabase, search: PostSearch<'published' | 'off'>) {
  const { state, uid, id, sort } = search
  const by = [articles.publishAt, articles.id] as const
  const part = listPart({ by, isAscending: isOldestFirst(sort, false) }, search)
  const rows = await selectPublished(db)
    .where(
      and(
        eq(articles.kind, 'post'),
        eq(articles.state, state),
        uid === undefined ? undefined : eq(articles.authorUid, uid),
        id === undefined ? undefined : eq(articles.id, id),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ article }) => [article.publishAt ?? 0, article.id])
}

/** Whether what is public of a post is still as it was read, for statements beside. */
export const isPublished = (id: number, revision: number): SQL =>
  sql`exists (select 1 from ${articles} join ${articleTexts} on ${articleTexts.articleId} = ${articles.id}
    where ${articles.id} = ${id} and ${articles.kind} = 'post' and ${articles.state} = 'published'
      and ${articleTexts.revision} = ${revision})`

/** Takes what is public of a post off, if anything is. */
export const takeOffNow = (db: AccountDatabase, id: number, reason: string, now: number) =>
  db.batch(takeOffStatements(db, id, reason, now, sql`true`))
