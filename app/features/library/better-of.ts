import type { FigureForm } from '#contract/library-squads.ts'

/** Which of two values of a figure is better, as they are written; undefined of equal ones and of what has no better. */
export function betterOf(
  { better, decimals }: Pick<FigureForm, 'better' | 'decimals'>,
  one: number | undefined,
  other: number | undefined,
): 'one' | 'other' | undefined {
  if (!better || one === undefined || other === undefined) return undefined
  const [first, second] = [one, other].map((value) => Number(value.toFixed(decimals))) as [number, number]
  if (first === second) return undefined
  return first > second === (better === 'high') ? 'one' : 'other'
}
