import { serverRead, serverSearch } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { newsCalls } from '#contract/news.ts'

export const listNews = serverRead.handler(forward(newsCalls.listNews))
export const getHotNews = serverRead.handler(forward(newsCalls.getHotNewsByGame))
export const viewArticle = serverSearch.handler(forward(newsCalls.viewArticle))
export const listUserArticles = serverRead.handler(forward(newsCalls.listUserArticles))
export const getArticle = serverRead.handler(forward(newsCalls.getArticle))
