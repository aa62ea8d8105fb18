import type { TopicFrame } from '#app/lib/topic-chain.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import { applyFrame } from './apply-frame.ts'
import { HOLD_MAX_MS, onPictureTime, pictureBefore, pictureTime } from './picture-time.ts'

const CHECK_EVERY_MS = 250
/** A picture that steps back by less, as players do when they buffer, rewinds nothing. */
const SLACK_MS = 1000
/** How late the match may be read before the past is asked for: two seconds are no spoiler. */
const PAST_FROM_MS = 2500
/** States of the past are asked for in steps of this: all viewers who rewind ask for the same ones. */
const PAST_STEP_MS = 5000
/** What may be gone back to: a little more than a stream can be rewound. */
const KEPT_MS = 600_000

/** Something that happens to the match's data at a time: a frame, or the whole of it. */
interface Change {
  at: number
  frame?: TopicFrame
  whole?: MatchDetail
  /** The data it was applied to. */
  before?: MatchDetail
  /** When it is applied even if the picture has not come to it: it stands still. */
  until: number
}

export interface MatchPastOptions {
  read(): MatchDetail | undefined
  write(detail: MatchDetail): void
  /** A frame whose time has come. `isNew`: its data was not there yet; `isAgain`: after the picture was rewound. */
  onFrame(frame: TopicFrame, { isNew, isAgain }: { isNew: boolean; isAgain: boolean }): void
  /** Frames are missing from `seq` on. */
  onGap(seq: number): void
  /** The match as it was at a time, a whole five seconds; undefined when that cannot be had. */
  askPast(at: string): Promise<MatchDetail | undefined>
}

const readAt = (detail: MatchDetail): number => Date.parse(detail.match.readAt)

/**
 * Keeps a match's data at the time of the picture: what happens later waits, and a picture that is rewound takes the
 * data back, from what the page has seen or, before that, from the server.
 */
export class MatchPast {
  readonly #options: MatchPastOptions
  /** Applied, oldest first. */
  #passed: Change[] = []
  #coming: Change[] = []
  #timer: ReturnType<typeof setInterval> | undefined
  #asked: number | undefined
  /** The data as of the last step: what the page shows until it is fetched anew. */
  #shown: MatchDetail | undefined
  #isStopped = false
  readonly #stopListening = onPictureTime(() => this.#step())

  constructor(options: MatchPastOptions) {
    this.#options = options
    this.#shown = options.read()
  }

  receive(frame: TopicFrame): void {
    this.#coming.push(this.#waiting({ at: Date.parse(frame.at), frame }))
    this.#step()
  }

  /** The data was fetched anew: it is that of now, which a picture that is earlier has still to come to. */
  fetched(): void {
    const { read, write } = this.#options
    const [fresh, shown] = [read(), this.#shown]
    if (!fresh) return
    const { seq } = fresh.match
    const later = this.#coming.filter(({ frame }) => frame && frame.seq > seq)
    const isLater = shown !== undefined && shown !== fresh && pictureBefore(readAt(fresh) - PAST_FROM_MS) !== undefined
    if (isLater && this.#isOfPicture(shown)) {
      const until = this.#coming.filter(({ frame, whole }) => (frame?.seq ?? whole?.match.seq ?? 0) <= seq)
      this.#coming = [...until, this.#waiting({ at: readAt(fresh), whole: fresh }), ...later]
      write(shown)
    } else {
      this.#passed = []
      this.#coming = later
      this.#asked = undefined
    }
    this.#step()
  }

  stop(): void {
    this.#isStopped = true
    this.#stopListening()
    clearInterval(this.#timer)
  }

  #waiting(change: Omit<Change, 'until'>): Change {
    const picture = pictureBefore(change.at)
    return { ...change, until: Date.now() + (picture === undefined ? 0 : change.at - picture + HOLD_MAX_MS) }
  }

  /** Whether the data is not later than the picture. */
  #isOfPicture = (detail: MatchDetail): boolean =>
    this.#passed.length > 0 || this.#coming.length > 0 || pictureBefore(readAt(detail) - PAST_FROM_MS) === undefined

  #step(): void {
    this.#goBack()
    this.#goOn()
    this.#askPast()
    this.#shown = this.#options.read()
    if (this.#coming.length > 0) this.#timer ??= setInterval(() => this.#step(), CHECK_EVERY_MS)
    else this.#timer = void clearInterval(this.#timer)
  }

  #goBack(): void {
    let before: MatchDetail | undefined
    for (let last = this.#passed.at(-1); last; last = this.#passed.at(-1)) {
      if (pictureBefore(last.at - SLACK_MS) === undefined) break
      this.#passed.pop()
      this.#coming.unshift(this.#waiting(last))
      before = last.before
    }
    if (before) this.#options.write(before)
  }

  #goOn(): void {
    for (let next = this.#coming[0]; next; next = this.#coming[0]) {
      if (pictureBefore(next.at) !== undefined && next.until > Date.now()) return
      this.#coming.shift()
      this.#apply(next)
    }
  }

  #apply(change: Change): void {
    const { read, write, onFrame, onGap } = this.#options
    const detail = read()
    if (!detail) return
    const { frame, whole } = change
    const next = whole ?? (frame ? applyFrame(detail, frame) : detail)
    const isNew = next !== 'gap' && next !== detail
    if (next === 'gap') onGap(detail.match.seq)
    else if (isNew) {
      write(next)
      this.#remember({ ...change, before: detail })
    }
    if (frame) onFrame(frame, { isNew, isAgain: change.before !== undefined })
  }

  #remember(change: Change): void {
    const oldest = change.at - KEPT_MS
    this.#passed = [...this.#passed.filter(({ at }) => at >= oldest), change]
  }

  /** What happened before the page was there is not known here: states of it are asked for as the picture goes on. */
  #askPast(): void {
    const { read, write, askPast } = this.#options
    const [detail, picture] = [read(), pictureTime()]
    if (!detail || picture === undefined || !this.#lacksPast(detail, picture)) return
    const at = Math.floor(picture / PAST_STEP_MS) * PAST_STEP_MS
    if (at === this.#asked) return
    this.#asked = at
    void askPast(new Date(at).toISOString()).then((past) => {
      // A service that knows no past answers with now.
      const isPast = past !== undefined && readAt(past) <= at
      if (!isPast || this.#isStopped || this.#asked !== at || read() !== detail) return
      if (!this.#coming[0]?.whole) this.#coming.unshift(this.#waiting({ at: readAt(detail), whole: detail }))
      write(past)
      this.#step()
    })
  }

  #lacksPast(detail: MatchDetail, picture: number): boolean {
    const isEarlier = this.#passed.length === 0 && pictureBefore(readAt(detail) - PAST_FROM_MS) !== undefined
    const isOld = this.#coming[0]?.whole !== undefined && picture - readAt(detail) >= PAST_STEP_MS
    return (isEarlier || isOld) && Math.abs(readAt(detail) - picture) <= KEPT_MS
  }
}
