/** The state of a match during its simulation: batters, bowlers, board. */
import type { Score, Side, SquadMember } from '#contract/match-state.ts'
import type { LiveScript } from '../shared/live-script.ts'
import type { Contender } from '../types.ts'
import { BALLS_PER_OVER, type Innings } from './overs.ts'

const OVERS_EACH = 4

export interface Play {
  live: LiveScript
  par: Score
  innings: Innings[]
}

export interface Crease {
  /** Place in the order of who faces, and of who waits at the other end. */
  striker: number
  nonStriker: number
  next: number
  order: SquadMember[]
}

const eleven = (contender: Contender): SquadMember[] => contender.squad.filter(({ isStarter }) => isStarter)

export const createCrease = (contender: Contender): Crease => ({
  striker: 0,
  nonStriker: 1,
  next: 2,
  order: eleven(contender),
})

export function swapEnds(crease: Crease): void {
  const { striker } = crease
  crease.striker = crease.nonStriker
  crease.nonStriker = striker
}

/** Picks a bowler for every over of an innings: at most four each, never two in a row. */
export function createAttack(live: LiveScript, contender: Contender): () => SquadMember | undefined {
  const players = eleven(contender)
  const known = players.filter(({ position }) => position === 'bowler' || position === 'all_rounder')
  const bowlers = known.length >= 5 ? known : players.slice(-6)
  const bowled = new Map<number, number>()
  let last: number | undefined
  return () => {
    const free = bowlers.filter(({ id }) => id !== last && (bowled.get(id) ?? 0) < OVERS_EACH)
    const ranked = (free.length > 0 ? free : bowlers)
      .map((member) => ({ member, rank: (bowled.get(member.id) ?? 0) + live.random.next() * 1.6 }))
      .sort((a, b) => a.rank - b.rank)
    const chosen = ranked[0]?.member
    if (chosen) bowled.set(chosen.id, (bowled.get(chosen.id) ?? 0) + 1)
    last = chosen?.id
    return chosen
  }
}

/** Runs per over a chase still needs. */
export function requiredOf(innings: Innings, maxBalls: number): number | undefined {
  if (innings.target === undefined) return undefined
  const left = Math.max(1, maxBalls - innings.balls)
  return (Math.max(0, innings.target - innings.runs) * BALLS_PER_OVER) / left
}

/** How much better than even a side bats against the other. */
export const edgeOf = (par: Score, side: Side): number => Math.min(1.22, Math.max(0.84, par[side] / 158)) ** 0.8
