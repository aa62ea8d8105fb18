import { replaceEqualDeep } from '@tanstack/react-query'
import type { TopicFrame } from '#app/lib/topic-chain.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { ROW_FIELDS } from '#contract/row-fields.ts'
import type { RowChange } from '#contract/socket.ts'

export type RowChanges = ReadonlyMap<number, RowChange>

/** The row with a change applied; the same object when it is as new already. */
export function patchRow(row: MatchRow, change: RowChange): MatchRow {
  if (change.seq <= row.seq) return row
  const changedFields = ROW_FIELDS.filter((field) => change[field] !== undefined)
  const values = changedFields.map((field) => [field, change[field] ?? undefined])
  return { ...row, ...Object.fromEntries(values), seq: change.seq }
}

const showsNothingNew = (row: MatchRow, change: RowChange): boolean =>
  ROW_FIELDS.every((field) => change[field] === undefined || isEqual(row[field], change[field] ?? undefined))

const isEqual = (before: unknown, after: unknown): boolean => replaceEqualDeep(before, after) === before

/** A row as a complete change, the base that later changes are merged into. */
export const wholeChange = (row: MatchRow): RowChange => ({
  id: row.id,
  seq: row.seq,
  ...Object.fromEntries(ROW_FIELDS.map((field) => [field, row[field] ?? null])),
})

const isRow = (value: object): value is MatchRow => 'seq' in value && 'score' in value && 'startsAt' in value

/** The match page's own data, which is updated by its own topic. */
const isDetail = (value: object): boolean => 'live' in value && 'squads' in value

/**
 * Applies changes to every row in a query's data, wherever it is. Parts that look as before keep their identity, up to the
 * data itself.
 */
export function patchRows<T>(data: T, changes: RowChanges): T {
  if (typeof data !== 'object' || data === null || isDetail(data)) return data
  if (isRow(data)) {
    const change = changes.get(data.id)
    if (!change || change.seq <= data.seq) return data
    if (!showsNothingNew(data, change)) return patchRow(data, change) as T & MatchRow
    // In place: most changes of a match are not of its row, and no list has to be drawn for a number that nobody sees.
    data.seq = change.seq
    return data
  }
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => patchRows(item, changes))
    return items.some((item, index) => item !== data[index]) ? (items as T & unknown[]) : data
  }
  const changed = Object.entries(data).flatMap(([key, value]) => {
    const patched: unknown = patchRows(value, changes)
    return patched === value ? [] : [[key, patched] as const]
  })
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed) }
}

/** The row changes in a frame of `match:` or `board:`; none in those of other topics. */
function rowsIn(data: Extract<TopicFrame, { data: unknown }>['data']): RowChange[] {
  if ('rows' in data) return data.rows
  return 'row' in data ? [data.row] : []
}

/** The current rows of one topic: a delta has only the fields changed since the last one. */
export class TopicRows {
  readonly #rows = new Map<number, RowChange>()

  /** Sets a row that was read elsewhere. */
  seed(row: RowChange): void {
    const known = this.#rows.get(row.id)
    if (!known || known.seq < row.seq) this.#rows.set(row.id, row)
  }

  /** Applies a frame; returns the changed rows, complete, with their state before. */
  apply(frame: TopicFrame): { before: RowChange | undefined; after: RowChange }[] {
    if (frame.type === 'current') return []
    return rowsIn(frame.data).flatMap((row) => {
      const before = this.#rows.get(row.id)
      if (before && row.seq < before.seq && frame.type === 'delta') return []
      const after = { ...before, ...row }
      this.#rows.set(row.id, after)
      return [{ before, after }]
    })
  }

  all(): RowChanges {
    return this.#rows
  }
}
