/** The statistics of each play, and how runners move when the event does not say. */

export type Bases = readonly [boolean, boolean, boolean]

export interface Play {
  outs: number
  isHit?: boolean
  isError?: boolean
  /** Comes to the plate, but it is no at bat. */
  isFree?: boolean
  /** The batter's turn is not over. */
  isOnBases?: boolean
  /** Bases the batter takes, 4 is home. */
  takes?: 1 | 2 | 3 | 4
}

export const PLAYS = new Map<string, Play>(
  Object.entries({
    single: { outs: 0, isHit: true, takes: 1 },
    double: { outs: 0, isHit: true, takes: 2 },
    triple: { outs: 0, isHit: true, takes: 3 },
    home_run: { outs: 0, isHit: true, takes: 4 },
    walk: { outs: 0, isFree: true },
    hit_by_pitch: { outs: 0, isFree: true },
    reached_on_error: { outs: 0, isError: true, takes: 1 },
    strikeout: { outs: 1 },
    ground_out: { outs: 1 },
    fly_out: { outs: 1 },
    sacrifice_fly: { outs: 1, isFree: true },
    sacrifice_bunt: { outs: 1, isFree: true },
    fielders_choice: { outs: 1 },
    interference: { outs: 0, isFree: true },
    double_play: { outs: 2 },
    triple_play: { outs: 3 },
    stolen_base: { outs: 0, isOnBases: true },
    caught_stealing: { outs: 1, isOnBases: true },
    picked_off: { outs: 1, isOnBases: true },
    wild_pitch: { outs: 0, isOnBases: true },
    passed_ball: { outs: 0, isOnBases: true },
    balk: { outs: 0, isOnBases: true },
    base_advance: { outs: 0, isOnBases: true },
    fielding_error: { outs: 0, isOnBases: true, isError: true },
    runner_placed: { outs: 0, isOnBases: true },
  }),
)

export const EMPTY: Bases = [false, false, false]

export const readBases = (text: string): Bases => [text[0] === '1', text[1] === '1', text[2] === '1']
export const writeBases = (bases: Bases): string => bases.map(Number).join('')

/** Everybody moves `by` bases, the batter too. */
function moveAll(bases: Bases, by: number): { bases: Bases; runs: number } {
  const next = [false, false, false]
  let runs = 0
  const put = (to: number): void => {
    if (to >= 3) runs += 1
    else next[to] = true
  }
  bases.forEach((isTaken, index) => {
    if (isTaken) put(index + by)
  })
  put(by - 1)
  return { bases: [next[0] === true, next[1] === true, next[2] === true], runs }
}

const FORCING: ReadonlySet<string> = new Set(['walk', 'hit_by_pitch', 'interference'])

/** A walk moves only who must make room. */
function force(bases: Bases): { bases: Bases; runs: number } {
  const [first, second, third] = bases
  if (!first) return { bases: [true, second, third], runs: 0 }
  if (!second) return { bases: [true, true, third], runs: 0 }
  return { bases: [true, true, true], runs: third ? 1 : 0 }
}

/** Where runners stand after a play of which only the type is known. */
export function plainAdvance(type: string, bases: Bases): { bases: Bases; runs: number } {
  const play = PLAYS.get(type)
  if (play?.takes) return moveAll(bases, play.takes)
  if (FORCING.has(type)) return force(bases)
  if (type === 'double_play') return { bases: [false, bases[1], bases[2]], runs: 0 }
  if (type === 'sacrifice_fly') return { bases: [bases[0], bases[1], false], runs: bases[2] ? 1 : 0 }
  return { bases, runs: 0 }
}
