import { OWN_PLANS_TEXT_MAX, PLAN_OUTCOMES, type PlanOutcome } from '#contract/creator-rules.ts'
import { gameById } from '#contract/games.ts'
import { PLAN_STATES, type PlanState } from '#contract/plan-rules.ts'

/** Search parameters of the creator centre: which of the own plans are shown, and the plan that is edited. */
// A type, as an interface has no index for the router's search.
export type CreatorSearch = {
  state?: PlanState
  kind?: PlanOutcome
  game?: number
  text?: string
  order?: number
}

const among = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value)

/** What is not valid is left out. */
export function creatorSearchOf(asked: Record<string, unknown>): CreatorSearch {
  const state = among(PLAN_STATES, asked.state)
  const kind = among(PLAN_OUTCOMES, asked.kind)
  const game = gameById(Number(asked.game))?.id
  const isWritten = typeof asked.text === 'string' || typeof asked.text === 'number'
  const text = isWritten ? [...String(asked.text)].slice(0, OWN_PLANS_TEXT_MAX).join('') : ''
  const order = Number.isSafeInteger(asked.order) ? Number(asked.order) : undefined
  return {
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(game === undefined ? {} : { game }),
    ...(text === '' ? {} : { text }),
    ...(order === undefined ? {} : { order }),
  }
}
