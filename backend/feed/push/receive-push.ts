import { drizzle } from 'drizzle-orm/d1'
import type { Env } from '#backend/core/env.ts'
import { type } from '#contract/ark.ts'
import { logError } from '#contract/log-error.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { FeedEvent } from '../importers/imported-season.ts'
import { loadMatchLog } from '../match-log.ts'
import { snapshotOf } from '../stored-match.ts'
import type { MatchLog } from '../types.ts'
import { appendEvents } from './push.store.ts'

/** How far a provider's clock may be ahead. */
const CLOCK_SKEW_MS = 60_000

const Push = type({ matchId: 'number.integer', events: FeedEvent.array().atLeastLength(1).atMostLength(500) })

/** The events that the log does not have yet, or the fault of the request. */
function newEvents(log: MatchLog, events: readonly MatchEvent[], now: number): MatchEvent[] | string {
  let seq = log.events.at(-1)?.seq ?? 0
  let latest = Date.parse(log.events.at(-1)?.at ?? '1970-01-01')
  const fresh: MatchEvent[] = []
  for (const event of events) {
    if (event.seq <= seq) continue
    if (event.seq !== seq + 1) return `expected seq ${seq + 1}`
    const at = Date.parse(event.at)
    if (at > now + CLOCK_SKEW_MS) return `event ${event.seq} lies in the future`
    latest = Math.max(latest, at)
    seq = event.seq
    fresh.push({ ...event, at: new Date(latest).toISOString() })
  }
  return fresh
}

/**
 * Appends a provider's events to a stored match. Sending the same events again changes nothing. A gap is answered with
 * 409 and the missing `seq`, from which the provider sends again.
 */
export async function receivePush(env: Env, body: unknown, now: number): Promise<Response> {
  const push = Push(body)
  if (push instanceof type.errors) return Response.json({ error: push.summary.slice(0, 500) }, { status: 400 })
  const log = await loadMatchLog(env, push.matchId)
  if (!log || log.isSimulated) return Response.json({ error: 'no such match' }, { status: 404 })
  const fresh = newEvents(log, push.events, now)
  if (typeof fresh === 'string') return Response.json({ error: fresh }, { status: 409 })
  const seq = fresh.at(-1)?.seq ?? log.events.at(-1)?.seq ?? 0
  if (fresh.length === 0) return Response.json({ status: 'ok', seq, added: 0 })
  const snapshot = snapshotOf(log.contest, [...log.events, ...fresh])
  await appendEvents(drizzle(env.DB), push.matchId, fresh, snapshot)
  await Promise.all([`match:${push.matchId}`, `board:${log.contest.gameId}`].map((topic) => refreshTopic(env, topic)))
  return Response.json({ status: 'ok', seq, added: fresh.length })
}

/** Errors are ignored: the events are stored, and the topic reads them at its next reload. */
async function refreshTopic(env: Env, topic: string): Promise<void> {
  try {
    await env.TOPICS.getByName(topic).refresh()
  } catch (error) {
    logError({ topic }, error)
  }
}
