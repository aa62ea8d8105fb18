import type { Play, PlayBoard } from '#contract/match-plays.ts'
import type { MatchEvent, MatchState, TimelineItem } from '#contract/match-state.ts'
import { applyEvent, initialState } from './fold.ts'
import { withoutChance } from './pro-data.ts'
import type { MatchLog } from './types.ts'

/** Events that nobody sees on a field: prices, and figures that a feed sends between plays. */
const UNSEEN: ReadonlySet<string> = new Set([
  'odds',
  'preview',
  'pitching',
  'player_economy',
  'clock_start',
  'batter_in',
  'bowler',
  'touches',
])

interface Told {
  count: number
  state: MatchState
  plays: Play[]
}

const latest = new WeakMap<MatchLog, Told>()

/** Every play up to `now` (milliseconds since the epoch). The plays of a log are kept, and only new events are added. */
export function playsAt(log: MatchLog, now: number): { plays: readonly Play[]; seq: number } {
  const at = new Date(now).toISOString()
  const known = latest.get(log) ?? { count: 0, state: initialState(log.contest), plays: [] }
  let { count, state } = known
  const plays = [...known.plays]
  for (let event = log.events[count]; event && event.at <= at; event = log.events[count]) {
    const next = applyEvent(state, event, log.contest)
    if (!UNSEEN.has(event.type)) plays.push(withoutChance(playOf(event, state, next)))
    state = next
    count += 1
  }
  if (count > known.count) latest.set(log, { count, state, plays })
  const upTo = plays.findLastIndex((play) => play.at <= at)
  return { plays: plays.slice(0, upTo + 1), seq: log.events[count - 1]?.seq ?? 0 }
}

function playOf(event: MatchEvent, before: MatchState, after: MatchState): Play {
  const item = after.timeline.length > before.timeline.length ? after.timeline.at(-1) : undefined
  const own = item?.type === event.type ? item : undefined
  const period = after.periods.at(-1)?.key
  const board = boardOf(after)
  return {
    ...event,
    ...own,
    // The timeline leaves out places that only a drawing needs.
    ...(event.data && own?.data ? { data: { ...event.data, ...own.data } } : {}),
    ...(period === undefined ? {} : { period }),
    ...(item && item.type !== event.type ? { told: toldOf(withoutChance(item)) } : {}),
    ...(after.serving ? { serving: after.serving } : {}),
    ...(board ? { board } : {}),
    score: after.score,
    isKey: item?.isKey ?? false,
  }
}

const toldOf = ({ type, side, player, data }: TimelineItem): NonNullable<Play['told']> => ({
  type,
  ...(side ? { side } : {}),
  ...(player === undefined ? {} : { player }),
  ...(data ? { data } : {}),
})

/** Without what is undefined, or only a scoreboard shows. */
function boardOf({ board, periods }: MatchState): PlayBoard | undefined {
  switch (board?.family) {
    case 'tennis': {
      const { home, away } = periods.at(-1) ?? { home: 0, away: 0 }
      return { family: 'tennis', points: board.points, isTieBreak: board.isTieBreak, games: { home, away } }
    }
    case 'cricket': {
      const innings = board.innings.at(-1)
      if (!innings) return undefined
      const { runs, wickets, balls, target } = innings
      const count = board.innings.length
      return { family: 'cricket', runs, wickets, balls, innings: count, ...(target === undefined ? {} : { target }) }
    }
    case 'baseball': {
      const { family, inning, half, outs, bases, balls, strikes, batter } = board
      const count = balls === undefined || strikes === undefined ? {} : { balls, strikes }
      return { family, inning, half, outs, bases, ...count, ...(batter === undefined ? {} : { batter }) }
    }
    case 'american_football': {
      const { family, down, distance, yardLine, driveFrom } = board
      return { family, down, distance, yardLine, ...(driveFrom === undefined ? {} : { driveFrom }) }
    }
    case 'rounds': {
      const { family, map, round, alive, bomb, device, homeSide } = board
      return {
        ...{ family, map, round, alive },
        ...(bomb ? { bomb } : {}),
        ...(device ? { device } : {}),
        ...(homeSide ? { homeSide } : {}),
      }
    }
    case 'sets': {
      const { family, points, stake } = board
      return { family, points, ...(stake ? { stake } : {}) }
    }
    case 'frames': {
      const { family, points, atTable, left } = board
      const seen = { ...(atTable ? { atTable } : {}), ...(left === undefined ? {} : { left }) }
      return { family, points, break: board.break, ...seen }
    }
    case 'combat':
      return { family: 'combat', round: board.round, rounds: board.rounds }
    case 'battle_royale': {
      const { family, map, placement, kills, alive, zone, squads } = board
      const lobby = { ...(zone ? { zone } : {}), ...(squads ? { squads } : {}) }
      return { family, map, placement, kills, alive, ...lobby }
    }
    default:
      return undefined
  }
}
