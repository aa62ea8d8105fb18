import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import { matchId } from '#backend/feed/importers/stable-id.ts'
import type { MatchEvent } from '#contract/match-state.ts'

/** A match to be played again. */
export interface Replay {
  /** The match as a fixture, with nothing played yet. */
  season: ImportedSeason
  matchId: number
  /** When each event is due, in milliseconds since the epoch; in order. */
  script: { dueAt: number; event: MatchEvent }[]
}

interface Timing {
  /** Milliseconds since the epoch. */
  startsAt: number
  /** 10: an hour takes six minutes. */
  speed: number
}

/** A start and an end. */
const EVENTS_MIN = 3

/**
 * A stored match as one that starts at `startsAt`: a match of its own, that says whose replay it is. Odds and whatever else
 * came before the start are due at once. Throws when only the result is known.
 */
export function replayOf(stored: ImportedSeason, { startsAt, speed }: Timing): Replay {
  const [match] = stored.matches
  if (!match || match.events.length < EVENTS_MIN)
    throw new Error('Of this match only the result is known: there is nothing to play again.')
  const original = match.replayOf ?? match.id
  const sourceKey = `replay:${original}:${startsAt}`
  const beginning = match.events.map(({ at }) => Date.parse(at)).find((at) => at >= match.startsAt) ?? match.startsAt
  return {
    season: {
      ...stored,
      key: sourceKey,
      matches: [{ ...match, id: matchId(sourceKey), sourceKey, replayOf: original, startsAt, events: [] }],
    },
    matchId: matchId(sourceKey),
    script: match.events.map((event) => ({
      dueAt: startsAt + Math.max(0, Date.parse(event.at) - beginning) / speed,
      event,
    })),
  }
}
