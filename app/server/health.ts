import { env } from './env.ts'

async function backendParts(): Promise<Record<string, boolean>> {
  if (!env.BACKEND) return {}
  try {
    const response = await env.BACKEND.fetch('http://backend.internal/internal/health')
    return await response.json<Record<string, boolean>>()
  } catch {
    return { backend: false }
  }
}

/** 200 when brand store, database and Durable Objects answer, else 503 with the names of those that fail. */
export async function health(): Promise<Response> {
  const brands = await env.BRANDS.list({ limit: 1 }).then(
    () => true,
    () => false,
  )
  const parts = { brands, ...(await backendParts()) }
  const failing = Object.entries(parts).flatMap(([name, isHealthy]) => (isHealthy ? [] : [name]))
  const headers = { 'cache-control': 'no-store' }
  if (failing.length === 0) return Response.json({ status: 'ok' }, { headers })
  return Response.json({ status: 'failing', failing }, { status: 503, headers })
}
