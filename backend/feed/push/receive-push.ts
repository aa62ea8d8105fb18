import type { Env } from '#backend/core/env.ts'
import { note } from '#backend/core/marks.ts'
import { type } from '#contract/ark.ts'
import { logError } from '#contract/log-error.ts'
import { FeedEvent } from '../importers/imported-season.ts'

const Push = type({ matchId: 'number.integer', events: FeedEvent.array().atLeastLength(1).atMostLength(500) })

/**
 * Appends a provider's events to a stored match. Sending the same events again changes nothing. A gap is answered with
 * 409 and the missing `seq`, from which the provider sends again; 503 means to send the same again.
 */
export async function receivePush(env: Env, body: unknown, now: number): Promise<Response> {
  const push = Push(body)
  if (push instanceof type.errors) return Response.json({ error: push.summary.slice(0, 500) }, { status: 400 })
  const { matchId, events } = push
  const log = env.PUSHED_LOGS.getByName(String(matchId))
  const pushed = await log.append(matchId, events, now).catch((error: unknown) => logError({ matchId }, error))
  if (!pushed) return Response.json({ error: 'not stored' }, { status: 503, headers: { 'retry-after': '5' } })
  if (pushed.status === 'unknown') return Response.json({ error: 'no such match' }, { status: 404 })
  if (pushed.status === 'refused') return Response.json({ error: pushed.error }, { status: 409 })
  if (pushed.added > 0) await note(env, 'push', true, Date.now())
  return Response.json(pushed)
}
