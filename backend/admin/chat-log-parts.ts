import type { ChatHistory, ChatHistoryLine, ChatPlace } from '#backend/core/objects.ts'

/** A line with its room. */
export type RoomLine = ChatHistoryLine & { room: number }

/** Where a part of the logs of several rooms begins: by time, and of one moment by room. */
interface LogPlace extends ChatPlace {
  room: number
}

interface Way {
  /** Towards the first page. */
  isBack: boolean
  isUp: boolean
  place?: LogPlace
}

/** How a part is read; a place that is none is the beginning. */
export function wayOf(after: string | undefined, isOldestFirst: boolean): Way {
  const [way, ...values] = (after ?? '').split('.')
  const isBack = way === 'p'
  const [at, room, kind, no] = values.map(Number)
  const isPlace = at !== undefined && room !== undefined && kind !== undefined && no !== undefined
  return { isBack, isUp: isOldestFirst !== isBack, ...(isPlace ? { place: { at, room, kind, no } } : {}) }
}

/** The same place in the log of one room: before all of its moment, or behind, where the place is in another room. */
export const placeIn = ({ at, room, kind, no }: LogPlace, of: number): ChatPlace =>
  of === room ? { at, kind, no } : { at, kind: of < room ? 9 : -1, no: 0 }

const compared = (a: RoomLine, b: RoomLine): number => a.at - b.at || a.room - b.room || a.kind - b.kind || a.no - b.no

const textOf = ({ at, room, kind, no }: LogPlace): string => `${at}.${room}.${kind}.${no}`

interface Part {
  rows: RoomLine[]
  next?: string
  previous?: string
}

/** Makes one part of what rooms have answered, each in the asked order. What a room has not looked at yet ends it. */
export function partOf(
  answers: readonly { room: number; history: ChatHistory }[],
  { isBack, isUp, place }: Way,
  size: number,
): Part {
  const ends = answers.flatMap(({ history }) => history.lookedTo ?? [])
  const end = ends.length === 0 ? undefined : isUp ? Math.min(...ends) : Math.max(...ends)
  const known = answers
    .flatMap(({ room, history }) => history.lines.map((line): RoomLine => ({ ...line, room })))
    .filter(({ at }) => end === undefined || (isUp ? at <= end : at >= end))
    .sort((a, b) => compared(a, b) * (isUp ? 1 : -1))
  const rows = known.slice(0, size)
  const [nearest, farthest] = [rows[0], rows.at(-1)]
  // Of the moment `end` all is known: what is beyond it begins there.
  const beyondEnd = end === undefined ? undefined : { at: isUp ? end + 1 : end, room: 0, kind: 0, no: 0 }
  const goesOn = known.length > size ? farthest : beyondEnd
  const [on, back] = [goesOn, place && nearest].map((each) => each && textOf(each))
  if (isBack) rows.reverse()
  return {
    rows,
    ...(isBack ? (back ? { next: `n.${back}` } : {}) : on ? { next: `n.${on}` } : {}),
    ...(isBack ? (on ? { previous: `p.${on}` } : {}) : back ? { previous: `p.${back}` } : {}),
  }
}
