import type { Answer, Call, Input } from '#contract/call.ts'
import type { Language } from '#contract/languages.ts'
import { type ArticleLine, newsCalls } from '#contract/news.ts'
import { brandBackend } from './brand-backend.ts'
import { createJava } from './java.ts'
import type { RequestScope } from './request-scope.ts'
import { sharedAnswer } from './shared-answers.ts'

/** The answer that other requests share; undefined when the brand's backend does not give one. */
export async function askCached<C extends Call>(
  { brand, defer }: RequestScope,
  entry: C,
  input: Input<C>,
  lan: Language,
): Promise<Answer<C> | undefined> {
  const { source, options } = brandBackend(brand, lan)
  const { call } = createJava({ call: entry as Call }, options)
  const { result } = await sharedAnswer({ entry, input: input as object, source, lan, send: call, defer })
  return result.ok ? (result.data as Answer<C>) : undefined
}

/** The newest articles of a brand; none when its backend does not say. */
export async function newestArticles(
  scope: RequestScope,
  lan: Language,
  { gameId, kind }: { gameId?: number | undefined; kind?: 'post' } = {},
): Promise<ArticleLine[]> {
  const { brand } = scope
  const games = brand.games ? { gameIds: brand.games.join() } : {}
  const input = { brand: brand.id, ...(kind ? { kind } : {}), ...(gameId === undefined ? games : { gameId }) }
  return (await askCached(scope, newsCalls.listNews, input, lan))?.list ?? []
}
