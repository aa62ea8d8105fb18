import type { Score, Side } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'

/** A score change; the page adds names and text. */
export interface ScoreFact {
  matchId: number
  /** Sequence number of the match at that time: two topics may report the same score in either order. */
  seq: number
  /** Known when the change came from a board. */
  gameId: number | undefined
  side: Side
  /** The score fell: a goal was cancelled, or the feed was corrected. */
  isCancelled: boolean
  /** The score after the change. */
  score: Score
}

export interface Announcement {
  /** Different for every announcement, also for identical ones. */
  key: number
  facts: ScoreFact[]
}

/**
 * The score change between two states of a row; undefined for a first known score and for an older one that arrives
 * late.
 */
export function scoreFact(before: RowChange | undefined, after: RowChange, gameId?: number): ScoreFact | undefined {
  const [was, is] = [before?.score, after.score]
  if (!before || !was || !is || after.seq < before.seq) return undefined
  const [home, away] = [is.home - was.home, is.away - was.away]
  if (home === 0 && away === 0) return undefined
  const isCancelled = home <= 0 && away <= 0
  const isHome = isCancelled ? home < 0 : home > 0
  return { matchId: after.id, seq: after.seq, gameId, side: isHome ? 'home' : 'away', isCancelled, score: is }
}

const PAUSE_MS = 5_000
const isSame = (a: Score, b: Score): boolean => a.home === b.home && a.away === b.away

/**
 * Passes on score changes, several together when they come in quick succession, with a pause that screen readers need.
 */
export class ScoreAnnouncer {
  readonly #announce: (announcement: Announcement) => void
  readonly #announced = new Map<number, ScoreFact>()
  #waiting = new Map<number, ScoreFact>()
  #pause: ReturnType<typeof setTimeout> | undefined
  #key = 0

  constructor(announce: (announcement: Announcement) => void) {
    this.#announce = announce
  }

  /**
   * A goal received from two topics is announced once. Of two goals in one match within a pause, the later is
   * announced.
   */
  add(fact: ScoreFact): void {
    const announced = this.#announced.get(fact.matchId)
    if (announced && (fact.seq <= announced.seq || isSame(fact.score, announced.score))) return
    this.#announced.set(fact.matchId, fact)
    this.#waiting.set(fact.matchId, fact)
    if (this.#pause === undefined) this.#flush()
  }

  stop(): void {
    clearTimeout(this.#pause)
    this.#pause = undefined
    this.#waiting.clear()
  }

  #flush(): void {
    this.#pause = undefined
    if (this.#waiting.size === 0) return
    const facts = [...this.#waiting.values()]
    this.#waiting = new Map()
    this.#key += 1
    this.#pause = setTimeout(() => this.#flush(), PAUSE_MS)
    this.#announce({ key: this.#key, facts })
  }
}
