import { WorkerEntrypoint } from 'cloudflare:workers'
import { countRequest } from './server/count-request.ts'
import { env } from './server/env.ts'
import { edgeId, withRequestId } from './server/request-id.ts'
import { serve } from './server/serve.ts'
import { serveLocal } from './server/serve-local.ts'

/** The Worker's entry at the edge, where static files are served before it is called. */
export default {
  fetch: (request: Request, _env: unknown, ctx: ExecutionContext) =>
    withRequestId(edgeId(request), () =>
      env.REQUESTS ? countRequest(request, () => serve(request, ctx)) : serve(request, ctx),
    ),
}

/** The entry of a local run, which also serves static files, compressed. */
export class Local extends WorkerEntrypoint {
  override fetch(request: Request): Response | Promise<Response> {
    return withRequestId(crypto.randomUUID(), () => serveLocal(request, this.ctx))
  }
}
