import type { TimelineItem } from '#contract/match-state.ts'

export const PITCH = { length: 105, width: 68 }

export type ShotOutcome = 'goal' | 'on_target' | 'other'

export interface Shot {
  item: TimelineItem & { side: 'home' | 'away' }
  outcome: ShotOutcome
  xg: number
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

/** The shots whose chance and place the feed knows; a goal that was cancelled is none. */
export const shotsOf = (timeline: readonly TimelineItem[]): Shot[] =>
  timeline.flatMap((item) => {
    const outcome = OUTCOMES.get(item.type)
    const [xg, x, y] = [numberIn(item, 'xg'), numberIn(item, 'x'), numberIn(item, 'y')]
    const { side } = item
    if (!outcome || !side || xg === undefined || x === undefined || y === undefined) return []
    if (item.data?.isCancelled === true) return []
    const [along, across] = [(x / 100) * PITCH.length, (y / 100) * PITCH.width]
    const place = side === 'home' ? { x: along, y: across } : { x: PITCH.length - along, y: PITCH.width - across }
    return [{ item: { ...item, side }, outcome, xg, ...place }]
  })

/** Radius in metres: the area grows with the chance, and the smallest can still be seen. */
export const radiusOf = (xg: number): number => Math.sqrt(0.8 + xg * 14)
