import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { setHtmlRenderer } from '#app/lib/cached-html.ts'
import { CallError } from '#app/lib/call-error.ts'
import { dehydrateQueries } from '#app/lib/dehydrated-queries.tsx'
import { framesOf, logError } from '#contract/log-error.ts'
import { guestCorner } from './personal-parts.tsx'
import { requestScope } from './request-scope.ts'

setHtmlRenderer(renderToString)

/** What React writes in place of a part whose code was not loaded, or which failed. */
const LEFT_TO_BROWSER = '<!--$!-->'

/**
 * Handles a page or a server function. A page is rendered to a string, because its policy has hashes of its content;
 * the string goes into the request's scope, not into the response, where it would be encoded and decoded for nothing.
 */
export const handle = createStartHandler(async ({ router, responseHeaders: headers }) => {
  const scope = requestScope()
  // Put there by keep-bugs-off-pages.ts.
  for (const { cause } of router.stores.matches.get().flatMap(({ error }) => (error instanceof CallError ? error : [])))
    if (cause) logError({ event: 'loader_failed', stack: framesOf(cause) }, cause)
  try {
    const html = renderToString(<StartServer router={router} />)
    if (html.includes(LEFT_TO_BROWSER))
      console.error(JSON.stringify({ event: 'part_not_rendered', path: router.latestLocation.pathname }))
    scope.html = await transformHtmlStringWithRouter(router, html)
    if (!scope.token) scope.corner = guestCorner()
    scope.queries = dehydrateQueries(router.options.context.queryClient)
    return new Response(null, { status: scope.status ?? getSsrStatus(router), headers })
  } catch (error) {
    logError({ event: 'render_failed', stack: framesOf(error) }, error)
    return new Response('Internal Server Error', { status: 500, headers })
  }
})
