import type { TimelineItem } from '#contract/match-state.ts'

export const PITCH = { length: 105, width: 68 }

export type ShotOutcome = 'goal' | 'on_target' | 'other'

/** A shot whose chance the feed knows. */
export interface Chance {
  item: TimelineItem & { side: 'home' | 'away' }
  outcome: ShotOutcome
  xg: number
}

export interface Shot extends Chance {
  /** In metres from the upper left corner: home attacks the right goal, away the left one. */
  x: number
  y: number
}

const OUTCOMES = new Map<string, ShotOutcome>([
  ['goal', 'goal'],
  ['penalty_goal', 'goal'],
  ['shot_on_target', 'on_target'],
  ['penalty_missed', 'other'],
  ['shot_off_target', 'other'],
  ['shot_blocked', 'other'],
  ['shot_woodwork', 'other'],
])

const numberIn = ({ data }: TimelineItem, key: string): number | undefined =>
  typeof data?.[key] === 'number' ? data[key] : undefined

/** The shots whose chance the feed knows; a goal that was cancelled is none. */
export const chancesOf = (timeline: readonly TimelineItem[]): Chance[] =>
  timeline.flatMap((item) => {
    const outcome = OUTCOMES.get(item.type)
    const xg = numberIn(item, 'xg')
    const { side } = item
    if (!outcome || !side || xg === undefined || item.data?.isCancelled === true) return []
    return [{ item: { ...item, side }, outcome, xg }]
  })

/** Those of which it knows the place too. */
export const shotsOf = (timeline: readonly TimelineItem[]): Shot[] =>
  chancesOf(timeline).flatMap((chance) => {
    const [x, y] = [numberIn(chance.item, 'x'), numberIn(chance.item, 'y')]
    if (x === undefined || y === undefined) return []
    const [along, across] = [(x / 100) * PITCH.length, (y / 100) * PITCH.width]
    const isHome = chance.item.side === 'home'
    return [{ ...chance, ...(isHome ? { x: along, y: across } : { x: PITCH.length - along, y: PITCH.width - across }) }]
  })

/** What a side's chances add up to. */
export const chanceSum = (chances: readonly Chance[], side: 'home' | 'away'): number =>
  chances.filter(({ item }) => item.side === side).reduce((sum, { xg }) => sum + xg, 0)

/** Radius in metres: the area grows with the chance, and the smallest can still be seen. */
export const radiusOf = (xg: number): number => Math.sqrt(0.8 + xg * 14)
