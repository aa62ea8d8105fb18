import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

/** Server functions answer in the language of the page that calls them. */
const fetchInPageLanguage: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('x-lan', document.documentElement.dataset.lan ?? '')
  return fetch(input, { ...init, headers })
}

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  serverFns: { fetch: fetchInPageLanguage },
}))
