/** Whether two values have the same JSON. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Items of `after` that are new or differ from the item of `before` with the same key. */
export function changedItems<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => unknown): T[] {
  if (before === after) return []
  const known = new Map(before.map((item) => [keyOf(item), item]))
  return after.filter((item) => !isSame(known.get(keyOf(item)), item))
}
