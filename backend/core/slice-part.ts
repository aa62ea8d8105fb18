import { FILE_ROWS_A_PART } from '#contract/list-limits.ts'
import { PAGE_SIZE } from './paging.ts'

/**
 * The part of a list that is in memory whole, and whose order may change: a place (`n.3.main`) names a row and where it stood, for
 * when it is gone.
 */
export function slicePart<Row>(
  all: readonly Row[],
  keyOf: (row: Row) => string | number,
  { after = '', size }: { after?: string; size?: 'file' },
): { rows: Row[]; next?: string; previous?: string } {
  const [way, at, key] = after.split('.')
  const rowsMax = size === 'file' ? FILE_ROWS_A_PART : PAGE_SIZE
  const found = all.findIndex((row) => String(keyOf(row)) === key)
  const stood = Math.min(all.length, Math.max(0, Number(at) || 0))
  const isBack = way === 'p'
  // In the place of a row that is gone stands the one that followed it.
  const edge = found === -1 ? stood : isBack ? found : found + 1
  const from = isBack ? Math.max(0, edge - rowsMax) : edge
  const rows = all.slice(from, isBack ? edge : edge + rowsMax)
  const end = from + rows.length
  const placeOf = (index: number) => `${index}.${keyOf(all[index] as Row)}`
  return {
    rows,
    ...(end > 0 && end < all.length ? { next: `n.${placeOf(end - 1)}` } : {}),
    ...(rows.length > 0 && from > 0 ? { previous: `p.${placeOf(from)}` } : {}),
  }
}
