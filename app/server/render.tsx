import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { requestScope } from './request-scope.ts'

/**
 * Answers a page or a server function. A page is rendered to a string, for its policy carries hashes of what is in
 * it; the string stands in the request's scope, not in the response, where it would be encoded and decoded for nothing.
 */
export const handle = createStartHandler(async ({ router, responseHeaders: headers }) => {
  try {
    const html = renderToString(<StartServer router={router} />)
    requestScope().html = await transformHtmlStringWithRouter(router, html)
    return new Response(null, { status: requestScope().status ?? getSsrStatus(router), headers })
  } catch (error) {
    console.error(JSON.stringify({ event: 'render_failed', error: String(error), stack: (error as Error).stack }))
    return new Response('Internal Server Error', { status: 500, headers })
  }
})
