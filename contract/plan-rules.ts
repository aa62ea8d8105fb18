import type { Family } from './games.ts'
import type { MatchStatus, OddsLine } from './match-state.ts'
import { lettersSeenIn, plainLineOf } from './plain-text.ts'

/**
 * What a plan predicts. `result`: home, draw or away, after regular time. `winner`: who wins the match, where no
 * draw is quoted; in football who goes through. `handicap` and `total` have a line; in football they are of 90 minutes, in
 * tennis of sets, in esports of maps or points, elsewhere of the final score.
 */
export const PLAN_PLAYS = ['result', 'winner', 'handicap', 'total'] as const
export type PlanPlay = (typeof PLAN_PLAYS)[number]
export const PLAN_CHOICES = ['home', 'draw', 'away', 'over', 'under'] as const
export type PlanChoice = (typeof PLAN_CHOICES)[number]
/** `reviewing`, `published`, `failed`: failed review; `removed`: taken off the shelf. */
export const PLAN_STATES = ['reviewing', 'published', 'failed', 'removed'] as const
export type PlanState = (typeof PLAN_STATES)[number]
/** `push`: the line was met exactly; `void`: the match was not played, or not to its end. */
export const PLAN_RESULTS = ['hit', 'half_hit', 'push', 'half_miss', 'miss', 'void'] as const
export type PlanResult = (typeof PLAN_RESULTS)[number]
export const EXPERT_STATES = ['reviewing', 'passed', 'failed', 'banned'] as const
export type ExpertState = (typeof EXPERT_STATES)[number]

export const PLANS_A_MATCH_MAX = 3
export const PLAN_PRICE_MAX = 9_999
export const PLAN_TITLE_MIN = 5
/** In Chinese, Japanese and Korean; in other languages. */
export const PLAN_TITLE_MAX = { dense: 30, other: 300 } as const
export const PLAN_LABEL_MAX = 20
export const PLAN_CONTENT = { min: 20, max: 10_000 } as const
/** The longest JSON of a plan's document, in UTF-16 units: lists for staff have twenty of them. */
export const PLAN_DOCUMENT_UNITS_MAX = 60_000
/** A plan's cover: at most so large, and of this shape. Everybody sees it, also before the plan is paid for. */
export const PLAN_COVER = { width: 960, height: 540 } as const
export const PLAN_COVER_BYTES_MAX = 1024 * 1024
/** Where covers are served. */
export const PLAN_COVER_PATH = /^\/media\/plans\/\d{1,16}\/[0-9a-f]{16}\.(?:jpg|png)$/
export const EXPERT_INTRODUCTION = { min: 20, max: 500 } as const
/** A match that has no final result so long after its kick-off voids its plans. */
export const PLAN_VOID_AFTER_MS = 7 * 24 * 3_600_000

/** Over how many settled plans experts are compared. Whoever has fewer is not ranked: a percentage of few says nothing. */
export const EXPERT_SPANS = [5, 7, 10, 15, 30] as const
export type ExpertSpan = (typeof EXPERT_SPANS)[number]
export const EXPERT_SPAN_DEFAULT: ExpertSpan = 10
/** By hits, by what one coin on each plan brought, or by the hits in a row up to now. */
export const EXPERT_SORTS = ['accuracy', 'profit', 'streak'] as const
export type ExpertSort = (typeof EXPERT_SORTS)[number]
/** Settled plans of which an expert's page says how they went. */
export const EXPERT_RECORD_MAX = 100
/** Fewer settled plans have no percentage. */
export const EXPERT_RECORD_MIN = 5

/** Coins come back to buyers of a plan with the refund, unless it won. */
export const isWon = (result: PlanResult): boolean => result === 'hit' || result === 'half_hit'

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** How long a title may be: one with Chinese, Japanese or Korean letters says as much in less. */
export const titleMaxOf = (title: string): number => (DENSE.test(title) ? PLAN_TITLE_MAX.dense : PLAN_TITLE_MAX.other)

/** What is wrong with a title: what nobody sees does not make it longer. */
export function titleFaultOf(title: string): 'short' | 'long' | null {
  if (lettersSeenIn(title) < PLAN_TITLE_MIN) return 'short'
  return [...plainLineOf(title)].length > titleMaxOf(title) ? 'long' : null
}

export const isPlanTitle = (title: string): boolean => titleFaultOf(title) === null

/** One choice of a market, with its price. */
export interface PlanOption {
  play: PlanPlay
  choice: PlanChoice
  /** Of a handicap the line of home, whichever side is chosen. */
  line?: number
  odds: number
}

/** Their lines are about other figures than the score: rounds of a fight, runs of both innings. */
const WITHOUT_LINES: readonly Family[] = ['combat', 'cricket']
const ODDS_MIN = 1.01
const isPrice = (odds: number | undefined): odds is number => odds !== undefined && odds >= ODDS_MIN
/** Lines go by quarters. */
const isLine = (line: number): boolean => Number.isInteger(line * 4)

/** What may be predicted of a match: the choices that its own prices give. */
export function optionsOf(family: Family, odds: OddsLine | undefined): PlanOption[] {
  if (!odds) return []
  const { home, draw, away, handicap, total } = odds
  const options: (Omit<PlanOption, 'odds'> & { odds: number | undefined })[] = [
    { play: draw === undefined ? 'winner' : 'result', choice: 'home', odds: home },
    { play: 'result', choice: 'draw', odds: draw },
    { play: draw === undefined ? 'winner' : 'result', choice: 'away', odds: away },
  ]
  const hasLines = !WITHOUT_LINES.includes(family)
  if (hasLines && handicap && isLine(handicap.line))
    for (const choice of ['home', 'away'] as const)
      options.push({ play: 'handicap', choice, line: handicap.line, odds: handicap[choice] })
  if (hasLines && total && isLine(total.line))
    for (const choice of ['over', 'under'] as const)
      options.push({ play: 'total', choice, line: total.line, odds: total[choice] })
  return options.filter((option): option is PlanOption => isPrice(option.odds))
}

interface MatchToCome {
  status: MatchStatus
  startsAt: string
  replayOf?: number | undefined
  isTimeUnknown?: boolean | undefined
}

/** Why nothing can be predicted of a match any more, or not yet. */
export function matchFaultOf(match: MatchToCome, now: number): 'match_over' | 'time_unknown' | null {
  const isToCome = match.status === 'scheduled' || match.status === 'previewed'
  // How it ends is known.
  if (match.replayOf !== undefined) return 'match_over'
  if (match.isTimeUnknown) return 'time_unknown'
  return isToCome && Date.parse(match.startsAt) > now ? null : 'match_over'
}

export const isSameOption = (one: Omit<PlanOption, 'odds'>, other: Omit<PlanOption, 'odds'>): boolean =>
  one.play === other.play && one.choice === other.choice && one.line === other.line

/** What one coin staked brings back beyond itself. */
export function profitOf(result: PlanResult, odds: number): number {
  const gain = { hit: odds - 1, half_hit: (odds - 1) / 2, push: 0, half_miss: -0.5, miss: -1, void: 0 }
  return gain[result]
}

/** What a seal is of. */
export interface SealedPlan extends PlanOption {
  planId: number
  expertId: number
  matchId: number
  /** When the odds were read, and when it was published: ISO 8601. */
  pricedAt: string
  publishedAt: string
  /** 64 hexadecimal digits. */
  nonce: string
  /** `contentHashOf` its document. A plan of before documents has none: its content is not sealed. */
  contentHash?: string
}

/** The text whose SHA-256 is the seal of a plan. Never changed: seals of before are checked by it. */
export const sealText = (plan: SealedPlan): string =>
  [
    plan.contentHash === undefined ? 'grandstand-plan-1' : 'grandstand-plan-2',
    `plan=${plan.planId}`,
    `expert=${plan.expertId}`,
    `match=${plan.matchId}`,
    `play=${plan.play}`,
    `line=${plan.line ?? ''}`,
    `choice=${plan.choice}`,
    `odds=${plan.odds}`,
    `priced=${plan.pricedAt}`,
    ...(plan.contentHash === undefined ? [] : [`content=${plan.contentHash}`]),
    `published=${plan.publishedAt}`,
    `nonce=${plan.nonce}`,
  ].join('\n')

/** SHA-256 in hexadecimal digits. */
async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The seal of a plan. */
export const sealOf = (plan: SealedPlan): Promise<string> => sha256Of(sealText(plan))

/** JSON without spaces, names of an object in the order of their code units: the same for everybody who has the value. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`
}

/** What a seal has of a plan's content: SHA-256 of its document as canonical JSON. */
export const contentHashOf = (document: object): Promise<string> => sha256Of(canonicalJson(document))
