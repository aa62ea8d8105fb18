import type { Score, SquadMember } from '#contract/match-state.ts'
import { MINUTE, SECOND } from '../shared/time.ts'
import { type Play, type Team, writeAt } from './play.ts'

const KICKS = 5
const ORDER = new Map<string, number>(Object.entries({ fw: 0, mf: 1, df: 2, gk: 9 }))

/** Forwards first, the keeper last. */
const takersOf = (play: Play, team: Team): SquadMember[] =>
  team.onPitch
    .map((member) => ({ member, rank: (ORDER.get(member.position) ?? 1) + play.random.next() * 1.4 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ member }) => member)

/** Whether the shoot-out is decided after these kicks. */
function isDecided(goals: Score, taken: Score): boolean {
  const left = (side: 'home' | 'away') => Math.max(0, KICKS - taken[side])
  if (taken.home >= KICKS && taken.away >= KICKS) return taken.home === taken.away && goals.home !== goals.away
  return goals.home > goals.away + left('away') || goals.away > goals.home + left('home')
}

/** Kicks from the mark until one side cannot be caught (Laws of the Game, 10.3), then the end. */
export function playShootout(play: Play, clock: number): void {
  const { random, writer } = play
  writeAt(play, clock, 'extra_time_end')
  let at = writer.lastAt() + 4 * MINUTE
  writer.write(at, 'shootout_start')
  const sides = random.chance(0.5) ? (['home', 'away'] as const) : (['away', 'home'] as const)
  const takers = { home: takersOf(play, play.home), away: takersOf(play, play.away) }
  const goals = { home: 0, away: 0 }
  const taken = { home: 0, away: 0 }
  for (let kick = 0; !isDecided(goals, taken); kick++) {
    const side = sides[kick % 2 === 0 ? 0 : 1]
    const player = takers[side][taken[side] % Math.max(1, takers[side].length)]?.id
    const isIn = random.chance(kick > 60 ? 0.5 : 0.75)
    taken[side] += 1
    if (isIn) goals[side] += 1
    at += random.int(45, 70) * SECOND
    writer.write(at, isIn ? 'shootout_goal' : 'shootout_miss', { side, player })
  }
  writer.write(at + 20 * SECOND, 'end')
}
