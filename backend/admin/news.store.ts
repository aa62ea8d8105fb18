import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { TEXT_LOOKED_AT, wantedText } from '#backend/core/text-search.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { articles } from '#backend/db/accounts/schema/articles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isMeant } from '#backend/identity/is-meant.store.ts'
import { isInState } from '#backend/news/articles.store.ts'
import {
  type ArticleChange,
  type ArticleFacts,
  changeStatements,
  deleteStatements,
  draftStatements,
  existsArticle,
  hasAllTitles,
  hasFacts,
  hasLanguage,
  hasTitleWith,
  isAtRevision,
  stateStatement,
} from '#backend/news/written.store.ts'
import type { ListPart } from '#contract/list-part.ts'
import type { ArticleAct, ArticleState } from '#contract/news-rules.ts'
import { auditArticle } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

interface ArticleSearch extends ListPart {
  text?: string
  state?: ArticleState | undefined
  language?: string | undefined
  gameId?: number | undefined
  brand?: string | undefined
  source?: 'staff' | 'simulated' | undefined
  sort?: 'oldest'
}

/** Those of the newest of which a title, or the author's name, has the text. */
function textFilter(db: AccountDatabase, wanted: string, where: SQL | undefined): SQL | undefined {
  if (wanted === '') return undefined
  const newest = db
    .select({ id: articles.id })
    .from(articles)
    .where(where)
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(TEXT_LOOKED_AT)
  const places = { numbers: [articles.id, articles.authorUid], columns: [], uid: articles.authorUid }
  return and(inArray(articles.id, newest), or(hasTitleWith(wanted), isMeant(places, wanted)))
}

/** A part of the list of articles, those that changed last first, with their authors. */
export async function readArticles(db: AccountDatabase, now: number, search: ArticleSearch) {
  const { state, language, gameId, brand, source, sort } = search
  const part = listPart({ by: [articles.updatedAt, articles.id], isAscending: sort === 'oldest' }, search)
  // Written as the index is.
  const ofSource = source && sql`(simulated is null) = ${source === 'staff' ? 1 : 0}`
  const ofList = and(eq(articles.kind, 'news'), ofSource)
  const rows = await db
    .select({ article: articles, author: accounts.username })
    .from(articles)
    .leftJoin(accounts, eq(accounts.uid, articles.authorUid))
    .where(
      and(
        ofList,
        state && isInState(state, now),
        gameId === undefined ? undefined : eq(articles.gameId, gameId),
        brand === undefined ? undefined : eq(articles.brand, brand),
        language === undefined ? undefined : hasLanguage(language),
        textFilter(db, wantedText(search.text), ofList),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ article }) => [article.updatedAt, article.id])
}

/** Stores a new draft with its first text; null when the caller may not act any more. */
export async function insertArticle(context: UserContext, change: ArticleChange): Promise<number | null> {
  const { accountDb: db, now, viewer } = context
  const [[row]] = await db.batch(draftStatements(db, change, { uid: viewer.uid, now, where: mayAct(context) }))
  return row?.id ?? null
}

/**
 * Changes one text of an article, and with `basedOn` what it has besides; of one that is public, with an audit line. False when
 * there is none, when the text has another revision, when what it has besides is not as in `basedOn` any more, when it is
 * public and would lose its title, or when the caller may not act any more.
 */
export async function updateArticle(
  context: UserContext,
  id: number,
  revision: number,
  change: ArticleChange,
  basedOn: ArticleFacts | undefined,
): Promise<boolean> {
  const { accountDb: db, now } = context
  const { language, title } = change.text
  const { facts } = change
  const guard = and(
    mayAct(context),
    isAtRevision(id, language, revision),
    title === '' ? sql`not ${existsArticle(id, sql`true`, 'published')}` : undefined,
  )
  const where = and(guard, basedOn && or(hasFacts(id, basedOn), hasFacts(id, facts))) ?? sql`false`
  // It stands behind the change of the article.
  const textWhere = and(guard, basedOn && hasFacts(id, facts)) ?? sql`false`
  const [, updated] = await db.batch([
    auditArticle(context, 'save_article', `article ${id}, ${language}`, existsArticle(id, where, 'published')),
    ...changeStatements(db, id, revision, { ...change, facts: basedOn && facts }, { now, where, textWhere }),
  ])
  return updated.length > 0
}

/** Publishes an article from `at` on, or takes it off, with the audit line. False when the caller may not act any more. */
export async function decideArticleState(
  context: UserContext,
  id: number,
  act: ArticleAct,
  at: number,
  detail: string,
): Promise<boolean> {
  const { accountDb: db, now } = context
  // A text may have lost its title since it was looked at.
  const where =
    and(mayAct(context), act === 'publish' ? hasAllTitles(id) : existsArticle(id, sql`true`, 'published')) ?? sql`false`
  const line = act === 'publish' ? 'publish_article' : 'take_off_article'
  const [, updated] = await db.batch([
    auditArticle(context, line, detail, existsArticle(id, where)),
    stateStatement(db, id, act, at, { now, where }),
  ])
  return updated.length > 0
}

/**
 * Deletes an article that is not public and will not be, or one of its languages but not the last, with the audit line. False
 * when there is none of the kind, or the caller may not act any more.
 */
export async function deleteWritten(context: UserContext, id: number, language: string | undefined): Promise<boolean> {
  const { accountDb: db } = context
  const { where, statements } = deleteStatements(db, id, language, mayAct(context))
  const detail = language === undefined ? `article ${id}` : `article ${id}, ${language}`
  const [, deleted] = await db.batch([auditArticle(context, 'delete_article', detail, where), ...statements])
  return deleted.length > 0
}
