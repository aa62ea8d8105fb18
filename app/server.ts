import { WorkerEntrypoint } from 'cloudflare:workers'
import { serve, serveLocal } from './server/serve.ts'

/** The Worker: at the edge, static files have been answered before it is asked. */
export default {
  fetch: (request: Request, _env: unknown, ctx: ExecutionContext) => serve(request, ctx),
}

/** The entry of a local run, where nothing stands in front: it also sends static files, packed. */
export class Local extends WorkerEntrypoint {
  override fetch(request: Request): Response | Promise<Response> {
    return serveLocal(request, this.ctx)
  }
}
