import { audienceOf } from '#backend/core/audience.ts'
import type { Context } from '#backend/core/context.ts'
import { gameOfMatch } from '#backend/match/match-game.store.ts'
import { findArticle, findPublic } from '#backend/news/articles.store.ts'
import { findPublic as findPublicVideo, findVideo } from '#backend/video/videos.store.ts'
import type { CommentKind } from '#contract/comment-rules.ts'
import { gameById } from '#contract/games.ts'
import { articlePath } from '#contract/news-rules.ts'
import { videoPath } from '#contract/video-rules.ts'

/** The address of the page about a thing, with its comments; undefined when there is no such thing to be commented on. */
type PathOf = (context: Context, id: number) => Promise<string | undefined>

/** What may be commented on. A kind is added by one entry. */
const PATHS: Readonly<Record<CommentKind, PathOf>> = {
  match: async ({ matchDb }, id) => {
    const gameId = await gameOfMatch(matchDb, id)
    const game = gameId === undefined ? undefined : gameById(gameId)
    return game && `/${game.code}/${id}?tab=comments`
  },
  news: async (context, id) => {
    const { accountDb, now, brand } = context
    const article = await findPublic(accountDb, now, id, await audienceOf(context, brand))
    return article && `${articlePath({ id, gameId: article.gameId ?? undefined })}#comments`
  },
  video: async (context, id) => {
    const { accountDb, brand } = context
    const video = await findPublicVideo(accountDb, await audienceOf(context, brand), id)
    return video && `${videoPath({ id, gameId: video.gameId ?? undefined })}#comments`
  },
}

/** The address of a subject's page (`match:123`); undefined when it cannot be commented on. */
export async function pathOfSubject(context: Context, subject: string): Promise<string | undefined> {
  const [kind = '', id = ''] = subject.split(':')
  return Object.hasOwn(PATHS, kind) ? PATHS[kind as CommentKind](context, Number(id)) : undefined
}

/** Kinds of which something may be taken off again, with what was said about it; whatever brand shows it. */
const IS_OUT: Readonly<Partial<Record<CommentKind, (context: Context, id: number) => Promise<boolean>>>> = {
  news: async ({ accountDb, now }, id) => {
    const article = await findArticle(accountDb, id)
    return article?.state === 'published' && article.publishAt !== null && article.publishAt <= now
  },
  video: async ({ accountDb }, id) => (await findVideo(accountDb, id))?.state === 'published',
}

/** Whether what was said about a subject may be read. */
export async function isReadable(context: Context, subject: string): Promise<boolean> {
  const [kind = '', id = ''] = subject.split(':')
  const isOut = Object.hasOwn(IS_OUT, kind) ? IS_OUT[kind as CommentKind] : undefined
  return isOut ? isOut(context, Number(id)) : true
}
