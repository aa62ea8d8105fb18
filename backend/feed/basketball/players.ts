import type { MatchEvent, MatchState, PlayerLine, Side } from '#contract/match-state.ts'
import { startingLines } from '../shared/squad.ts'
import { bumpPlayer, changePlayer, enterPlayer, setPlayer } from '../shared/stats.ts'
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

/** Points for and against while a player was on court; who has not been on has none. */
export function countPlusMinus(
  players: PlayerLine[],
  onCourt: Record<Side, readonly number[]>,
  side: Side,
  points: number,
) {
  return players.map((line) => {
    if (!onCourt[line.side].includes(line.player)) return line
    const sum = Number(line.values.plus_minus ?? 0) + (line.side === side ? points : -points)
    return { ...line, values: { ...line.values, plus_minus: sum > 0 ? `+${sum}` : String(sum) } }
  })
}

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100

/** Keeps where a player shot, one after the other: `+2/94.3/50.1` is a made two-pointer, `-3/...` a missed three. */
export function keepPlace(players: PlayerLine[], { player, data }: MatchEvent, shot: '+2' | '-2' | '+3' | '-3') {
  const [x, y] = [data?.x, data?.y]
  if (!isPercent(x) || !isPercent(y)) return players
  return changePlayer(players, player, ({ shot_places: places, ...values }) => ({
    ...values,
    shot_places: [...(places === undefined ? [] : [places]), `${shot}/${x}/${y}`].join(' '),
  }))
}
