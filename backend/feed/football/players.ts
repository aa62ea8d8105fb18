import type { MatchState, PlayerLine, Side } from '#contract/match-state.ts'
import { startingLines } from '../shared/squad.ts'
import { changePlayer, enterPlayer, growValues, setPlayer } from '../shared/stats.ts'
import type { Contest } from '../types.ts'

/** Everybody begins at this; what it grows and shrinks by is in decision 134. */
const COLUMNS_WITH_BASE = { rating: 6.5 }

/** Nominal end of each period: added time is not counted as minutes played. */
const PERIOD_END = new Map<string, number>(Object.entries({ h1: 2700, h2: 5400, et1: 6300, et2: 7200, pens: 7200 }))

export const firstLines = (contest: Contest, columns: readonly string[]): PlayerLine[] =>
  startingLines(contest, columns).map((line) => ({ ...line, values: { ...line.values, ...COLUMNS_WITH_BASE } }))

export const enter = (state: MatchState, player: number | undefined, side: Side | undefined): PlayerLine[] => {
  const players = enterPlayer(state.players, player, side, state.playerColumns)
  return players === state.players ? players : setPlayer(players, player, COLUMNS_WITH_BASE)
}

/** Who has no line, as in a source without line-ups, has one of nothing but what the source tells: a `column`. */
export function credit(state: MatchState, player: number | undefined, side: Side, column: string): MatchState {
  const line = state.players.find((each) => each.player === player)
  if (player === undefined || (line && column in line.values)) return state
  const { playerColumns: columns } = state
  return {
    ...state,
    players: line
      ? setPlayer(state.players, player, { [column]: 0 })
      : [...state.players, { player, side, values: { [column]: 0 } }],
    playerColumns: columns.includes(column) ? columns : [...columns, column],
  }
}

/** `bumpPlayer` of what the player's line has. */
export const bumpKnown = (
  players: PlayerLine[],
  player: number | undefined,
  by: Readonly<Record<string, number>>,
): PlayerLine[] =>
  changePlayer(players, player, (values) =>
    growValues(values, Object.fromEntries(Object.entries(by).filter(([key]) => key in values))),
  )

export const clockOf = (state: MatchState, clock: number | undefined): number => clock ?? state.clock?.seconds ?? 0

/** Brings every player's minutes up to `clock`, from who came on and went off so far. */
export function countMinutes(state: MatchState, clock: number): MatchState {
  const until = Math.min(clock, PERIOD_END.get(state.periods.at(-1)?.key ?? '') ?? clock)
  const on = new Map<number, number>()
  const off = new Map<number, number>()
  for (const item of state.timeline) {
    const at = Math.min(item.clock ?? 0, PERIOD_END.get(item.period ?? '') ?? Number.POSITIVE_INFINITY)
    if (item.type === 'substitution') {
      if (item.player !== undefined) on.set(item.player, at)
      if (item.other !== undefined) off.set(item.other, at)
    } else if ((item.type === 'red_card' || item.type === 'second_yellow') && item.player !== undefined)
      off.set(item.player, at)
  }
  const players = state.players.map((line) => {
    if (line.values.minutes === undefined) return line
    const seconds = Math.min(off.get(line.player) ?? until, until) - (on.get(line.player) ?? 0)
    const minutes = Math.max(0, Math.ceil(seconds / 60))
    return minutes === line.values.minutes ? line : { ...line, values: { ...line.values, minutes } }
  })
  return { ...state, players }
}

/** Ratings after the last whistle: winners a little up, and keepers and defenders who kept the goal clean. */
export function settleRatings(state: MatchState, contest: Contest): PlayerLine[] {
  let players = state.players
  for (const side of ['home', 'away'] as const) {
    const conceded = side === 'home' ? state.score.away : state.score.home
    const position = new Map(contest[side].squad.map((member) => [member.id, member.position]))
    for (const line of state.players.filter((each) => each.side === side)) {
      const isBack = ['gk', 'df'].includes(position.get(line.player) ?? '')
      const forResult = state.winner === side ? 0.3 : state.winner === 'draw' ? 0 : -0.2
      const forGoals = isBack ? (conceded === 0 ? 0.6 : -0.2 * Math.min(conceded, 4)) : 0
      players = bumpKnown(players, line.player, { rating: forResult + forGoals })
    }
  }
  return players.map((line) => {
    if (line.values.rating === undefined) return line
    const rating = Math.min(10, Math.max(3, Math.round(Number(line.values.rating) * 10) / 10))
    return { ...line, values: { ...line.values, rating } }
  })
}
