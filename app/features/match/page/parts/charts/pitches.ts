import type { Side, TimelineItem } from '#contract/match-state.ts'

/** The strike zone row by row from the upper left, as the catcher sees it. */
export const INSIDE = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** What is around it, by quarters from the upper left. */
export const OUTSIDE = [11, 12, 13, 14] as const
export const ZONES = [...INSIDE, ...OUTSIDE] as const
export type Zone = (typeof ZONES)[number]

/** `out`: it was hit, and no base was got by it. */
export type PitchResult = 'ball' | 'strike' | 'hit' | 'out'

export interface Pitch {
  seq: number
  zone: Zone
  result: PitchResult
  /** `ball`, `strike`, `foul`, or the play that it ended in. */
  type: string
}

export interface AtBat {
  /** Of its first pitch. */
  seq: number
  /** At bat. */
  side: Side
  inning: number
  half: 'top' | 'bottom'
  batter?: number
  pitcher?: number
  pitches: Pitch[]
  /** How it ended; absent while it goes on, and where something else ended the half-inning. */
  type?: string
}

const HITS = /^(single|double|triple|home_run)$/
const BALLS = /^(walk|hit_by_pitch|ball)$/
const STRIKES = /^(strikeout|strike|foul)$/

const resultOf = (type: string): PitchResult =>
  BALLS.test(type) ? 'ball' : STRIKES.test(type) ? 'strike' : HITS.test(type) ? 'hit' : 'out'

const zoneIn = ({ data }: TimelineItem): Zone | undefined => ZONES.find((zone) => zone === data?.zone)

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Whether a feed tells where pitches crossed: the timeline has those that ended a turn. */
export const hasZones = (timeline: readonly TimelineItem[]): boolean =>
  timeline.some((item) => zoneIn(item) !== undefined)

/** Every turn at bat with a pitch whose place is known, in order. `plays`: pitches among them. */
export function atBatsOf(plays: readonly TimelineItem[]): AtBat[] {
  const turns: AtBat[] = []
  let open: AtBat | undefined
  for (const play of plays) {
    const zone = zoneIn(play)
    const inning = Number(/^i(\d+)$/.exec(play.period ?? '')?.[1])
    if (zone === undefined || !play.side || !inning) continue
    const isPitch = play.type === 'pitch'
    const pitcher = isPitch ? play.other : numberIn(play.data?.pitcher)
    if (!open || open.batter !== play.player || open.side !== play.side || open.inning !== inning) {
      open = {
        ...{ seq: play.seq, side: play.side, inning, half: play.side === 'home' ? 'bottom' : 'top', pitches: [] },
        ...(play.player === undefined ? {} : { batter: play.player }),
        ...(pitcher === undefined ? {} : { pitcher }),
      }
      turns.push(open)
    }
    const type = isPitch ? String(play.data?.call) : play.type
    open.pitches.push({ seq: play.seq, zone, result: resultOf(type), type })
    if (isPitch) continue
    open.type = play.type
    open = undefined
  }
  return turns
}

/** Pitches of a zone by what came of them. */
export type ZoneCount = Record<PitchResult | 'all', number>

export function countZones(turns: readonly AtBat[]): ReadonlyMap<Zone, ZoneCount> {
  const counts = new Map<Zone, ZoneCount>(ZONES.map((zone) => [zone, { all: 0, ball: 0, strike: 0, hit: 0, out: 0 }]))
  for (const { zone, result } of turns.flatMap(({ pitches }) => pitches)) {
    const count = counts.get(zone)
    if (!count) continue
    count.all += 1
    count[result] += 1
  }
  return counts
}
