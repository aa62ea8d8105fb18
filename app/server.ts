import { WorkerEntrypoint } from 'cloudflare:workers'
import { serve } from './server/serve.ts'
import { serveLocal } from './server/serve-local.ts'

/** The Worker's entry at the edge, where static files are served before it is called. */
export default {
  fetch: (request: Request, _env: unknown, ctx: ExecutionContext) => serve(request, ctx),
}

/** The entry of a local run, which also serves static files, compressed. */
export class Local extends WorkerEntrypoint {
  override fetch(request: Request): Response | Promise<Response> {
    return serveLocal(request, this.ctx)
  }
}
