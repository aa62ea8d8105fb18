import { readLastAudit } from '#backend/coins/audit.ts'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import { type Mark, readMarks } from '#backend/core/marks.store.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { countLateMatches } from '#backend/feed/late-matches.store.ts'
import { readLiveCounts } from '#backend/match/leagues.store.ts'
import { canSend } from '#backend/sending/sender.ts'
import { gameById } from '#contract/games.ts'
import { logError } from '#contract/log-error.ts'
import type { Metric } from '#contract/metrics.ts'
import { readOldestCheck, readOpenPayments, readReviews } from './queues.store.ts'

const SECOND = 1000
const seconds = (ms: number): number => Math.round(ms / SECOND)

type Sample = Metric['samples'][number]

const gauge = (name: string, help: string, value: number): Metric => ({ name, help, samples: [{ value }] })
const gauges = (name: string, help: string, samples: Sample[]): Metric => ({ name, help, samples })

/** When something was last done, and how long ago by the backend's own clock. Nothing of what was never done. */
function timesOf(
  name: string,
  what: string,
  done: readonly { labels?: Record<string, string>; at: number }[],
  now: number,
) {
  const sampleOf = (secondsOf: (at: number) => number) =>
    done.map(({ at, ...labels }): Sample => ({ ...labels, value: secondsOf(at) }))
  return [
    gauges(`${name}_timestamp_seconds`, `When ${what}.`, sampleOf(seconds)),
    gauges(
      `${name}_age_seconds`,
      `How long ago ${what}.`,
      sampleOf((at) => seconds(now - at)),
    ),
  ]
}

const CRON = 'cron '

function cronMetrics(marks: readonly Mark[], now: number): Metric[] {
  const crons = marks.filter(({ name }) => name.startsWith(CRON))
  const labelsOf = ({ name }: Mark) => ({ cron: name.slice(CRON.length) })
  const done = crons.flatMap((mark) => (mark.doneAt === null ? [] : { labels: labelsOf(mark), at: mark.doneAt }))
  return [
    ...timesOf('grandstand_cron_done', 'a cron did all its work', done, now),
    gauges(
      'grandstand_cron_failures',
      'How often a cron has failed, in whole or in part, since it did all its work.',
      crons.map((mark) => ({ labels: labelsOf(mark), value: mark.failures })),
    ),
  ]
}

function senderMetrics(env: Env, marks: readonly Mark[], now: number): Metric[] {
  const kinds = (['mail', 'sms'] as const).map((kind) => ({ kind, mark: marks.find(({ name }) => name === kind) }))
  const sent = kinds.flatMap(({ kind, mark }) => (mark?.doneAt ? { labels: { kind }, at: mark.doneAt } : []))
  return [
    gauges(
      'grandstand_sender_configured',
      'Whether something is set to send messages of this kind.',
      kinds.map(({ kind }) => ({ labels: { kind }, value: canSend(env, kind) ? 1 : 0 })),
    ),
    gauges(
      'grandstand_sender_failures',
      'How many messages in a row could not be sent.',
      kinds.map(({ kind, mark }) => ({ labels: { kind }, value: mark?.failures ?? 0 })),
    ),
    ...timesOf('grandstand_sender_sent', 'a message was sent', sent, now),
  ]
}

async function matchMetrics(env: Env, now: number): Promise<Metric[]> {
  const db = openMatchDatabase(env)
  const [live, late, marks] = await Promise.all([
    readLiveCounts(db, nowOf(env)),
    countLateMatches(db, nowOf(env)),
    readMarks(db),
  ])
  const pushedAt = marks.find(({ name }) => name === 'push')?.doneAt
  return [
    gauges(
      'grandstand_matches_live',
      'Matches that are on, simulated ones too.',
      live.map(({ gameId, count }) => ({ labels: { game: gameById(gameId)?.code ?? String(gameId) }, value: count })),
    ),
    gauge('grandstand_matches_late', 'Stored matches without an event ten minutes after their start.', late),
    ...timesOf('grandstand_feed_push', 'a provider’s events were stored', pushedAt ? [{ at: pushedAt }] : [], now),
    ...cronMetrics(marks, now),
    ...senderMetrics(env, marks, now),
  ]
}

async function accountMetrics(env: Env): Promise<Metric[]> {
  const db = openAccountDatabase(env)
  const [reviews, payments, oldest] = await Promise.all([
    readReviews(db),
    readOpenPayments(db),
    readOldestCheck(db, nowOf(env)),
  ])
  return [
    gauges(
      'grandstand_reviews_waiting',
      'What waits for staff; no more than 1000 are counted.',
      reviews.map(({ name, count }) => ({ labels: { queue: name }, value: count })),
    ),
    gauges(
      'grandstand_payments_open',
      'Orders of payments that are not at their end; no more than 1000 are counted.',
      payments.map(({ name, count }) => ({ labels: { state: name }, value: count })),
    ),
    gauge(
      'grandstand_payment_check_overdue_seconds',
      'How long the sweep has left an order waiting.',
      oldest === null ? 0 : seconds(nowOf(env) - oldest),
    ),
  ]
}

async function ledgerMetrics(env: Env, now: number): Promise<Metric[]> {
  const { isInOrder, last } = await readLastAudit(env, now)
  return [
    gauge('grandstand_ledger_in_order', 'Whether the last audit of the ledger found no fault.', isInOrder ? 1 : 0),
    gauge('grandstand_ledger_faults', 'Faults that the last audit has found.', last?.faultCount ?? 0),
    gauge(
      'grandstand_ledger_lines_under_way',
      'Lines that had not reached the copy at the last audit.',
      last?.linesUnderWay ?? 0,
    ),
    ...timesOf(
      'grandstand_ledger_audit',
      'an audit of the ledger came to its end',
      last?.finishedAt ? [{ at: last.finishedAt }] : [],
      now,
    ),
  ]
}

/** What operators watch. A database that is away leaves its figures out, which alone says something. */
export async function readMetrics(env: Env, now: number): Promise<Metric[]> {
  const read = [matchMetrics(env, now), accountMetrics(env), ledgerMetrics(env, now)].map((part) =>
    part.catch((error: unknown) => {
      logError({ event: 'metrics_incomplete' }, error)
      return []
    }),
  )
  return (await Promise.all(read)).flat()
}
