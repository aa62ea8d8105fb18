import type { Score, Side } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'

/** Somebody scored, or no longer has; the page finds the names and the words. */
export interface ScoreFact {
  matchId: number
  /** The match's last event when it was told: two topics may tell the same score in either order. */
  seq: number
  /** Known when a board told it. */
  gameId: number | undefined
  side: Side
  /** The score fell: a goal was cancelled, or the feed was wrong. */
  isCancelled: boolean
  /** After it. */
  score: Score
}

export interface Announcement {
  /** Another number for every announcement, also for two alike. */
  key: number
  facts: ScoreFact[]
}

/** A score that grew or fell. One first heard of is none, and neither is an older one that comes late. */
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

/** Hands on what was scored, several at once where they come thick, with a pause between that a listener needs. */
export class ScoreAnnouncer {
  readonly #tell: (announcement: Announcement) => void
  readonly #told = new Map<number, ScoreFact>()
  #waiting = new Map<number, ScoreFact>()
  #pause: ReturnType<typeof setTimeout> | undefined
  #key = 0

  constructor(tell: (announcement: Announcement) => void) {
    this.#tell = tell
  }

  /** The same goal may come by two topics: it is told once. Of two goals in one match the later is told. */
  add(fact: ScoreFact): void {
    const told = this.#told.get(fact.matchId)
    if (told && (fact.seq <= told.seq || isSame(fact.score, told.score))) return
    this.#told.set(fact.matchId, fact)
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
    this.#tell({ key: this.#key, facts })
  }
}
