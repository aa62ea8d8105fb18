import type { Reason } from '#backend/core/ledger.ts'
import type { StatementKind } from '#contract/statement.ts'

const KIND_OF: Readonly<Record<Reason, StatementKind>> = {
  opening: 'other',
  registration: 'reward',
  recharge: 'recharge',
  refund: 'recharge',
  exchange: 'exchange',
  goods: 'purchase',
  goods_refund: 'purchase',
  membership: 'purchase',
  membership_refund: 'purchase',
  gift: 'gift',
  room: 'purchase',
  plan: 'purchase',
  promotion: 'reward',
  closing: 'other',
  fold: 'other',
}

const REASONS = Object.keys(KIND_OF) as Reason[]

/** The reasons of a kind; without one all. */
export const reasonsOf = (kind?: StatementKind): Reason[] =>
  kind === undefined ? REASONS : REASONS.filter((reason) => KIND_OF[reason] === kind)
