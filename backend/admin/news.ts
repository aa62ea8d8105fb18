import { removeCommentsOn } from '#backend/comment/comments.store.ts'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import {
  type ArticleRow,
  findArticle,
  findAuthor,
  readLines,
  readTexts,
  type TextLine,
} from '#backend/news/articles.store.ts'
import { textFor, toArticle } from '#backend/news/to-article.ts'
import type { ArticleFacts } from '#backend/news/written.store.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import { deletePicturesOf, storePicture } from '#backend/picture/stored-pictures.ts'
import type { AdminArticle, AdminArticleLine, adminNewsCalls } from '#contract/admin-news.ts'
import type { Input } from '#contract/call.ts'
import { languageOf } from '#contract/languages.ts'
import { ARTICLE_PICTURE_PX_MAX, type ArticleState, SCHEDULE_DAYS_MAX } from '#contract/news-rules.ts'
import { readingMinutes } from '#contract/reading-minutes.ts'
import { auditFile, readHistory } from './audit.store.ts'
import { decideArticleState, deleteWritten, insertArticle, readArticles, updateArticle } from './news.store.ts'

type Calls = typeof adminNewsCalls

const DAY_MS = 86_400_000

const stateOf = ({ state, publishAt }: ArticleRow, now: number): ArticleState =>
  state === 'published' && publishAt !== null && publishAt > now ? 'scheduled' : state

interface Found {
  row: ArticleRow
  texts: readonly Pick<TextLine, 'language' | 'title'>[]
  author: string | null | undefined
}

const toAdminLine = ({ lan, now }: UserContext, { row, texts, author }: Found): AdminArticleLine => ({
  id: row.id,
  state: stateOf(row, now),
  title: textFor(lan, texts)?.title ?? '',
  languages: texts.map(({ language }) => languageOf(language)),
  isSimulated: row.simulated !== null,
  updatedAt: instant(row.updatedAt),
  ...(row.brand === null ? {} : { brand: row.brand }),
  ...(row.gameId === null ? {} : { gameId: row.gameId }),
  ...(row.publishAt === null ? {} : { publishAt: instant(row.publishAt) }),
  ...(author ? { author } : {}),
})

async function readAny(context: UserContext, id: number) {
  const { accountDb } = context
  const row = await findArticle(accountDb, id)
  if (!row) return undefined
  const [texts, author] = await Promise.all([
    readTexts(accountDb, id),
    row.authorUid === null ? undefined : findAuthor(accountDb, row.authorUid),
  ])
  return { row, texts, author }
}

const ARTICLE_ACTS_DONE = ['save_article', 'publish_article', 'take_off_article', 'delete_article'] as const

async function answer(context: UserContext, id: number): Promise<AdminArticle | ReturnType<typeof fail<'not_found'>>> {
  const [found, history] = await Promise.all([
    readAny(context, id),
    readHistory(context.accountDb, 'article', id, ARTICLE_ACTS_DONE),
  ])
  if (!found) return fail('not_found')
  return {
    ...toAdminLine(context, found),
    history: history.map(({ act, at, adminUid, adminName, detail }) => ({
      act,
      at: instant(at),
      adminUid,
      adminName: adminName ?? '',
      detail,
    })),
    matchIds: [...found.row.matchIds],
    ...(found.row.cover === null ? {} : { cover: found.row.cover }),
    texts: found.texts.map(({ language, title, summary, document, revision }) => ({
      language: languageOf(language),
      title,
      summary,
      document,
      revision,
    })),
  }
}

export const listArticles: Verb<Calls['listArticles']> = async (context, wanted) => {
  const { accountDb, now } = context
  const { rows, ...ways } = await readArticles(accountDb, now, wanted)
  await auditFile(context, 'articles', wanted)
  const texts = await readLines(
    accountDb,
    rows.map(({ article }) => article.id),
  )
  const list = rows.map(({ article, author }) =>
    toAdminLine(context, { row: article, author, texts: texts.filter(({ articleId }) => articleId === article.id) }),
  )
  return { list, ...ways }
}

export const getAnyArticle: Verb<Calls['getAnyArticle']> = (context, { id }) => answer(context, id)

type Facts = Pick<Input<Calls['saveArticle']>, 'brand' | 'gameId' | 'cover' | 'matchIds'>

const toFacts = ({ brand, gameId, cover, matchIds }: Facts): ArticleFacts => ({
  brand: brand ?? null,
  gameId: gameId ?? null,
  cover: cover ?? null,
  matchIds: [...new Set(matchIds)],
})

export const saveArticle: Verb<Calls['saveArticle']> = async (context, input) => {
  const { id, language, revision, title, summary, document, basedOn } = input
  const change = {
    facts: toFacts(input),
    text: { language, title: title.trim(), summary: summary.trim(), document, reading: readingMinutes(document) },
  }
  if (id === undefined) {
    const added = await insertArticle(context, change)
    return added === null ? fail('forbidden') : answer(context, added)
  }
  const based = basedOn && toFacts(basedOn)
  const isSame = JSON.stringify(based) === JSON.stringify(change.facts)
  if (await updateArticle(context, id, revision, change, isSame ? undefined : based)) return answer(context, id)
  const row = await findArticle(context.accountDb, id)
  if (!row) return fail('not_found')
  return row.state === 'published' && change.text.title === '' ? fail('title_missing') : fail('order_moved')
}

export const decideArticle: Verb<Calls['decideArticle']> = async (context, { id, act, at }) => {
  const { accountDb, now } = context
  const row = await findArticle(accountDb, id)
  if (!row) return fail('not_found')
  const asked = at === undefined ? undefined : Date.parse(at)
  if (asked !== undefined && asked > now + SCHEDULE_DAYS_MAX * DAY_MS) return fail('out_of_range')
  const texts = await readLines(accountDb, [id])
  if (act === 'publish' && (texts.length === 0 || texts.some(({ title }) => title === ''))) return fail('title_missing')
  // What was public already keeps its age; a time that is over means now.
  const since = row.publishAt !== null && row.publishAt <= now ? row.publishAt : now
  const publishAt = asked !== undefined && asked > now ? asked : since
  const detail = act === 'publish' ? `article ${id}, from ${instant(publishAt)}` : `article ${id}`
  return (await decideArticleState(context, id, act, publishAt, detail))
    ? answer(context, id)
    : fail(act === 'publish' ? 'title_missing' : 'forbidden')
}

export const deleteArticle: Verb<Calls['deleteArticle']> = async (context, { id, language }) => {
  const { env, accountDb } = context
  if (!(await deleteWritten(context, id, language)))
    return (await findArticle(accountDb, id)) ? fail('order_moved') : fail('not_found')
  if (language === undefined) {
    await removeCommentsOn(accountDb, [`news:${id}`])
    await deletePicturesOf(env, 'articles', id)
  }
  return { isDeleted: true }
}

export const previewArticle: Verb<Calls['previewArticle']> = async (context, { id, language }) => {
  const found = await readAny(context, id)
  const text = found && textFor(language ?? context.lan, found.texts)
  if (!text) return fail('not_found')
  const { row, texts, author } = found
  return toArticle(row, text, {
    languages: texts.map((each) => each.language),
    author: row.authorUid === null || !author ? undefined : { uid: row.authorUid, name: author },
  })
}

export const uploadArticlePicture: Verb<Calls['uploadArticlePicture']> = async (context, { id }, file) => {
  const { env, accountDb, viewer } = context
  if (!(await findArticle(accountDb, id))) return fail('not_found')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'articlePicture'))) return fail('rate_limited')
  const picture = readPicture(file, ARTICLE_PICTURE_PX_MAX)
  if (!picture) return fail('wrong_file_type')
  const { width, height } = picture
  return { path: await storePicture(env, 'articles', id, picture), width, height }
}
