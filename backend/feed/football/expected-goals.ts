import type { MatchEvent, MatchState } from '#contract/match-state.ts'

/** Of a pitch, in metres. */
export const [LENGTH, WIDTH] = [105, 68]
/** A goal is 7.32 metres wide. */
const HALF_GOAL = 3.66

export const PENALTY_XG = 0.79
const FOOT = -1.25
const HEADER = -2.45
const PER_METRE = -0.1
const PER_RADIAN = 1.3

/** In percent of the pitch, as the attacker sees it: `x` 100 is the goal line attacked, `y` 50 the middle. */
export interface Place {
  x: number
  y: number
}

/** The chance of a shot by the distance from the middle of the goal and the angle in which the goal is seen (decision 134). */
export function chanceFrom({ x, y }: Place, isHeader: boolean): number {
  const along = ((100 - x) / 100) * LENGTH
  const across = ((y - 50) / 100) * WIDTH
  const angle = Math.abs(Math.atan2(across + HALF_GOAL, along) - Math.atan2(across - HALF_GOAL, along))
  const score = (isHeader ? HEADER : FOOT) + PER_METRE * Math.hypot(along, across) + PER_RADIAN * angle
  return 1 / (1 + Math.exp(-score))
}

const SHOTS: ReadonlySet<string> = new Set([
  ...['goal', 'penalty_goal', 'penalty_missed'],
  ...['shot_on_target', 'shot_off_target', 'shot_blocked', 'shot_woodwork'],
])

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100

/** A penalty has the same chance from wherever it is told; without a place it counts where chances are known anyway. */
function modelled({ type, data = {} }: MatchEvent, { stats }: MatchState): number | undefined {
  const { x, y } = data
  const isPlaced = isPercent(x) && isPercent(y)
  if (type.startsWith('penalty_'))
    return isPlaced || stats.some(({ key }) => key === 'expected_goals') ? PENALTY_XG : undefined
  return isPlaced ? Math.round(chanceFrom({ x, y }, data.isHeader === true) * 100) / 100 : undefined
}

/** A shot with its chance: the feed's own where it tells one, else that of the model where it tells the place. */
export function withChance(event: MatchEvent, state: MatchState): MatchEvent {
  if (!SHOTS.has(event.type)) return event
  const { xg: told, ...data } = event.data ?? {}
  if (typeof told === 'number' && told >= 0 && told <= 1) return event
  const xg = modelled(event, state)
  if (xg !== undefined) return { ...event, data: { ...data, xg } }
  return told === undefined ? event : { ...event, data }
}
