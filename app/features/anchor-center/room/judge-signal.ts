/** A segment of the picture that comes in. */
export interface Piece {
  /** When it begins, milliseconds since the epoch. */
  at: number
  bytes: number
}

export interface Signal {
  kbps: number
  judgement: 'good' | 'low' | 'unsteady'
}

/** Below this a picture of 720 lines is a blur. */
export const KBPS_MIN = 600
const PIECES_MIN = 4
/** Of the usual: a segment that is so much longer says that nothing came in for a while; one so much lighter, too little. */
const LONG = 2.5
const LIGHT = 0.35

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What pieces that followed each other say of a signal; null while there are too few. */
export function judgeSignal(pieces: readonly Piece[]): Signal | null {
  const sorted = pieces.toSorted((a, b) => a.at - b.at)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || sorted.length < PIECES_MIN) return null
  // How long the last one is, only the next one will say.
  const whole = sorted.slice(0, -1).map(({ at, bytes }, place) => {
    const ms = (sorted[place + 1]?.at ?? at) - at
    return { ms, bytes, kbps: (bytes * 8) / Math.max(1, ms) }
  })
  const kbps = (whole.reduce((sum, { bytes }) => sum + bytes, 0) * 8) / Math.max(1, last.at - first.at)
  const usual = median(whole.map(({ ms }) => ms))
  const isUnsteady = whole.some((piece) => piece.ms > usual * LONG || piece.kbps < kbps * LIGHT)
  return { kbps: Math.round(kbps), judgement: isUnsteady ? 'unsteady' : kbps < KBPS_MIN ? 'low' : 'good' }
}
