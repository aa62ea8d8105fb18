import type { PlayerLine } from '#contract/match-state.ts'

export interface Sorting {
  column: string
  isDescending: boolean
}

const asNumber = (value: number | string | undefined): number =>
  typeof value === 'number' ? value : Number.parseFloat(value ?? '')

function compare(a: number | string | undefined, b: number | string | undefined): number {
  const [left, right] = [asNumber(a), asNumber(b)]
  if (Number.isNaN(left) || Number.isNaN(right)) return String(a ?? '').localeCompare(String(b ?? ''))
  return left - right
}

/** The lines sorted by a column; `8/12` counts as 8, and lines without a value come last in both directions. */
export function sortLines(lines: readonly PlayerLine[], { column, isDescending }: Sorting): PlayerLine[] {
  const has = (line: PlayerLine) => line.values[column] !== undefined
  const sorted = lines.filter(has).sort((a, b) => compare(a.values[column], b.values[column]))
  return [...(isDescending ? sorted.reverse() : sorted), ...lines.filter((line) => !has(line))]
}
