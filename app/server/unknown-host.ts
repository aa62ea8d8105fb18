import { SECURITY_HEADERS } from './security.ts'

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>404</title><h1>404</h1><p>This page could not be found</p></html>`

/** A hostname that no brand has: it learns nothing of the brands that live here. */
export const unknownHost = (): Response =>
  new Response(PAGE, {
    status: 404,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  })
