import type { AnyRouter } from '@tanstack/react-router'
import { CallError } from './call-error.ts'

/** What a page may say of an error: why a call failed. A bug is its cause, which no page gets, for the log. */
function publicError(error: unknown, request: string | undefined): unknown {
  if (!(error instanceof Error) || error instanceof CallError) return error
  return Object.assign(new CallError({ code: 'internal', ...(request ? { request } : {}) }), { cause: error })
}

/** On the server: the router writes the messages of its pages' errors into the HTML. `request`: the request's id. */
export function keepBugsOffPages(router: Pick<AnyRouter, 'load' | 'stores'>, request?: string): void {
  const load = router.load
  router.load = async (...options) => {
    await load(...options)
    for (const match of router.stores.matches.get()) if (match.error) match.error = publicError(match.error, request)
  }
}
