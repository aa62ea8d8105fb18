import { type } from './ark.ts'
import { call } from './call.ts'
import { OWN_PLANS_TEXT_MAX, PLAN_OUTCOMES, RETURNS_DAYS } from './creator-rules.ts'
import { IntegerText } from './entities.ts'
import { OwnPlan } from './plan.ts'
import { PLAN_STATES } from './plan-rules.ts'

/** Coins and counts of an expert in a time. */
const Figures = {
  /** Purchases made; those that were given back since are among them. */
  sales: 'number.integer',
  /** Coins: the expert's share of what was paid to her, when she got it. */
  gold: 'number.integer',
  /** Coins that went back to buyers. */
  refunded: 'number.integer',
} as const

export const ReturnsDay = type({
  /** `2026-11-24` */
  day: 'string',
  ...Figures,
  /** How often plans were looked at, each visitor once an hour. About: what was counted in the last moments may be lost. */
  views: 'number.integer',
  /** Who began to follow and still does. */
  followers: 'number.integer',
  /** Plans that got a result: hits and half hits; misses and half misses; lines met and matches not played. */
  won: 'number.integer',
  lost: 'number.integer',
  none: 'number.integer',
})
export type ReturnsDay = typeof ReturnsDay.infer

export const ReturnsMonth = type({
  /** `2026-11` */
  month: 'string',
  ...Figures,
})
export type ReturnsMonth = typeof ReturnsMonth.infer

/** What came of one plan, in coins. */
export const PlanReturns = OwnPlan.and({
  returns: {
    views: 'number.integer',
    /** Purchases whose coins are set aside, were paid, were given back. */
    held: 'number.integer',
    paid: 'number.integer',
    refunded: 'number.integer',
    /** The expert's share of what is set aside, and of what was paid; all that was given back. */
    heldGold: 'number.integer',
    paidGold: 'number.integer',
    refundedGold: 'number.integer',
  },
})
export type PlanReturns = typeof PlanReturns.infer

/** IANA name, whose days and months are meant; another one counts as UTC. */
const Zone = { 'zone?': 'string <= 60' } as const

/**
 * What experts get, from the purchases themselves: the sums are those of the ledger. Only the caller's own; who is no
 * expert is answered `forbidden`.
 */
export const creatorCalls = {
  /** The caller's figures of each of the last days, today last; a day without anything is in it too. */
  getReturnsSummary: call({
    method: 'GET',
    path: '/creator_platform/getReturnsDetailedSummary',
    access: 'expert',
    input: type({ 'days?': type.enumerated(...RETURNS_DAYS.map(String)), ...Zone }),
    result: type({
      days: ReturnsDay.array(),
      /** Followers now. */
      followers: 'number.integer',
    }),
  }),
  /**
   * The caller's plans with what came of each, newest first, twenty at a time. `text`: what the title has, in the newest
   * 2,000. `before`: the `next` of the part before.
   */
  listReturns: call({
    method: 'GET',
    path: '/creator_platform/getReturnsDetailed',
    access: 'expert',
    input: type({
      'state?': type.enumerated(...PLAN_STATES),
      'gameId?': IntegerText,
      'outcome?': type.enumerated(...PLAN_OUTCOMES),
      'text?': type('string').narrow((text) => [...text].length <= OWN_PLANS_TEXT_MAX),
      'before?': /^\d{1,16}-\d{1,16}$/,
    }),
    result: type({ list: PlanReturns.array(), 'next?': 'string' }),
  }),
  /** The caller's figures of the last twelve months, this one last. */
  getMonthlyReturns: call({
    method: 'GET',
    path: '/creator_platform/getMonthlyReturnsDetailed',
    access: 'expert',
    input: type(Zone),
    result: type({ months: ReturnsMonth.array() }),
  }),
} as const
