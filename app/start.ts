import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { leaveEndedSession } from './features/session/leave-ended-session.ts'
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

/** The router puts this nonce on every inline script and style it writes. */
const passNonce = createMiddleware().server(({ next }) => {
  captureStartEvent()
  return next({ context: { nonce: requestScope().nonce } })
})

export const startInstance = createStart(() => ({
  requestMiddleware: [passNonce, createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  serverFns: { fetch: fetchAsPage },
}))
