import type { RoomRecord } from '#backend/room/rooms.store.ts'
import type { MatchRow } from '#contract/match-row.ts'

type Ranked = Pick<RoomRecord, 'id' | 'matchId' | 'priority'>

/** The heat of a room without a match; matches have 0 to 100. */
const HEAT_WITHOUT_MATCH = 45
/** How much heat each further room of a match loses, so that the first rooms of the list are of different matches. */
const HEAT_STEP = 40

/** The digits of the number of viewers: a few more or fewer do not move a room. */
const crowdOf = (viewers: number | undefined): number => String(viewers ?? 0).length

/**
 * Sorts rooms by what operators put first, then by heat, those of one match by priority; those of equal heat by the order
 * of magnitude of their viewers.
 */
export function sortRooms<R extends Ranked>(
  records: readonly R[],
  matches: readonly Pick<MatchRow, 'id' | 'heat'>[],
  viewersOf: (roomId: number) => number | undefined,
  promotionOf: (record: R) => number = () => 0,
): R[] {
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  const places = new Map<number, number>()
  const heatOf = ({ matchId }: R): number => {
    if (matchId === null) return HEAT_WITHOUT_MATCH
    const place = places.get(matchId) ?? 0
    places.set(matchId, place + 1)
    return (matchOf.get(matchId)?.heat ?? 0) - place * HEAT_STEP
  }
  const heats = new Map(
    [...records].sort((a, b) => b.priority - a.priority || a.id - b.id).map((record) => [record.id, heatOf(record)]),
  )
  return [...records].sort(
    (a, b) =>
      promotionOf(b) - promotionOf(a) ||
      (heats.get(b.id) ?? 0) - (heats.get(a.id) ?? 0) ||
      crowdOf(viewersOf(b.id)) - crowdOf(viewersOf(a.id)) ||
      a.id - b.id,
  )
}
