import { formOf, type OpenServer, openServer } from './open-server.ts'

export const TURNSTILE_SECRET = 'site-secret'

/** Verifies tokens as Turnstile does: those that begin with `good`, each once. */
export function openTurnstileServer(): Promise<OpenServer> {
  const spent = new Set<string>()
  return openServer(async (request, response) => {
    const form = await formOf(request)
    const token = form.get('response') ?? ''
    const isGood = form.get('secret') === TURNSTILE_SECRET && token.startsWith('good') && !spent.has(token)
    spent.add(token)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: isGood }))
  })
}
