import { type } from './ark.ts'
import { call } from './call.ts'
import { GameIdsText, Instant, IntegerText, League } from './entities.ts'
import { MatchRow } from './match-row.ts'
import { BrandId } from './news.ts'
import type { ArticleNode } from './news-rules.ts'
import { lettersSeenIn } from './plain-text.ts'
import { contentFaultOf, isPlanDocument } from './plan-document.ts'
import {
  EXPERT_INTRODUCTION,
  EXPERT_SORTS,
  EXPERT_SPANS,
  EXPERT_STATES,
  isPlanTitle,
  PLAN_CHOICES,
  PLAN_COVER_BYTES_MAX,
  PLAN_COVER_PATH,
  PLAN_LABEL_MAX,
  PLAN_PLAYS,
  PLAN_PRICE_MAX,
  PLAN_RESULTS,
  PLAN_STATES,
} from './plan-rules.ts'
import { Done } from './user.ts'

/** Text of so many characters, not counting what nobody sees. */
const textOf = ({ min, max }: { min: number; max: number }) =>
  type('string').narrow(
    (text, context) =>
      (text.length <= max && lettersSeenIn(text) >= min) || context.mustBe(`${min} to ${max} characters`),
  )

/** The content of a plan. */
const PlanDocument = type('object')
  .narrow((value) => isPlanDocument(value))
  .as<ArticleNode>()
const Cover = type(PLAN_COVER_PATH)

const PlayName = type.enumerated(...PLAN_PLAYS)
const Option = {
  play: PlayName,
  choice: type.enumerated(...PLAN_CHOICES),
  'line?': 'number',
  odds: 'number',
} as const

export const ExpertStateName = type.enumerated(...EXPERT_STATES)

/** How a user's wish to be an expert stands. */
export const ExpertStatus = type({
  state: type.enumerated('none', ...EXPERT_STATES),
  /** Why it failed, or why the user is banned. */
  'reason?': 'string',
  'appliedAt?': Instant,
  /** Of the last application. */
  'introduction?': 'string',
  /** What experts get of the price of each plan that is sold, in percent, rounded down to whole coins. */
  'sharePercent?': '0 <= number.integer <= 100',
})
export type ExpertStatus = typeof ExpertStatus.infer

/** Who wrote a plan. `isSimulated`: nobody did. */
const Author = type({ uid: 'number.integer', username: 'string', 'avatar?': 'string', 'isSimulated?': 'true' })

/** What one pays for: of a plan that is settled everybody sees it. */
export const PlanSecret = type({
  ...Option,
  /** When the odds were read. */
  pricedAt: Instant,
  /** The text of it. Lists leave it out. */
  'content?': 'string',
  /** The same with its form; one of before documents has none, and its content is not sealed. */
  'document?': PlanDocument,
})
export type PlanSecret = typeof PlanSecret.infer

/** How some settled plans went: without those that were void or met the line. Half a hit is a hit, half a miss is a miss. */
const Accuracy = type({
  settled: 'number.integer',
  hits: 'number.integer',
  /** Coins that one coin on each brought beyond itself, at the odds of the moment in which it was written. */
  profit: 'number',
})
export type Accuracy = typeof Accuracy.infer

/** A plan as everybody sees it. */
export const Plan = type({
  id: 'number.integer',
  /** Without a name where the account is banned or about to be deleted: only buyers see such a plan. */
  expert: Author,
  match: MatchRow,
  play: PlayName,
  title: 'string',
  'label?': 'string',
  'cover?': 'string',
  /** Coins. */
  price: 'number.integer',
  /** Coins come back unless it wins. */
  hasRefund: 'boolean',
  /** Taken off the shelf: nobody can buy it any more. */
  'isRemoved?': 'true',
  publishedAt: Instant,
  /** When the sale ends, where that is not when the match begins: the match has been moved. */
  'closesAt?': Instant,
  /** SHA-256 of what is predicted: see `sealText`. */
  seal: /^[0-9a-f]{64}$/,
  /** Of its text: 1 has no content. */
  'sealVersion?': '1 | 2',
  sales: 'number.integer',
  /**
   * While it has no result: how the last plans of its expert went, of the largest window of `EXPERT_SPANS` that is full;
   * without it none is.
   */
  'record?': Accuracy,
  /** While it has no result: its expert published another outcome of the same kind for the match. */
  'hasOtherOutcome?': 'true',
  'result?': type.enumerated(...PLAN_RESULTS),
  /** Once it is settled, with the nonce of the seal. */
  'secret?': PlanSecret.and({ nonce: 'string' }),
})
export type Plan = typeof Plan.infer

const PlanPage = type({ list: Plan.array(), 'next?': 'string' })

/** A plan as its expert sees it. */
export const OwnPlan = type({
  id: 'number.integer',
  match: MatchRow,
  ...Option,
  title: 'string',
  label: 'string',
  price: 'number.integer',
  hasRefund: 'boolean',
  content: 'string',
  'document?': PlanDocument,
  'cover?': 'string',
  state: type.enumerated(...PLAN_STATES),
  /** Why it failed review, or why staff took it off the shelf. */
  'reason?': 'string',
  createdAt: Instant,
  'publishedAt?': Instant,
  sales: 'number.integer',
  'result?': type.enumerated(...PLAN_RESULTS),
})
export type OwnPlan = typeof OwnPlan.infer

/** An expert in a ranking, by as many settled plans as the ranking is about. */
export const RankedExpert = Accuracy.and({
  expert: Author,
  /** Hits in a row up to now. */
  streak: 'number.integer',
  /** Plans that may be bought now; at most 9 are counted. */
  onSale: 'number.integer',
})
export type RankedExpert = typeof RankedExpert.infer

/** A page of a list, from a place on: `<time>-<id>` of the last one before. */
const Before = { 'before?': /^\d{1,16}-\d{1,16}$/ } as const

const Written = {
  ...Option,
  // In UTF-16 units; `isPlanTitle` counts characters.
  title: type('string <= 600').narrow(isPlanTitle),
  label: `string <= ${PLAN_LABEL_MAX}`,
  price: `1 <= number.integer <= ${PLAN_PRICE_MAX}`,
  hasRefund: 'boolean',
  document: PlanDocument.narrow((document) => contentFaultOf(document) === null),
  /** Uploaded by the caller before. */
  'cover?': Cover,
} as const

/** Each character has up to three bytes. */
const WRITTEN_BYTES_MAX = 256 * 1024

/** Simulated experts are shown to a demo brand that names itself: answers are shared by brands. */
const OfBrand = { 'brand?': BrandId } as const
/** Lists of a brand of chosen games: `gameIds` are these. */
const OfGames = { ...OfBrand, 'gameIds?': GameIdsText } as const

const shortCache = { freshSeconds: 2, staleSeconds: 8 }
/** Rankings change when plans are settled. */
const rankCache = { freshSeconds: 15, staleSeconds: 45 }
const SpanText = type.enumerated(...EXPERT_SPANS.map(String))

export const planCalls = {
  /** How the caller's wish to be an expert stands. */
  getExpertStatus: call({
    method: 'POST',
    path: '/user/expertApplyStart',
    access: 'user',
    isRead: true,
    input: type({}),
    result: ExpertStatus,
  }),
  applyAsExpert: call({
    method: 'POST',
    path: '/user/expertApply',
    access: 'user',
    feature: 'experts',
    isQueried: true,
    errors: ['application_open', 'expert_banned'],
    input: type({ introduction: textOf(EXPERT_INTRODUCTION) }),
    result: Done,
  }),
  /** `price_changed`: the match has another price for this by now. `too_many`: three plans of the match are the caller's. */
  createPlan: call({
    method: 'POST',
    path: '/expert/plan',
    access: 'expert',
    feature: 'experts',
    isOurs: true,
    errors: ['not_found', 'match_over', 'time_unknown', 'price_changed', 'too_many', 'expert_banned'],
    bodyBytesMax: WRITTEN_BYTES_MAX,
    input: type({
      matchId: 'number.integer',
      ...Written,
      /** Made when the form is sent: the same again answers with the same plan. */
      'intent?': /^[A-Za-z0-9_-]{8,64}$/,
    }),
    result: type({ id: 'number.integer' }),
  }),
  /** Of a plan that was not published yet; it is reviewed again. The match stays. */
  updatePlan: call({
    method: 'POST',
    path: '/expert/plan/edit',
    access: 'expert',
    feature: 'experts',
    isOurs: true,
    errors: ['not_found', 'match_over', 'price_changed', 'order_moved', 'expert_banned'],
    bodyBytesMax: WRITTEN_BYTES_MAX,
    input: type({ id: 'number.integer', ...Written }),
    result: type({ id: 'number.integer' }),
  }),
  /** Stores a picture as the cover of a plan that is being written. */
  uploadPlanCover: call({
    method: 'POST',
    path: '/expert/plan/cover',
    access: 'expert',
    feature: 'experts',
    isOurs: true,
    upload: { bytesMax: PLAN_COVER_BYTES_MAX },
    errors: ['wrong_file_type'],
    input: type({}),
    result: type({ path: 'string' }),
  }),
  /** Of a plan that was not published yet. */
  deletePlan: call({
    method: 'POST',
    path: '/expert/plan/delete',
    access: 'expert',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: type({ id: 'number.integer' }),
    result: Done,
  }),
  /** Takes a plan off the shelf before the match begins; who bought it keeps it, and it is settled. */
  takeOffPlan: call({
    method: 'POST',
    path: '/expert/plan/takeOff',
    access: 'expert',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: type({ id: 'number.integer' }),
    result: Done,
  }),
  listOwnPlans: call({
    method: 'GET',
    path: '/expert/plan/own',
    access: 'expert',
    isOurs: true,
    /** `id`: that plan alone. */
    input: type({ 'id?': IntegerText, 'state?': type.enumerated(...PLAN_STATES), ...Before }),
    result: type({ list: OwnPlan.array(), 'next?': 'string' }),
  }),
  getPlan: call({
    method: 'GET',
    path: '/expert_plan/getExpertPlanInfo',
    access: 'guest',
    feature: 'experts',
    errors: ['not_found'],
    cache: shortCache,
    workMs: 15,
    input: type({ planId: IntegerText, ...OfBrand }),
    result: type({ plan: Plan }),
  }),
  /** Says that a published plan was looked at; counted about, each visitor once an hour. */
  viewPlan: call({
    method: 'POST',
    path: '/expert_plan/view',
    access: 'guest',
    feature: 'experts',
    isOurs: true,
    isRead: true,
    input: type({ planId: '1 <= number.integer <= 9007199254740991' }),
    result: Done,
  }),
  /** What the caller paid for, or wrote; without `secret` neither. */
  openPlan: call({
    method: 'GET',
    path: '/expert_plan/open',
    access: 'user',
    isOurs: true,
    errors: ['not_found'],
    input: type({ planId: IntegerText }),
    /** `plan`: to a buyer, where others find it no more. */
    result: type({ 'secret?': PlanSecret, isOwn: 'boolean', 'isRefunded?': 'true', 'plan?': Plan }),
  }),
  /** An expert with the newest plans. */
  getExpert: call({
    method: 'GET',
    path: '/getExpertInfo',
    access: 'guest',
    feature: 'experts',
    errors: ['not_found'],
    cache: shortCache,
    workMs: 10,
    input: type({ expertId: IntegerText, ...OfBrand }),
    result: type({
      /** `introduction`: empty unless staff accepted it. */
      expert: Author.and({ introduction: 'string' }),
      /** Settled plans of the last 30 with a result (without those that were void or met the line), oldest first. */
      results: type.enumerated(...PLAN_RESULTS).array(),
      /** Coins that one coin on each of them brought beyond itself; half a coin was lost with half a miss. */
      profit: 'number',
    }),
  }),
  /** How the last settled plans of an expert went: in each window that is full, and of the last 100 by game, league and play. */
  getExpertAccuracy: call({
    method: 'GET',
    path: '/getExpertInfoAccuracy',
    access: 'guest',
    feature: 'experts',
    cache: shortCache,
    workMs: 15,
    input: type({ expertId: IntegerText }),
    result: type({
      /** Of the last 100 at most. */
      all: Accuracy,
      streak: 'number.integer',
      spans: Accuracy.array(),
      /** The most frequent first. */
      games: Accuracy.and({ gameId: 'number.integer' }).array(),
      leagues: Accuracy.and({ league: League }).array(),
      plays: Accuracy.and({ play: PlayName }).array(),
    }),
  }),
  /** After each of the last settled plans of an expert, oldest first: how the ten until then went, and all. */
  getExpertGraph: call({
    method: 'GET',
    path: '/getExpertInfoGraph',
    access: 'guest',
    feature: 'experts',
    cache: shortCache,
    workMs: 15,
    input: type({ expertId: IntegerText }),
    result: type({
      points: type({ at: Instant, result: type.enumerated(...PLAN_RESULTS), last: Accuracy, profit: 'number' }).array(),
    }),
  }),
  /**
   * The best hundred experts by their last settled plans, of a game or of all. Who has fewer plans than the window, or none
   * that was settled in the last 60 days, is not ranked. `gameIds`: of all those who have a settled plan of one of these games.
   */
  rankExperts: call({
    method: 'GET',
    path: '/expertLibraryPC',
    access: 'guest',
    feature: 'experts',
    cache: rankCache,
    workMs: 30,
    input: type({ 'gameId?': IntegerText, 'span?': SpanText, 'sort?': type.enumerated(...EXPERT_SORTS), ...OfGames }),
    result: type({ list: RankedExpert.array(), span: 'number.integer' }),
  }),
  /** The best experts of each game in which somebody is ranked: up to three of each, by their last five plans of it. */
  listSpecialists: call({
    method: 'GET',
    path: '/expertLibraryPC/specialist',
    access: 'guest',
    feature: 'experts',
    isOurs: true,
    cache: rankCache,
    workMs: 30,
    input: type(OfGames),
    result: type({ games: type({ gameId: 'number.integer', list: RankedExpert.array() }).array() }),
  }),
  /** Up to eight of the best experts by their last ten plans; those who have something on sale come first. */
  recommendExperts: call({
    method: 'GET',
    path: '/recommendExpert',
    access: 'guest',
    feature: 'experts',
    cache: rankCache,
    workMs: 30,
    input: type(OfGames),
    result: type({ list: RankedExpert.array() }),
  }),
  /** Matches to come of which most plans are on sale, among the 200 newest of them. */
  listFocusMatches: call({
    method: 'GET',
    path: '/focusEvents',
    access: 'guest',
    feature: 'experts',
    cache: shortCache,
    workMs: 20,
    input: type(OfGames),
    result: type({ list: type({ match: MatchRow, plans: 'number.integer' }).array() }),
  }),
  /** Plans of an expert, newest first. */
  listExpertPlans: call({
    method: 'GET',
    path: '/getExpertPlans',
    access: 'guest',
    feature: 'experts',
    cache: shortCache,
    workMs: 20,
    input: type({ expertId: IntegerText, ...Before, ...OfBrand }),
    result: PlanPage,
  }),
  /** Plans that may be bought now, newest first: of a match, of a game, of some games, or all. */
  listPlans: call({
    method: 'GET',
    path: '/getPlansPC',
    aliases: ['/getHomeExpertPlans'],
    access: 'guest',
    feature: 'experts',
    cache: shortCache,
    workMs: 20,
    input: type({ 'matchId?': IntegerText, 'gameId?': IntegerText, ...Before, ...OfGames }),
    result: PlanPage,
  }),
  /**
   * Buys a plan. Who has bought it is answered as before. `order_over`: the match has begun, or the plan was taken off the
   * shelf; `order_moved`: a purchase with this intent was cancelled, and nothing is charged.
   */
  buyPlan: call({
    method: 'POST',
    path: '/orderpay/goldExpertPlan',
    access: 'user',
    feature: 'experts',
    errors: ['not_found', 'not_yourself', 'order_over', 'order_moved', 'price_changed', 'insufficient_gold'],
    input: type({
      /** Made when the button is pressed: the same again answers with the same purchase. */
      intent: /^[A-Za-z0-9_-]{8,64}$/,
      planId: 'number.integer',
      /** In coins, as the page showed it; another one is `price_changed`. */
      price: `1 <= number.integer <= ${PLAN_PRICE_MAX}`,
    }),
    result: type({ planId: 'number.integer', price: 'number.integer' }),
  }),
  /** Plans that the caller bought, newest first. */
  listBoughtPlans: call({
    method: 'GET',
    path: '/userExpertPlanOrderPC',
    access: 'user',
    input: type(Before),
    result: type({
      list: type({
        id: 'number.integer',
        state: "'open' | 'done' | 'refunded'",
        boughtAt: Instant,
        plan: Plan,
        /** Without the content. */
        'secret?': PlanSecret,
      }).array(),
      'next?': 'string',
    }),
  }),
  /** Whether the caller has the coins for a plan. */
  checkGold: call({
    method: 'GET',
    path: '/checkGold',
    access: 'user',
    errors: ['not_found'],
    input: type({ planId: IntegerText }),
    result: type({ gold: 'number.integer', price: 'number.integer', isEnough: 'boolean' }),
  }),
} as const
