import { isBrandAsset } from './brand-assets.ts'
import { env } from './env.ts'
import { serveUncached } from './serve.ts'
import { sendRecent } from './serve-page.ts'

/** A server function's name may end like a file's: `admin.ban`. */
const isStatic = (path: string) =>
  /\.[a-z0-9]{2,5}$/i.test(path) && !/\.(m3u8|txt|xml|ico|webmanifest)$/.test(path) && !path.startsWith('/_serverFn/')
const isHtml = (type: string | null) => /^text\/html\b/.test(type ?? '')
const isText = (type: string | null) => /^(text\/|application\/(javascript|json)|image\/svg)/.test(type ?? '')

const acceptsGzip = ({ headers }: Request) => /\bgzip\b/.test(headers.get('accept-encoding') ?? '')

/** For local runs: serves static files before the Worker is asked, compressed like at the edge. */
export function serveLocal(request: Request, ctx: ExecutionContext): Response | Promise<Response> {
  return sendRecent(request) ?? serveFile(request, ctx)
}

/** A page that is sent once comes unpacked from the Worker. */
async function servePage(request: Request, ctx: ExecutionContext): Promise<Response> {
  const sent = await serveUncached(request, ctx)
  const { headers } = sent
  if (!isHtml(headers.get('content-type')) || headers.has('content-encoding') || !acceptsGzip(request)) return sent
  const packed = new Response(sent.body, sent)
  packed.headers.set('content-encoding', 'gzip')
  return packed
}

async function serveFile(request: Request, ctx: ExecutionContext): Promise<Response> {
  const pathname = URL.canParse(request.url) ? new URL(request.url).pathname : ''
  if (!isStatic(pathname) || isBrandAsset(pathname)) return servePage(request, ctx)
  const file = await env.ASSETS.fetch(request)
  if (file.status === 404) return serveUncached(request, ctx)
  const response = new Response(file.body, file)
  if (pathname.startsWith('/assets/')) response.headers.set('cache-control', 'public, max-age=31536000, immutable')
  response.headers.set('x-content-type-options', 'nosniff')
  if (isText(file.headers.get('content-type')) && acceptsGzip(request)) response.headers.set('content-encoding', 'gzip')
  return response
}
