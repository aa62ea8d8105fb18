import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Language } from '#contract/languages.ts'
import { getAnyArticle, previewArticle } from './articles.functions.ts'

/** Fails with `not_found`. What others change appears where nothing is being written. */
export const anyArticleQuery = (id: number) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: async () => unwrap(await getAnyArticle({ data: { id } })),
    staleTime: 5_000,
  })

/** What its page would show of what is stored. */
export const articlePreviewQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: ['article', id, 'preview', language],
    queryFn: async () => unwrap(await previewArticle({ data: { id, language } })),
    staleTime: 0,
    gcTime: 0,
  })
