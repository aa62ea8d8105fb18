import { fullNumber } from '#app/lib/full-number.ts'
import { latinDigits, memoize } from '#app/lib/intl.ts'
import { m } from '#app/paraglide/messages.js'
import type { Accuracy } from '#contract/plan.ts'
import { EXPERT_RECORD_MIN } from '#contract/plan-rules.ts'

const percents = memoize((tag: string) => new Intl.NumberFormat(latinDigits(tag), { style: 'percent' }))

/** "80%"; nothing of so few plans that it would say nothing. */
export const rateText = ({ hits, settled }: Pick<Accuracy, 'hits' | 'settled'>, tag: string): string | undefined =>
  settled < EXPERT_RECORD_MIN ? undefined : percents(tag).format(hits / settled)

/** "8 of 10". */
export const hitsText = ({ hits, settled }: Pick<Accuracy, 'hits' | 'settled'>): string =>
  m.plan_rank_of({ hits, total: settled })

/** "+3.45", in a line of any direction. */
export const profitText = (profit: number, tag: string): string =>
  `\u2066${profit > 0 ? '+' : ''}${fullNumber(profit, tag)}\u2069`
