import handler from '@tanstack/react-start/server-entry'
import { WorkerEntrypoint, env } from 'cloudflare:workers'

const site = {
  async fetch(request: Request) {
    const path = new URL(request.url).pathname
    if (path === '/hello') return new Response('hello')
    if (path.startsWith('/java')) return (env as any).BACKEND.fetch(request)
    return handler.fetch(request)
  },
}
export default site
export class Local extends WorkerEntrypoint {
  override async fetch(request: Request) {
    const path = new URL(request.url).pathname
    if (path.startsWith('/assets')) { const r = await (env as any).ASSETS.fetch(request); return new Response(r.body, {status: r.status, headers: {...Object.fromEntries(r.headers), 'content-encoding':'gzip', 'x-up': r.headers.get('content-encoding') ?? 'none'}}) }
    return site.fetch(request)
  }
}
