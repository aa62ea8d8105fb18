import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { leaveEndedSession } from './features/session/leave-ended-session.ts'
import { requestId } from './server/request-id.ts'
import { captureStartEvent, requestScope } from './server/request-scope.ts'

/**
 * Calls server functions in the language of the page. When the session has ended, goes to the home page as a guest and
 * never resolves, because the page is being left.
 */
const fetchAsPage: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('x-lan', document.documentElement.dataset.lan ?? '')
  const response = await fetch(input, { ...init, headers })
  if (!response.headers.has('x-session-over')) return response
  leaveEndedSession()
  return new Promise<Response>(() => undefined)
}

/** The router puts the nonce on every inline script and style it writes, and pages with an error show the id. */
const passRequest = createMiddleware().server(({ next }) => {
  captureStartEvent()
  return next({ context: { nonce: requestScope().nonce, requestId: requestId() } })
})

export const startInstance = createStart(() => ({
  requestMiddleware: [passRequest, createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  serverFns: { fetch: fetchAsPage },
}))
