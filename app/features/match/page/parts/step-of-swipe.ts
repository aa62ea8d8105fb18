export type Step = 'previous' | 'next'

interface Point {
  clientX: number
  clientY: number
}

/** A sweep is this long at least, and this many times as wide as high. */
const LENGTH_MIN = 60
const STEEPNESS_MAX = 2
/** Sweeps from the very edge are the browser's own: back and forward. */
const EDGE = 24

/** Which way a finger swept: to the next match as one turns a page, also where pages are read from right to left. */
export function stepOfSwipe(start: Point, end: Point, width: number, isRightToLeft: boolean): Step | undefined {
  const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY]
  const isFromEdge = start.clientX < EDGE || start.clientX > width - EDGE
  if (isFromEdge || Math.abs(x) < LENGTH_MIN || Math.abs(x) < Math.abs(y) * STEEPNESS_MAX) return undefined
  return x < 0 === isRightToLeft ? 'previous' : 'next'
}
