import type { ChatMessage } from '#contract/chat.ts'
import { HOLD_MAX_MS, isRewound, onPictureTime, pictureBefore, pictureTime } from '../match/picture-time.ts'
import type { ChatLine, ChatNews, ChatSnapshot } from './chat-client.ts'
import { withoutEarlier } from './without-earlier.ts'

/**
 * `present`: nothing waits, since there is no picture with a clock, or the viewer does not want that; `step`: what is later
 * than the picture is out of sight; `ahead`: the viewer asked to see it now.
 */
export type Pace = 'present' | 'step' | 'ahead'

export interface PacedSnapshot extends ChatSnapshot {
  pace: Pace
  /** There are older lines, but none of the time of the picture. */
  isBeforeAll: boolean
  /** The time from which messages are shown although the rewound picture is before them: the viewer's own. */
  aheadFrom: number
}

/** Of a chat: what it knows, and what has just been said. */
export interface ChatSource {
  snapshot(): ChatSnapshot
  subscribe(listener: () => void): () => void
  onNews(listener: (news: ChatNews) => void): () => void
}

/** A picture that steps back by less, as players do when they buffer, rewinds nothing. */
const SLACK_MS = 1000
const CHECK_EVERY_MS = 1000
/** A page need not show more than this. */
const SHOWN_MAX = 300
const WAITING_MAX = 1500
/** What becomes due so late, as after a jump to live, is no news. */
const NEWS_WITHIN_MS = 10_000

/**
 * A chat at the time of the picture: what is later waits, in the column and over the video, and steps back out of sight
 * when the viewer rewinds. Her own messages, and what staff take out, do not wait.
 */
export class PacedChat {
  readonly #source: ChatSource
  readonly #listeners = new Set<() => void>()
  readonly #newsListeners = new Set<(news: ChatNews) => void>()
  #stops: (() => void)[] = []
  #timer: ReturnType<typeof setInterval> | undefined
  #snapshot: PacedSnapshot
  #isAhead = false
  /** What was said up to here is shown. */
  #limit = Number.NEGATIVE_INFINITY
  #picture: number | undefined
  #movedAt = 0
  /** The picture stood still for so long that nothing waits for it. */
  #isReleased = false
  #waiting: ChatMessage[] = []

  constructor(source: ChatSource) {
    this.#source = source
    this.#snapshot = { ...source.snapshot(), pace: 'present', isBeforeAll: false, aheadFrom: Infinity }
  }

  readonly snapshot = (): PacedSnapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls with new messages once the picture has come to them, and with each that is taken out at once. */
  readonly onNews = (listener: (news: ChatNews) => void): (() => void) => {
    this.#newsListeners.add(listener)
    return () => this.#newsListeners.delete(listener)
  }

  /** Shows what is later than the picture too, or no longer. */
  setAhead(isAhead: boolean): void {
    this.#isAhead = isAhead
    this.#limit = isAhead ? this.#limit : (this.#picture ?? this.#limit)
    this.#step()
  }

  /** Again after `stop` too, as for a page that comes back from the browser's cache. */
  start(): void {
    if (this.#stops.length > 0) return
    this.#stops = [
      onPictureTime(() => this.#step()),
      this.#source.subscribe(() => this.#step()),
      this.#source.onNews((news) => this.#hear(news)),
    ]
    this.#step()
  }

  stop(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
    this.#timer = void clearInterval(this.#timer)
  }

  #hear(news: ChatNews): void {
    if ('removed' in news) {
      this.#waiting = this.#waiting.filter(({ id }) => id !== news.removed)
      this.#tell(news)
      return
    }
    const own = this.#source.snapshot().you?.uid
    const isOwn = ({ by }: ChatMessage) => by.uid === own
    const [mine, others] = [news.messages.filter(isOwn), news.messages.filter((message) => !isOwn(message))]
    if (mine.length > 0) this.#tell({ messages: mine })
    this.#waiting = [...this.#waiting, ...others].slice(-WAITING_MAX)
    this.#step()
  }

  #step(): void {
    const { lines, you } = this.#source.snapshot()
    this.#limit = this.#limitFor(timeOfLast(lines))
    this.#show(linesUntil(lines, this.#limit, you?.uid))
    const due = this.#waiting.filter(({ at }) => at <= this.#limit)
    if (due.length === 0) return
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#limit)
    const fresh = due.filter(({ at }) => at >= this.#limit - NEWS_WITHIN_MS)
    if (fresh.length > 0) this.#tell({ messages: fresh })
  }

  /** What was shown stays, unless the viewer has rewound; what is new waits for the picture. */
  #limitFor(newest: number): number {
    const [picture, before] = [pictureTime(), this.#picture]
    const hasMoved = picture !== before
    this.#picture = picture
    if (hasMoved) this.#movedAt = Date.now()
    const isHeld = pictureBefore(newest) !== undefined && Date.now() - this.#movedAt <= HOLD_MAX_MS
    const isBack =
      picture !== undefined &&
      hasMoved &&
      (before === undefined || this.#isReleased ? isRewound() : picture < before - SLACK_MS)
    this.#isReleased = picture !== undefined && !isHeld && pictureBefore(newest) !== undefined
    if (isHeld) this.#timer ??= setInterval(() => this.#step(), CHECK_EVERY_MS)
    else this.#timer = void clearInterval(this.#timer)
    return Math.max(isBack ? picture : this.#limit, isHeld && !this.#isAhead && picture ? picture : newest)
  }

  #show(lines: readonly ChatLine[]): void {
    const source = this.#source.snapshot()
    const before = this.#snapshot
    const pace: Pace = this.#picture === undefined ? 'present' : this.#isAhead ? 'ahead' : 'step'
    const next: PacedSnapshot = {
      ...source,
      lines: isSame(lines, before.lines) ? before.lines : lines,
      pace,
      isBeforeAll: lines.length === 0 && source.lines.length > 0,
      aheadFrom: isRewound() ? this.#timeAfter(lines) : Infinity,
    }
    const isChanged = (Object.keys(next) as (keyof PacedSnapshot)[]).some((key) => next[key] !== before[key])
    if (!isChanged && Object.keys(before).length === Object.keys(next).length) return
    this.#snapshot = next
    for (const listener of this.#listeners) listener()
  }

  #timeAfter(lines: readonly ChatLine[]): number {
    const line = lines.find((each) => each.kind === 'message' && each.message.at > this.#limit)
    return line?.kind === 'message' ? line.message.at : Infinity
  }

  #tell(news: ChatNews): void {
    for (const listener of this.#newsListeners) listener(news)
  }
}

/** Lines are only added, taken out or changed as objects. */
const isSame = (some: readonly ChatLine[], others: readonly ChatLine[]): boolean =>
  some.length === others.length && some.every((line, place) => line === others[place])

const timeOfLast = (lines: readonly ChatLine[]): number => {
  const last = lines.findLast((line) => line.kind === 'message')
  return last?.kind === 'message' ? last.message.at : Number.NEGATIVE_INFINITY
}

/** The lines of a time, the last of them; of runs of gifts the latest. What is no message is of the time before it. */
function linesUntil(lines: readonly ChatLine[], limit: number, own: number | undefined): readonly ChatLine[] {
  const shown: ChatLine[] = []
  let isShown = true
  for (const line of lines) {
    if (line.kind === 'message') isShown = line.message.at <= limit
    if (isShown || (line.kind === 'message' && line.message.by.uid === own)) shown.push(line)
  }
  let folded: ChatLine[] = []
  for (const line of shown.slice(-SHOWN_MAX)) {
    folded = withoutEarlier(folded, line)
    folded.push(line)
  }
  return folded
}
