import type { PlayerLine } from '#contract/match-state.ts'

const DECIMALS_MAX = 2

/** How many decimals the numbers of a column need, so that all of them are written with as many. */
export const decimalsOf = (lines: readonly PlayerLine[], column: string): number =>
  Math.max(
    0,
    ...lines.map(({ values }) => {
      const value = values[column]
      const text = typeof value === 'number' ? String(Math.round(value * 100) / 100) : ''
      return Math.min(DECIMALS_MAX, text.split('.')[1]?.length ?? 0)
    }),
  )
