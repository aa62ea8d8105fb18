import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { AccountCorner } from '#app/features/frame/account-corner.tsx'
import { AccountMenu } from '#app/features/frame/account-menu.ts'
import { viewerQuery } from '#app/features/session/viewer.queries.ts'
import { dehydrateQueries } from '#app/lib/dehydrated-queries.tsx'
import { contentLocale } from '#contract/languages.ts'
import type { PersonalParts } from './page-parts.ts'
import { prefixOf, requestScope } from './request-scope.ts'
import { readKnownViewer, readViewer } from './viewer.ts'

/** By language. */
const guestCorners = new Map<string, string>()

/** The account corner of guests as it is in a page of this request's language. */
export function guestCorner(): string {
  const { tag } = requestScope().locale
  const corner = guestCorners.get(tag) ?? renderToString(<AccountCorner viewer={null} prefix="" tag={tag} />)
  guestCorners.set(tag, corner)
  return corner
}

/**
 * What the page of this request's signed-in visitor has of its own. Undefined when nobody knows who that is: then the
 * scope says why.
 */
export async function personalParts(): Promise<PersonalParts | undefined> {
  const [answer] = await Promise.all([readViewer(), AccountMenu.preload?.()])
  const viewer = answer.ok ? answer.data : readKnownViewer()
  if (!viewer) return undefined
  const scope = requestScope()
  const client = new QueryClient()
  client.setQueryData(viewerQuery().queryKey, viewer)
  const corner = renderToString(
    <QueryClientProvider client={client}>
      <AccountCorner viewer={viewer} prefix={prefixOf(scope)} tag={contentLocale(scope.locale).tag} />
    </QueryClientProvider>,
  )
  return { corner, queries: dehydrateQueries(client).slice(1, -1) }
}
