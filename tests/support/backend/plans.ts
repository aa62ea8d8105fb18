/** Experts, and plans on matches that are to come. */

import { decidePlan } from '#backend/admin/plans.ts'
import type { UserContext, Viewer } from '#backend/core/context.ts'
import { Fail } from '#backend/core/fail.ts'
import { buyPlan } from '#backend/plan/buy-plan.ts'
import { sweepPlans } from '#backend/plan/settle-plans.ts'
import { createPlan } from '#backend/plan/write-plan.ts'
import main from '#brands/main.json' with { type: 'json' }
import type { Input } from '#contract/call.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import type { planCalls } from '#contract/plan.ts'
import { makeUser } from './accounts.ts'
import { contextOfTest, testEnv } from './calls.ts'

/** Ids of matches, leagues and teams that a file of tests makes: other files run in the same store. */
let first = 7_530_000
let lastMatch = first + 10
let brand = 'plans'
/** Of one file: others leave no administrator but their own. */
let admin: Promise<number> | undefined

/** Of a second file of tests: call it before all else. */
export function takePlanIds(from: number): void {
  first = from
  lastMatch = from + 10
  brand = `plans${from}`
  admin = undefined
}

export const putPlanBrand = (changes: object = {}) =>
  testEnv.BRANDS.put(
    `brand:${brand}`,
    JSON.stringify({ ...main, id: brand, hosts: [`${brand}.test`], giftShare: 50, ...changes }),
  )

export const HOUR_MS = 3_600_000
const IDS = 10_000

export interface PlanMatch {
  id: number
  startsAt: number
}

/** A stored football match that begins in an hour, with prices; `endMatch` gives it a result. */
export async function makePlanMatch(startsAt = Date.now() + HOUR_MS): Promise<PlanMatch> {
  lastMatch += 1
  const id = lastMatch
  const at = new Date(startsAt - HOUR_MS).toISOString()
  const names = (name: string) => JSON.stringify({ en_US: name })
  const crest = JSON.stringify({ shape: 0, primary: '#aa0000', secondary: '#ffffff' })
  const odds = { home: 2, draw: 3.4, away: 3.6, handicapLine: -0.75, handicapHome: 1.9, handicapAway: 1.95 }
  const line = { at, home: 2, draw: 3.4, away: 3.6, handicap: { line: -0.75, home: 1.9, away: 1.95 } }
  const snapshot = { id, status: 'scheduled', phase: 'not_started', seq: 1, odds: line }
  const run = (text: string, ...values: unknown[]) => testEnv.DB.prepare(text).bind(...values)
  await testEnv.DB.batch([
    run(
      `insert or ignore into leagues (id, game_id, names, abbr, country, tier) values (?, 202, ?, 'PL', 'GB', 1)`,
      first,
      names('Plan League'),
    ),
    ...['Reds', 'Blues'].map((name, place) =>
      run(
        `insert or ignore into teams (id, game_id, names, abbr, crest) values (?, 202, ?, 'AB', ?)`,
        first + place,
        names(name),
        crest,
      ),
    ),
    run(
      `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status,
        snapshot) values (?, 202, ?, '2026', ?, ?, ?, 0, 1, 'scheduled', ?)`,
      ...[id, first, startsAt, first, first + 1, JSON.stringify(snapshot)],
    ),
    run(
      'insert into match_events (match_id, seq, event) values (?, 1, ?)',
      id,
      JSON.stringify({ seq: 1, at, type: 'odds', data: odds }),
    ),
  ])
  return { id, startsAt }
}

/** What happened in a match: its result, or that it was not played. */
export async function endMatch({ id, startsAt }: PlanMatch, end: [number, number] | 'postponed' | 'cancelled') {
  const at = new Date(startsAt + 2 * HOUR_MS).toISOString()
  const event = Array.isArray(end)
    ? { seq: 2, at, type: 'result', data: { home: end[0], away: end[1] } }
    : { seq: 2, at, type: end }
  await testEnv.DB.prepare('insert into match_events (match_id, seq, event) values (?, 2, ?)')
    .bind(id, JSON.stringify(event))
    .run()
}

/** Takes away what tests of plans made. */
export async function removePlans(): Promise<void> {
  const between = `between ${first} and ${first + IDS - 1}`
  await testEnv.ACCOUNTS.batch(
    [
      `delete from plan_orders where plan_id in (select id from plans where match_id ${between})`,
      `delete from plans where match_id ${between}`,
    ].map((text) => testEnv.ACCOUNTS.prepare(text)),
  )
  await testEnv.DB.batch(
    [
      `delete from matches where id ${between}`,
      `delete from match_events where match_id ${between}`,
      `delete from teams where id ${between}`,
      `delete from leagues where id ${between}`,
    ].map((text) => testEnv.DB.prepare(text)),
  )
  await testEnv.BRANDS.delete(`brand:${brand}`)
}

export const planViewer = (uid: number, roles: Viewer['roles'] = []): Viewer => ({ uid, sessionId: 'session', roles })

export const planContext = (uid: number, more: Partial<UserContext> = {}): UserContext => ({
  ...contextOfTest(),
  now: Date.now(),
  brand,
  viewer: planViewer(uid),
  ...more,
})

export const EMPTY = new Uint8Array(0)
const nameOf = <T>(answer: T | Fail): T | string => (answer instanceof Fail ? answer.name : answer)

export type Written = Input<typeof planCalls.createPlan>

export const CONTENT = 'Nobody has scored against them at home since August.'
const text = (words: string, ...marks: ('bold' | 'italic')[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
})
export const DOCUMENT = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [text(CONTENT.slice(0, 6), 'bold'), text(CONTENT.slice(6))] }],
} satisfies ArticleNode
export const written = (matchId: number, more: Partial<Written> = {}): Written => ({
  matchId,
  play: 'result',
  choice: 'home',
  odds: 2,
  title: 'The home side once more',
  label: 'Safe',
  price: 30,
  hasRefund: true,
  document: DOCUMENT,
  ...more,
})

export const write = async (uid: number, asked: Written, more: Partial<UserContext> = {}) =>
  nameOf(await createPlan(planContext(uid, more), asked, EMPTY))

/** Staff's decision about a plan as it is stored. */
export async function decide(
  admin: number,
  id: number,
  act: 'publish' | 'refuse' | 'take_off',
  more: Partial<UserContext> & { revision?: number } = {},
) {
  const { revision = 1, ...context } = more
  return nameOf(await decidePlan(planContext(admin, context), { id, revision, act, reason: 'As it reads' }, EMPTY))
}

export const planAdmin = (): Promise<number> => {
  admin ??= makeUser(['administrator']).then(({ uid }) => uid)
  return admin
}

/** A published plan of a new expert on a new match. */
export async function makePlan(more: Partial<Written> = {}): Promise<{ id: number; expert: number; match: PlanMatch }> {
  const [match, expert] = [await makePlanMatch(), (await makeUser(['expert'])).uid]
  const answer = await write(expert, written(match.id, more))
  if (typeof answer === 'string') throw new Error(answer)
  const decided = await decide(await planAdmin(), answer.id, 'publish')
  if (typeof decided === 'string') throw new Error(decided)
  return { id: answer.id, expert, match }
}

let intents = 0
export const newPlanIntent = () => `plan-intent-${++intents}`

/** Buys a plan; the answer, or the name of the failure. */
export const buy = async (
  uid: number,
  planId: number,
  asked: { intent?: string; price?: number } = {},
  more: Partial<UserContext> = {},
) => nameOf(await buyPlan(planContext(uid, more), { intent: newPlanIntent(), planId, price: 30, ...asked }, EMPTY))

export const sweepPlansAt = (now: number, more: Partial<UserContext> = {}) =>
  sweepPlans({ ...planContext(0, more), now })
