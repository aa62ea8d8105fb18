/** What happens in a round. */
import type { MatchEvent, MatchState, Score, Side, Stat } from '#contract/match-state.ts'
import { type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { addTimeline, addToPeriod, currentPeriod, other } from '../shared/state.ts'
import { bumpStat, percentOf, setStat } from '../shared/stats.ts'
import { everybody, type RoundsBoard } from './board.ts'
import { type DeviceStep, deviceEvent, deviceStats, endName, readEnd } from './device.ts'
import { countDuel, withImpact } from './impact.ts'
import { readSide } from './maps.ts'
import { closeRound, countInRound, sumOf } from './players.ts'
import { type RoundsTitle, roundsTitle } from './titles.ts'

type RoundsHandler = LiveHandler<'rounds'>

const roundsPlayed = (state: MatchState): number => state.periods.reduce((sum, { home, away }) => sum + home + away, 0)

/** Rounds of the current map so far. */
const playedOnMap = (state: MatchState): number => {
  const map = currentPeriod(state)
  return map ? map.home + map.away : 0
}

function readWorth(event: MatchEvent): Pick<RoundsBoard, 'worth'> {
  const worth = { home: numberOf(event, 'homeWorth', -1), away: numberOf(event, 'awayWorth', -1) }
  return worth.home < 0 || worth.away < 0 ? {} : { worth }
}

export const roundStart: RoundsHandler = (state, event, board, contest) => {
  const { bomb: _bomb, worth: _worth, ...rest } = board
  const money = {
    home: numberOf(event, 'homeMoney', board.money.home),
    away: numberOf(event, 'awayMoney', board.money.away),
  }
  const next: MatchState = {
    ...state,
    phase: state.phase === 'overtime' ? 'overtime' : 'map',
    board: {
      ...rest,
      round: numberOf(event, 'round', playedOnMap(state) + 1),
      alive: everybody(roundsTitle(contest.gameId)),
      money,
      ...readWorth(event),
      homeSide: readSide(textOf(event, 'homeSide')) ?? board.homeSide,
    },
  }
  if (state.chartKind !== 'economy' || event.data?.homeMoney === undefined) return next
  const point = { t: roundsPlayed(state) + 1, value: money.home - money.away, period: state.periods.at(-1)?.key }
  return { ...next, chart: [...state.chart, point] }
}

export const kill: RoundsHandler = (state, event, board, contest) => {
  const { side } = event
  if (!side) return state
  const { teamSize } = roundsTitle(contest.gameId)
  const isOpening = board.alive.home === teamSize && board.alive.away === teamSize
  const isHeadshot = event.data?.headshot === true
  let { players } = state
  if (event.player !== undefined)
    players = countInRound(players, event.player, side, 'kills', ...(isHeadshot ? (['headshots'] as const) : []))
  if (event.other !== undefined) players = countInRound(players, event.other, other(side), 'deaths')
  const duel = { side, killer: event.player, victim: event.other, at: Date.parse(event.at), isOpening }
  players = countDuel(players, duel)
  const stats = bumpStat(state.stats, 'kills', side)
  const lost = other(side)
  return addTimeline(
    {
      ...state,
      players,
      playerColumns: withImpact(state.playerColumns, players),
      stats: isOpening ? bumpStat(stats, 'opening_kills', side) : stats,
      board: { ...board, alive: { ...board.alive, [lost]: Math.max(0, board.alive[lost] - 1) } },
    },
    event,
  )
}

export const device =
  (step: DeviceStep): RoundsHandler =>
  (state, event, board, contest) => {
    const title = roundsTitle(contest.gameId)
    const key = step === 'exploded' ? undefined : deviceStats(title)[step]
    const stats = key && event.side && board.bomb !== step ? bumpStat(state.stats, key, event.side) : state.stats
    return addTimeline(
      { ...state, stats, board: { ...board, bomb: step } },
      { ...event, type: deviceEvent(title, step) },
    )
  }

/** The races to five and to ten rounds of the map, the sides' and the first rounds of halves. */
function countRound(stats: Stat[], board: RoundsBoard, title: RoundsTitle, side: Side, before: Score): Stat[] {
  let next = bumpStat(stats, 'rounds_won', side)
  const winnerIs = (homeSide: RoundsBoard['homeSide']) => (board.homeSide === homeSide) === (side === 'home')
  if (board.homeSide) next = bumpStat(next, winnerIs('attack') ? 'attack_rounds' : 'defence_rounds', side)
  const played = before.home + before.away
  if (title.money && (played === 0 || played === title.half)) next = bumpStat(next, 'pistol_rounds', side)
  const won = before[side] + 1
  if (won === 5 && played + 1 - won < 5) next = bumpStat(next, 'five_rounds', side)
  if (won === 10 && played + 1 - won < 10) next = bumpStat(next, 'ten_rounds', side)
  return next
}

/** With everybody's tally the sides' sums are theirs. */
function sumPlayers(stats: Stat[], players: MatchState['players']): Stat[] {
  const of = (side: Side, key: 'kills' | 'headshots') => sumOf(players, side, key)
  const [home, away] = [of('home', 'kills'), of('away', 'kills')]
  const share = (side: Side, kills: number) => percentOf(of(side, 'headshots'), kills)
  return setStat(setStat(stats, 'kills', home, away), 'headshots', share('home', home), share('away', away))
}

export const roundWon: RoundsHandler = (state, event, board, contest) => {
  const { side } = event
  const map = board.maps[board.map - 1]
  if (!side || map?.winner) return state
  const title = roundsTitle(contest.gameId)
  const how = readEnd(textOf(event, 'how'))
  const before = currentPeriod(state) ?? { home: 0, away: 0 }
  const counted = addToPeriod(state, side, 1)
  const { players, losses } = closeRound(state.players, event, Math.max(1, roundsPlayed(counted)))
  let stats = countRound(state.stats, board, title, side, before)
  if (losses) stats = sumPlayers(stats, players)
  if (how === 'defuse' && board.bomb !== 'defused') stats = bumpStat(stats, deviceStats(title).defused, side)
  const maps = board.maps.slice()
  if (map) maps[board.map - 1] = { ...map, [side]: map[side] + 1 }
  const all = everybody(title)
  const next = {
    ...counted,
    players,
    playerColumns: withImpact(state.playerColumns, players),
    stats,
    board: {
      ...board,
      maps,
      round: Math.max(board.round, before.home + before.away + 1),
      alive: losses ? { home: all.home - losses.home, away: all.away - losses.away } : board.alive,
      ...(how === 'bomb' ? { bomb: 'exploded' as const } : how === 'defuse' ? { bomb: 'defused' as const } : {}),
    },
  }
  const listed = { ...board, ...(title.changesEachRound ? { homeSide: undefined } : {}), alive: next.board.alive }
  const hasFallen = losses !== undefined || board.alive.home + board.alive.away < all.home + all.away
  const told = hasFallen ? listed : { ...listed, alive: undefined }
  return listRound(state.chartKind === 'point_lead' ? chartLead(next) : next, event, told, endName(title, how))
}

const chartLead = (state: MatchState): MatchState => {
  const period = state.periods.at(-1)
  if (!period) return state
  const point = { t: roundsPlayed(state), value: period.home - period.away, period: period.key }
  return { ...state, chart: [...state.chart, point] }
}

/**
 * The tallies stay out of the timeline. In it are the score of the map, home's side, who was left, and what the equipment was worth:
 * the page draws all maps' rounds from it, so that the board need not repeat them with every change. A side that changes
 * with every round makes no halves and is left out.
 */
function listRound(
  state: MatchState,
  event: MatchEvent,
  { homeSide, worth, alive }: Partial<Pick<RoundsBoard, 'homeSide' | 'worth' | 'alive'>>,
  how: string,
): MatchState {
  const { home, away } = state.periods.at(-1) ?? { home: 0, away: 0 }
  const data = {
    how,
    round: home + away,
    home,
    away,
    ...(homeSide ? { homeSide } : {}),
    ...(worth ? { homeWorth: worth.home, awayWorth: worth.away } : {}),
    ...(alive ? { homeAlive: alive.home, awayAlive: alive.away } : {}),
  }
  return addTimeline(state, { ...event, data })
}
