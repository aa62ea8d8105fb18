/** The header that names a request: from the site Worker to the backend, and to the browser. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Our own ids, and those of Cloudflare (`cf-ray`). Nothing else gets into a log or a page. */
const REQUEST_ID = /^[0-9a-f-]{16,36}(?:-[A-Z]{3})?$/

export const isRequestId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && REQUEST_ID.test(text)
