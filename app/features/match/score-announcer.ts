import type { Score, Side } from '#contract/match-state.ts'
import type { RowChange } from '#contract/socket.ts'

/** Somebody scored; the page finds the names and the words. */
export interface ScoreFact {
  matchId: number
  /** Known when a board told it. */
  gameId: number | undefined
  side: Side
  /** After it. */
  score: Score
}

export interface Announcement {
  /** Another number for every announcement, also for two alike. */
  key: number
  facts: ScoreFact[]
}

/** A score that grew. One taken back, or first heard of, is none. */
export function scoreFact(before: RowChange | undefined, after: RowChange, gameId?: number): ScoreFact | undefined {
  const [was, is] = [before?.score, after.score]
  if (!was || !is || (is.home <= was.home && is.away <= was.away)) return undefined
  return { matchId: after.id, gameId, side: is.home > was.home ? 'home' : 'away', score: is }
}

const PAUSE_MS = 5_000

/** Hands on what was scored, several at once where they come thick, with a pause between that a listener needs. */
export class ScoreAnnouncer {
  readonly #tell: (announcement: Announcement) => void
  readonly #scores = new Map<number, string>()
  #waiting = new Map<number, ScoreFact>()
  #pause: ReturnType<typeof setTimeout> | undefined
  #key = 0

  constructor(tell: (announcement: Announcement) => void) {
    this.#tell = tell
  }

  /** The same goal may come by two topics: it is told once. Of two goals in one match the later is told. */
  add(fact: ScoreFact): void {
    const score = `${fact.score.home}:${fact.score.away}`
    if (this.#scores.get(fact.matchId) === score) return
    this.#scores.set(fact.matchId, score)
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
