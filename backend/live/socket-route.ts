import type { Env } from '#backend/core/env.ts'
import { upgradeRequired } from '#backend/core/sockets.ts'
import { pickRelay } from './pick-relay.ts'

/** The route passes its name to the relay in this header: a Durable Object does not know its own name. */
export const RELAY_HEADER = 'x-relay'

/** Socket `g`. Public and read-only, so any origin may open it; a plain request gets 426. */
export async function socketRoute(request: Request, env: Env): Promise<Response> {
  const plain = upgradeRequired(request)
  if (plain) return plain
  const name = pickRelay(Math.random())
  const headers = new Headers(request.headers)
  headers.set(RELAY_HEADER, name)
  return env.RELAYS.getByName(name).fetch(new Request(request, { headers }))
}
