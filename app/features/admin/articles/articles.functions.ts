import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminNewsCalls } from '#contract/admin-news.ts'

export const listArticles = serverSearch.handler(forward(adminNewsCalls.listArticles))
export const getAnyArticle = serverRead.handler(forward(adminNewsCalls.getAnyArticle))
export const previewArticle = serverRead.handler(forward(adminNewsCalls.previewArticle))
export const saveArticle = serverWrite.handler(forward(adminNewsCalls.saveArticle))
export const decideArticle = serverWrite.handler(forward(adminNewsCalls.decideArticle))
export const deleteArticle = serverWrite.handler(forward(adminNewsCalls.deleteArticle))
