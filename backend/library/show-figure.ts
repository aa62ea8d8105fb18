import type { Family } from '#contract/games.ts'
import type { Figure, FigureForm } from '#contract/library-squads.ts'
import { type FigureRule, rateOf } from './figures/figure-rules.ts'
import type { Parts } from './figures/line-parts.ts'

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** How a figure is written. */
export const figureForm = ({ key, decimals, isPercent, isLow, isPlain }: FigureRule): FigureForm => ({
  key,
  decimals,
  ...(isPercent ? { unit: 'percent' } : {}),
  ...(isPlain ? {} : { better: isLow ? 'low' : 'high' }),
})

/** Its value, and of a sum that for each match. */
export function figureValue(
  rule: FigureRule,
  parts: Parts,
  family: Family,
): Pick<Figure, 'value' | 'each'> | undefined {
  const value = rule.of(parts)
  if (value === undefined) return undefined
  const each = rule.isSum && rule.key !== 'minutes' ? rateOf(rule, parts, family) : undefined
  return { value: rounded(value, rule.decimals), ...(each === undefined ? {} : { each: rounded(each, 2) }) }
}

/** The figures of somebody's season. */
export const shownFigures = (rules: readonly FigureRule[], parts: Parts, family: Family): Figure[] =>
  rules.flatMap((rule) => {
    const value = figureValue(rule, parts, family)
    return value ? [{ ...figureForm(rule), ...value }] : []
  })
