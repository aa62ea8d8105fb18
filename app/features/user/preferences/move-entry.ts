/** The list with one entry a step further up (-1) or down (1); as it was when there is no such place. */
export function moveEntry<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const entry = list[index]
  const to = index + step
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(to, 0, entry)
}
