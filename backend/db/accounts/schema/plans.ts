import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { KeptMatch } from '#backend/db/kept-match.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import type { ExpertState, PlanChoice, PlanPlay, PlanResult, PlanState } from '#contract/plan-rules.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** Who applied as an expert. Times are milliseconds since the epoch. */
export const expertApplications = sqliteTable(
  'expert_applications',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    state: text().$type<ExpertState>().notNull(),
    introduction: text().notNull(),
    /** What staff said when they decided. */
    reason: text(),
    createdAt: integer('created_at').notNull(),
    decidedAt: integer('decided_at'),
  },
  (table) => [
    uniqueIndex('expert_applications_open').on(table.uid).where(sql`state = 'reviewing'`),
    index('expert_applications_by_user').on(table.uid, table.createdAt, table.id),
    index('expert_applications_by_state').on(table.state, table.createdAt, table.id),
  ],
)

/** What experts predict of matches, and sell. */
export const plans = sqliteTable(
  'plans',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    matchId: integer('match_id').notNull(),
    gameId: integer('game_id').notNull(),
    /** When the match begins: no edit and no sale from then on. */
    startsAt: integer('starts_at').notNull(),
    play: text().$type<PlanPlay>().notNull(),
    choice: text().$type<PlanChoice>().notNull(),
    line: real(),
    odds: real().notNull(),
    /** When the odds were read. */
    pricedAt: integer('priced_at').notNull(),
    title: text().notNull(),
    label: text().notNull(),
    /** What is paid for: the text of `document`, or all there is of it. */
    content: text().notNull(),
    price: integer().notNull(),
    hasRefund: integer('has_refund', { mode: 'boolean' }).notNull(),
    state: text().$type<PlanState>().notNull(),
    /** Grows with each edit, so that what is published is what was reviewed. */
    revision: integer().notNull(),
    reason: text(),
    createdAt: integer('created_at').notNull(),
    /** From publication on, with the seal. */
    publishedAt: integer('published_at'),
    nonce: text(),
    seal: text(),
    result: text().$type<PlanResult>(),
    settledAt: integer('settled_at'),
    /** When its result is looked for next; null: it has one, or was never published. */
    nextCheckAt: integer('next_check_at'),
    /** It has a result, and coins of buyers may still be set aside. */
    isPaying: integer('is_paying', { mode: 'boolean' }).notNull(),
    sales: integer().notNull(),
    /** Made by the page when the form was sent, so that a repetition is no second plan. */
    intent: text(),
    /** What is left of its match when that is not stored any more; with the end, once the plan is settled. */
    match: text({ mode: 'json' }).$type<KeptMatch>(),
    /** How often its page was looked at: see backend/plan/view-plan.ts. */
    views: integer().notNull().default(0),
    /** The content with its form; null: it was written when there was only text. */
    document: text({ mode: 'json' }).$type<ArticleNode>(),
    /** Path of its cover, which everybody sees. */
    cover: text(),
    /** Followers of its expert who began to follow until then were told of it; null: there is nobody left to tell. */
    toldUntil: integer('told_until'),
  },
  (table) => [
    uniqueIndex('plans_by_intent').on(table.uid, table.intent).where(sql`intent is not null`),
    index('plans_by_expert').on(table.uid, table.createdAt, table.id),
    index('plans_of_match').on(table.uid, table.matchId),
    index('plans_sealed_by_expert').on(table.uid, table.publishedAt, table.id).where(sql`seal is not null`),
    // Literal texts: with bound values SQLite cannot use the partial indexes.
    index('plans_on_sale').on(table.publishedAt, table.id).where(sql`state = 'published' and result is null`),
    index('plans_on_sale_by_match')
      .on(table.matchId, table.publishedAt, table.id)
      .where(sql`state = 'published' and result is null`),
    index('plans_on_sale_by_game')
      .on(table.gameId, table.publishedAt, table.id)
      .where(sql`state = 'published' and result is null`),
    // For staff: one for each state, as one over states would be taken for what is on sale.
    index('plans_reviewing').on(table.createdAt, table.id).where(sql`state = 'reviewing'`),
    index('plans_published').on(table.createdAt, table.id).where(sql`state = 'published'`),
    index('plans_failed').on(table.createdAt, table.id).where(sql`state = 'failed'`),
    index('plans_removed').on(table.createdAt, table.id).where(sql`state = 'removed'`),
    index('plans_settled_by_expert').on(table.uid, table.settledAt, table.result).where(sql`result is not null`),
    index('plans_on_sale_by_expert').on(table.uid, table.startsAt).where(sql`state = 'published' and result is null`),
    // What counts: neither void nor met exactly.
    index('plans_decided')
      .on(table.uid, table.settledAt, table.id)
      .where(sql`result in ('hit', 'half_hit', 'half_miss', 'miss')`),
    index('plans_decided_by_game')
      .on(table.uid, table.gameId, table.settledAt, table.id)
      .where(sql`result in ('hit', 'half_hit', 'half_miss', 'miss')`),
    index('plans_to_tell').on(table.id).where(sql`told_until is not null`),
    index('plans_by_cover').on(table.cover).where(sql`cover is not null`),
    index('plans_to_check').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    index('plans_to_pay').on(table.id).where(sql`is_paying = 1`),
    check('plans_sealed', sql`(seal is null) = (nonce is null) and (seal is null) = (published_at is null)`),
    check('plans_price', sql`price > 0`),
  ],
)

/**
 * How the last plans of an expert went, of a game (-1: of all), in each window that is full: made anew with each result from the
 * plans themselves, so it never differs from them.
 */
export const expertStandings = sqliteTable(
  'expert_standings',
  {
    uid: integer().notNull(),
    gameId: integer('game_id').notNull(),
    /** How many settled plans: one of `EXPERT_SPANS`. */
    span: integer().notNull(),
    hits: integer().notNull(),
    profit: real().notNull(),
    streak: integer().notNull(),
    /** When the last of them was settled. */
    settledAt: integer('settled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.gameId, table.span] }),
    index('expert_standings_by_hits').on(table.gameId, table.span, table.hits, table.profit, table.uid),
    index('expert_standings_by_profit').on(table.gameId, table.span, table.profit, table.hits, table.uid),
    index('expert_standings_by_streak').on(table.gameId, table.span, table.streak, table.hits, table.uid),
    index('expert_standings_old').on(table.settledAt),
  ],
)

/** Plans that users bought. The coins are in the ledger, under the intent `plan:<id>`. */
export const planOrders = sqliteTable(
  'plan_orders',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    /** Made by the page when the button was pressed, so that a repetition is no second purchase. */
    intent: text().notNull(),
    planId: integer('plan_id').notNull(),
    expertUid: integer('expert_uid').notNull(),
    /** Coins, and the expert's part of them. */
    amount: integer().notNull(),
    share: integer().notNull(),
    hasRefund: integer('has_refund', { mode: 'boolean' }).notNull(),
    /** When the match was to begin. */
    startsAt: integer('starts_at').notNull(),
    /**
     * `new`: whether the coins are set aside is not noted yet; `held`: they are, and the buyer may read; `done`: expert and
     * house have them; `refunded`: the buyer has them back; `refused`: there were too few, or nobody waited for the end.
     */
    state: text().$type<'new' | 'held' | 'done' | 'refunded' | 'refused'>().notNull(),
    createdAt: integer('created_at').notNull(),
    settledAt: integer('settled_at'),
  },
  (table) => [
    uniqueIndex('plan_orders_by_intent').on(table.uid, table.intent),
    uniqueIndex('plan_orders_one').on(table.uid, table.planId).where(sql`state in ('new', 'held', 'done')`),
    index('plan_orders_by_user').on(table.uid, table.createdAt, table.id),
    // With what sums of returns need, so that they read no rows.
    index('plan_orders_by_plan').on(table.planId, table.state, table.amount, table.share),
    index('plan_orders_unfinished').on(table.createdAt).where(sql`state = 'new'`),
    index('plan_orders_refused').on(table.createdAt).where(sql`state = 'refused'`),
    index('plan_orders_due').on(table.createdAt).where(sql`state = 'held' and has_refund = 0`),
    index('plan_orders_sold')
      .on(table.expertUid, table.createdAt, table.state)
      .where(sql`state in ('held', 'done', 'refunded')`),
    // Figures of staff.
    index('plan_orders_sold_by_time').on(table.createdAt).where(sql`state in ('held', 'done', 'refunded')`),
    index('plan_orders_settled')
      .on(table.expertUid, table.settledAt, table.state, table.amount, table.share)
      .where(sql`state in ('done', 'refunded')`),
    check('plan_orders_amounts', sql`amount > 0 and share between 0 and amount`),
  ],
)

const SOLD = {
  keep: 'buyers paid for what was published and its seal stays provable, drafts go; the uid says nothing once the account is gone',
}

/** How often plans of an expert were looked at in an hour; sums, without who looked. */
export const expertViews = sqliteTable(
  'expert_views',
  {
    uid: integer().notNull(),
    /** Hours since the epoch. */
    hour: integer().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.hour] }), index('expert_views_by_hour').on(table.hour)],
)

const BOOKS = { keep: 'the books say what was paid and to whom; the uid says nothing once the account is gone' }

export const expertApplicationsDeclared = personal(
  expertApplications,
  {
    id: 'personal',
    uid: 'internal',
    state: 'personal',
    introduction: 'personal',
    reason: 'personal',
    createdAt: 'personal',
    decidedAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'expertApplications', newestBy: 'createdAt' } },
)

export const plansDeclared = personal(
  plans,
  {
    id: 'personal',
    uid: 'internal',
    matchId: 'personal',
    gameId: 'personal',
    startsAt: 'personal',
    play: 'personal',
    choice: 'personal',
    line: 'personal',
    odds: 'personal',
    pricedAt: 'personal',
    title: 'personal',
    label: 'personal',
    content: 'personal',
    price: 'personal',
    hasRefund: 'personal',
    state: 'personal',
    revision: 'internal',
    reason: 'personal',
    createdAt: 'personal',
    publishedAt: 'personal',
    nonce: 'personal',
    seal: 'personal',
    result: 'personal',
    settledAt: 'personal',
    nextCheckAt: 'internal',
    isPaying: 'internal',
    sales: 'personal',
    intent: 'internal',
    match: 'internal',
    views: 'personal',
    document: 'personal',
    cover: 'personal',
    toldUntil: 'internal',
  },
  { by: 'uid', holds: 'uid', atDeletion: SOLD, exportAs: { list: 'plans', newestBy: 'createdAt' } },
)

export const expertStandingsDeclared = personal(
  expertStandings,
  {
    uid: 'internal',
    gameId: 'internal',
    span: 'internal',
    hits: 'internal',
    profit: 'internal',
    streak: 'internal',
    settledAt: 'internal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'it follows from the plans' },
)

export const planOrdersDeclared = personal(
  planOrders,
  {
    id: 'personal',
    uid: 'internal',
    intent: 'internal',
    planId: 'personal',
    expertUid: 'internal',
    amount: 'personal',
    share: 'internal',
    hasRefund: 'personal',
    startsAt: 'internal',
    state: 'personal',
    createdAt: 'personal',
    settledAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: BOOKS, exportAs: { list: 'planOrders', newestBy: 'createdAt' } },
  { by: 'expertUid', holds: 'uid', atDeletion: BOOKS, notExported: 'the lines of the ledger say what was got' },
)

export const expertViewsDeclared = personal(
  expertViews,
  { uid: 'internal', hour: 'personal', views: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'expertViews', newestBy: 'hour' } },
)
