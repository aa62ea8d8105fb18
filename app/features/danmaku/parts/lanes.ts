export interface LaneLook {
  /** Lines that fit into the area. */
  rows: number
  /** Of the area, in heights of a line. */
  width: number
  /** How long a message is seen. */
  seconds: number
  /** Free space behind a message before the next one, in heights of a line. */
  gap: number
  /** Messages stand instead of moving. */
  isStanding: boolean
}

/** Letters as wide as high; most others are about half as wide. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/u
const NARROW_SHARE = 0.55

/** About how wide a text is, in heights of a line. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : NARROW_SHARE), 0)

/**
 * How many messages the area can take: each lane takes the next one when the last has moved out of its way. What finds no
 * free lane is not shown: a message that waited would come too late.
 */
export class Lanes {
  /** When each lane takes the next message, in seconds. */
  #freeAt: number[] = []

  /** Whether a message fits now; it then has its lane. `now` in seconds, and may jump back. */
  take(text: string, { rows, width, seconds, gap, isStanding }: LaneLook, now: number): boolean {
    this.#freeAt = Array.from({ length: rows }, (_, lane) => Math.min(this.#freeAt[lane] ?? 0, now + seconds))
    const lane = this.#freeAt.findIndex((at) => at <= now)
    if (lane < 0) return false
    const own = widthOf(text)
    const perSecond = (width + own) / seconds
    this.#freeAt[lane] = now + (isStanding ? seconds : Math.min(seconds, (own + gap) / perSecond))
    return true
  }

  clear(): void {
    this.#freeAt = []
  }
}
