import { LRUCache } from 'lru-cache'
import type { Context } from '#backend/core/context.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { teamById } from '#backend/feed/catalogue/teams.ts'
import { isKnownAt } from '#backend/feed/generate-matches.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import { type Fixture, simulatedFixtures } from '#backend/feed/simulated-fixtures.ts'
import { writeLog } from '#backend/feed/simulated-log.ts'
import { pastStateAt, stateAt } from '#backend/feed/state-at.ts'
import type { MatchLog } from '#backend/feed/types.ts'
import { keptOfLog } from '#backend/match/kept-rows.ts'
import { logError } from '#contract/log-error.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { optionsOf, type PlanOption } from '#contract/plan-rules.ts'
import { hasSimulatedExperts } from '../listed-experts.ts'
import { resultOf } from '../result-of.ts'
import { sealPlan } from '../seal-plan.ts'
import { chooseBy, hasRefundOf, isLookedAt, leadMsOf } from './choose.ts'
import { SIMULATED_EXPERTS, type SimulatedExpert } from './people.ts'
import { insertSimulatedPlans, knownMatches, removeSimulatedPlans, type SimulatedPlan } from './plans.store.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How far back an expert who is new has a record. */
const PAST_MS = 24 * DAY_MS
const AHEAD_MS = 20 * HOUR_MS
/** One run writes for so many experts, after a look at so many matches of each: the logs of their matches are generated for it. */
export const EXPERTS_A_RUN = 3
const TRIED_A_RUN = 14
/** Of one who has hardly any plan yet. */
const TRIED_AT_FIRST = 30
/** With so many plans of the last weeks an expert has record enough. */
const RECORD_MAX = 60
/** Matches that began so long ago are over. */
export const LONGEST_MS = 9 * HOUR_MS
const RUN_EVERY_MS = 2 * 60_000
/** A feed may correct a result shortly after the end: when settled. */
const SETTLED_AFTER_MS = 6 * 60_000
/** Somebody would have taken some minutes. */
const WRITING_MS = 15 * 60_000
const SALE_MIN_MS = 30 * 60_000
const KEPT_MS = 60 * DAY_MS
const REMOVED_MAX = 300

/** When an expert writes about a match: of those that are over it is what would have been. */
const writtenAt = (uid: number, { matchId, startsAt }: Fixture): number => startsAt - leadMsOf(uid, matchId)

/** What the expert says of a match by its prices at a time; undefined when that is nothing, or the match is not to come. */
function predicted({ rule }: SimulatedExpert, log: MatchLog, at: number): PlanOption | undefined {
  const { status, odds } = rowChangeOf(pastStateAt(log, at), log.contest.matchId)
  if (status !== 'scheduled' && status !== 'previewed') return undefined
  return chooseBy(rule, optionsOf(log.contest.family, odds))
}

/** How a plan went, and when it was settled; null while that is not decided. */
function outcomeOf(option: PlanOption, log: MatchLog, now: number) {
  const state = stateAt(log, now)
  const { family, startsAt, matchId } = log.contest
  const result = resultOf(option, { family, startsAt }, state, now)
  if (result === null) return null
  const endedAt = state.endedAt === undefined ? startsAt : Date.parse(state.endedAt)
  return { result, settledAt: endedAt + SETTLED_AFTER_MS, match: keptOfLog(log, rowChangeOf(state, matchId)) }
}

/** `document`: its content, where it is not made when it is read. */
export async function planOf(
  { env, now }: Pick<Working, 'env' | 'now'>,
  expert: SimulatedExpert,
  fixture: Fixture,
  document: ArticleNode | null = null,
): Promise<SimulatedPlan | undefined> {
  const { uid, gameId, price } = expert
  const { matchId, startsAt } = fixture
  const log = writeLog(env.SIM_SEED, fixture)
  const isToCome = startsAt > now
  const pricedAt = isToCome ? now : writtenAt(uid, fixture)
  const option = predicted(expert, log, pricedAt)
  if (!option) return undefined
  const outcome = isToCome ? null : outcomeOf(option, log, now)
  // Of a match that is on, nothing is sold.
  if (!isToCome && !outcome) return undefined
  const { odds: _, ...change } = rowChangeOf(pastStateAt(log, pricedAt), matchId)
  const { change: __, ...kept } = keptOfLog(log, change)
  const publishedAt = isToCome ? now : Math.min(pricedAt + WRITING_MS, startsAt - 1)
  const base = {
    ...{ id: randomRowId(), uid, matchId, gameId, startsAt, pricedAt, price },
    ...{ play: option.play, choice: option.choice, line: option.line ?? null, odds: option.odds, document },
  }
  return {
    ...base,
    // For notices and orders; pages show one in the reader's language.
    title: [fixture.homeId, fixture.awayId].map((id) => teamById(id)?.name.en_US ?? '').join(' \u2013 '),
    hasRefund: hasRefundOf(uid, matchId),
    ...(await sealPlan(base, publishedAt)),
    result: outcome?.result ?? null,
    settledAt: outcome?.settledAt ?? null,
    match: outcome?.match ?? kept,
  }
}

/** Matches about which an expert has nothing to say: their logs are not generated again, as far as this isolate knows. */
const nothing = new LRUCache<string, true>({ max: 5000 })

const byLot = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ item }) => item)

/** Matches that an expert looks at and has not written about: those to come first. By lot, so that none keeps others waiting. */
async function fixturesFor({ accountDb, now }: Working, expert: SimulatedExpert): Promise<Fixture[]> {
  const { uid, gameId } = expert
  const known = await knownMatches(accountDb, uid, now - PAST_MS)
  const fixtures = simulatedFixtures(gameId, { from: now - PAST_MS, to: now + AHEAD_MS }).filter(
    (fixture) =>
      isKnownAt(fixture, now) &&
      isLookedAt(expert, fixture.matchId) &&
      !known.has(fixture.matchId) &&
      !nothing.has(`${uid} ${fixture.matchId}`),
  )
  const next = fixtures.filter((fixture) => fixture.startsAt > now + SALE_MIN_MS && writtenAt(uid, fixture) <= now)
  const past = known.size >= RECORD_MAX ? [] : fixtures.filter(({ startsAt }) => startsAt < now - LONGEST_MS)
  return [...next, ...byLot(past)].slice(0, known.size < TRIED_A_RUN ? TRIED_AT_FIRST : TRIED_A_RUN)
}

async function writeFor(working: Working, expert: SimulatedExpert): Promise<void> {
  const written: SimulatedPlan[] = []
  for (const fixture of await fixturesFor(working, expert)) {
    const plan = await planOf(working, expert, fixture)
    if (plan) written.push(plan)
    else nothing.set(`${expert.uid} ${fixture.matchId}`, true)
  }
  await insertSimulatedPlans(working.accountDb, expert, written, working.now)
}

/** Which experts' turn it is: each has one within some minutes. */
function whoseTurn(now: number): readonly SimulatedExpert[] {
  const run = Math.floor(now / RUN_EVERY_MS)
  const all = SIMULATED_EXPERTS.length
  return Array.from({ length: EXPERTS_A_RUN }, (_, at) => SIMULATED_EXPERTS[(run * EXPERTS_A_RUN + at) % all]).filter(
    (expert) => expert !== undefined,
  )
}

/**
 * Writes plans of simulated experts: about matches to come, and about those of the last weeks as long as an expert has too
 * few, by the prices that they had before. Those to come are settled like all others.
 */
export async function writeSimulatedPlans(working: Working, experts = whoseTurn(working.now)): Promise<void> {
  if (!hasSimulatedExperts(working.env)) return
  for (const expert of experts)
    await writeFor(working, expert).catch((error: unknown) =>
      logError({ event: 'simulated_plans_failed', expert: expert.uid }, error),
    )
}

/** Removes old simulated plans, all of them where there are to be none; what somebody bought stays. */
export const sweepSimulatedPlans = ({ env, accountDb, now }: Working): Promise<unknown> =>
  removeSimulatedPlans(accountDb, hasSimulatedExperts(env) ? now - KEPT_MS : now, REMOVED_MAX)
