import { instant } from '#backend/core/instant.ts'
import { gameById } from '#contract/games.ts'
import { languageOf } from '#contract/languages.ts'
import type { OwnPost, OwnPostLine } from '#contract/post.ts'
import type { FoundPost } from './posts.store.ts'

export const toOwnLine = (row: FoundPost): OwnPostLine => ({
  id: row.articleId,
  title: row.title,
  language: languageOf(row.language),
  state: row.state,
  isPublic: row.isPublic === 1,
  revision: row.revision,
  updatedAt: instant(row.updatedAt),
  ...(row.gameId === null || !gameById(row.gameId) ? {} : { gameId: row.gameId }),
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.publishAt === null ? {} : { publishedAt: instant(row.publishAt) }),
})

export const toOwnPost = (row: FoundPost): OwnPost => ({ ...toOwnLine(row), document: row.document })
