import type { RoomRecord } from '#backend/room/rooms.store.ts'
import type { MatchRow } from '#contract/match-row.ts'

type Ranked = Pick<RoomRecord, 'id' | 'matchId' | 'priority' | 'language'>

/** The heat of a room without a match; matches have 0 to 100. */
const HEAT_WITHOUT_MATCH = 45
/** How much heat each further room of a match loses, so that the first rooms of the list are of different matches. */
const HEAT_STEP = 40
/** The heat that the visitor's own language adds: a match that is far hotter comes first in any language. */
const LANGUAGE_HEAT = 15

/** The digits of the number of viewers: a few more or fewer do not move a room. */
const crowdOf = (viewers: number | undefined): number => String(viewers ?? 0).length

interface Order<R> {
  viewersOf: (roomId: number) => number | undefined
  /** What operators put first. */
  promotionOf?: (record: R) => number
  /** Language code of the visitor. */
  language?: string
}

/**
 * Sorts rooms by what operators put first, then by heat, those of one match by the visitor's language and priority; those
 * of equal heat by the order of magnitude of their viewers.
 */
export function sortRooms<R extends Ranked>(
  records: readonly R[],
  matches: readonly Pick<MatchRow, 'id' | 'heat'>[],
  { viewersOf, promotionOf = () => 0, language }: Order<R>,
): R[] {
  const isSpoken = (record: R): number => Number(record.language === language)
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  const places = new Map<number, number>()
  const heatOf = (record: R): number => {
    const { matchId } = record
    const own = isSpoken(record) * LANGUAGE_HEAT
    if (matchId === null) return HEAT_WITHOUT_MATCH + own
    const place = places.get(matchId) ?? 0
    places.set(matchId, place + 1)
    return (matchOf.get(matchId)?.heat ?? 0) - place * HEAT_STEP + own
  }
  const heats = new Map(
    [...records]
      .sort((a, b) => isSpoken(b) - isSpoken(a) || b.priority - a.priority || a.id - b.id)
      .map((record) => [record.id, heatOf(record)]),
  )
  return [...records].sort(
    (a, b) =>
      promotionOf(b) - promotionOf(a) ||
      (heats.get(b.id) ?? 0) - (heats.get(a.id) ?? 0) ||
      crowdOf(viewersOf(b.id)) - crowdOf(viewersOf(a.id)) ||
      a.id - b.id,
  )
}
