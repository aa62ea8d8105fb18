import type { Base, Move, Play } from './notation.ts'

/** Who is on first, second and third. */
export type Runners = readonly [number | undefined, number | undefined, number | undefined]

export const NOBODY: Runners = [undefined, undefined, undefined]

export interface Outcome {
  runners: Runners
  outs: number
  /** In the order in which they came home. */
  scored: number[]
  battedIn: number
}

/** Runs on these are nobody's unless the source says so. */
const DRIVES_NOBODY_IN = new Set(['reached_on_error', 'strikeout'])

/** Parts of a play in which the batter's turn goes on. */
export const ON_BASES: ReadonlySet<string> = new Set([
  ...['stolen_base', 'caught_stealing', 'picked_off', 'wild_pitch', 'passed_ball', 'balk'],
  ...['base_advance', 'fielding_error'],
])

/** Where each base of a play leads: who stands where another arrives moves on, though the source does not say so. */
function movesOf({ moves }: Play, runners: Runners): Map<Base, Move> {
  const all = new Map(moves)
  let arriving = all.get(0)
  for (const from of [1, 2, 3] as const) {
    if (arriving?.to !== from || arriving.isOut || runners[from - 1] === undefined) break
    const move: Move = all.get(from) ?? { to: (from + 1) as Base, isOut: false }
    all.set(from, move)
    arriving = move
  }
  return all
}

/** What is said of a play that cannot have been so. */
export type Impossible = string

/** The bases after a play of `batter`, or why that cannot be. */
export function advance(play: Play, runners: Runners, batter: number): Outcome | Impossible {
  const next: (number | undefined)[] = [undefined, undefined, undefined]
  const [type = ''] = play.parts.map((part) => part.type)
  const outcome = { outs: 0, scored: [] as number[], battedIn: 0 }
  const moves = movesOf(play, runners)
  const isDriven = !ON_BASES.has(type) && !DRIVES_NOBODY_IN.has(type) && !(play.isDoublePlay && type === 'ground_out')
  for (const from of [3, 2, 1, 0] as const) {
    const player = from === 0 ? batter : runners[from - 1]
    const move = moves.get(from)
    if (player === undefined) {
      if (move) return `nobody is on base ${from}`
      continue
    }
    if (!move) {
      if (from === 0) continue
      if (next[from - 1] !== undefined) return `two runners on base ${from}`
      next[from - 1] = player
      continue
    }
    if (move.isOut) outcome.outs += 1
    else if (move.to === 4) {
      outcome.scored.push(player)
      if (move.isBattedIn ?? isDriven) outcome.battedIn += 1
    } else {
      const base = move.to - 1
      if (next[base] !== undefined) return `two runners on base ${move.to}`
      next[base] = player
    }
  }
  return { ...outcome, runners: [next[0], next[1], next[2]] }
}
