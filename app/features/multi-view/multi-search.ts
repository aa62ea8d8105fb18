/** Most rooms beside one another. */
export const TILES_MAX = 4

/** Which rooms are shown, as the address says it: `?rooms=5-17-10000000008&spot=17`. */
export type MultiSearch = {
  rooms?: string | number | undefined
  spot?: number | undefined
}

/** The rooms in their order, and the one in the spotlight, which has the sound. */
export interface Wall {
  rooms: readonly number[]
  spot: number | undefined
}

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0

/** What an address shows: each room once, four at most; without a valid spotlight the first has it. */
export function parseWall(search: { rooms?: unknown; spot?: unknown }): Wall {
  const ids = String(search.rooms ?? '')
    .slice(0, 100)
    .split(/[-,]/)
    .map(Number)
    .filter(isId)
  const rooms = [...new Set(ids)].slice(0, TILES_MAX)
  const spot = Number(search.spot)
  return { rooms, spot: rooms.includes(spot) ? spot : rooms[0] }
}

/** The address of a wall. A single id is a number there, as the router writes it without quotes. */
export function wallSearch({ rooms, spot }: Wall): MultiSearch {
  const [first, another] = rooms
  return {
    rooms: another === undefined ? first : rooms.join('-'),
    spot: spot === first ? undefined : spot,
  }
}

/** With a room, in place of `replaced` or at the end; unchanged when it is there, or there is no place. */
export function withRoom(wall: Wall, id: number, replaced?: number): Wall {
  const { rooms, spot } = wall
  if (rooms.includes(id)) return wall
  if (replaced !== undefined && rooms.includes(replaced))
    return { rooms: rooms.map((each) => (each === replaced ? id : each)), spot: spot === replaced ? id : spot }
  return rooms.length < TILES_MAX ? { rooms: [...rooms, id], spot: spot ?? id } : wall
}

export function withoutRoom({ rooms, spot }: Wall, id: number): Wall {
  const rest = rooms.filter((each) => each !== id)
  return { rooms: rest, spot: spot === id ? rest[0] : spot }
}
