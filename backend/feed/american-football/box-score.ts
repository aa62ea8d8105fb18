/** What plays count in the lines of players. `passes`, `kicked_goals` and `extra_points` are made and tried: `22-35`. */
import type { MatchEvent, MatchState, PlayerLine, Side } from '#contract/match-state.ts'
import { bumpPlayer, changePlayer, enterPlayer } from '../shared/stats.ts'

/** Of one who has none of it yet, 0. */
const COUNTED = [
  ...['passing_yards', 'passing_touchdowns', 'interceptions'],
  ...['carries', 'rushing_yards', 'rushing_touchdowns'],
  ...['receptions', 'receiving_yards', 'receiving_touchdowns'],
  ...['touchdowns', 'points'],
]

export const boxColumns = [
  ...['passes', 'passing_yards', 'passing_touchdowns', 'interceptions'],
  ...['carries', 'rushing_yards', 'rushing_touchdowns'],
  ...['receptions', 'receiving_yards', 'receiving_touchdowns'],
  ...['kicked_goals', 'extra_points', 'points'],
]

export const countedColumns: readonly string[] = COUNTED

interface Credit {
  player: number | undefined
  side: Side
  by?: Readonly<Record<string, number>>
  /** One try, and whether it was made. */
  tried?: { column: 'passes' | 'kicked_goals' | 'extra_points'; isMade: boolean }
}

function credit(players: PlayerLine[], { player, side, by = {}, tried }: Credit): PlayerLine[] {
  const counted = bumpPlayer(enterPlayer(players, player, side, COUNTED), player, by)
  if (!tried) return counted
  return changePlayer(counted, player, (values) => {
    const [made = 0, all = 0] = String(values[tried.column] ?? '0-0')
      .split('-')
      .map(Number)
    return { ...values, [tried.column]: `${made + Number(tried.isMade)}-${all + 1}` }
  })
}

const creditAll = (state: MatchState, credits: readonly Credit[]): MatchState => ({
  ...state,
  players: credits.reduce(credit, state.players),
})

/** A play from scrimmage; `touchdown` 1 where it ended in one. */
export function countPlay(
  state: MatchState,
  { player, other, data }: MatchEvent,
  side: Side,
  how: string | undefined,
  touchdown: 0 | 1 = 0,
): MatchState {
  const yards = Number(data?.yards ?? 0)
  switch (how) {
    case 'run':
      return creditAll(state, [
        { player, side, by: { carries: 1, rushing_yards: yards, rushing_touchdowns: touchdown } },
      ])
    case 'pass':
      return creditAll(state, [
        { player, side, by: { receptions: 1, receiving_yards: yards, receiving_touchdowns: touchdown } },
        {
          ...{ player: other, side, tried: { column: 'passes', isMade: true } },
          by: { passing_yards: yards, passing_touchdowns: touchdown },
        },
      ])
    case 'incomplete':
      return creditAll(state, [{ player: other ?? player, side, tried: { column: 'passes', isMade: false } }])
    case 'interception':
      return creditAll(state, [{ player, side, by: { interceptions: 1 }, tried: { column: 'passes', isMade: false } }])
    default:
      return state
  }
}

const KICKS = new Map<string, { column: 'kicked_goals' | 'extra_points'; isMade: boolean }>([
  ['field_goal', { column: 'kicked_goals', isMade: true }],
  ['field_goal_missed', { column: 'kicked_goals', isMade: false }],
  ['extra_point', { column: 'extra_points', isMade: true }],
  ['extra_point_missed', { column: 'extra_points', isMade: false }],
])

/** A kick at goal, made or not. */
export function countKick(state: MatchState, { type, side, player }: MatchEvent): MatchState {
  const tried = KICKS.get(type)
  return tried && side ? creditAll(state, [{ player, side, tried }]) : state
}
