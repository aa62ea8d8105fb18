import { createRandom } from '#backend/feed/random.ts'
import type { Fate } from '#backend/feed/types.ts'
import { isCup } from './brackets.ts'
import type { Match, Rests } from './pairing.ts'
import { DAY_MS } from './stage.ts'

/** A match that did not take place: the first date of a pair that meets later in the stage. */
export interface Setback extends Match {
  fate: Exclude<Fate, 'played'>
}

const POSTPONED_SHARE = 0.015
const CANCELLED_SHARE = 0.005
const TRIES = 30

/** When each team plays. */
export function startsByTeam(matches: readonly Match[]): Map<number, number[]> {
  const starts = new Map<number, number[]>()
  for (const { homeId, awayId, startsAt } of matches) {
    for (const team of [homeId, awayId]) {
      const known = starts.get(team)
      if (known) known.push(startsAt)
      else starts.set(team, [startsAt])
    }
  }
  return starts
}

interface Stage {
  /** Milliseconds since the epoch. */
  stageStartsAt: number
  rests: Rests
  seed: number
  /** How many walkovers there are for each match played. */
  walkoverShare: number
}

/** Extra, unplayed fixtures of a stage; each side has rested for one as for any other. */
export function setbacksOf(matches: readonly Match[], { stageStartsAt, rests, seed, walkoverShare }: Stage): Setback[] {
  const random = createRandom(seed)
  const starts = startsByTeam(matches)
  // An earlier date of a cup's match would tell who goes on.
  const movable = matches.filter(({ league }) => !isCup(league))
  const isFree = (team: number, ms: number, rest: number) =>
    (starts.get(team) ?? []).every((other) => Math.abs(other - ms) >= rest)

  const draw = (): Match | undefined => {
    for (let tries = 0; tries < TRIES * rests.length; tries++) {
      const rest = rests[Math.floor(tries / TRIES)] ?? 0
      const { lane: _lane, ...match } = random.pick(movable)
      const startsAt = match.startsAt - random.int(2, 9) * DAY_MS
      if (startsAt < stageStartsAt) continue
      if (isFree(match.homeId, startsAt, rest) && isFree(match.awayId, startsAt, rest)) return { ...match, startsAt }
    }
    return undefined
  }

  const setbacks: Setback[] = []
  const add = (count: number, fate: Setback['fate']) => {
    for (let made = 0; made < count; made++) {
      const match = draw()
      if (!match) continue
      setbacks.push({ ...match, fate })
      starts.get(match.homeId)?.push(match.startsAt)
      starts.get(match.awayId)?.push(match.startsAt)
    }
  }
  add(Math.round(matches.length * POSTPONED_SHARE), 'postponed')
  add(Math.round(matches.length * CANCELLED_SHARE), 'cancelled')
  add(Math.round(matches.length * walkoverShare), 'walkover')
  return setbacks
}
