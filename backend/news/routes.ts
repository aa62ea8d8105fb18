import type { Verbs } from '#backend/core/serve.ts'
import type { newsCalls } from '#contract/news.ts'
import {
  getArticle,
  getHotNewsByGame,
  listArticlePlaces,
  listNews,
  listUserArticles,
  listUserHot,
} from './read-news.ts'
import { viewArticle } from './view-article.ts'

export const newsRoutes: Verbs<typeof newsCalls> = {
  listNews,
  getArticle,
  listArticlePlaces,
  viewArticle,
  getHotNewsByGame,
  listUserArticles,
  listUserHot,
}
