/** How many rooms and viewers there are of one kind. */
export interface Watched<Kind> {
  of: Kind
  rooms: number
  viewers: number
}

/** Rooms counted by kind, most viewers first, then most rooms; those of no kind (null) are left out. */
export function countWatched<Room extends { viewers: number }, Kind extends string | number>(
  rooms: readonly Room[],
  kindOf: (room: Room) => Kind | null,
): Watched<Kind>[] {
  const counts = new Map<Kind, Watched<Kind>>()
  for (const room of rooms) {
    const of = kindOf(room)
    if (of === null) continue
    const before = counts.get(of) ?? { of, rooms: 0, viewers: 0 }
    counts.set(of, { of, rooms: before.rooms + 1, viewers: before.viewers + room.viewers })
  }
  return [...counts.values()].sort((a, b) => b.viewers - a.viewers || b.rooms - a.rooms || (a.of < b.of ? -1 : 1))
}
