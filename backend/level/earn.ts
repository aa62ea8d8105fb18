import { CHAT_EARNS_EVERY_MS, experienceOf, LEVEL_ACTS, type LevelAct } from '#contract/level-rules.ts'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
/** A clock that is behind by less is one of another machine. */
const SKEW_MS = 5 * MINUTE_MS

/** What a user has earned so far. */
export interface Standing {
  points: number
  /** Days since the epoch, UTC. */
  day: number
  watched: number
  chatted: number
  gifted: number
  watchedUntil: number
}

export interface Earned {
  /** She was in a room from then to then, milliseconds since the epoch. */
  watched?: { from: number; to: number }
  /** Messages that count. */
  said?: number
  /** Coins and diamonds of a gift. */
  coins?: number
}

export const NOTHING: Standing = { points: 0, day: 0, watched: 0, chatted: 0, gifted: 0, watchedUntil: 0 }

export const dayOf = (now: number): number => Math.floor(now / DAY_MS)

/**
 * The standing with the counts of today. A clock that goes back over midnight brings no second day; one that was ahead by
 * more than a day is not believed any longer.
 */
export function todayOf(standing: Standing, now: number): Standing {
  const today = dayOf(now)
  const goesOn = standing.day === today || standing.day === today + 1
  return goesOn ? standing : { ...standing, day: today, watched: 0, chatted: 0, gifted: 0 }
}

/** What is added of so many points, with what today has given already. */
const within = (act: LevelAct, already: number, points: number): number =>
  Math.max(0, Math.min(points, LEVEL_ACTS[act].dayMax - already))

/** Whether a day gives nothing more for being in rooms. */
export const hasWatched = ({ watched }: Standing): boolean => watched >= LEVEL_ACTS.watch.dayMax

/** Whole minutes that were not counted before, of today only: other rooms and pages at the same time add nothing. */
function minutesOf({ watchedUntil }: Standing, { from, to }: { from: number; to: number }, now: number) {
  const until = watchedUntil > now + SKEW_MS ? now : watchedUntil
  const end = Math.min(to, now)
  const start = Math.max(from, until, dayOf(now) * DAY_MS)
  const minutes = Math.max(0, Math.floor((end - start) / MINUTE_MS))
  return { minutes, until: minutes > 0 ? start + minutes * MINUTE_MS : until }
}

/** The standing of a user of this level after what she has earned. Her experience is never below her level's. */
export function earn(before: Standing, level: number, { watched, said = 0, coins = 0 }: Earned, now: number): Standing {
  const standing = todayOf(before, now)
  const { minutes, until } =
    // Where the day gives no more nothing changes, so that nothing is to be stored.
    watched && !hasWatched(standing) ? minutesOf(standing, watched, now) : { minutes: 0, until: standing.watchedUntil }
  const added = {
    watched: within('watch', standing.watched, minutes * LEVEL_ACTS.watch.points),
    chatted: within('chat', standing.chatted, said * LEVEL_ACTS.chat.points),
    gifted: within('gift', standing.gifted, coins * LEVEL_ACTS.gift.points),
  }
  return {
    points: Math.max(standing.points, experienceOf(level)) + added.watched + added.chatted + added.gifted,
    day: standing.day,
    watched: standing.watched + added.watched,
    chatted: standing.chatted + added.chatted,
    gifted: standing.gifted + added.gifted,
    watchedUntil: until,
  }
}

/** Whether a day gives nothing more for talking and being in rooms. */
export const isFull = (standing: Standing): boolean =>
  hasWatched(standing) && standing.chatted >= LEVEL_ACTS.chat.dayMax

/** Which messages of one user count. */
export class SaidCount {
  #lastId = 0
  #lastAt = Number.NEGATIVE_INFINITY

  /** A message that is sent again has its id again, and ids grow. */
  counts(id: number, now: number): boolean {
    const isSoon = now >= this.#lastAt && now - this.#lastAt < CHAT_EARNS_EVERY_MS
    if (id <= this.#lastId || isSoon) return false
    this.#lastId = id
    this.#lastAt = now
    return true
  }
}
