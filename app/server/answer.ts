import { handle } from './render.tsx'
import { type RequestScope, releaseStartEvent, runInScope } from './request-scope.ts'

/** Runs Start's handler within a scope. */
export async function answer(request: Request, scope: RequestScope): Promise<Response> {
  try {
    return await runInScope(scope, () => handle(request))
  } finally {
    releaseStartEvent(scope)
  }
}
