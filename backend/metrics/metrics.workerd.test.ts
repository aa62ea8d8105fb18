import { expect, test } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { note } from '#backend/core/marks.ts'
import type { Metric } from '#contract/metrics.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, testEnv as env } from '#tests/support/backend/calls.ts'
import { explained, scansIn } from '#tests/support/backend/explained.ts'
import { readOldestCheck, readOpenPayments, readReviews } from './queues.store.ts'
import { readMetrics } from './read-metrics.ts'

/** An hour ahead: what other files do now is noted before this, and a mark is kept for fifteen seconds. */
const NOW = Date.now() + 3_600_000

const figureOf = (metrics: readonly Metric[], name: string, labels: Record<string, string> = {}) =>
  metrics
    .find((metric) => metric.name === name)
    ?.samples.find((sample) => Object.entries(labels).every(([key, value]) => sample.labels?.[key] === value))?.value

test('figures are those of the databases', async () => {
  await note(env, 'cron 7 * * * *', true, NOW - 60_000)
  await note(env, 'cron 17 * * * *', false, NOW)
  await note(env, 'push', true, NOW - 5000)
  await note(env, 'mail', false, NOW)
  await note(env, 'mail', false, NOW)
  const before = await readMetrics(env, NOW)
  const { uid } = await makeUser()
  await env.ACCOUNTS.prepare(
    `insert into chat_cases (room_id, message_id, message_at, uid, name, text, created_at) values (1, abs(random() % 1000000000), ?1, ?2, 'n', 't', ?1)`,
  )
    .bind(NOW, uid)
    .run()
  const after = await readMetrics(env, NOW)
  const waiting = (metrics: readonly Metric[], queue: string) =>
    figureOf(metrics, 'grandstand_reviews_waiting', { queue })
  expect(waiting(after, 'chat_reports')).toBe((waiting(before, 'chat_reports') ?? 0) + 1)
  expect(figureOf(after, 'grandstand_cron_done_age_seconds', { cron: '7 * * * *' })).toBe(60)
  expect(figureOf(after, 'grandstand_cron_failures', { cron: '17 * * * *' })).toBeGreaterThan(0)
  expect(figureOf(after, 'grandstand_feed_push_age_seconds')).toBe(5)
  expect(figureOf(after, 'grandstand_sender_failures', { kind: 'mail' })).toBeGreaterThan(1)
  expect(figureOf(after, 'grandstand_ledger_in_order')).toBe(1)
  expect(figureOf(after, 'grandstand_payments_open', { state: 'held' })).toBeDefined()
  await note(env, 'mail', true, NOW)
  expect(figureOf(await readMetrics(env, NOW), 'grandstand_sender_failures', { kind: 'mail' })).toBe(0)
})

test('complaints that nobody has decided and feedback without an answer wait for staff', async () => {
  const waiting = async () => {
    const metrics = await readMetrics(env, NOW)
    return ['complaints', 'feedback'].map((queue) => figureOf(metrics, 'grandstand_reviews_waiting', { queue }))
  }
  const before = await waiting()
  const { uid, token } = await makeUser()
  await call(userCalls.sendFeedback, { kind: 'bug', text: 'No sound.' }, { token })
  await env.ACCOUNTS.prepare(
    `insert into complaints (id, brand, uid, kind, link, text, email, language, created_at)
      values (?1, 'main', ?1, 'other', '/', 't', 'a@example.org', 'en_US', ?2)`,
  )
    .bind(uid, NOW)
    .run()
  expect(await waiting()).toEqual(before.map((count) => (count ?? 0) + 1))
  await env.ACCOUNTS.prepare('update feedback set answered_at = ?1 where uid = ?2').bind(NOW, uid).run()
  await env.ACCOUNTS.prepare('update complaints set decided_at = ?1 where uid = ?2').bind(NOW, uid).run()
  expect(await waiting()).toEqual(before)
})

test('they are numbers with labels that this code names: nothing of a person, no secret', async () => {
  const metrics = await readMetrics(env, NOW)
  const labels = new Set(
    metrics.flatMap(({ samples }) => samples.flatMap((sample) => Object.keys(sample.labels ?? {}))),
  )
  expect([...labels].sort()).toEqual(['cron', 'game', 'kind', 'queue', 'state'].filter((name) => labels.has(name)))
  const text = JSON.stringify(metrics)
  for (const secret of [env.AUTH_SECRET, env.FEED_SECRET, env.CARD_KEYS]) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/@|"uid"/)
  for (const { samples } of metrics) for (const { value } of samples) expect(Number.isFinite(value)).toBe(true)
})

test('each count reads an index, and a thousand rows at most', async () => {
  const { plans } = await explained((db) =>
    Promise.all([readReviews(db), readOpenPayments(db), readOldestCheck(db, NOW)]),
  )
  expect(plans).toHaveLength(4)
  // A partial index has nothing but what is counted; what is scanned besides is the count's own rows.
  expect(
    scansIn(plans).filter(
      (step) => !/USING (COVERING )?INDEX \w+_(reviewing|open)$|^SCAN (\(|CONSTANT ROW)/.test(step),
    ),
  ).toEqual([])
})

test('a database that is away leaves its own figures out', async () => {
  const broken = {
    ...env,
    ACCOUNTS: {
      prepare: () => {
        throw new Error('away')
      },
    },
  } as unknown as Env
  const metrics = await readMetrics(broken, NOW)
  expect(figureOf(metrics, 'grandstand_payments_open')).toBeUndefined()
  expect(figureOf(metrics, 'grandstand_ledger_in_order')).toBe(1)
})
