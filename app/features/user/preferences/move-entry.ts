/** A copy of the list with one entry moved up (-1) or down (1); unchanged at the ends of the list. */
export function moveEntry<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const entry = list[index]
  const to = index + step
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(to, 0, entry)
}
