import type { ArticleNode } from '#contract/news-rules.ts'
import type { OwnPlan } from '#contract/plan.ts'
import type { PlanOption } from '#contract/plan-rules.ts'
import { LASTING } from '../../draft/drafts.ts'
import { documentOf, EMPTY_DOCUMENT } from '../../rich-text/document-text.ts'

/** Where a plan that is begun is kept until it is sent. */
export const NEW_PLAN_DRAFT = `${LASTING}plan`

export interface WriteValues {
  game: string
  /** `2026-11-29`, of the matches to choose from; '' or one that is over: today. */
  day: string
  match: string
  /** `handicap home -0.75`: an option of the match's prices. */
  option: string
  title: string
  label: string
  price: string
  hasRefund: boolean
  /** Null: what there is stands in `content`. */
  document: ArticleNode | null
  /** Of drafts and plans from before there were documents. */
  content: string
  /** Path of the cover; '': there is none. */
  cover: string
}

export const EMPTY_PLAN: WriteValues = {
  game: '202',
  day: '',
  match: '',
  option: '',
  title: '',
  label: '',
  price: '30',
  hasRefund: true,
  document: null,
  content: '',
  cover: '',
}

/** A new plan begins with the first game of a brand that has not the usual one. */
export const emptyPlanOf = (games: readonly number[] | undefined): WriteValues =>
  games?.length && !games.includes(Number(EMPTY_PLAN.game)) ? { ...EMPTY_PLAN, game: String(games[0]) } : EMPTY_PLAN

export const keyOf = ({ play, choice, line }: Omit<PlanOption, 'odds'>): string => `${play} ${choice} ${line ?? ''}`

export const valuesOf = (plan: OwnPlan): WriteValues => ({
  game: String(plan.match.gameId),
  day: '',
  match: String(plan.match.id),
  option: keyOf(plan),
  title: plan.title,
  label: plan.label,
  price: String(plan.price),
  hasRefund: plan.hasRefund,
  document: plan.document ?? null,
  content: plan.document ? '' : plan.content,
  cover: plan.cover ?? '',
})

/** What is written, as a document. */
export const documentIn = ({ document, content }: Pick<WriteValues, 'document' | 'content'>): ArticleNode =>
  document ?? (content === '' ? EMPTY_DOCUMENT : documentOf(content))
