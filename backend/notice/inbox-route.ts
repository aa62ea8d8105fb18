import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import { upgradeRequired } from '#backend/core/sockets.ts'
import { SESSION_HEADER, TICKET_HEADER, UID_HEADER } from './inbox.ts'
import { readTicket } from './ticket.ts'

/** Opens the socket `/ws/u?ticket=` of one user's notices; `getSocketTicket` issues the ticket. */
export async function inboxRoute(request: Request, env: Env): Promise<Response> {
  const plain = upgradeRequired(request)
  if (plain) return plain
  const ticket = new URL(request.url).searchParams.get('ticket') ?? ''
  const site = {
    brand: request.headers.get('brand') ?? undefined,
    host: request.headers.get('site-host') ?? undefined,
  }
  const holder = await readTicket(env.AUTH_SECRET, ticket, site, nowOf(env))
  if (holder === null) return new Response('Forbidden', { status: 403 })
  const headers = new Headers(request.headers)
  headers.set(UID_HEADER, String(holder.uid))
  headers.set(SESSION_HEADER, holder.sessionId)
  headers.set(TICKET_HEADER, `${holder.id} ${holder.endsAt}`)
  return env.INBOXES.getByName(String(holder.uid)).fetch(new Request(request, { headers }))
}
