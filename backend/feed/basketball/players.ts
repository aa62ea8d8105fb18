import type { MatchState, PlayerLine, Side } from '#contract/match-state.ts'
import { startingLines } from '../shared/squad.ts'
import { bumpPlayer, enterPlayer, setPlayer } from '../shared/stats.ts'
import type { Contest } from '../types.ts'

const NO_SHOTS = { field_goals: '0-0', two_points: '0-0', three_points: '0-0', free_throws: '0-0' }

export type ShotColumn = keyof typeof NO_SHOTS

export const firstLines = (contest: Contest, columns: readonly string[]): PlayerLine[] =>
  startingLines(contest, columns).map((line) => ({ ...line, values: { ...line.values, ...NO_SHOTS } }))

export const enter = (state: MatchState, player: number | undefined, side: Side | undefined): PlayerLine[] => {
  const players = enterPlayer(state.players, player, side, state.playerColumns)
  return players === state.players ? players : setPlayer(players, player, NO_SHOTS)
}

/** Adds attempts to `7-12` columns, and the points they made. */
export function countShots(
  players: PlayerLine[],
  player: number | undefined,
  columns: readonly ShotColumn[],
  shots: { made: number; attempts: number; points: number },
): PlayerLine[] {
  const line = players.find((each) => each.player === player)
  if (!line) return players
  const values: Record<string, string> = {}
  for (const column of columns) {
    const [made = 0, attempts = 0] = String(line.values[column]).split('-').map(Number)
    values[column] = `${made + shots.made}-${attempts + shots.attempts}`
  }
  return setPlayer(bumpPlayer(players, player, { points: shots.points }), player, values)
}
