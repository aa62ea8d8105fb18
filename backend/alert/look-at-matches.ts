import type { AlertHint } from '#backend/core/env.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { languageOf } from '#contract/languages.ts'
import { logError } from '#contract/log-error.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { type AlertMatch, putAlertMatch, readAlertMatches, removeOldWork, watchedAmong } from './news.store.ts'
import { hasChanged, newsOf } from './news-of.ts'
import { type Alerting, NEWS_MS_MAX, tellWaiting } from './tell-followers.ts'
import { idsStarting } from './under-way.store.ts'
import { vapidOf } from './vapid.ts'

const MINUTE_MS = 60_000
/** A match is looked at from so long before its start, so that its start is seen. */
const BEFORE_START_MS = 5 * MINUTE_MS
/** How many matches a run looks at; of more, other ones each minute. */
const MATCHES_MAX = 200
/** How much work one hint stands for, and how many hints are sent at once, as Queues allow. */
const PIECES_A_HINT = 5
const HINTS_AT_ONCE = 100
/** What a run of the cron tells itself, of what no hint's receiver has taken. */
const PIECES_A_RUN = 5

/** Has others tell: each hint wakes a Worker of its own, side by side with the others. */
async function spread({ env }: Alerting, pieces: number): Promise<void> {
  const hints = Array.from({ length: Math.ceil(pieces / PIECES_A_HINT) }, () => ({ body: {} satisfies AlertHint }))
  for (let at = 0; at < hints.length; at += HINTS_AT_ONCE)
    await env.ALERT_WORK.sendBatch(hints.slice(at, at + HINTS_AT_ONCE))
}

async function lookAt(alerting: Alerting, row: MatchRow, before: AlertMatch | undefined): Promise<boolean> {
  if (!hasChanged(before, row)) return false
  const { id: matchId, gameId, home, away, status, score } = row
  const news = newsOf(before, row, alerting.now)
  const after = { matchId, gameId, homeId: home.id, awayId: away.id, status, home: score.home, away: score.away }
  const pieces = await putAlertMatch(alerting.accountDb, before, after, news, alerting.now)
  if (pieces > 0) await spread(alerting, pieces)
  return pieces > 0
}

/** Looks at those of the matches that somebody wants to be told of, and makes work of what is new. */
async function lookAtMatches(alerting: Alerting, ids: readonly number[]): Promise<void> {
  const { accountDb, now } = alerting
  const watched = await watchedAmong(accountDb, ids)
  const first = watched.length > MATCHES_MAX ? (Math.floor(now / MINUTE_MS) * MATCHES_MAX) % watched.length : 0
  const looked = [...watched.slice(first), ...watched.slice(0, first)].slice(0, MATCHES_MAX)
  if (looked.length === 0) return
  const context = { ...alerting, viewer: null, lan: languageOf(undefined), address: '', userAgent: '' }
  const [{ rows }, before] = await Promise.all([
    readRows(context, { where: hasIds(looked), order: 'time', limit: looked.length }),
    readAlertMatches(accountDb, looked),
  ])
  await lookAtEach(
    rows,
    (row) => lookAt(alerting, row, before.get(row.id)),
    ({ id }, error) => logError({ event: 'match_not_looked_at', matchId: id }, error),
  )
}

/** Each minute: looks at all matches that are under way, and tells what is left of the work. */
export async function sweepAlerts(alerting: Alerting): Promise<void> {
  const { env, matchDb, accountDb, now } = alerting
  if (!vapidOf(env)) {
    if (env.VAPID_KEYS) console.error(JSON.stringify({ event: 'alert_keys_bad' }))
    return
  }
  await removeOldWork(accountDb, now - NEWS_MS_MAX)
  await lookAtMatches(alerting, await idsStarting(matchDb, { from: now - LONGEST_MATCH_MS, to: now + BEFORE_START_MS }))
  await tellWaiting(alerting, PIECES_A_RUN)
}

/** What hints from the queue ask for: to look at a match of which an event came in, or to tell. */
export async function takeHints(alerting: Alerting, hints: readonly AlertHint[]): Promise<void> {
  if (!vapidOf(alerting.env)) return
  const matchIds = hints.flatMap(({ matchId }) => matchId ?? [])
  if (matchIds.length > 0) await lookAtMatches(alerting, [...new Set(matchIds)])
  const toTell = hints.length - matchIds.length
  if (toTell > 0) await tellWaiting(alerting, toTell * PIECES_A_HINT)
}
