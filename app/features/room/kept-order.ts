interface WithId {
  id: number
}

/** A list that was read again, in the order of `before`; items that are new come last. */
export function keptOrder<T extends WithId>(before: readonly WithId[], items: readonly T[]): T[] {
  const places = new Map(before.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: T): number => places.get(id) ?? before.length
  return [...items].sort((a, b) => placeOf(a) - placeOf(b))
}
