/** Frames are held back at most this long beyond what the viewer has rewound; a later picture is not about these scores. */
export const HOLD_MAX_MS = 60_000

/** From here on a picture behind live was rewound, rather than late. */
const REWOUND_SECONDS = 15

interface Picture {
  /** Wall-clock time of the picture on screen, by the stream; milliseconds. */
  at: number
  /** How far behind it what is told may be and still be held back for it. */
  reachMs: number
  isRewound: boolean
}

/** Undefined without a player. */
let picture: Picture | undefined
const listeners = new Set<() => void>()

/** Called by the player (`onProgramTime`). `behindSeconds`: how far the viewer has rewound. */
export function setPictureTime(at: Date | undefined, behindSeconds = 0): void {
  picture = at && {
    at: at.getTime(),
    reachMs: HOLD_MAX_MS + behindSeconds * 1000,
    isRewound: behindSeconds > REWOUND_SECONDS,
  }
  for (const listener of [...listeners]) listener()
}

/** Calls back about four times a second during playback. */
export function onPictureTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page shows the past, with the picture. */
export const isRewound = (): boolean => picture?.isRewound === true

/** Wall-clock time of the picture; undefined without a player. */
export const pictureTime = (): number | undefined => picture?.at

/** The time of the picture, if what happened at `at` is later than that and may wait for it; both times are of servers. */
export function pictureBefore(at: number): number | undefined {
  if (!picture) return undefined
  const aheadMs = at - picture.at
  return aheadMs > 0 && aheadMs <= picture.reachMs ? picture.at : undefined
}

/**
 * The time of which the page tells: the picture's while what happens waits for it, else `now`. `canGoBack`: of what is
 * rewound with the picture; all else is a minute behind at most.
 */
export function shownTime(now: number, canGoBack: boolean): number {
  if (!picture || Math.abs(now - picture.at) > picture.reachMs) return now
  return canGoBack ? picture.at : Math.max(picture.at, now - HOLD_MAX_MS)
}
