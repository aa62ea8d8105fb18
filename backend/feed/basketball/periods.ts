import type { MatchState, SquadMember } from '#contract/match-state.ts'
import type { BoardOf, LiveHandler } from '../shared/live-rules.ts'
import { addScore, closePeriod, openPeriod, readClock } from '../shared/state.ts'
import type { Contest } from '../types.ts'
import { elapsedAt, elapsedOf, keyOf, lengthOf, quarterSecondsOf, withClock } from './clock.ts'
import { gameFormat, timeoutsLeft } from './game-format.ts'
import { firstLines } from './players.ts'

type BasketballHandler = LiveHandler<'basketball'>

const NOBODY = { home: 0, away: 0 }

/** The board of a game whose first period begins: its clock says how long the quarters are. */
function firstBoard(board: BoardOf<'basketball'>, clock: number | undefined): BoardOf<'basketball'> {
  const { quarterSeconds } = gameFormat(clock)
  return quarterSeconds === gameFormat(undefined).quarterSeconds ? board : { ...board, quarterSeconds }
}

const startersOf = (squad: readonly SquadMember[]): number[] =>
  squad.filter(({ isStarter }) => isStarter).map(({ id }) => id)

/** The starting fives, where both line-ups are known. */
function starting({ home, away }: Contest): Pick<BoardOf<'basketball'>, 'onCourt'> {
  const onCourt = { home: startersOf(home.squad), away: startersOf(away.squad) }
  return onCourt.home.length > 0 && onCourt.away.length > 0 ? { onCourt } : {}
}

export const startPeriod: BasketballHandler = (state, event, before, contest) => {
  const period = state.periods.length
  const board = period === 0 ? firstBoard(before, event.clock) : before
  const format = gameFormat(board.quarterSeconds)
  const { timeouts } = board
  const fresh: BoardOf<'basketball'> = {
    ...board,
    fouls: NOBODY,
    isBonus: { home: false, away: false },
    timeouts: {
      home: timeoutsLeft(format, period, timeouts.home),
      away: timeoutsLeft(format, period, timeouts.away),
    },
  }
  return {
    ...openPeriod(state, keyOf(period)),
    phase: period > 3 ? 'overtime' : keyOf(period),
    clock: readClock(event, event.clock ?? lengthOf(period, format.quarterSeconds), true, 'down'),
    board: period === 0 ? { ...fresh, ...starting(contest) } : fresh,
    players: state.players.length > 0 ? state.players : firstLines(contest, state.playerColumns),
  }
}

/** Minutes on court: who started is on until a substitution says otherwise. */
function countMinutes(state: MatchState, until: number, starters: readonly number[]): MatchState {
  const since = new Map(starters.map((player) => [player, 0]))
  const seconds = new Map<number, number>()
  const leave = (player: number, at: number): void => {
    const from = since.get(player)
    if (from !== undefined) seconds.set(player, (seconds.get(player) ?? 0) + at - from)
    since.delete(player)
  }
  for (const item of state.timeline) {
    if (item.type !== 'substitution') continue
    const period = state.periods.findIndex(({ key }) => key === item.period)
    const at = elapsedAt(Math.max(0, period), item.clock ?? 0, quarterSecondsOf(state))
    if (item.other !== undefined) leave(item.other, at)
    if (item.player !== undefined) since.set(item.player, at)
  }
  for (const player of [...since.keys()]) leave(player, until)
  const players = state.players.map((line) => {
    const minutes = Math.round((seconds.get(line.player) ?? 0) / 60)
    return { ...line, values: { ...line.values, minutes } }
  })
  return { ...state, players }
}

export const endPeriod: BasketballHandler = (state, event, _board, contest) => {
  const stopped = withClock({ ...state, phase: state.periods.length === 2 ? 'half_time' : 'break' }, event, false)
  const starters = [...startersOf(contest.home.squad), ...startersOf(contest.away.squad)]
  return closePeriod(countMinutes(stopped, elapsedOf(state, event), starters))
}

export const timeout: BasketballHandler = (state, event, board) => {
  const stopped = withClock(state, event, false)
  if (!event.side || board.timeouts[event.side] === 0) return stopped
  return { ...stopped, board: { ...board, timeouts: addScore(board.timeouts, event.side, -1) } }
}

export const clockStart: BasketballHandler = (state, event) => withClock(state, event, true)
