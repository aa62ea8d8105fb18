/** Where the players of a simulated match have the ball: their passes are counted a minute, and each has a place. */
import type { Side, SquadMember } from '#contract/match-state.ts'
import { createRandom, type Random, seedOf } from '../random.ts'
import { createTouchSums, type TouchSums } from './places.ts'

/** A side, and who of it is on the pitch. */
interface Eleven {
  side: Side
  onPitch: SquadMember[]
}

interface Line {
  /** Where its players stand while the ball is in the middle, percent of the pitch from their own goal. */
  x: number
  /** How far from the middle the outermost stands, percent of the pitch. */
  reach: number
  /** How much one of them has the ball, against the others. */
  share: number
  /** How far a player leaves his place, along the pitch. */
  roams: number
}

const LINES = new Map<string, Line>(
  Object.entries({
    gk: { x: 7, reach: 0, share: 0.55, roams: 4 },
    df: { x: 35, reach: 36, share: 1.1, roams: 14 },
    mf: { x: 53, reach: 34, share: 1.2, roams: 16 },
    fw: { x: 70, reach: 30, share: 0.75, roams: 14 },
  }),
)
const MIDDLE: Line = { x: 50, reach: 0, share: 1, roams: 16 }
const lineOf = ({ position }: SquadMember): Line => LINES.get(position) ?? MIDDLE

/** Who stands at the end of a line also goes up and down it. */
const OVERLAP = 6
const ACROSS = 11
/** How far a side moves up at a momentum of 100. */
const PUSH = 14

/** Counts where each player has the ball. Draws from numbers of its own, so that a match is the same with and without it. */
export interface TouchCounter extends Pick<TouchSums, 'report'> {
  /** A minute in which the team played so many passes; `momentum` 0..100 while it pressed, below 0 while the other did. */
  passes(team: Eleven, count: number, momentum: number): void
  /** A deed whose place is known, in percent as in `rules.ts`. */
  deed(team: Eleven, player: number | undefined, place: { x: number; y: number }): void
}

const within = (value: number) => Math.min(99.9, Math.max(0.1, value))

interface Stand {
  id: number
  line: Line
  y: number
  isWide: boolean
  /** The shares of those before and his own. */
  upTo: number
}

/** The place of each on the pitch in his line, from the left: the squad's order. */
function standsOf({ onPitch }: Eleven): Stand[] {
  let upTo = 0
  return onPitch.map((member) => {
    const line = lineOf(member)
    const mates = onPitch.filter(({ position }) => position === member.position)
    const [at, last] = [mates.indexOf(member), mates.length - 1]
    const offset = last > 0 ? (2 * at) / last - 1 : 0
    // Two or three stand closer than four or five.
    const reach = line.reach * Math.min(1, 0.4 + last * 0.2)
    upTo += line.share
    return { id: member.id, line, y: 50 + offset * reach, isWide: last > 1 && Math.abs(offset) === 1, upTo }
  })
}

function placeOf(random: Random, { line, y, isWide }: Stand, momentum: number) {
  const push = line.reach === 0 ? 0 : (momentum / 100) * PUSH
  return {
    x: within(line.x + push + random.normal() * (line.roams + (isWide ? OVERLAP : 0))),
    y: within(y + random.normal() * ACROSS),
  }
}

export function createTouchCounter(...seed: (string | number)[]): TouchCounter {
  const random = createRandom(seedOf('touches', ...seed))
  const sums = createTouchSums()
  const known = new Map<Eleven, { onPitch: SquadMember[]; stands: ReturnType<typeof standsOf> }>()
  return {
    passes(team, count, momentum) {
      if (team.onPitch !== known.get(team)?.onPitch) known.set(team, { onPitch: team.onPitch, stands: standsOf(team) })
      const stands = known.get(team)?.stands ?? []
      for (let pass = 0; pass < count && stands.length > 0; pass++) {
        const share = random.next() * (stands.at(-1)?.upTo ?? 0)
        const stand = stands.find(({ upTo }) => share < upTo)
        if (stand) sums.add(team.side, stand.id, placeOf(random, stand, momentum))
      }
    },
    deed(team, player, place) {
      if (player !== undefined) sums.add(team.side, player, { x: within(place.x), y: within(place.y) })
    },
    report: sums.report,
  }
}
