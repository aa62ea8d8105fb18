import { isBrandAsset } from './brand-assets.ts'
import { env } from './env.ts'
import { sendRecent, serveUncached } from './serve.ts'

/** A server function's name may end like a file's: `admin.ban`. */
const isStatic = (path: string) =>
  /\.[a-z0-9]{2,5}$/i.test(path) && !/\.(m3u8|txt|xml|ico|webmanifest)$/.test(path) && !path.startsWith('/_serverFn/')
const isText = (type: string | null) => /^(text\/|application\/(javascript|json)|image\/svg)/.test(type ?? '')

/** For local runs: serves static files before the Worker is asked, compressed like at the edge. */
export function serveLocal(request: Request, ctx: ExecutionContext): Response | Promise<Response> {
  return sendRecent(request) ?? serveFile(request, ctx)
}

async function serveFile(request: Request, ctx: ExecutionContext): Promise<Response> {
  const pathname = URL.canParse(request.url) ? new URL(request.url).pathname : ''
  if (!isStatic(pathname) || isBrandAsset(pathname)) return serveUncached(request, ctx)
  const file = await env.ASSETS.fetch(request)
  if (file.status === 404) return serveUncached(request, ctx)
  const response = new Response(file.body, file)
  if (pathname.startsWith('/assets/')) response.headers.set('cache-control', 'public, max-age=31536000, immutable')
  response.headers.set('x-content-type-options', 'nosniff')
  if (isText(file.headers.get('content-type')) && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? ''))
    response.headers.set('content-encoding', 'gzip')
  return response
}
