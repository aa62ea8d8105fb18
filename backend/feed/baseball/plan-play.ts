/** One plate appearance: what comes of it, and where runners end up. */
import type { Random } from '../random.ts'
import { type Bases, plainAdvance } from './plays.ts'

export interface Outcome {
  type: string
  outs: number
  bases: Bases
  runs: number
}

const OUTS = [
  ['strikeout', 22.5],
  ['ground_out', 23],
  ['fly_out', 23.5],
] as const

const ON_BASE = [
  ['single', 14.4],
  ['double', 4.5],
  ['triple', 0.4],
  ['home_run', 3.1],
  ['walk', 8.4],
  ['hit_by_pitch', 1],
  ['reached_on_error', 0.9],
] as const

function moveOnSingle(random: Random, [first, second, third]: Bases): { bases: Bases; runs: number } {
  const isHome = second && random.chance(0.6)
  const isThird = first && !(second && !isHome) && random.chance(0.28)
  const runs = Number(third) + Number(isHome)
  return { bases: [true, first && !isThird, (second && !isHome) || isThird], runs }
}

function moveOnDouble(random: Random, [first, second, third]: Bases): { bases: Bases; runs: number } {
  const isHome = first && random.chance(0.42)
  return { bases: [false, true, first && !isHome], runs: Number(second) + Number(third) + Number(isHome) }
}

function groundOut(random: Random, [first, second, third]: Bases, outs: number): Outcome {
  if (first && outs < 2 && random.chance(0.36)) {
    const isOver = outs + 2 >= 3
    const runs = !isOver && third ? 1 : 0
    return {
      type: 'double_play',
      outs: outs + 2,
      bases: isOver ? [false, second, third] : [false, false, second],
      runs,
    }
  }
  const isOver = outs + 1 >= 3
  const isHome = third && !isOver && (first || random.chance(0.45))
  if (isOver) return { type: 'ground_out', outs: outs + 1, bases: [first, second, third], runs: 0 }
  const isSecond = first || (second && third && !isHome)
  const bases: Bases = [false, isSecond, (second && !(third && !isHome)) || (third && !isHome)]
  return { type: 'ground_out', outs: outs + 1, bases, runs: isHome ? 1 : 0 }
}

function flyOut(random: Random, bases: Bases, outs: number): Outcome {
  const isHome = bases[2] && outs < 2 && random.chance(0.48)
  if (!isHome) return { type: 'fly_out', outs: outs + 1, bases, runs: 0 }
  return { type: 'sacrifice_fly', outs: outs + 1, bases: [bases[0], bases[1], false], runs: 1 }
}

/** `might` (about 1) makes reaching base likelier. */
export function planPlay(random: Random, might: number, bases: Bases, outs: number): Outcome {
  const type = random.weighted([...OUTS, ...ON_BASE.map(([name, weight]) => [name, weight * might] as const)])
  if (type === 'ground_out') return groundOut(random, bases, outs)
  if (type === 'fly_out') return flyOut(random, bases, outs)
  if (type === 'strikeout') return { type, outs: outs + 1, bases, runs: 0 }
  if (type === 'single') return { type, outs, ...moveOnSingle(random, bases) }
  if (type === 'double') return { type, outs, ...moveOnDouble(random, bases) }
  return { type, outs, ...plainAdvance(type, bases) }
}

const HITS: readonly string[] = ['single', 'double', 'triple']

/**
 * The winning run ends the game: only a home run brings more in. The batter is given as many bases as the winner took
 * (Official Baseball Rules, 9.06 (f)), and so is every runner behind him.
 */
export function endWithRun(outcome: Outcome, bases: Bases, needed: number): Outcome {
  const takes = HITS.indexOf(outcome.type) + 1
  if (takes === 0 || outcome.runs < needed) return outcome
  const runners = [3, 2, 1].filter((base) => bases[base - 1])
  const winner = runners[needed - 1] ?? 0
  const taken = Math.min(takes, 4 - winner)
  if (taken === takes && outcome.runs === needed) return outcome
  const behind = runners.slice(needed).map((base) => base + taken)
  const isOn = (base: number): boolean => base === taken || behind.includes(base)
  return { ...outcome, type: HITS[taken - 1] ?? outcome.type, bases: [isOn(1), isOn(2), isOn(3)], runs: needed }
}

/** A runner on first alone may try for second. */
export function planSteal(random: Random, [first, second, third]: Bases, outs: number): Outcome | undefined {
  if (!first || second || outs > 2 || !random.chance(0.07)) return undefined
  return random.chance(0.76)
    ? { type: 'stolen_base', outs, bases: [false, true, third], runs: 0 }
    : { type: 'caught_stealing', outs: outs + 1, bases: [false, false, third], runs: 0 }
}
