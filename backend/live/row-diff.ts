import { ROW_FIELDS } from '#contract/row-fields.ts'
import type { RowChange } from '#contract/socket.ts'
import { isSame } from './difference.ts'

function copyField<K extends keyof RowChange>(to: RowChange, from: RowChange, field: K): void {
  to[field] = from[field]
}

/** `id`, `seq` and the fields that differ; null when no field differs. */
export function rowDiff(before: RowChange, after: RowChange): RowChange | null {
  const changed = ROW_FIELDS.filter((field) => !isSame(before[field], after[field]))
  if (changed.length === 0) return null
  const diff: RowChange = { id: after.id, seq: after.seq }
  for (const field of changed) copyField(diff, after, field)
  return diff
}
