import { countViews } from '#backend/core/count-views.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { newsCalls } from '#contract/news.ts'
import { addArticleViews } from './articles.store.ts'

const { countView } = countViews(addArticleViews)

export const viewArticle: Verb<(typeof newsCalls)['viewArticle']> = async (context, { id }) => {
  countView(context, id)
  return { done: true }
}
